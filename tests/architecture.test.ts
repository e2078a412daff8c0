import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { circlesOf } from './support/circles.ts'

// Who may import whom (docs: the table in the architecture guide), and the few rules about files that a reader relies
// on.

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
  domain: ['app', 'contract', 'patterns', 'charts', 'ui', 'lib'],
  areas: ['domain', 'app', 'session', 'health-sync', 'patterns', 'charts', 'ui', 'contract', 'shell', 'lib'],
  routes: ['areas', 'domain', 'app', 'session', 'lib'],
  // What the first load consists of; what a screen brings is not among it.
  start: ['routes', 'app', 'health-sync', 'session', 'shell', 'contract', 'patterns', 'ui', 'styles', 'lib'],
  // The component gallery: what stands around the stories, and the board's screens. Other stories live beside what they
  // show.
  gallery: ['patterns', 'charts', 'ui', 'lib', 'styles'],
  // Not part of the page: a script of its own, beside the build (scripts/lib/service-worker.ts).
  'service-worker': [],
  // Not part of the app: wires a signed-out one while building, to draw the frames of index.html.
  'entry-frames': ['start', 'app', 'session', 'contract', 'shell', 'ui'],
}

/** Folders of src that may use the contract's generated files. */
const mayUseContract = new Set(['contract', 'session', 'app', 'domain', 'areas'])

interface SourceFile {
  path: string
  text: string
  imports: string[]
  /** Those of the imports that come along with the file: neither lazy ones nor types. */
  needs: string[]
}

