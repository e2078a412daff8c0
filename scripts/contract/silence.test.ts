import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createSecureServer } from 'node:https'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { freePort } from '../lib/ports.ts'
import { runScript } from '../lib/run.ts'
import { selfSigned } from './self-signed.ts'
import { toyServer } from './toy.ts'

// A run that could not begin or tested nothing ends with 2 and one line in both languages, and leaves a report that
// says so.

const SLOW_MS = 60_000
const folder = mkdtempSync(join(tmpdir(), 'hansang-contract-silence-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const closing: (() => unknown)[] = []
afterAll(() => closing.forEach((close) => close()))

const MEMBER = ['--user', 'haneul', '--password', 'word']
async function contractTests(...args: string[]) {
  const { code, output } = await runScript('scripts/contract.ts', args, {
    quiet: true,
    env: { HANSANG_CONTRACT_PASSWORD: undefined },
  })
  return { code, first: output.split('\n')[0] ?? '', output }
}

/** The one line: what it is about, in Korean and in English, and who can mend it. */
const halt = (korean: string, english: string, owner: 'QA' | '서버 담당') => ({
  code: 2,
  ko: expect.stringMatching(
    new RegExp(`^아무것도 점검하지 못했어요: .*${escaped(korean)}.*\\(고칠 사람: ${owner}\\)$`),
  ) as string,
  en: expect.stringMatching(new RegExp(`^Nothing was tested: .*${escaped(english)}`)) as string,
})
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const told = ({ code, first }: { code: number; first: string }) => ({
  code,
  ko: first.split(' | ')[0] ?? '',
  en: first.split(' | ')[1] ?? '',
})

async function listening(server: Server, scheme = 'http'): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  // A listening TCP server has an address with a port.
  return `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function toy(login: Parameters<typeof toyServer>[0][string]): Promise<string> {
  const server = await toyServer({ '/login': login })
  closing.push(server.close)
  return server.origin
}

describe.concurrent('the contract tests end with 2 and say so in their first line', () => {
  test(
    'without a password',
    async () => {
      expect(told(await contractTests('--target', 'http://127.0.0.1:9', '--user', 'haneul'))).toEqual(
        halt('시험 계정이나 비밀번호가 없어요', 'HANSANG_CONTRACT_PASSWORD', 'QA'),
      )
    },
    SLOW_MS,
  )

  test(
    'with a wrong password',
    async () => {
      expect(
        told(
          await contractTests(
            '--target',
            await toy({ status: 401, body: { error: 'invalidCredentials', errorMessage: null } }),
            ...MEMBER,
          ),
        ),
      ).toEqual(halt('로그인을 거절당했어요(401)', 'the sign-in was refused (401)', 'QA'))
    },
    SLOW_MS,
  )

  test(
    'when the sign-in is asked for too often: nobody is sent to look for a wrong password',
    async () => {
      expect(told(await contractTests('--target', await toy({ status: 429, body: {} }), ...MEMBER))).toEqual(
        halt('너무 자주 했다고 해요(429)', 'says nothing about name and password', 'QA'),
      )
    },
    SLOW_MS,
  )

  test(
    'when the sign-in is a page',
    async () => {
      expect(
        told(await contractTests('--target', await toy({ type: 'text/html', body: '<p>로그인</p>' }), ...MEMBER)),
      ).toEqual(halt('자료가 아니라 다른 것(200 text/html)', 'the address of the API', 'QA'))
    },
    SLOW_MS,
  )

  test(
    'for a port that there is not',
    async () => {
      expect(told(await contractTests('--target', 'http://qa.example:99999', ...MEMBER))).toEqual(
        halt('http://qa.example:99999를 읽을 수 없어요', 'the port (1 to 65535)', 'QA'),
      )
    },
    SLOW_MS,
  )

  test(
    'for options that would be ignored, and a report that cannot be written',
    async () => {
      const file = join(folder, 'a-file')
      writeFileSync(file, '')
      expect(told(await contractTests('--user', 'haneul'))).toEqual(halt('--user', 'would be ignored: --user', 'QA'))
      expect(told(await contractTests('--target', 'http://127.0.0.1:9', ...MEMBER, '--prism'))).toEqual(
        halt('--prism', 'would be ignored: --prism', 'QA'),
      )
      expect(told(await contractTests('--target', 'http://127.0.0.1:9', ...MEMBER, '--report', file))).toEqual(
        halt('보고서를 쓸 수 없어요', 'the report cannot be written', 'QA'),
      )
    },
    SLOW_MS,
  )

  test(
    'when the sign-in breaks',
    async () => {
      expect(told(await contractTests('--target', await toy({ status: 500, body: {} }), ...MEMBER))).toEqual(
        halt('서버가 500 오류를 내요', 'the server fails at the sign-in', '서버 담당'),
      )
    },
    SLOW_MS,
  )

  test(
    'for a host that nobody knows',
    async () => {
      expect(told(await contractTests('--target', 'http://nobody.invalid', ...MEMBER))).toEqual(
        halt('호스트 이름을 찾을 수 없어요', 'nobody knows the host', 'QA'),
      )
    },
    SLOW_MS,
  )

  test(
    'where nothing listens',
    async () => {
      expect(told(await contractTests('--target', `http://127.0.0.1:${await freePort()}`, ...MEMBER))).toEqual(
        halt('연결 거부', 'nothing listens', '서버 담당'),
      )
    },
    SLOW_MS,
  )

  test(
    'for a server that hangs',
    async () => {
      const origin = await listening(createServer(() => {}))
      expect(told(await contractTests('--target', origin, ...MEMBER, '--timeout', '0.5'))).toEqual(
        halt('제시간에 답하지 않아요', 'does not answer in time', '서버 담당'),
      )
    },
    SLOW_MS,
  )

  test(
    'for an address without scheme',
    async () => {
      expect(told(await contractTests('--target', 'qa.example:8080', ...MEMBER))).toEqual(
        halt('--target https://qa.example:8080처럼', '--target https://qa.example:8080', 'QA'),
      )
    },
    SLOW_MS,
  )

  test(
    'for an address with /api at its end',
    async () => {
      expect(told(await contractTests('--target', 'https://qa.example/api/', ...MEMBER))).toEqual(
        halt('--target https://qa.example처럼', 'leave it out: --target https://qa.example', 'QA'),
      )
    },
    SLOW_MS,
  )

  test(
    'for a self-signed certificate',
    async () => {
      const origin = await listening(
        createSecureServer(selfSigned(), (_request, reply) => reply.end('{}')),
        'https',
      )
      expect(told(await contractTests('--target', origin, ...MEMBER))).toEqual(
        halt('인증서를 믿을 수 없어요', 'NODE_EXTRA_CA_CERTS', '서버 담당'),
      )
    },
    SLOW_MS,
  )

  test(
    'for an option that there is not, and one that is no number',
    async () => {
      expect(told(await contractTests('--targett', 'https://qa.example'))).toEqual(halt('--targett', '--targett', 'QA'))
      expect(told(await contractTests('--slow', 'soon'))).toEqual(halt('--slow soon', '--slow soon', 'QA'))
    },
    SLOW_MS,
  )

  test(
    'for an area that there is not, and tells those there are',
    async () => {
      expect(told(await contractTests('--areas', 'meal,nowhere'))).toEqual(
        halt('없는 영역이에요: nowhere', 'session', 'QA'),
      )
    },
    SLOW_MS,
  )

  test(
    'for a recording without a call of ours, and a file that is not there',
    async () => {
      const har = join(folder, 'foreign.har')
      writeFileSync(har, '{"log":{"entries":[]}}')
      expect(told(await contractTests('--har', har))).toEqual(
        halt('이 계약의 호출이 하나도 없어요', 'no call of this contract', 'QA'),
      )
      expect(told(await contractTests('--har', join(folder, 'none.har')))).toEqual(halt('none.har', 'none.har', 'QA'))
    },
    SLOW_MS,
  )
})

