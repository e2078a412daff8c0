import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { NO_FIXTURE } from '../fixture.ts'
import { runContract } from '../run.ts'
import { Session } from '../session.ts'
import { ContractSources } from '../sources.ts'
import { tellLeftovers } from '../stop.ts'
import { countSeen, valuesOf } from '../value-provenance.ts'
import type { Verdict } from '../verdict.ts'
import { toyContract, toyServer, type ToyAnswer, type ToySeen } from '../toy.ts'
import { buildReport, groupsOf, type Report, type ReportFinding, type ReportFrame } from './build.ts'
import { curlLine } from './curl.ts'
import { readPrevious, writeReport } from './files.ts'
import { htmlReport } from './html.ts'
import { junit } from './junit.ts'
import { nameOf } from './operation-names.ts'
import { textReport } from './text.ts'
import { areaName, settingWords, withParticle } from './words.ts'

// ajv-formats is CommonJS: under Node its default import is the module itself, under a bundler's rules its `default`.
const withFormats = 'default' in addFormatsModule ? addFormatsModule.default : addFormatsModule

const LENIENT = { assumptions: false, blocked: false }
const STRICT = { assumptions: true, blocked: false }
const NONE = { confirmed: 0, refuted: 0, notSeen: 0 }
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjQxMDI0NDQ4MDB9.c2lnbmF0dXJl'
const PASSWORD = 'hansang-demo!1'
const DISH = {
  menuName: '<script>alert(1)</script>',
  kcal: '188',
  typicalMenu: 'Y',
  hallCd: 'H7',
  day: '20261119',
  cnt: 3,
  rows: [{ n: 3 }],
  total: 3,
}

type Answers = Record<string, ToyAnswer | ((seen: ToySeen) => ToyAnswer)>

/** A report on a toy backend with a defect, a refuted assumption, a discovery and a blocked call. */
async function report(dish: object, previous?: Report): Promise<Report> {
  const signedIn = (answer: ToyAnswer) => (seen: ToySeen) =>
    seen.authorization?.includes(TOKEN) ? answer : { status: 401, body: { error: 'login', token: TOKEN } }
  const answers: Answers = {
    '/login': ({ body }) =>
      body.includes('username=haneul')
        ? {
            body: { pwd: PASSWORD },
            headers: { authorization: `Bearer ${TOKEN}`, 'set-cookie': 'remember-me=cookie-secret; HttpOnly' },
          }
        : { status: 401, body: { error: 'login' } },
    '/dishes/E%201': signedIn({
      body: [{ ...dish, myToken: 'another-secret', note: `${TOKEN} ${PASSWORD} cookie-secret` }],
    }),
    '/guess': signedIn({ body: {} }),
    '/logout': {},
  }
  const server = await toyServer(answers)
  const contract = toyContract()
  const result = await runContract(contract, new Session(server.origin), {
    areas: [],
    write: false,
    disposable: false,
    prefix: '한상점검',
    calls: true,
    recordings: [],
    credentials: { username: 'haneul', password: PASSWORD },
    concurrency: 2,
    fixture: NO_FIXTURE,
    probes: { invalid: 0, valid: 0 },
  })
  await server.close()
  const frame = {
    at: '2026-11-19T02:24:00.000Z',
    seconds: 1.5,
    target: 'https://qa.example',
    mode: 'read-only',
    recordings: [],
    areas: [],
  } satisfies ReportFrame
  return buildReport(result, frame, new ContractSources('/nowhere'), true, previous)
}