function filesIn(folder: string, kind = /(?<!\.gen)\.tsx?$/): SourceFile[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((path) => kind.test(path) && !/(^|\/)(generated|node_modules)\//.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return {
        path,
        text,
        imports: importsOf(path, text),
        needs: importsOf(path, text.replace(/\bimport\(|^import type [^'"]*from .*/gm, '')),
      }
    })
}

/** What a file imports, ours as paths from the root ('src/ui/button/button.tsx'), packages by their name. */
function importsOf(path: string, text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const found = [
    ...code.matchAll(/(?:^|[\s;])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|import\(?\s*['"]([^'"]+)['"]/g),
  ]
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
const isChrome = (path: string) => path === 'src/app/chrome/chrome.tsx'
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

  test('names the calls of challenges, missions and battles in files of queries alone [CHA-17]', () => {
    const naming = source.filter(
      ({ path, text }) =>
        !isTest(path) && !isStory(path) && text.replace(/DataOf<[^>]*>/g, '').includes("'/api/chalen/"),
    )
    expect(naming.length).toBeGreaterThan(10)
    expect(naming.map(({ path }) => path).filter((path) => !path.endsWith('queries.ts'))).toEqual([])
  })

  test('has in start what the first load consists of, all of it at once and for nobody else', () => {
    const reached = new Set<string>()
    const visit = (path: string) => {
      if (reached.has(path)) return
      reached.add(path)
      source.find((file) => file.path === path)?.needs.forEach(visit)
    }
    visit('src/start/main.tsx')
    const late = source.filter(({ path }) => folderOf(path) === 'start' && !isTest(path) && !reached.has(path))
    expect(late.map(({ path }) => path)).toEqual([])
    expect([...reached].filter((path) => path === 'src/routeTree.gen.ts' || isChrome(path))).toEqual([])
    expect(readFileSync(join(root, 'index.html'), 'utf8')).toContain('src="/src/start/main.tsx"')
    expect(wrong((from, to) => folderOf(to) !== 'start' || ['start', 'entry-frames'].includes(folderOf(from)))).toEqual(
      [],
    )
  })

  test('uses no story: stories are for the gallery alone', () => {
    expect(wrong((_, to) => !isStory(to))).toEqual([])
  })

  test('has no area that imports another', () => {
    expect(wrong((from, to) => !areaOf(from) || !areaOf(to) || areaOf(from) === areaOf(to))).toEqual([])
  })

  test('sees of the contract its generated files only, and of the server nothing', () => {
    expect(wrong((_, to) => !/^(server|scripts|tests|bench)\//.test(to))).toEqual([])
    expect(
      wrong(
        (from, to) =>
          !to.startsWith('openapi/') || (to.startsWith('openapi/generated/') && mayUseContract.has(folderOf(from))),
      ),
    ).toEqual([])
  })

  test('keeps machines free of React and of the client', () => {
    const machines = source.filter(({ path }) => path.endsWith('.machine.ts'))
    expect(
      machines.flatMap(({ path, imports }) =>
        imports
          .filter((to) => /^react|contract\/(api|client|query)\.ts$/.test(to))
          .map((to) => `${path} imports ${to}`),
      ),
    ).toEqual([])
  })

  test('keeps lib, ui and charts free of router, queries and words', () => {
    const plain = source.filter(({ path }) => ['lib', 'ui', 'charts'].includes(folderOf(path)) && !isTest(path))
    expect(
      plain.flatMap(({ path, imports }) =>
        imports.filter((to) => /^@tanstack\/(?!react-virtual)|^@lingui/.test(to)).map((to) => `${path} imports ${to}`),
      ),
    ).toEqual([])
  })

  test('imports icons one by one', () => {
    expect(wrong((_, to) => to !== 'lucide-react')).toEqual([])
  })
})

describe('server', () => {
  const code = server.filter(({ path }) => !isTest(path) && !path.startsWith('server/test-support/'))
  const wrong = (allowed: (from: string, to: string) => boolean) =>
    code.flatMap(({ path, imports }) => imports.filter((to) => !allowed(path, to)).map((to) => `${path} imports ${to}`))
  const tagOf = (path: string) => /^server\/operations\/([\w-]+)\//.exec(path)?.[1]
  const nounOf = (path: string) => /^server\/domain\/([\w-]+)\//.exec(path)?.[1]
  const isSeed = (path: string) => /\/seed(?:\/|\.ts$)/.test(path)

  test('imports nothing of the app; of the contract, the description and its generated files', () => {
    const foreign = server.flatMap(({ path, imports }) =>
      imports.filter((to) => /^(src|scripts|bench)\//.test(to)).map((to) => `${path} imports ${to}`),
    )
    expect(foreign).toEqual([])
  })

  test('has no tag of operations that imports another', () => {
    expect(code.filter(({ path }) => tagOf(path)).length).toBeGreaterThan(10)
    expect(wrong((from, to) => !tagOf(from) || !tagOf(to) || tagOf(from) === tagOf(to))).toEqual([])
  })

  test('builds operations on nouns, and nouns on the database: no noun knows an operation or a request', () => {
    const below = /^server\/(?:domain|db)\/|^server\/[\w-]+\.ts$|^openapi\/generated\//
    const isOurs = (to: string) => /^(?:server|openapi)\//.test(to)
    expect(wrong((from, to) => !nounOf(from) || !isOurs(to) || below.test(to))).toEqual([])
    // The seed alone knows nouns: it asks who is there. The engine knows none.
    expect(
      wrong(
        (from, to) =>
          !from.startsWith('server/db/') ||
          from.startsWith('server/db/seed/') ||
          !/^server\/(?:domain|operations)\//.test(to),
      ),
    ).toEqual([])
  })

  test('shows of a noun to others its tables, queries and rules; to a seed its seed', () => {
    const shown = /\/(?:[\w-]+\.)?(?:schema|queries|rules)\.ts$/
    const isOther = (from: string, to: string) =>
      nounOf(from) !== undefined && nounOf(to) !== undefined && nounOf(from) !== nounOf(to)
    expect(wrong((from, to) => !isOther(from, to) || shown.test(to) || (isSeed(from) && isSeed(to)))).toEqual([])
  })

  test('has no circle of nouns', () => {
    const edges = new Map<string, Set<string>>()
    for (const { path, imports } of code) {
      const noun = nounOf(path)
      if (noun !== undefined)
        edges.set(noun, new Set([...(edges.get(noun) ?? []), ...imports.flatMap((to) => nounOf(to) ?? [])]))
    }
    expect(edges.size).toBeGreaterThan(15)
    expect(circlesOf(edges)).toEqual([])
  })

  test('has no circle of files, types included', () => {
    const all = filesIn('server', /\.ts$/)
    expect(circlesOf(new Map(all.map(({ path, imports }) => [path, imports])))).toEqual([])
  })
})

test.each(['src', 'scripts'])('%s has no circle of files, types included', (folder) => {
  const files = filesIn(folder)
  expect(files.length).toBeGreaterThan(50)
  expect(circlesOf(new Map(files.map(({ path, imports }) => [path, imports])))).toEqual([])
})

test('browser journeys, and what visits the screens, import their support only', () => {
  const wrong = [...filesIn('tests/e2e'), ...filesIn('tests/screens')].flatMap(({ path, imports }) =>
    imports.filter((to) => /^(src|server|scripts|bench|openapi)\//.test(to)).map((to) => `${path} imports ${to}`),
  )
  expect(wrong).toEqual([])
})

describe('files', () => {
  const all = [...source, ...server, ...filesIn('scripts'), ...filesIn('tests'), ...filesIn('bench')]

  test('that only hand on what others define do not exist: import the file that defines the name', () => {
    const barrels = all.filter(({ text }) =>
      /^export\s+(?:type\s+)?(?:\*|\{[^}]*\})\s*(?:as \w+ )?from\s+['\x22][.#]/m.test(text),
    )
    expect(barrels.map(({ path }) => path)).toEqual([])
  })

  test('over 400 lines give their reason in their first comment', () => {
    const silent = all.filter(
      ({ text }) =>
        text.split('\n').length > 401 && !/^(?:import[^\n]*\n|\s)*\/[/*][\s\S]{0,1200}?\blines\b/.test(text),
    )
    expect(silent.map(({ path }) => path)).toEqual([])
  })

  test('keep to their kind’s size: screens 200 lines, machines and handlers 320', () => {
    const limits: [RegExp, number][] = [
      [/\.screen\.tsx$/, 200],
      [/\.(?:machine|handlers)\.ts$/, 320],
    ]
    const long = all.filter(({ path, text }) =>
      limits.some(
        ([kind, limit]) =>
          kind.test(path) &&
          text.split('\n').length > limit + 1 &&
          !/^(?:import[^\n]*\n|\s)*\/[/*][\s\S]{0,1200}?\blines\b/.test(text),
      ),
    )
    expect(long.map(({ path, text }) => `${path}: ${text.split('\n').length}`)).toEqual([])
  })

  test('are named in kebab-case, with a role from the closed list; route files carry the URL’s spelling', () => {
    const roles =
      /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:screen|queries|machine|handlers|rules|present|kind|stories|e2e|config|setup|d))?(?:\.test)?\.tsx?$/
    const odd = all.filter(({ path }) => !path.startsWith('src/routes/') && !roles.test(posix.basename(path)))
    expect(odd.map(({ path }) => path)).toEqual([])
  })
})
