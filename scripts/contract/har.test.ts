import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import * as zlib from 'node:zlib'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { NO_FIXTURE } from './fixture.ts'
import { leftOutLine, type LeftOut } from './left-out.ts'
import { readRecording } from './recordings.ts'
import { runContract, type RunResult } from './run.ts'
import { Session } from './session.ts'
import { toyContract } from './toy.ts'

// HAR 1.2 (http://www.softwareishard.com/blog/har-12-spec/) as browsers and proxies write it. `GET /guess` answers
// `{ a: number }` in JSON; `POST /login` has to answer with the header Authorization.

const folder = mkdtempSync(join(tmpdir(), 'hansang-har-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Part = Record<string, unknown>
const JSON_TYPE = { name: 'Content-Type', value: 'application/json' }
const guess = (response: Part, more: { entry?: Part; request?: Part } = {}): Part => ({
  startedDateTime: '2026-11-19T02:24:00.000Z',
  time: 12,
  request: { method: 'GET', url: 'https://qa.example/guess', headers: [], ...more.request },
  response: { status: 200, headers: [JSON_TYPE], ...response },
  ...more.entry,
})
const coded = (coding: string) => [JSON_TYPE, { name: 'Content-Encoding', value: coding }]
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const BODY = '{"a":1}'
/** Said in Korean, so that bytes and letters differ in number. */
const LONG = `{"a":1${' '.repeat(40)}}`

async function judged(...entries: Part[]): Promise<RunResult> {
  const file = join(folder, 'recording.har')
  writeFileSync(file, JSON.stringify({ log: { version: '1.2', entries } }))
  return runContract(toyContract(), new Session(''), {
    areas: [],
    write: false,
    disposable: false,
    prefix: '한상점검',
    calls: false,
    recordings: [readRecording(file)],
    credentials: undefined,
    concurrency: 1,
    fixture: NO_FIXTURE,
    probes: { invalid: 0, valid: 0 },
  })
}
const findings = ({ rows }: RunResult) =>
  rows.flatMap((row) => row.findings.map(({ kind, at }) => `${row.operationId} ${kind} ${at}`))
const compared = ({ rows }: RunResult) => rows.reduce((sum, row) => sum + row.compared, 0)

describe('a body that the recorder has changed is read as the backend sent it', () => {
  const read: [what: string, response: Part][] = [
    ['plain (Chrome, Firefox)', { content: { size: 7, mimeType: 'application/json', text: BODY } }],
    ['base64 (Safari, Charles)', { content: { size: 7, text: base64(Buffer.from(BODY)), encoding: 'base64' } }],
    ['base64 in capitals', { content: { size: 7, text: base64(Buffer.from(BODY)), encoding: 'BASE64' } }],
    [
      'base64 in lines',
      {
        content: {
          text: `${base64(Buffer.from(LONG)).slice(0, 20)}\r\n${base64(Buffer.from(LONG)).slice(20)}`,
          encoding: 'Base64',
        },
      },
    ],
    ['base64 that does not say so', { content: { size: 7, text: base64(Buffer.from(BODY)) } }],
    [
      'gzip in base64 (Fiddler)',
      { headers: coded('gzip'), content: { text: base64(gzipSync(BODY)), encoding: 'base64' } },
    ],
    ['gzip whose header is gone', { content: { text: base64(gzipSync(BODY)), encoding: 'base64' } }],
    ['br in base64', { headers: coded('br'), content: { text: base64(brotliCompressSync(BODY)), encoding: 'base64' } }],
    ['br whose header is gone', { content: { text: base64(brotliCompressSync(BODY)), encoding: 'base64' } }],
    ['deflate', { headers: coded('deflate'), content: { text: base64(deflateSync(BODY)), encoding: 'base64' } }],
    [
      'bare deflate',
      { headers: coded('deflate'), content: { text: base64(deflateRawSync(BODY)), encoding: 'base64' } },
    ],
    [
      'gzip in br',
      { headers: coded('gzip, br'), content: { text: base64(brotliCompressSync(gzipSync(BODY))), encoding: 'base64' } },
    ],
    [
      'undone by the recorder, with its header',
      { headers: coded('br'), content: { size: 7, compression: -4, text: BODY } },
    ],
    ['a size of compressed bytes (mitmproxy)', { headers: coded('gzip'), content: { size: 3, text: BODY } }],
    ['pieces of a chunked transfer', { content: { size: 25, text: `4\r\n{"a"\r\n3;x=y\r\n:1}\r\n0\r\n\r\n` } }],
    ['a byte order mark that the recorder took off', { content: { size: 10, text: BODY } }],
    ['no headers at all', { headers: [], content: { text: BODY } }],
    [
      'null for what is not there',
      { headers: [JSON_TYPE], content: { size: null, encoding: null, text: BODY }, _error: null },
    ],
  ]
  test.each(read)('%s', async (_what, response) => {
    const result = await judged(guess(response))
    expect({ findings: findings(result), compared: compared(result), leftOut: result.leftOut }).toEqual({
      findings: [],
      compared: 1,
      leftOut: [],
    })
  })

  test('zstd, where this Node can undo it; else it is left out', async () => {
    const can = 'zstdCompressSync' in zlib
    const bytes = can ? zlib.zstdCompressSync(BODY) : Uint8Array.from([0x28, 0xb5, 0x2f, 0xfd, 0x20, 0xff])
    const result = await judged(guess({ headers: coded('zstd'), content: { text: base64(bytes), encoding: 'base64' } }))
    expect([findings(result), result.leftOut]).toEqual([[], can ? [] : [{ why: 'packed', count: 1 }]])
  })
})

describe('what cannot be mended is left out, counted by its reason', () => {
  const left: [what: string, why: LeftOut, entry: Part][] = [
    ['no content', 'no-body', guess({})],
    [
      'no text (Chrome, after leaving the page)',
      'no-body',
      guess({ content: { size: 900, mimeType: 'application/json' } }),
    ],
    ['an empty text of some size (Firefox)', 'no-body', guess({ content: { size: 900, text: '' } })],
    [
      'an empty text of a stated length',
      'no-body',
      guess({ headers: [JSON_TYPE, { name: 'content-length', value: '7' }], content: { text: '' } }),
    ],
    ['a text shorter than its size', 'truncated', guess({ content: { size: 900, text: '{"a":1,"b":"' } })],
    [
      'base64 shorter than its size',
      'truncated',
      guess({ content: { size: 900, text: base64(Buffer.from('{"a":')), encoding: 'base64' } }),
    ],
    [
      'gzip that was cut',
      'packed',
      guess({ headers: coded('gzip'), content: { text: base64(gzipSync(LONG).subarray(0, 20)), encoding: 'base64' } }),
    ],
    [
      'a compression that nobody knows',
      'packed',
      guess({
        headers: coded('compress'),
        content: { text: base64(Uint8Array.from([0x1f, 0x9d, 0x90, 0xff])), encoding: 'base64' },
      }),
    ],
    ['304 with an empty text', 'not-modified', guess({ status: 304, content: { size: 0, text: '' } })],
    ['304 with the kept body (Chrome)', 'not-modified', guess({ status: 304, content: { size: 7, text: BODY } })],
    [
      'status 0',
      'aborted',
      guess({ status: 0, headers: [], content: { size: 0, mimeType: 'x-unknown' }, _error: 'net::ERR_ABORTED' }),
    ],
    [
      'an error beside a status (Chrome)',
      'aborted',
      guess({ content: { size: 3, text: '{"a' }, _error: 'net::ERR_INCOMPLETE_CHUNKED_ENCODING' }),
    ],
    ['no response (mitmproxy)', 'aborted', guess({}, { entry: { response: null } })],
    ['a failure (Charles)', 'aborted', guess({ content: { text: '' } }, { entry: { _charlesStatus: 'FAILED' } })],
    [
      'a preflight',
      'preflight',
      guess(
        { status: 204, headers: [], content: { size: 0 } },
        { request: { method: 'OPTIONS', headers: [{ name: 'Access-Control-Request-Method', value: 'GET' }] } },
      ),
    ],
    [
      'a redirect',
      'redirect',
      guess({
        status: 307,
        headers: [{ name: 'Location', value: '/x' }],
        redirectURL: '/x',
        content: { size: 0, mimeType: 'x-unknown' },
      }),
    ],
    [
      'a call of an extension, by its origin',
      'extension',
      guess({ content: { text: '{}' } }, { request: { headers: [{ name: 'Origin', value: 'moz-extension://5b1f' }] } }),
    ],
    [
      'a call of an extension, by who called (Chrome)',
      'extension',
      guess(
        { content: { text: '{}' } },
        { entry: { _initiator: { type: 'script', stack: { callFrames: [{ url: 'chrome-extension://abc/x.js' }] } } } },
      ),
    ],
    [
      'a page of mitmproxy',
      'proxy',
      guess({
        status: 502,
        headers: [{ name: 'Server', value: 'mitmproxy 10.1' }],
        content: { text: '<html>502 Bad Gateway</html>' },
      }),
    ],
    [
      'a page of Fiddler',
      'proxy',
      guess({ status: 504, headers: [], content: { text: '[Fiddler] ReadResponse() failed' } }),
    ],
  ]
  test.each(left)('%s', async (_what, why, entry) => {
    const result = await judged(entry)
    expect(findings(result)).toEqual([])
    expect(result.leftOut).toEqual([{ why, count: 1 }])
    // Not green either.
    expect(result.rows.find(({ operationId }) => operationId === 'guess')).toMatchObject({
      verdict: 'blocked',
      blocked: { code: 'not-recorded', detail: expect.stringMatching(/\w/) as string },
    })
  })

  test('the line says how many and why, the most frequent first', () => {
    const counts = [
      { why: 'no-body', count: 5 },
      { why: 'aborted', count: 1 },
    ] as const
    expect(leftOutLine(counts)).toEqual({
      ko: '기록된 호출 6건은 판정하지 않았어요. 기록에 본문이 없음 5, 도중에 끊기거나 막힘 1',
      en: '6 recorded calls were not judged: the recorder kept no body 5, cut off or blocked 1',
    })
    expect(leftOutLine([])).toBeNull()
  })

  test('what is no operation is not counted, nor what an extension has of its own', async () => {
    const other = (url: string) => guess({ status: 304 }, { request: { url } })
    const { leftOut } = await judged(other('https://cdn.example/logo.png'), other('chrome-extension://abc/guess'))
    expect(leftOut).toEqual([])
  })
})

describe('what the backend did stays its own', () => {
  const own: [what: string, finding: string, response: Part][] = [
    ['a whole body that is no JSON', 'guess unreadable body', { content: { size: 11, text: '<p>hello</p' } }],
    ['a body that ends too early by itself', 'guess unreadable body', { content: { size: 4, text: '{"a"' } }],
    ['an empty body', 'guess unreadable body', { content: { size: 0, text: '' } }],
    [
      'another type in gzip',
      'guess type /a',
      { headers: coded('gzip'), content: { text: base64(gzipSync('{"a":[]}')), encoding: 'base64' } },
    ],
    [
      'bytes that are no UTF-8',
      'guess encoding body',
      {
        content: {
          text: base64(Uint8Array.from([0x7b, 0x22, 0xb0, 0xa1, 0x22, 0x3a, 0x31, 0x7d])),
          encoding: 'base64',
        },
      },
    ],
    [
      'a page of its own for 502',
      'guess failed status',
      { status: 502, content: { text: '<html>Bad Gateway</html>' } },
    ],
  ]
  test.each(own)('%s', async (_what, finding, response) => {
    const result = await judged(guess(response))
    expect(findings(result)).toContain(finding)
    expect(result.leftOut).toEqual([])
  })

  test('a time is the backend’s, not the browser’s queue', async () => {
    const slow = (timings: Part) =>
      judged(guess({ content: { text: BODY } }, { entry: { time: 30_000, timings } })).then(findings)
    expect(await slow({ blocked: 29_900, dns: -1, connect: -1, send: 1, wait: 90, receive: 9 })).toEqual([])
    expect(await slow({ blocked: 0, send: 1, wait: 29_990, receive: 9 })).toEqual(['guess slow answer'])
  })

  test('headers with secrets are missed only where the recorder keeps such headers (Chrome takes them out)', async () => {
    const login = (headers: Part[]) =>
      guess(
        { headers: [JSON_TYPE, ...headers], content: { text: '{}' } },
        { request: { method: 'POST', url: 'https://qa.example/login' } },
      )
    expect(findings(await judged(login([]))).filter((one) => one.includes('header'))).toEqual([])
    const kept = guess(
      { content: { text: BODY } },
      { request: { headers: [{ name: 'authorization', value: 'Bearer x' }] } },
    )
    expect(findings(await judged(login([]), kept)).map((one) => one.toLowerCase())).toContain(
      'login header authorization',
    )
  })
})
