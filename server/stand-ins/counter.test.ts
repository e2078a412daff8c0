import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NEIGHBOUR } from '#server/domain/company/seed.ts'
import { members } from '#server/domain/member/schema.ts'
import { restaurantQueries } from '#server/domain/restaurant/queries.ts'
import { mealTimes } from '#server/domain/restaurant/schema.ts'
import { seoulInstant } from '#server/seoul.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'
import { PLAYED } from '#server/test-support/identity.ts'

const TODAY = '20261119'
const TOWER = 'REST000311'
const CAMPUS = 'REST000312'

describe.each(databaseKinds)('the code at the tray return, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, PLAYED)
  })
  afterAll(() => server.close())
  const at = (day: string, time: string) => server.clock.set(seoulInstant(day, time))
  beforeEach(() => at(TODAY, '1221'))

  const screens = async () => {
    const shown = await server.request({ url: '/_stand-in/counter/codes' })
    return shown.json<{ screens: { mealType: string; code: string }[] }>().screens
  }
  const shownAt = async (restaurantCode: string) =>
    (await screens()).find(({ code }) => code.includes(restaurantCode))?.code ?? ''
  /** The answer to a code, from a phone that is signed in at whatever time it is. */
  const stamp = async (member: TestMember, stampCntnt?: string, language = 'ko') => {
    const { post } = await server.signedIn(member)
    const body = { eventSeq: 93, ...(stampCntnt !== undefined && { stampCntnt }) }
    const answer = await post('/api/service/event/stamp', body, { 'accept-language': language })
    return answer.statusCode === 200 ? 200 : answer.json<{ error: string; errorMessage: string }>()
  }
  const codeOf = async (...args: Parameters<typeof stamp>) => {
    const answered = await stamp(...args)
    return answered === 200 ? 200 : answered.error
  }

  test('what the screen shows is good there and then, once a day', async () => {
    const member = await server.member()
    const code = await shownAt(TOWER)
    expect([await codeOf(member, code), await codeOf(member, code)]).toEqual([200, 'eventStampToday'])
    expect(await codeOf(member, await shownAt(CAMPUS))).toBe('eventStampToday')
    expect((await server.request({ url: '/_stand-in/counter' })).body).toContain(code)
  })

  test('a photograph of it is worth nothing at the next meal, nor at the same one of the next day', async () => {
    const member = await server.member()
    const code = await shownAt(TOWER)
    at(TODAY, '1359')
    expect(await shownAt(TOWER)).toBe(code)
    at(TODAY, '1400')
    expect([await codeOf(member, code), await shownAt(TOWER)]).toEqual(['eventCodeClosed', ''])
    at(TODAY, '1800')
    expect(await codeOf(member, code)).toBe('eventCodeOver')
    at('20261120', '1221')
    expect(await codeOf(member, code)).toBe('eventCodeOver')
    const next = await shownAt(TOWER)
    expect([next === code, await codeOf(member, next)]).toEqual([false, 200])
  })

  test('trays of a meal that closed shortly before midnight come back after it, for the stamp of its day', async () => {
    const member = await server.member()
    const { db } = server.database
    const isDinner = and(eq(mealTimes.restaurantCode, TOWER), eq(mealTimes.menuMealType, '3'))
    const [dinner] = await db.select().from(mealTimes).where(isDinner)
    if (dinner === undefined) throw new Error('The tower has no dinner.')
    await db.update(mealTimes).set({ closesAt: '2345' }).where(isDinner)
    at(TODAY, '2350')
    const code = await shownAt(TOWER)
    at('20261120', '0014')
    expect([
      code.includes(`.${TODAY}3.`),
      await shownAt(TOWER),
      await codeOf(member, code),
      await codeOf(member, code),
    ]).toEqual([true, code, 200, 'eventStampToday'])
    at('20261120', '0015')
    expect([await codeOf(member, code), await shownAt(TOWER)]).toEqual(['eventCodeClosed', ''])
    await db.update(mealTimes).set({ closesAt: dinner.closesAt }).where(isDinner)
    at('20261120', '1221')
    expect(await codeOf(member, await shownAt(TOWER))).toBe(200)
  })

  test('a restaurant that is closed has no code, and none is taken there', async () => {
    const member = await server.member()
    const restaurants = restaurantQueries(server.database.db)
    const code = await shownAt(CAMPUS)
    await restaurants.setRestDay(CAMPUS, TODAY, { restNm: '전기 점검', restNmEng: 'Power check' })
    expect([await codeOf(member, code), await shownAt(CAMPUS)]).toEqual(['eventCodeClosed', ''])
    await restaurants.setRestDay(CAMPUS, TODAY, null)
    expect(await codeOf(member, code)).toBe(200)
    // Saturday: the campus rests, the tower does not.
    at('20261121', '1221')
    expect([await shownAt(CAMPUS), (await shownAt(TOWER)).includes(TOWER)]).toEqual(['', true])
  })

  test('a code that was changed, one of earlier builds and none at all are refused', async () => {
    const member = await server.member()
    const code = await shownAt(TOWER)
    const written = [
      code.replace(TOWER, CAMPUS),
      code.replace(`.${TODAY}`, '.20261120'),
      code.replace('.93.', '.57.'),
      `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`,
      'HANSANG.STAMP.REST000311.93',
      undefined,
    ]
    // One after the other: each signs in anew, which ends the session before.
    for (const one of written) expect([one, await codeOf(member, one)]).toEqual([one, 'eventWrongCode'])
    const { get } = await server.signedIn(member)
    const detail = dataOf<{ stamp: { stampCnt: number } }>(await get('/api/service/event/detail?eventSeq=93'))
    expect(detail.stamp.stampCnt).toBe(0)
  })

  test('the screen of another employer’s restaurant stamps nobody of ours', async () => {
    const stranger = await server.member()
    const { db } = server.database
    await db.update(members).set({ bizCode: NEIGHBOUR.bizCode }).where(eq(members.hcId, stranger.hcId))
    expect(await stamp(stranger, await shownAt(TOWER))).toEqual({
      error: 'eventCodeElsewhere',
      errorMessage: '이 이벤트를 하지 않는 식당의 코드예요. 이벤트를 하는 식당에서 찍어 주세요.',
    })
  })

  test('a refusal says what to do, in the member’s language', async () => {
    const member = await server.member()
    const code = await shownAt(TOWER)
    const said = async (content: string, language: string) => {
      const answered = await stamp(member, content, language)
      return answered === 200 ? '' : answered.errorMessage
    }
    const notOurs = 'That is not a code of this event. Scan the one on the screen at the tray return.'
    expect(await said('x', 'en')).toBe(notOurs)
    at(TODAY, '1800')
    expect(await said(code, 'ko')).toBe('다른 끼니의 코드예요. 지금 퇴식구 화면에 보이는 코드를 찍어 주세요.')
    expect(await said(code, 'en')).toBe('That code is from another meal. Scan the one on the screen now.')
    at(TODAY, '2200')
    expect(await said(code, 'en')).toBe('This restaurant is not serving now. Scan the code after your meal there.')
  })

  test('two servers of one key show and take the same', async () => {
    const other = await server.beside()
    const url = '/_stand-in/counter/codes'
    const [first, second] = await Promise.all([server.http, other].map((http) => http.inject({ url })))
    expect(first?.json()).toEqual(second?.json())
    expect((await screens()).map(({ mealType }) => mealType)).toEqual(['2', '2', '2'])
  })
})
