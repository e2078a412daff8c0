import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// What no code does, however it is asked to. docs/security.md names these as proofs.

const root = join(import.meta.dirname, '..')

type Source = { name: string; text: string }

/** Code that runs in production: without tests, what only tests and the gallery load, and the stand-ins for partners. */
function sourcesOf(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter(
      (name) =>
        /\.tsx?$/.test(name) && !/\.(?:test|stories)\.tsx?$|\/(?:testing|test-support|gallery|stand-ins)\//.test(name),
    )
    .map((name) => ({ name, text: withoutComments(readFileSync(join(root, name), 'utf8')) }))
}

const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

const server = sourcesOf('server')
const app = sourcesOf('src')
const saying = (sources: readonly Source[], pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name)

test('all of it is looked at', () => {
  expect([server.length > 500, app.length > 1000]).toEqual([true, true])
})

test('the server calls no address: whoever it speaks with comes through a port of its operator’s', () => {
  const calls = [
    /(?<![.\w])fetch\(/,
    /from '(?:undici|node:(?:https|http2|tls|dgram))'/,
    // Their types, and serving, are no call.
    /import (?:\w+|\* as \w+|\{[^}]*\b(?:request|get)\b[^}]*\}) from 'node:http'/,
    /import (?:\w+|\* as \w+|\{[^}]*\b(?:connect|createConnection)\b[^}]*\}) from 'node:net'/,
  ]
  const pattern = new RegExp(calls.map(({ source }) => source).join('|'))
  expect(["await fetch('https://a')", "import { get } from 'node:http'"].map((code) => pattern.test(code))).toEqual([
    true,
    true,
  ])
  expect(saying(server, pattern)).toEqual([])
})

test('the server starts no program', () => {
  expect(saying(server, /node:child_process/)).toEqual([])
})

test('no text is run as code', () => {
  const runs = /(?<![.\w])eval\(|new Function\(|node:vm|set(?:Timeout|Interval)\(\s*['"`]/
  expect(saying([...server, ...app], runs)).toEqual([])
})

test('no page of ours is put together from text', () => {
  const puts = /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|srcDoc/
  expect(puts.test('<div dangerouslySetInnerHTML={{}} />')).toBe(true)
  expect(saying(app, puts)).toEqual([])
})

test('every hash is SHA-256', () => {
  const names = [...server, ...app].flatMap(({ text }) =>
    [...text.matchAll(/(?:createHash|createHmac|hkdfSync)\(\s*'([^']+)'|hash: '(SHA-?\d+)'|digest\('([^']+)'/g)]
      .map(([, one, two, three]) => one ?? two ?? three ?? '')
      .filter((name) => !/^(?:hex|base64(?:url)?|latin1)$/.test(name)),
  )
  expect(names.length).toBeGreaterThan(5)
  expect([...new Set(names.map((name) => name.toLowerCase().replace('-', '')))]).toEqual(['sha256'])
})

test('no secret comes from Math.random', () => {
  // How long to wait before trying again, and the key of an entry of the history.
  expect(saying([...server, ...app], /Math\.random/).toSorted()).toEqual([
    'server/db/retry.ts',
    'src/app/chrome/number-entries.ts',
    'src/contract/api-error.ts',
    'src/session/create-session.ts',
  ])
})
