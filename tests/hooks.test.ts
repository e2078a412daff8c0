import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

// A hook that writes is named by its operation (docs/glossary.md), so that a search for either finds both.

const source = fileURLToPath(new URL('../src', import.meta.url))
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /(?<!\.(?:test|stories|gen))\.tsx?$/.test(path))
  .map((path) => ({ path, text: withoutComments(readFileSync(join(source, path), 'utf8')) }))

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

type File = (typeof files)[number]

/** Paths that stand under a name in a file. */
const namedIn = ({ text }: File, how: 'all' | 'exported') =>
  new Map(
    [...text.matchAll(/^(export )?const (\w+) = '(\/api\/[^']+)'/gm)].flatMap(([, exported, name = '', path = '']) =>
      how === 'all' || exported !== undefined ? [[name, path] as const] : [],
    ),
  )
/** Of all files: some hooks import theirs. */
const exported = new Map(files.flatMap((file) => [...namedIn(file, 'exported')]))

const CALL = /\b(?:useWrite|mutation)\(\s*'(?:get|post|put)',\s*(?:'([^']+)'|(\w+))/g
const pathsIn = (text: string, named: ReadonlyMap<string, string>): string[] =>
  [...text.matchAll(CALL)].map(([, path, name = '']) => path ?? named.get(name) ?? exported.get(name) ?? name)

interface WriteHook {
  path: string
  name: string
  operations: string[]
}

/** Every exported hook with the operations that it writes by, in its own body or as declared beside it. */
function hooksIn(file: File): WriteHook[] {
  const { path, text } = file
  const named = namedIn(file, 'all')
  const parts = text.split(/^(?=\S)(?![)}\]])/m)
  const declared = parts.flatMap((part) => {
    const name = /^const (\w+) = mutation\(/.exec(part)?.[1]
    return name === undefined ? [] : [{ name, operations: pathsIn(part, named) }]
  })
  return parts.flatMap((part) => {
    const name = /^export (?:const|function) (use[A-Z]\w*)/.exec(part)?.[1]
    if (name === undefined) return []
    const beside = declared.filter((one) => new RegExp(`\\b${one.name}(?:\\.mutationFn|\\))`).test(part))
    const operations = [...pathsIn(part, named), ...beside.flatMap((one) => one.operations)]
    return operations.length === 0 ? [] : [{ path, name, operations }]
  })
}

/** Words that say nothing of what an operation does. */
const EMPTY = new Set(['get', 'set', 'my', 'yn', 'use'])

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !EMPTY.has(word))

/** The wire shortens words and spells some otherwise: `regist`, `favorite`, `choise`. Four letters alike are the word. */
const isAlike = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= 4 && one.slice(0, 4) === other.slice(0, 4))

const operationOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
const isNamedBy = (hook: string, operation: string): boolean =>
  wordsOf(operation).some((word) => wordsOf(hook).some((mine) => isAlike(mine, word)))

test('a hook that writes shares a word with its operation', () => {
  const hooks = files.flatMap(hooksIn)
  expect(hooks.length).toBeGreaterThan(120)
  const strangers = hooks
    .filter(({ name, operations }) => !operations.some((path) => isNamedBy(name, operationOf(path))))
    .map(({ path, name, operations }) => `src/${path}: ${name} writes by ${operations.map(operationOf).join(', ')}`)
  expect(strangers).toEqual([])
})

test('no two hooks that write have one name', () => {
  const names = files.flatMap(hooksIn).map(({ name }) => name)
  expect([...new Set(names.filter((name, at) => names.indexOf(name) !== at))]).toEqual([])
})

test('what a hook shares with its operation is a word and not a letter', () => {
  expect([
    isNamedBy('useAcceptTeam', 'acceptTeam'),
    isNamedBy('useSetChoice', 'setChoise'),
    isNamedBy('useSitDown', 'acceptTeam'),
    isNamedBy('useGetMy', 'getMyAgree'),
  ]).toEqual([true, true, false, false])
})
