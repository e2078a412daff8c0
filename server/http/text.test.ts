import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { quickDatabase } from '#server/test-support/database.ts'
import { readCookie } from './cookies.ts'
import { isTooDeep, tidied, tidiedJson } from './text.ts'

describe('texts of a request', () => {
  test('lose what nobody sees or what turns the text around; tabs and line ends stay', () => {
    expect(tidied({ memo: 'a\u0007b\u202e한\u2069상\u009b\n\t끝' })).toEqual({ memo: 'ab한상\n\t끝' })
    expect(tidied({ memo: '👩‍👩‍👧 가족\u200e' })).toEqual({ memo: '👩‍👩‍👧 가족\u200e' })
  })

  test('a name stands in one line', () => {
    expect(tidied({ nickNm: ' 하늘\r\n관리자\u2028 ', list: [{ teamName: '가\t나' }] })).toEqual({
      nickNm: '하늘 관리자',
      list: [{ teamName: '가 나' }],
    })
  })

  test('a password is left as it was typed', () => {
    expect(tidied({ password: 'a\u202eb' })).toEqual({ password: 'a\u202eb' })
  })

  test.each(['a\0b', 'half \ud83d', '\udc00'])('what no database keeps is refused with its place: %j', (text) => {
    expect(() => tidied({ list: [{ memo: text }] })).toThrow('list[0].memo')
    expect(() => tidied({ password: text })).toThrow('password')
    expect(() => tidied({ [text]: 1 })).toThrow('요청 내용')
  })

  test('JSON is looked through only where its text may hold something', () => {
    const untouched = { a: 'x' }
    expect(tidiedJson('{"a":"x"}', untouched)).toBe(untouched)
    for (const raw of ['{"nickNm":"\\u202ex"}', '{"nickNm":"\u202ex"}', '{"nickNm":"\\nx"}', '{"nickNm":"\u2028x"}']) {
      expect(tidiedJson(raw, JSON.parse(raw))).toEqual({ nickNm: 'x' })
    }
    expect(() => tidiedJson('{"a":"\\u0000"}', { a: '\0' })).toThrow('(a)')
  })

  test('a place is told in part where its keys are long', () => {
    expect(() => tidied({ ['k'.repeat(100_000)]: { memo: 'a\0b' } })).toThrow(
      expect.objectContaining({ message: expect.stringMatching(/^.{0,300}$/) }),
    )
  })

  test('sixty-four levels are looked through, and one more is refused before anything is made of it', () => {
    const nested = (levels: number, open: string, close: string) => open.repeat(levels) + close.repeat(levels)
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":[', ']}'],
    ] as const) {
      const levels = 64 / (open.length === 1 ? 1 : 2)
      expect(isTooDeep(nested(levels, open, close))).toBe(false)
      expect(isTooDeep(nested(levels + 1, open, close))).toBe(true)
    }
    // Brackets of texts are letters, also behind quotes and backslashes.
    expect(
      isTooDeep(
        JSON.stringify([
          '['.repeat(200),
          '\\',
          `"${'{'.repeat(200)}`,
          ...Array.from({ length: 200 }, () => ({ a: [] })),
        ]),
      ),
    ).toBe(false)
    expect(isTooDeep(`["\\\\",${'['.repeat(64)}`)).toBe(true)
    expect(() => tidied(JSON.parse(nested(65, '[', ']')))).toThrow('64단계')
  })

  test('what it costs grows with the text and not with depth times length of keys', () => {
    /** Of a few rounds the quickest: what else runs on the machine is no part of it. */
    const cost = (work: () => void) => {
      const rounds = Array.from({ length: 5 }, () => {
        const began = performance.now()
        work()
        return performance.now() - began
      })
      return Math.min(...rounds)
    }
    const leaves = JSON.stringify(Array<string>(4000).fill('a\u202eb'))
    const raw = Array.from({ length: 60 }, () => `{"${'k'.repeat(1000)}":`).join('') + leaves + '}'.repeat(60)
    expect(cost(() => tidiedJson(raw, JSON.parse(raw))) / cost(() => JSON.parse(raw))).toBeLessThan(40)
    expect(cost(() => isTooDeep(raw)) / cost(() => JSON.parse(raw))).toBeLessThan(40)
  })

  test('a cookie that no database keeps is none', () => {
    expect(readCookie('remember-me=a%00b', 'remember-me')).toBeUndefined()
    expect(readCookie('remember-me=a%20b', 'remember-me')).toBe('a b')
  })
})

