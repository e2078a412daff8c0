import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { routeMap, type RouteEntry } from '../../src/app/route-map.ts'
import { ROOT, run } from '../../scripts/lib/run.ts'
import { atEnd } from './cleanup.ts'

/** What a build of the app reads, besides its packages and the contract's generated files. */
const SOURCES = ['src', 'scripts/lib', 'index.html', 'vite.config.ts', 'lingui.config.ts', 'tsconfig.json', 'package.json']

/** A copy of the app's sources to change and to build, in a temporary folder that goes at the end. Answers the folder. */
export function copyApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hansang-app-'))
  atEnd(async () => rmSync(folder, { recursive: true, force: true }))
  for (const source of SOURCES) cpSync(join(ROOT, source), join(folder, source), { recursive: true })
  for (const linked of ['node_modules', 'openapi']) symlinkSync(join(ROOT, linked), join(folder, linked), 'junction')
  return folder
}

/** Builds a copy: its scripts, without frames and compressed files. Answers the folder of the build; rejects with the build's output. */
export async function buildCopy(folder: string): Promise<string> {
  const { code, output } = await run(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
    cwd: folder,
    env: { NODE_ENV: 'production' },
    quiet: true,
  })
  if (code !== 0) throw new Error(`The copy in ${folder} could not be built:\n${output}`)
  return join(folder, 'dist')
}

/**
 * Gives a copy a route file for each documented address that has none yet, so that the tree is the whole product's. They are
 * as real ones are: flags and title of their own, every third with a search schema, loader and screen that come later. Answers how many.
 */
export function addRoutes(folder: string): number {
  const routes = join(folder, 'src', 'routes')
  const paths = routeMap.map(({ path }) => path)
  const missing = routeMap.filter(({ path }) => ![`${path}.tsx`, `${path}/index.tsx`].some((file) => existsSync(join(routes, file))))
  for (const [index, entry] of missing.entries()) {
    // A file beside a folder of its name would be the frame of all that the folder holds.
    const isFolder = paths.some((path) => path.startsWith(`${entry.path}/`)) || readdirSync(routes).includes(entry.path.slice(1))
    const address = `${entry.path.replace(/:(\w+)/g, '$$$1')}${isFolder ? '/' : ''}`
    const file = join(routes, `${address}${isFolder ? 'index' : ''}.tsx`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, routeFile(address, entry, index))
  }
  return missing.length
}

const KINDS = ['list', 'detail', 'form', 'graph', 'settings', 'result', 'flow', 'survey'] as const

function routeFile(address: string, { name }: RouteEntry, index: number): string {
  const searches = index % 3 === 0
  const flags = index % 5 === 0 ? ['bottomNavigation: true, backButton: false'] : []
  const data = [`kind: '${KINDS[index % KINDS.length]}'`, `title: msg\`화면 ${index} ${name}\``, ...flags]
  return `import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { screen } from '#src/app/screen-data.ts'
import { memberQuery } from '#src/domain/member/use-member.ts'
${searches ? `import * as v from 'valibot'
import { code, day } from '#src/app/search.ts'

const search = v.object({ day, item${index}: code, sort: v.fallback(v.picklist(['new', 'old', 'name${index}']), 'new') })
` : ''}
export const Route = createFileRoute('${address}')({
  staticData: screen({ ${data.join(', ')} }),
${searches ? '  validateSearch: search,\n  loaderDeps: ({ search }) => search,\n' : ''}  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(memberQuery()),
  component: Screen,
})

function Screen() {
  const { t } = useLingui()
${searches ? `  const { item${index} } = Route.useSearch()\n` : ''}  return (
    <main>
      <ScreenBar />
      <h1>{t\`${name} 화면\`}</h1>
      <p>{t\`${index}번째 화면이에요\`}${searches ? ` {item${index}}` : ''}</p>
    </main>
  )
}
`
}
