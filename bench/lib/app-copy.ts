import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, run } from '../../scripts/lib/run.ts'
import { atEnd } from './cleanup.ts'

/** What a build of the app reads, besides its packages and the contract's generated files. */
const SOURCES = [
  'src',
  'scripts/lib',
  'index.html',
  'vite.config.ts',
  'lingui.config.ts',
  'tsconfig.json',
  'package.json',
]

/**
 * A copy of the app's sources to change and to build, in a temporary folder that goes at the end. Answers the folder.
 */
export function copyApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hansang-app-'))
  atEnd(async () => rmSync(folder, { recursive: true, force: true }))
  for (const source of SOURCES) cpSync(join(ROOT, source), join(folder, source), { recursive: true })
  for (const linked of ['node_modules', 'openapi']) symlinkSync(join(ROOT, linked), join(folder, linked), 'junction')
  return folder
}

/**
 * Builds a copy: its scripts, without frames and compressed files. Answers the folder of the build; rejects with the
 * build's output.
 */
export async function buildCopy(folder: string): Promise<string> {
  const { code, output } = await run(
    process.execPath,
    [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'],
    {
      cwd: folder,
      env: { NODE_ENV: 'production' },
      quiet: true,
    },
  )
  if (code !== 0) throw new Error(`The copy in ${folder} could not be built:\n${output}`)
  return join(folder, 'dist')
}

/**
 * Takes every second route file out of a copy, those aside that the first load names: what grows with the number of
 * screens is smaller there. Answers how many are gone.
 */
export function takeOutRoutes(folder: string): number {
  const routes = join(folder, 'src', 'routes')
  const entry = readFileSync(join(folder, 'src', 'start', 'entry-tree.ts'), 'utf8')
  const files = readdirSync(routes, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  const late = files.filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !entry.includes(`'#src/routes/${file}'`),
  )
  const taken = late.toSorted().filter((_file, index) => index % 2 === 0)
  for (const file of taken) rmSync(join(routes, file))
  return taken.length
}
