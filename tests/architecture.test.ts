import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

// Who may import whom (docs: the table in the architecture guide), and the few rules about files that a reader relies on.

const root = fileURLToPath(new URL('..', import.meta.url))

/** Folder of src → folders of src it may import, besides itself. */
const mayImport: Record<string, readonly string[]> = {
  lib: [],
  ui: ['lib'],
  charts: ['ui', 'lib'],
  patterns: ['charts', 'ui', 'lib'],
  contract: ['lib'],
  shell: ['lib'],
  session: ['contract', 'shell', 'lib'],
  'health-sync': ['contract', 'shell', 'lib'],
  resume: ['contract', 'shell', 'lib'],
  app: ['resume', 'health-sync', 'session', 'shell', 'contract', 'patterns', 'charts', 'ui', 'lib'],
  areas: ['app', 'session', 'health-sync', 'patterns', 'charts', 'ui', 'contract', 'shell', 'lib'],
  routes: ['areas', 'app', 'session', 'lib'],
  '': ['app', 'session', 'ui', 'styles'], // main.tsx
  // The component gallery: what stands around the stories, and the board's screens. Other stories live beside what they show.
  gallery: ['patterns', 'charts', 'ui', 'lib', 'styles'],
  // Not part of the app: wires a signed-out one while building, to draw the frames of index.html.
  'entry-frames': ['app', 'session', 'contract', 'shell', 'ui'],
}

/** Folders of src that may use the contract's generated files. */
const mayUseContract = new Set(['contract', 'session', 'app', 'areas'])

interface SourceFile {
  path: string
  text: string
  imports: string[]
}

function filesIn(folder: string): SourceFile[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((path) => /\.tsx?$/.test(path) && !/(^|\/)(generated|node_modules)\/|\.gen\.ts$/.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return { path, text, imports: importsOf(path, text) }
    })
}

