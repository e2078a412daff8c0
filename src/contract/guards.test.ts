import { afterEach, describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'

import { createApi } from './client.ts'
import { guardReportSchema } from './guard-report.ts'
import { compare, guardAnswers, guardLog } from './guards.ts'
import { answer, envelope, fakePorts } from './testing.ts'

const text = (data: unknown) => JSON.stringify(envelope(data))
const NOTICE = {
  announceSeq: 1,
  announceType: 'NOTICE',
  title: '안내',
  titleEng: null,
  regDt: '20261119',
  topYn: 'Y',
  newYn: 'N',
  readYn: 'N',
  fileYn: 'N',
}
const notices = (row: object) => compare('GET', '/api/announce/list', text({ totalCnt: 1, unreadCnt: 0, list: [row] }))
const met = async (row: object) => (await notices(row))?.met

afterEach(() => vi.restoreAllMocks())

describe('answers against the contract', () => {
  test('an answer in order has no differences, and is named by its operation', async () => {
    expect(await notices(NOTICE)).toEqual({ operationId: 'announceList', root: '/data', met: [] })
    expect(await compare('GET', '/session', text('a.b.c'))).toMatchObject({ operationId: 'sessionSession', met: [] })
  })

  test('a difference names its place in the body and its kind', async () => {
    const { title: _gone, ...untitled } = NOTICE
    expect(await met(untitled)).toEqual([
      { pointer: '/data/list/0/title', problem: 'missing', expected: '"title"', got: 'missing' },
    ])
    expect(await met({ ...NOTICE, title: null })).toEqual([
      { pointer: '/data/list/0/title', problem: 'null', expected: 'string', got: 'null' },
    ])
    expect(await met({ ...NOTICE, announceSeq: '1' })).toMatchObject([
      { problem: 'type', expected: 'number', got: 'string' },
    ])
    expect(await met({ ...NOTICE, announceType: 'POLL' })).toMatchObject([{ problem: 'enum', got: 'POLL' }])
    expect(await met({ ...NOTICE, regDt: '2026-11-19' })).toMatchObject([{ problem: 'format', got: '2026-11-19' }])
    expect(await met({ ...NOTICE, pinnedYn: 'Y' })).toEqual([
      { pointer: '/data/list/0/pinnedYn', problem: 'unknown', expected: 'nothing', got: 'string' },
    ])
  })

  test('what a member wrote is not kept', async () => {
    expect(JSON.stringify(await met({ ...NOTICE, regDt: '윤하늘', announceType: '내 메모' }))).not.toMatch(/하늘|메모/)
  })

  test('an answer that is not JSON is unreadable', async () => {
    expect(await compare('GET', '/session', '<html>')).toMatchObject({ met: [{ pointer: '', problem: 'unreadable' }] })
  })

  test('an operation that the contract does not know is left alone', async () => {
    expect(await compare('GET', '/api/unknown', text(1))).toBeUndefined()
  })
})

describe('the guards of a running app', () => {
  test('look after the screen has its data, tell the developer, and write the report contract tests read', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const api = createApi(fakePorts(() => answer(envelope(7))))
    api.use(guardAnswers)
    expect((await api.GET('/session')).data).toEqual(envelope(7))
    expect(guardLog.answers).toBe(0)
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('sessionSession 200 differs')))
    await api.GET('/session')
    await vi.waitFor(() => expect(guardLog.answers).toBe(2))
    // Told once, with the request.
    expect(warn.mock.calls).toEqual([[expect.stringContaining('differs from the contract (GET /session)')]])

    const report = guardLog.report('https://qa.example', 'qa')
    expect(v.parse(guardReportSchema, report)).toEqual(report)
    expect(report.compared).toEqual([{ operationId: 'sessionSession', status: 200, count: 2 }])
    expect(report.findings).toMatchObject([
      { operationId: 'sessionSession', url: '/session', pointer: '/data', problem: 'type', got: 'number', count: 2 },
    ])
  })
})
