import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'

// What is exported is exported for somebody: a name that no file imports, and that its own file does not need either,
// is no part of anything. Tests count as files that import.

const root = join(import.meta.dirname, '..')

const text = new Map(
  ['src', 'server', 'scripts', 'tests', 'bench', 'openapi', '.'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: folder !== '.', encoding: 'utf8' })
      .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
      .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !/(?:^|\/)(?:generated|node_modules)\//.test(path))
      .map((path) => [path, withoutComments(readFileSync(join(root, path), 'utf8'))] as const),
  ),
)

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

const says = (code: string, name: string) => new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(code)
/** 'a, type b as c' → a, b */
const namesIn = (list: string) => [...list.matchAll(/(?:^|,)\s*(?:type )?([\w$]+)/g)].map(([, name = '']) => name)

/** Which file an import means, as a path from the root; a package's name stays. */
function fileOf(from: string, target: string): string {
  if (target.startsWith('#')) return target.slice(1)
  return target.startsWith('.') ? posix.join(posix.dirname(from), target) : target
}

/** File → what others import of it by name. */
const imported = new Map<string, Set<string>>()
/** File → code that has all of it at hand: what it says of it is used. */
const atHand = new Map<string, string[]>()

const statement = /^import ([^'"`;]*?) from ['"]([^'"]+)['"]/gm
for (const [path, code] of text) {
  for (const [, what = '', target = ''] of code.matchAll(statement)) {
    const file = fileOf(path, target)
    const names = imported.get(file) ?? new Set()
    imported.set(file, names)
    for (const name of namesIn(/\{([^}]*)\}/.exec(what)?.[1] ?? '')) names.add(name)
    if (what.includes('* as ')) atHand.set(file, [...(atHand.get(file) ?? []), code])
  }
  // A lazy import, and a path that another file is handed over by: a build's entry, a module put in place of another.
  for (const [, target = ''] of code.replace(statement, '').matchAll(/['"]([#.\w/$-]+\.tsx?)['"]/g)) {
    const file = text.has(target) ? target : fileOf(path, target)
    if (text.has(file)) atHand.set(file, [...(atHand.get(file) ?? []), code])
  }
}

/** What a route's lazy import is taken for by who gets it handed: `Promise<{ SearchOverlay: … }>`. */
const promised = new Set(
  [...text.values()].flatMap((code) => [...code.matchAll(/Promise<\{ (\w+):/g)].map(([, name = '']) => name)),
)

/** What is imported of files that `npm run gen` writes: whoever writes them has it in a text. */
const generated = new Set(
  [...imported].flatMap(([file, names]) => (/generated\/|\.gen\.ts$/.test(file) ? [...names] : [])),
)

/** Whom the framework asks, by rule: a route file for its Route, a file of stories for all of them. */
const isAskedFor = (path: string, name: string) =>
  (path.startsWith('src/routes/') && name === 'Route') ||
  path.endsWith('.stories.tsx') ||
  (path.startsWith('scripts/gen/') && generated.has(name))

function exportsOf(code: string): string[] {
  const declared = code.matchAll(
    /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) ([\w$]+)/gm,
  )
  const listed = code.matchAll(/^export (?:type )?\{([^}]*)\}/gm)
  return [...declared, ...listed].flatMap(([, names = '']) => namesIn(names))
}

test('whatever is exported is imported by somebody, or needed where it stands', () => {
  expect(existsSync(join(root, 'server/handlers.gen.ts')), 'npm run gen').toBe(true)
  const all = [...text].flatMap(([path, code]) => exportsOf(code).map((name) => ({ path, code, name })))
  expect(all.length).toBeGreaterThan(5000)
  const dead = all.filter(
    ({ path, code, name }) =>
      !path.endsWith('.gen.ts') &&
      !isAskedFor(path, name) &&
      !imported.get(path)?.has(name) &&
      !says(code.replace(new RegExp(`^export [\\w* ]*\\b${name}\\b`, 'm'), ''), name) &&
      !atHand.get(path)?.some((code) => promised.has(name) || says(code, name)),
  )
  expect(dead.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
})
