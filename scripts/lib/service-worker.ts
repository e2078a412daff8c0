import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Manifest } from 'vite'
import { drawIcons } from './app-icons.ts'
import { KEPT } from './kept-screens.ts'
import { ROOT } from './run.ts'
import { webManifest } from './web-manifest.ts'

/** English of the features above; each is a few hundred bytes. */
const WORDS = /^src\/(?:app|ui|routes|domain\/[\w-]+|areas\/(?:home|start)\/[\w-]+|areas\/meal\/today)\/en\.po$/

/** Letters that few pages have are kept when a page had one: of the font, only these two files come from the start. */
const RARE_LETTERS = /\/(?!latin-|common-)[^/]+\.woff2$/

/**
 * The files of a build that its worker keeps from the start, as addresses, and those that it keeps as well once a page
 * speaks English.
 */
export function keptFiles(manifest: Manifest): { files: string[]; words: string[] } {
  const wanted = new Set<string>()
  const visit = (key: string): void => {
    const part = manifest[key]
    if (!part || wanted.has(part.file)) return
    for (const file of [part.file, ...(part.css ?? []), ...(part.assets ?? [])]) wanted.add(file)
    part.imports?.forEach(visit)
  }
  for (const name of KEPT) visit(keyOf(manifest, name))
  const inEither = new Set(wanted)
  for (const key of Object.keys(manifest)) if (WORDS.test(key)) visit(key)
  const addresses = (files: Iterable<string>) =>
    [...files]
      .filter((file) => !RARE_LETTERS.test(file))
      .map((file) => `/${file}`)
      .sort()
  return { files: addresses(inEither), words: addresses([...wanted].filter((file) => !inEither.has(file))) }
}

function keyOf(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find(
    (candidate) =>
      candidate === name || candidate.startsWith(`${name}?`) || new RegExp(`^_${name}-[\\w-]{8}\\.js$`).test(candidate),
  )
  if (key === undefined) throw new Error(`The build has no ${name}: see scripts/lib/service-worker.ts`)
  return key
}

/**
 * Puts the service worker beside a finished build, with the web manifest and its icons. The build gets a name, of all
 * that the worker keeps: it is written into the page and the worker, and a page of one build never gets files of
 * another.
 */
export async function addServiceWorker(dist: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const { files, words } = keptFiles(manifest)
  const page = join(dist, 'index.html')
  const html = readFileSync(page, 'utf8')
  const name = createHash('sha256')
    .update(JSON.stringify([files, words]))
    .update(html)
    .digest('hex')
    .slice(0, 12)
  writeFileSync(
    page,
    html.replace('<meta name="viewport"', (found) => `<meta name="build" content="${name}">\n    ${found}`),
  )
  await Promise.all([
    build({
      root: ROOT,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: {
        BUILD: JSON.stringify(name),
        FILES: JSON.stringify(files),
        WORDS: JSON.stringify(words),
        'process.env.NODE_ENV': '"production"',
      },
      build: {
        outDir: dist,
        emptyOutDir: false,
        copyPublicDir: false,
        modulePreload: false,
        rolldownOptions: {
          input: join(ROOT, 'src/service-worker/service-worker.ts'),
          output: { format: 'iife', entryFileNames: 'sw.js' },
          checks: { bundlerTimings: false },
        },
      },
    }),
    drawIcons(dist),
  ])
  writeFileSync(
    join(dist, 'manifest.webmanifest'),
    JSON.stringify(webManifest((path) => Object.keys(manifest).some((key) => key.startsWith(`src/routes${path}.tsx`)))),
  )
}
