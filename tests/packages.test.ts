import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Every package of package.json is used by something of ours, and everything that we import is declared there.

const root = join(import.meta.dirname, '..')

type Manifest = Partial<Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>>>
const read = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest
const packagesOf = ({ dependencies, devDependencies }: Manifest) => Object.keys({ ...dependencies, ...devDependencies })
const manifest = read('.')
const declared = packagesOf(manifest)
/** Packages that a command installs for itself. */
const ofTools = existsSync(join(root, 'tools'))
  ? readdirSync(join(root, 'tools')).flatMap((tool) => packagesOf(read(join('tools', tool))))
  : []

const folders = ['src', 'server', 'scripts', 'tests', 'bench', 'openapi', '.storybook'].filter((folder) =>
  existsSync(join(root, folder)),
)
const inFolders = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
)
const files = [...inFolders, ...readdirSync(root)]
  .filter((path) => /\.(?:tsx?|css|yaml)$/.test(path) && !/[\\/]generated[\\/]/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** `@scope/name/deep` → `@scope/name`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Packages that a file's code imports, types included. */
function importedBy(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const found = code.matchAll(
    /(?:^|[\s;])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|[\s(;])import\(?\s*['"]([^'"]+)['"]/g,
  )
  return [...found]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((specifier) => /^@?[a-z]/.test(specifier) && !isBuiltin(specifier))
    .map(packageOf)
}

test('every imported package is declared', () => {
  const known = new Set([...declared, ...ofTools, ...declared.map((name) => name.replace(/^@types\//, ''))])
  const wrong = files
    .filter(({ path }) => /\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      importedBy(text)
        .filter((name) => !known.has(name))
        .map((name) => `${path}: ${name}`),
    )
  expect(wrong).toEqual([])
})

test('every declared package is used: imported, run, or read by its path', () => {
  const texts = [
    ...files.filter(({ path }) => path !== join('tests', 'packages.test.ts')).map(({ text }) => text),
    ...Object.values(manifest.scripts ?? {}),
  ]
    .join('\n')
    .replaceAll("', '", '/')
  const isNamed = (name: string) =>
    new RegExp(`(?:^|['"\`/ ])${name.replaceAll('.', '\\.')}(?=$|['"\`/ ])`, 'm').test(texts)
  const typed = (name: string) =>
    name.startsWith('@types/')
      ? name
          .slice('@types/'.length)
          .replace('__', '/')
          .replace(/^(?=babel\/)/, '@')
      : name
  expect(declared.filter((name) => !isNamed(typed(name)))).toEqual([])
})