describe('a server', () => {
  let server: TestServer
  let member: TestMember
  beforeAll(async () => {
    server = await startTestServer(quickDatabase)
    member = await server.member()
  })
  afterAll(() => server.close())

  test('refuses NUL and halves of surrogate pairs in address, query, form and body, also at the sign-in', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const login = (payload: string) => server.request({ method: 'POST', url: '/login', headers: form, payload })
    expect((await login('username=a%00b&password=x')).statusCode).toBe(400)
    expect((await login('username=a&password=x%00')).statusCode).toBe(400)
    expect((await server.request({ method: 'GET', url: '/api/common/imageFile/meal/a%00b' })).statusCode).toBeLessThan(
      500,
    )
    expect(
      (
        await server.request({
          method: 'POST',
          url: '/api/common/getRememberMeAccessToken',
          headers: { cookie: 'remember-me=HC%00.b.c' },
        })
      ).statusCode,
    ).toBe(401)
    expect(
      (
        await member.get(
          '/api/meal/detail?menuDt=20261119&menuMealType=2&restaurantCode=REST000311&hallNo=%00&menuCourseType=AA',
        )
      ).statusCode,
    ).toBe(400)
    const saving = (json: string) =>
      server.request({
        method: 'POST',
        url: '/api/healthlog/insertMhrlsInterlock',
        headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
        payload: json,
      })
    expect((await saving('{"code":"11","macAddress":"AA:BB:CC:DD:EE:FF","deviceNm":"a\\u0000"}')).statusCode).toBe(400)
    expect((await saving('{"code":"11","macAddress":"AA:BB:CC:DD:EE:FF","deviceNm":"\\ud83d"}')).statusCode).toBe(400)
  })

  test('refuses a JSON body of many levels, however long its keys are', async () => {
    const levels = (count: number, key: string) => `{"x":"\\u0041","${key}":`.repeat(count)
    for (const payload of [levels(5000, 'k'.repeat(180)), `["\\u0041",${'['.repeat(8000)}${']'.repeat(8000)}]`]) {
      const saved = await server.request({
        method: 'POST',
        url: '/api/healthlog/insertMyHelhIdx',
        headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
        payload,
      })
      expect([saved.statusCode, saved.json()]).toEqual([
        400,
        { error: 'badRequest', errorMessage: expect.stringContaining('64') },
      ])
    }
  })

  test('refuses numbers that no column keeps: the contract says where each ends', async () => {
    for (const alarmSeq of ['2147483648', '9007199254740993', '1e400', '-1', '1.5']) {
      const answer = await server.request({
        method: 'POST',
        url: '/api/main/updateNewAlarm',
        headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
        payload: `{"alarmSeq":${alarmSeq}}`,
      })
      expect([alarmSeq, answer.statusCode]).toEqual([alarmSeq, 400])
    }
  })

  test('keeps a device name without what turns it around', async () => {
    const headers = { 'x-device-id': 'd' }
    const body = { code: '11', macAddress: 'AA:BB:CC:DD:EE:FF', deviceNm: '체중계\u202egnp\n' }
    const saved = await member.post('/api/healthlog/insertMhrlsInterlock', body, headers)
    if (saved.statusCode !== 200) throw new Error(saved.body)
    const listed = await member.get('/api/healthlog/myLog/MacAddress?code=11')
    expect(dataOf<{ deviceNm: string }[]>(listed)).toMatchObject([{ deviceNm: '체중계gnp' }])
  })
})
