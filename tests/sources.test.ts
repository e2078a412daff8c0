import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { STORAGE_KEYS } from '../src/shell/keys.ts'

// What no source of the app spells but the one module that is there for it. Read from the disk: loaded as modules they
// take twenty seconds.

const root = new URL('../src/', import.meta.url)
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|testing/.test(name))
  .map((name) => ({ name, text: readFileSync(fileURLToPath(new URL(name, root)), 'utf8') }))

const naming = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name)

test('all sources of the app are looked at', () => {
  expect(sources.length).toBeGreaterThan(1000)
})

test('no other module spells a storage key [STO-10]', () => {
  const spelled = new RegExp(
    `(?:getItem|setItem|removeItem|read|write|remove)\\(\\s*'(?:${Object.values(STORAGE_KEYS).join('|')})'`,
  )
  expect(spelled.test(`localStorage.getItem('${STORAGE_KEYS.accessToken}')`)).toBe(true)
  expect(naming(spelled)).toEqual([])
})

test('no other module calls the network [HTP-01]', () => {
  // start-app.ts hands the browser's fetch to the client; worker-calls.ts is the client's arm in a worker, and
  // upload-progress.ts for a body whose way is told; the simulator is no part of the app and asks the stand-ins, which
  // are no part of the contract. The service worker and who installs it ask whether there is to be one: a file of the
  // app, never the API. after-reserved.ts speaks to the chat's own host, which must never see a session header
  // [HTP-15]. left.ts tells of a session that has ended here: the client knows only the one that is, whose headers and
  // cookies must not go along.
  const known = [
    'start/start-app.ts',
    'contract/worker-calls.ts',
    'contract/upload-progress.ts',
    'shell/simulator/outbox.ts',
    'app/installed/install.ts',
    'service-worker/service-worker.ts',
    'areas/care/reservations/after-reserved.ts',
    'app/left.ts',
  ]
  const callers = naming(/(?<![.\w])fetch\(|XMLHttpRequest|sendBeacon|new EventSource|new WebSocket/)
  expect(callers.filter((name) => !known.includes(name))).toEqual([])
  expect(known.filter((name) => !callers.includes(name))).toEqual([])
})

test('no host, secret or SDK key stands in the sources: they are configuration [SEC-03] [SEC-02]', () => {
  // A base that only serves to read a relative address, an example in a comment, and the name of the SVG language.
  const harmless = /http:\/\/relative|https:\/\/hansang\.example|http:\/\/www\.w3\.org/
  const found = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/https?:\/\/[\w.-]+|(?:secret|apiKey|appKey)\s*[:=]\s*'[^']+'/g)].map(
      ([match]) => `${name} ${match}`,
    ),
  )
  expect(found.filter((each) => !harmless.test(each))).toEqual([])
})