let first: Report
let second: Report
let folder: string
beforeAll(async () => {
  first = await report({ ...DISH, kcal: 188 })
  second = await report({ ...DISH, total: 4 }, first)
  folder = await mkdtemp(join(tmpdir(), 'hansang-report-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('report.json', () => {
  const validate = withFormats(new Ajv2020({ strict: false, allErrors: true })).compile(
    JSON.parse(readFileSync('docs/contract-report.schema.json', 'utf8')) as object,
  )

  test('fits its published schema, with and without a report before it', () => {
    for (const one of [first, second]) {
      validate(JSON.parse(JSON.stringify(one)))
      expect(validate.errors).toBeNull()
    }
  })

  test('a report with something more or less does not', () => {
    expect(validate({ ...first, more: 1 })).toBe(false)
    expect(validate({ ...first, counts: undefined })).toBe(false)
  })

  test('counts by the gravest verdict of each operation', () => {
    expect(first.counts).toMatchObject({
      total: 6,
      failed: 1,
      passed: 2,
      byVerdict: { defect: 1, 'assumption refuted': 1, blocked: 2, holds: 2 },
    })
  })

  test('counts by value what was confirmed, refuted and not seen', async () => {
    expect(first.answerValues).toEqual({
      documented: NONE,
      observed: { confirmed: 7, refuted: 1, notSeen: 0 },
      assumed: { confirmed: 1, refuted: 1, notSeen: 0 },
    })
    // Neither is required: the operation holds, and says nothing about them.
    const { answerValues } = await report({ ...DISH, hallCd: undefined, rows: [], total: 0 })
    expect(answerValues).toEqual({
      documented: NONE,
      observed: { confirmed: 7, refuted: 0, notSeen: 1 },
      assumed: { confirmed: 0, refuted: 1, notSeen: 1 },
    })
    expect(textReport(first.operations, '', first)).toMatch(
      /^ {2}confirmed +0 +7 +1\n {2}refuted +0 +1 +1\n {2}not seen +0 +0 +0$/m,
    )
    expect(
      htmlReport({
        ...first,
        answerValues: { ...first.answerValues, documented: { confirmed: 5, refuted: 2, notSeen: 3 } },
      }).replace(/\s+/g, ' '),
    ).toContain('문서에 있는 응답 값 10개 가운데 5개가 맞고, 2개가 다르고, 3개는 이번에 오지 않았어요.')
  })

  test('a documented name is confirmed although the guess about its type is refuted', () => {
    const values = valuesOf(toyContract())
      .filter(({ at }) => at === '/*/kcal')
      .map((value) => ({ ...value, provenance: { ...value.provenance, level: 'documented' as const } }))
    const rows = (verdict: Verdict) =>
      first.operations.map((row) => ({ ...row, findings: row.findings.map((finding) => ({ ...finding, verdict })) }))
    const seen = new Map([['dishes', new Set(['/*/kcal'])]])
    expect(countSeen(values, rows('assumption refuted'), seen).documented).toEqual({ ...NONE, confirmed: 1 })
    expect(countSeen(values, rows('defect'), seen).documented).toEqual({ ...NONE, refuted: 1 })
  })

  test('says what appeared, what has gone and which verdicts changed since the last report', () => {
    expect(first.changes).toBeNull()
    expect(second.changes).toMatchObject({
      appeared: ['dishes:sum:/*/total'],
      gone: [{ id: 'dishes:number-text:/*/kcal' }],
      verdicts: [],
    })
  })

  test('proposes a change of the contract where the contract was only assumed, and none for a defect', () => {
    const findings = first.operations.flatMap((row) => row.findings)
    expect(
      findings.find(({ kind, verdict }) => kind === 'missing' && verdict === 'assumption refuted')?.proposal?.yaml,
    ).toBe('required: []\nproperties:\n  a:\n    description: TODO; left out where TODO')
    expect(findings.find(({ verdict }) => verdict === 'discovered')?.proposal?.yaml).toMatch(
      /^properties:\n {2}myToken:\n {4}type: string/,
    )
    expect(findings.find(({ verdict }) => verdict === 'defect')?.proposal).toBeUndefined()
  })

  test('is read again by the next run in the same folder', async () => {
    writeReport(folder, first, LENIENT)
    expect(readPrevious(folder)).toEqual(JSON.parse(JSON.stringify(first)))
    expect(readPrevious(tmpdir())).toBeUndefined()
    expect(await readFile(join(folder, 'junit.xml'), 'utf8')).toContain('<testsuites')
  })
})

test('no secret stands in any form of the report: password, token, cookie, fields with a secret name', () => {
  for (const text of [JSON.stringify(first), htmlReport(first), junit(first, STRICT)]) {
    expect(text).not.toContain(PASSWORD)
    expect(text).not.toContain(TOKEN)
    expect(text).not.toContain('cookie-secret')
    expect(text).not.toContain('another-secret')
  }
})

describe('index.html', () => {
  test('is one page without anything to fetch, and what a server sends cannot become markup', () => {
    const page = htmlReport(first)
    expect(page).not.toMatch(/(?:src|href)="(?!#)/)
    expect(page).not.toContain('@import')
    expect(page).not.toContain('<script>alert')
    expect(page).toContain('&lt;script&gt;alert(1)')
  })

  test('leads with what it comes to, in Korean, and tells each finding with owner, next step and a curl line', () => {
    const page = htmlReport(first)
    expect(page).toContain('<html lang="ko"')
    expect(page).toContain('서버를 고칠 곳이 <em>1곳</em> 있어요')
    expect(page).toContain('kcal 항목의 숫자와 글자가 바뀌었어요')
    for (const word of [
      '계약에는',
      '실제로는',
      '글자 | 비어 있음(null)',
      '정수 188',
      '서버 담당',
      '다음 단계',
      'GET /dishes/E%201?menuDt=20261119',
      'curl -sS -i -X GET',
    ])
      expect(page).toContain(word)
    expect(page).toContain('<mark>    &quot;kcal&quot;: 188,</mark>')
  })

  test('shows what changed since the last report', () => {
    expect(htmlReport(second)).toContain('지난 점검 뒤로 달라진 것')
    expect(htmlReport(first)).not.toContain('지난 점검 뒤로 달라진 것')
  })
})

test('a setting that was not put back is told with both values, in Korean and on the console in English', () => {
  const setting = { name: 'useYn', of: { pushType: 'MEAL' }, was: 'Y', now: 'N' }
  const page = htmlReport({
    ...first,
    leftovers: [{ operationId: 'pushChange', made: '', remove: 'POST /push {}', setting }],
  })
  expect(page).toContain('점검이 되돌리지 못한 설정')
  expect(page).not.toContain('점검이 지우지 못한 것')
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  tellLeftovers([{ operationId: 'pushChange', made: '', remove: 'POST /push {}', setting }])
  const [[line]] = errors.mock.calls as [[string]]
  errors.mockRestore()
  expect(line).toContain(
    '설정 useYn, pushType "MEAL" — 점검 전 값 "Y", 지금 값 "N". 앱에서 손으로 점검 전 값으로 되돌려 주세요.',
  )
  expect(line).toContain('setting useYn, pushType "MEAL": "Y" before the run, "N" now. Restore it by hand')
  expect(line).toMatch(/put back by POST \/push \{\}$/)
  // After the run itself was cut off nobody knows.
  expect(settingWords({ name: 'useYn', of: {}, was: 'Y' })).toMatchObject({
    ko: expect.stringContaining('지금 값은 읽지 못했어요') as string,
  })
})

describe('junit.xml', () => {
  const parse = (xml: string) =>
    [...xml.matchAll(/<testcase [^>]*name="(\w+) [^>]*?(?:\/>|>([\s\S]*?)<\/testcase>)/g)].map(
      ([, name, body = '']) => [name, /<(failure|skipped|system-out)/.exec(body)?.[1] ?? 'passed'],
    )

  test('fails defects, skips what is blocked, and tells refuted assumptions without failing them', () => {
    expect(Object.fromEntries(parse(junit(first, LENIENT)))).toEqual({
      login: 'passed',
      logout: 'passed',
      dishes: 'failure',
      guess: 'system-out',
      save: 'skipped',
      bare: 'skipped',
    })
  })

  test('a strict run fails refuted assumptions too', () => {
    expect(Object.fromEntries(parse(junit(first, STRICT)))).toMatchObject({ guess: 'failure' })
    expect(junit(first, STRICT)).toContain('failures="2"')
  })
})

test('a curl line can be pasted: quotes are closed, secrets are variables, a call without a token has none', () => {
  const exchange = {
    purpose: 'example',
    method: 'POST',
    url: '/save?q=a%20b',
    headers: { 'content-type': 'application/json', authorization: '***' },
    body: '{"name":"it\'s","pwd":"***"}',
  } as const
  expect(curlLine(exchange, 'https://qa.example')).toBe(
    [
      "curl -sS -i -X POST 'https://qa.example/save?q=a%20b'",
      '-H "Authorization: $TOKEN"',
      '-H "X-Device-Id: $DEVICE_ID"',
      "-H 'content-type: application/json'",
      `--data-raw '{"name":"it'\\''s","pwd":"'"$SECRET"'"}'`,
    ].join(' \\\n  '),
  )
  expect(curlLine({ ...exchange, purpose: 'without token' }, '')).not.toContain('$TOKEN')
})

test('every area of the contract has a Korean name', () => {
  const tags = [...readFileSync('openapi/openapi.yaml', 'utf8').matchAll(/^ {2}- name: (\w+)$/gm)].map(
    ([, name = '']) => name,
  )
  expect(tags.length).toBeGreaterThan(10)
  expect(tags.filter((tag) => areaName(tag) === tag)).toEqual([])
})

test('a tester reads what a call is for in Korean, and the summary where the contract is another', () => {
  expect(nameOf({ operationId: 'menuGetTodayMenuList', area: 'menu', summary: 'A menu' })).toBe('하루 식단')
  expect(nameOf({ operationId: 'dishes', area: 'meal', summary: 'Dishes' })).toBe('Dishes')
})

describe('findings with one cause', () => {
  const finding = (more: Partial<ReportFinding>): ReportFinding => ({
    ...(first.operations.flatMap(({ findings }) => findings)[0] as ReportFinding),
    ...more,
  })
  const rows = (count: number, of: (at: number) => ReportFinding) =>
    Array.from({ length: count }, (_, at) => ({ operationId: `operation${at}`, findings: [of(at)] }))
  const failed = (at: number) =>
    finding({
      id: `operation${at}:failed:`,
      kind: 'failed',
      at: '',
      got: `500 ${at} things went wrong`,
      verdict: 'defect',
    })

  test('are one group with all operations inside, whatever each answer says', () => {
    const [group, ...others] = groupsOf([
      ...rows(300, failed),
      ...rows(2, (at) => finding({ id: `other${at}`, kind: 'failed', at: '', got: '503', verdict: 'defect' })),
    ])
    expect(others).toEqual([])
    expect(group).toMatchObject({ verdict: 'defect', kind: 'failed' })
    expect(group?.operations).toHaveLength(300)
    expect(group?.findings).toHaveLength(300)
  })

  test('three are no group, and a fault of one operation’s own field stands for itself', () => {
    expect(groupsOf(rows(3, failed))).toEqual([])
    expect(
      groupsOf(
        rows(9, (at) => finding({ id: `own${at}`, kind: 'number-text', at: '/0/kcal', pointer: `#/paths/${at}` })),
      ),
    ).toEqual([])
  })
})

test('a Korean particle follows how the word ends, digits and letters as they are read', () => {
  const words = ['기록', '문서', '3', '2', 'kcal', 'HTTP/1', 'data']
  expect(words.map((word) => withParticle(word, '과', '와'))).toEqual([
    '기록과',
    '문서와',
    '3과',
    '2와',
    'kcal과',
    'HTTP/1과',
    'data와',
  ])
})