test(
  'the report begins with it, JUnit has an error, and a later run compares with the one before',
  async () => {
    const reports = join(folder, 'reports')
    const run = () =>
      contractTests('--target', 'http://127.0.0.1:9', ...MEMBER, '--areas', 'session', '--report', reports)
    expect((await run()).code).toBe(2)
    // As a browser reads it: how its lines are broken is nobody's concern.
    const page = readFileSync(join(reports, 'index.html'), 'utf8').replace(/\s+/g, ' ').replaceAll('> <', '><')
    expect(/<h1>(.*?)<\/h1><p>(.*?)<\/p>/s.exec(page)?.slice(1).join(' ')).toMatch(
      /아무것도 점검하지 못했어요.*연결 거부.*고칠 사람: 서버 담당/s,
    )
    // Who has to act stands there, and not beside it that there is nothing to do.
    expect(/<h2>지금 할 일<\/h2>(.*?)<\/section>/s.exec(page)?.[1]).toMatch(
      /<strong>서버 담당<\/strong><span>[^<]*서버를 켜고[^<]*<\/span><\/li><\/ul>/,
    )
    expect(readFileSync(join(reports, 'junit.xml'), 'utf8')).toMatch(/errors="1".*<error type="nothing-listens"/s)
    const report = JSON.parse(readFileSync(join(reports, 'report.json'), 'utf8')) as {
      nothingTested: { code: string; owner: string }
      counts: { passed: number }
    }
    expect(report.nothingTested).toMatchObject({ code: 'nothing-listens', owner: 'server' })
    expect(report.counts.passed).toBe(0)
  },
  SLOW_MS,
)

describe('--help', () => {
  test.each([
    ['ko_KR.UTF-8', '옵션'],
    ['en_US.UTF-8', 'options'],
    ['C', 'options'],
  ])(
    'speaks the language of a terminal with %s',
    async (language, word) => {
      const { code, output } = await runScript('scripts/contract.ts', ['--help'], {
        quiet: true,
        env: { LC_ALL: undefined, LC_MESSAGES: undefined, LANG: language },
      })
      expect([code, output.includes(`[${word}]`)]).toEqual([0, true])
    },
    SLOW_MS,
  )
})