/** What a file imports, ours as paths from the root ('src/ui/button/button.tsx'), packages by their name. */
function importsOf(path: string, text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const found = [...code.matchAll(/(?:^|[\s;])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|import\(?\s*['"]([^'"]+)['"]/g)]
  return found.map((match) => {
    const target = match[1] ?? match[2] ?? ''
    if (target.startsWith('#')) return target.slice(1)
    return target.startsWith('.') ? relative(root, join(root, dirname(path), target)).replaceAll('\\', '/') : target
  })
}

/** 'src/areas/records/weight/x.ts' → 'areas'; a file of src itself → ''. */
const folderOf = (path: string) =>
  /^src\/([\w-]+)\//.exec(path)?.[1] ?? (path === 'src/entry-frames.tsx' ? 'entry-frames' : '')
const areaOf = (path: string) => /^src\/areas\/([\w-]+)\//.exec(path)?.[1]
const isStory = (path: string) => path.endsWith('.stories.tsx')
const isTest = (path: string) => /\.test\.tsx?$|\/test-[\w-]+\.tsx?$/.test(path)

const source = filesIn('src')
const server = filesIn('server')

describe('src', () => {
  const wrong = (allowed: (from: string, to: string) => boolean) =>
    source
      .filter(({ path }) => !isTest(path))
      .flatMap(({ path, imports }) => imports.filter((to) => !allowed(path, to)).map((to) => `${path} imports ${to}`))

  test('imports only as the table of folders says', () => {
    const allowed = (from: string, to: string) => {
      if (!to.startsWith('src/') || to === 'src/routeTree.gen.ts') return true
      const [here, there] = [folderOf(from), folderOf(to)]
      return here === there || (mayImport[here] ?? []).includes(there) || (isStory(from) && there === 'gallery')
    }
    expect(wrong(allowed)).toEqual([])
  })

  test('uses no story: stories are for the gallery alone', () => {
    expect(wrong((_, to) => !isStory(to))).toEqual([])
  })

  test('has no area that imports another', () => {
    expect(wrong((from, to) => !areaOf(from) || !areaOf(to) || areaOf(from) === areaOf(to))).toEqual([])
  })

  test('sees of the contract its generated files only, and of the server nothing', () => {
    expect(wrong((_, to) => !/^(server|scripts|tests|bench)\//.test(to))).toEqual([])
    expect(wrong((from, to) => !to.startsWith('openapi/') || (to.startsWith('openapi/generated/') && mayUseContract.has(folderOf(from))))).toEqual([])
  })

  test('keeps machines free of React and of the client', () => {
    const machines = source.filter(({ path }) => path.endsWith('.machine.ts'))
    expect(machines.flatMap(({ path, imports }) => imports.filter((to) => /^react|contract\/(api|client|query)\.ts$/.test(to)).map((to) => `${path} imports ${to}`))).toEqual([])
  })

  test('keeps lib, ui and charts free of router, queries and words', () => {
    const plain = source.filter(({ path }) => ['lib', 'ui', 'charts'].includes(folderOf(path)) && !isTest(path))
    expect(plain.flatMap(({ path, imports }) => imports.filter((to) => /^@tanstack\/(?!react-virtual)|^@lingui/.test(to)).map((to) => `${path} imports ${to}`))).toEqual([])
  })

  test('imports icons one by one', () => {
    expect(wrong((_, to) => to !== 'lucide-react')).toEqual([])
  })
})

test('server imports nothing of the app; of the contract, the description and its generated files', () => {
  const wrong = server.flatMap(({ path, imports }) => imports.filter((to) => /^(src|scripts|bench)\//.test(to)).map((to) => `${path} imports ${to}`))
  expect(wrong).toEqual([])
})

test('browser journeys import their support only', () => {
  const wrong = filesIn('tests/e2e').flatMap(({ path, imports }) =>
    imports.filter((to) => /^(src|server|scripts|bench|openapi)\//.test(to)).map((to) => `${path} imports ${to}`),
  )
  expect(wrong).toEqual([])
})

describe('files', () => {
  const all = [...source, ...server, ...filesIn('scripts'), ...filesIn('tests'), ...filesIn('bench')]

  test('that only hand on what others define do not exist: import the file that defines the name', () => {
    const barrels = all.filter(({ text }) => /^export\s+(?:type\s+)?(?:\*|\{[^}]*\})\s*(?:as \w+ )?from\s+['\x22][.#]/m.test(text))
    expect(barrels.map(({ path }) => path)).toEqual([])
  })

  test('over 300 lines give their reason in their first comment', () => {
    const silent = all.filter(({ text }) => text.split('\n').length > 301 && !/^(?:import[^\n]*\n|\s)*\/[/*][\s\S]{0,1200}?\blines\b/.test(text))
    expect(silent.map(({ path }) => path)).toEqual([])
  })

  test('keep to their kind’s size: screens 150 lines, machines and handlers 250', () => {
    const limits: [RegExp, number][] = [
      [/\.screen\.tsx$/, 150],
      [/\.(?:machine|handlers)\.ts$/, 250],
    ]
    const long = all.filter(({ path, text }) =>
      limits.some(([kind, limit]) => kind.test(path) && text.split('\n').length > limit + 1 && !/^(?:import[^\n]*\n|\s)*\/[/*][\s\S]{0,1200}?\blines\b/.test(text)),
    )
    expect(long.map(({ path, text }) => `${path}: ${text.split('\n').length}`)).toEqual([])
  })

  test('are named in kebab-case, with a role from the closed list; route files carry the URL’s spelling', () => {
    const roles = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:screen|queries|machine|handlers|rules|kind|stories|e2e|config|setup|d))?(?:\.test)?\.tsx?$/
    const odd = all.filter(({ path }) => !path.startsWith('src/routes/') && !roles.test(posix.basename(path)))
    expect(odd.map(({ path }) => path)).toEqual([])
  })
})
