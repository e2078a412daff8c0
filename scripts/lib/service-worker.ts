import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Manifest } from 'vite'
import { drawIcons } from './app-icons.ts'
import { ROOT } from './run.ts'
import { webManifest } from './web-manifest.ts'

/**
 * What opens without a connection: the app, the hubs and the menu, and what reads the vault. What else was used, sheets and dialogs
 * among it, is kept when it was used. Modules by their path, shared files by their name.
 */
const KEPT = [
  'index.html', 'routes',
  'src/app/chrome/chrome.tsx', 'src/app/kept/vault.ts', 'src/app/kept/kept-queries.ts', 'src/app/installed/install.ts',
  'src/routes/main.tsx', 'src/routes/my/menu.tsx', 'src/routes/menu/todayMenu.tsx', 'src/routes/$.tsx', 'src/routes/ErrorPage500.tsx',
  'src/ui/dish/dishes.svg', 'src/ui/avatar/avatars.svg', 'src/styles/load-fonts.ts', 'theme',
]

/** English of the features above; each is a few hundred bytes. */
const WORDS = /^src\/(?:app|ui|routes|domain\/[\w-]+|areas\/(?:home|start)\/[\w-]+|areas\/meal\/today)\/en\.po$/

/** Letters that few pages have are kept when a page had one. */
const RARE_LETTERS = /\/(?:rare|beyond)-|Pretendard-/

/** The files of a build that its worker keeps from the start, as addresses. */
export function keptFiles(manifest: Manifest): string[] {
  const wanted = new Set<string>()
  const visit = (key: string): void => {
    const part = manifest[key]
    if (!part || wanted.has(part.file)) return
    for (const file of [part.file, ...(part.css ?? []), ...(part.assets ?? [])]) wanted.add(file)
    part.imports?.forEach(visit)
  }
  for (const name of KEPT) visit(keyOf(manifest, name))
  for (const key of Object.keys(manifest)) if (WORDS.test(key)) visit(key)
  return [...wanted].filter((file) => !RARE_LETTERS.test(file)).map((file) => `/${file}`).sort()
}

function keyOf(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((candidate) => candidate === name || candidate.startsWith(`${name}?`) || new RegExp(`^_${name}-[\\w-]{8}\\.js$`).test(candidate))
  if (key === undefined) throw new Error(`The build has no ${name}: see scripts/lib/service-worker.ts`)
  return key
}

/**
 * Puts the service worker beside a finished build, with the web manifest and its icons. The build gets a name, of all that the
 * worker keeps: it is written into the page and the worker, and a page of one build never gets files of another.
 */
export async function addServiceWorker(dist: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const files = keptFiles(manifest)
  const page = join(dist, 'index.html')
  const html = readFileSync(page, 'utf8')
  const name = createHash('sha256').update(JSON.stringify(files)).update(html).digest('hex').slice(0, 12)
  writeFileSync(page, html.replace('<meta name="viewport"', (found) => `<meta name="build" content="${name}">\n    ${found}`))
  await Promise.all([
    build({
      root: ROOT,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: { BUILD: JSON.stringify(name), FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: dist,
        emptyOutDir: false,
        copyPublicDir: false,
        modulePreload: false,
        rolldownOptions: { input: join(ROOT, 'src/service-worker/service-worker.ts'), output: { format: 'iife', entryFileNames: 'sw.js' }, checks: { bundlerTimings: false } },
      },
    }),
    drawIcons(dist),
  ])
  writeFileSync(join(dist, 'manifest.webmanifest'), JSON.stringify(webManifest((path) => Object.keys(manifest).some((key) => key.startsWith(`src/routes${path}.tsx`)))))
}
