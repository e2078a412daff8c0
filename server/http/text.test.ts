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

  test('a name holds no letter that nobody sees, but what joins the parts of an emoji', () => {
    const plain = '하늘가람'
    for (const unseen of [
      ...'\u200b\u200c\u200d\u200e\u200f\u061c\u2060\u2064\u206a\ufeff\u00ad\u034f\u180e\ufe0f\u2800',
      ...'\u115f\u1160\u3164\uffa0',
      '\u{e0041}',
      '\u{e0100}',
      '\ufe0f\u200d',
    ])
      expect(tidied({ nickName: `하늘${unseen}가람${unseen}`, teamNm: `${unseen}하늘가람` })).toEqual({
        nickName: plain,
        teamNm: plain,
      })
    for (const emoji of ['👨‍👩‍👧', '👩🏽‍💻', '❤️', '👩‍❤️‍👩', '1️⃣', '🇰🇷'])
      expect(tidied({ nickName: `하늘${emoji}` })).toEqual({ nickName: `하늘${emoji}` })
    expect(tidied({ nickName: 'a\u200d👩\u200d' })).toEqual({ nickName: 'a👩' })
    expect(tidied({ nickName: '\u3164 \u200b' })).toEqual({ nickName: '' })
    expect(tidied({ memo: '가\u200d나' })).toEqual({ memo: '가\u200d나' })
  })

  test('a name stands in whole syllables, also where a keyboard sends their parts', () => {
    expect(tidied({ nickName: '한상'.normalize('NFD') })).toEqual({ nickName: '한상' })
    for (const name of ['하늘'.normalize('NFD'), 'e\u0301', '하\u200b늘', '하\u{e0041}늘', '\u3164하늘']) {
      const raw = JSON.stringify({ nickName: name })
      expect(tidiedJson(raw, JSON.parse(raw))).toEqual(tidied({ nickName: name }))
    }
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

  /** Of UTF-8: a byte that begins no letter, a letter that is cut, one written too long, half of a surrogate pair. */
  const BROKEN = [[0xff], [0xea, 0xb0], [0xc0, 0xaf], [0xed, 0xa0, 0xbd]].map((bytes) => Buffer.from(bytes))
  const codes = (bytes: Buffer) => bytes.toString('hex').replaceAll(/../g, '%$&')

  test.each(BROKEN)(
    'refuses bytes that are no letters, in body, form, query and form with files: %#',
    async (broken) => {
      const authorization = `Bearer ${member.token}`
      const around = (before: string, after: string) => Buffer.concat([Buffer.from(before), broken, Buffer.from(after)])
      const post = (url: string, type: string, payload: Buffer | string, language = 'ko') =>
        server.request({
          method: 'POST',
          url,
          headers: { authorization, 'content-type': type, 'accept-language': language },
          payload,
        })
      const json = around('{"code":"11","macAddress":"AA:BB:CC:DD:EE:FF","deviceNm":"a', '"}')
      const field = around('--b\r\ncontent-disposition: form-data; name="title"\r\n\r\n걸음', '\r\n--b--\r\n')
      const form = 'application/x-www-form-urlencoded'
      const answers = [
        await post('/api/healthlog/insertMhrlsInterlock', 'application/json', json),
        await post('/login', form, around('username=a', '&password=x')),
        await post('/login', form, `username=a${codes(broken)}&password=x`),
        await post('/api/customer/app-qna/save', 'multipart/form-data; boundary=b', field),
        await member.get(`/api/my/faq/faqList?searchTxt=${codes(broken)}`, { 'accept-language': 'ko' }),
      ]
      for (const answer of answers)
        expect([answer.statusCode, answer.json()]).toEqual([
          400,
          { error: 'badRequest', errorMessage: '깨진 글자가 있어 읽을 수 없어요. 다시 적어 주세요.' },
        ])
      expect((await post('/api/healthlog/insertMhrlsInterlock', 'application/json', json, 'en')).json()).toEqual({
        error: 'badRequest',
        errorMessage: 'Some letters arrived broken and cannot be read. Please write them again.',
      })
    },
  )

  test('keeps the letter for lost ones where somebody sent it, and takes a code that is none for what it is', async () => {
    const other = await server.member()
    const headers = { 'x-device-id': 'd' }
    const body = { code: '11', macAddress: 'AA:BB:CC:DD:EE:0F', deviceNm: '체중계 \ufffd' }
    expect((await other.post('/api/healthlog/insertMhrlsInterlock', body, headers)).statusCode).toBe(200)
    const listed = await other.get('/api/healthlog/myLog/MacAddress?code=11')
    expect(dataOf<{ deviceNm: string }[]>(listed)).toContainEqual(
      expect.objectContaining({ deviceNm: '체중계 \ufffd' }),
    )
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const login = (username: string) =>
      server.request({
        method: 'POST',
        url: '/login',
        headers: form,
        payload: `username=${username}&password=${encodeURIComponent(other.password)}`,
      })
    expect((await login(other.username)).statusCode).toBe(200)
    expect((await login('100%')).statusCode).toBe(401)
    expect((await login('%zz')).statusCode).toBe(401)
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
