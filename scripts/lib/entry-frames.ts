import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PurgeCSS } from 'purgecss'
import { build, type Manifest } from 'vite'
import { ROOT } from './run.ts'

const OUT = join(ROOT, '.cache/entry-frames')
const PLACE_FOR_FRAMES = '<!--entry-frames-->'
const PLACE_FOR_FILES = '/*entry-files*/ {}'
const PLACE_FOR_APP = '/*app-files*/ []'

/**
 * Which modules and shared files, besides those of the entry itself, each frame's screen is made of
 * (docs/decisions/031).
 */
const SCREENS = {
  login: [],
  username: ['src/app/chrome/chrome.tsx', 'src/routes/login/username.tsx'],
  home: ['src/app/chrome/chrome.tsx', 'routes', 'src/routes/main.tsx'],
  page: ['src/app/chrome/chrome.tsx', 'routes'],
}

/** The frame whose styles stand in the page itself; what the others need besides is used with them only. */
const USUAL: keyof typeof SCREENS = 'login'

/** What src/entry-frames.tsx gives. */
interface FramesModule {
  renderFrames(): Promise<{ frame: keyof typeof SCREENS; language: string; html: string }[]>
}

/**
 * Puts the frames of the entry screens and their styles into a built index.html, so that they are painted before any
 * script has come. They are drawn by the app's own components: when React takes over, nothing moves. Each lies in the
 * page as text, which costs nothing until the page's second script makes the one that is shown out of it. The page's
 * boot script also learns the names of the app's files and of those that make the screen, to ask for them once the
 * frame is painted.
 */
export async function addEntryFrames(dist: string, frames = drawFrames()): Promise<void> {
  const page = join(dist, 'index.html')
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  requireLoneCore(manifest)
  const html = readFileSync(page, 'utf8')
  for (const place of [PLACE_FOR_FRAMES, PLACE_FOR_FILES, PLACE_FOR_APP])
    if (!html.includes(place)) throw new Error(`index.html has no ${place}`)

  const made = Object.entries(SCREENS).map(([frame, modules]) => ({ frame, ...filesOf(manifest, modules) }))
  const { app, page: bare } = takeScripts(html)
  const scripts = Object.fromEntries(
    made.map(({ frame, js }) => [frame, js.map((file) => `/${file}`).filter((file) => !app.includes(file))]),
  )
  const styles = made.find(({ frame }) => frame === USUAL)?.css ?? []
  const otherStyles = [...new Set(made.flatMap(({ css }) => css))].filter((file) => !styles.includes(file))
  const drawn = (await frames).map(({ frame, language, html }) =>
    block(`frame-${frame}-${language}`, `<div data-for="${frame}-${language}" lang="${language}" inert>${html}</div>`),
  )
  const blocks = [
    block('frame-styles', `<style>${await usedBy(bare + drawn.join(''), contents(dist, otherStyles))}</style>`),
    ...drawn,
  ]

  writeFileSync(
    page,
    inlineStyles(bare, dist, styles)
      .replace(PLACE_FOR_FRAMES, () => blocks.join(''))
      .replace(PLACE_FOR_FILES, () => JSON.stringify(scripts))
      .replace(PLACE_FOR_APP, () => JSON.stringify(app)),
  )
}

/**
 * The first load is one file, `core`, and waits for no other: two files that wait for each other leave the page as it
 * was drawn.
 */
function requireLoneCore(manifest: Manifest): void {
  const others = Object.values(manifest).flatMap(({ isEntry, imports }) => (isEntry ? (imports ?? []) : []))
  if (others.length > 0)
    throw new Error(`The first load waits for ${others.join(', ')}: see scripts/lib/chunk-policy.ts`)
}

/** The frames' HTML, by a build of their own: it needs nothing of the app's and may run beside it. */
export async function drawFrames(): ReturnType<FramesModule['renderFrames']> {
  await build({
    configLoader: 'native',
    root: ROOT,
    logLevel: 'warn',
    build: {
      ssr: 'src/entry-frames.tsx',
      outDir: OUT,
      emptyOutDir: true,
      minify: false,
      manifest: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
    // Everything in one file: with packages left outside, React would be there twice.
    ssr: { noExternal: true },
  })
  // The query makes it a new module for a process that builds more than once.
  const file = `${pathToFileURL(join(OUT, 'entry-frames.js')).href}?${Date.now()}`
  const module = (await import(file)) as FramesModule
  return module.renderFrames()
}

/**
 * Scripts and styles that some modules need, with all they import. Split route files go by their file's name, shared
 * files by theirs.
 */
function filesOf(manifest: Manifest, modules: string[]): { js: string[]; css: string[] } {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    manifest[key]?.imports?.forEach(visit)
  }
  for (const module of modules) {
    const keys = Object.keys(manifest).filter(
      (key) => key === module || key.startsWith(`${module}?`) || manifest[key]?.name === module,
    )
    if (keys.length === 0) throw new Error(`The build has no chunk of ${module}`)
    keys.forEach(visit)
  }
  const chunks = [...seen].flatMap((key) => manifest[key] ?? [])
  return {
    js: chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')),
    css: chunks.flatMap(({ css = [] }) => css),
  }
}

/** The app's scripts, the entry last as a page lists them, and the page without them. */
function takeScripts(html: string): { app: string[]; page: string } {
  const app: string[] = []
  const page = html.replace(
    /[ \t]*<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?\n?/g,
    (_, file: string) => {
      app.push(file)
      return ''
    },
  )
  if (app.length === 0) throw new Error('The built index.html names no script.')
  return { app, page }
}

/** Text for later: a browser reads past it. */
function block(id: string, text: string): string {
  if (/<\/script|<!--/i.test(text)) throw new Error(`${id} would end the block that it stands in.`)
  return `<script type="text/html" id="${id}">${text}</script>`
}

/**
 * The rules of style sheets that a page can meet: the frames need few of them, and every first visit fetches them
 * within the page. The files themselves come with the app, before React takes over.
 */
async function usedBy(html: string, css: string): Promise<string> {
  const [sheet] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    keyframes: true,
  })
  return sheet?.css ?? css
}

const contents = (dist: string, files: readonly string[]) =>
  files.map((file) => readFileSync(join(dist, file), 'utf8').trim()).join('')

/**
 * Style sheets of the entry and `more` as part of the page: the first paint waits for one file only. `more` are named
 * as well, as links that load nothing: whoever brings a chunk with its styles looks whether they are there (Vite's
 * loader), and would fetch them again.
 */
function inlineStyles(html: string, dist: string, more: readonly string[]): string {
  const linked: string[] = []
  const without = html.replace(/[ \t]*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\n?/g, (_, file: string) => {
    linked.push(file)
    return ''
  })
  const late = more.filter((file) => !linked.includes(file))
  const css = contents(dist, [...linked, ...late])
  const links = late.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('')
  return without.replace('</head>', () => `<style>${css}</style>${links}\n  </head>`)
}
