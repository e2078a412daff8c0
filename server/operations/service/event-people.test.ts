import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dailyActivity } from '#server/domain/activity/schema.ts'
import { COMPANY } from '#server/domain/company/seed.ts'
import { announceDue } from '#server/domain/event/announce.queries.ts'
import { bringUp, bringUpAll } from '#server/domain/event/earned.queries.ts'
import { forgetLosers } from '#server/domain/event/keeping.queries.ts'
import { nameInviter, recommOf } from '#server/domain/event/recomm.queries.ts'
import {
  eventAnswers,
  eventDraws,
  eventMembers,
  eventPrizes,
  eventReplies,
  events,
  eventStamps,
  eventWinners,
} from '#server/domain/event/schema.ts'
import { leaveLine } from '#server/domain/event/words.queries.ts'
import { greenStamps } from '#server/domain/green/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { smartOrders } from '#server/domain/order/schema.ts'
import { signInTries } from '#server/domain/session/schema.ts'
import { seoulInstant } from '#server/seoul.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

interface Page {
  totalCnt: number
  list: { replySeq: number; nickName: string; replyTxt: string; myYn: string }[]
}
interface Result {
  winYn: string
  winnerCnt: number
  prizeNm: string | null
  myEntryCnt: number
  prizeList: { winnerCnt: number; winnerList: { usrIdMask: string; myYn: string }[] }[]
}

describe.each(databaseKinds)('what people of an event bring each other on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const send = ({ post }: TestMember, call: string, body: object) => post(`/api/service/event/${call}`, body)
  const codeOf = async (answer: ReturnType<typeof send>) => {
    const got = await answer
    return got.statusCode === 200 ? 200 : `${String(got.statusCode)} ${got.json<{ error: string }>().error}`
  }
  const balance = async ({ get }: TestMember) =>
    dataOf<{ point: number }>(await get('/api/mypage/point/getUserPointInfo')).point
  const words = async ({ get }: TestMember, eventSeq: number) =>
    dataOf<Page>(await get(`/api/service/event/reply?eventSeq=${String(eventSeq)}`))
  const joinedAt = ({ hcId }: TestMember, at: Date) =>
    server.database.db.update(members).set({ joinedAt: at }).where(eq(members.hcId, hcId))

  test('a line is read by the others, three a day are left, and an own one is taken back by nobody else', async () => {
    const [one, other] = await Promise.all([server.member(), server.member()])
    const before = (await words(other, 94)).totalCnt
    const say = (replyTxt: string) => send(one, 'reply', { eventSeq: 94, replyTxt })
    expect([
      await codeOf(say('   ')),
      await codeOf(say('굴국밥이요!')),
      await codeOf(say('또요')),
      await codeOf(say('또또요')),
      await codeOf(say('넷째')),
    ]).toEqual(['400 badAnswer', 200, 200, 200, '409 eventWordsToday'])
    const page = await words(other, 94)
    expect([page.totalCnt, page.list.slice(0, 3).map(({ myYn }) => myYn)]).toEqual([before + 3, ['N', 'N', 'N']])
    const replySeq = page.list[0]?.replySeq ?? 0
    expect(await codeOf(send(other, 'reply-delete', { eventSeq: 94, replySeq }))).toBe('404 eventNotFound')
    expect(await codeOf(send(one, 'reply-delete', { eventSeq: 94, replySeq }))).toBe(200)
    expect((await words(one, 94)).list.some((line) => line.replySeq === replySeq)).toBe(false)
    expect(await codeOf(say('다섯째'))).toBe('409 eventWordsToday')
    expect(await codeOf(send(one, 'reply', { eventSeq: 89, replyTxt: '늦었어요' }))).toBe('409 eventOver')
  })

  test('where words are what takes part, the first line of many brings the points', async () => {
    const member = await server.member()
    const points = await balance(member)
    for (const day of ['20261105', '20261106'])
      await leaveLine(server.database.db, member.hcId, 89, '배추 스무 포기요.', seoulInstant(day, '1200'))
    expect(await balance(member)).toBe(points + 50)
  })

  test('a newcomer names a colleague once; both have the points, the colleague is told a nickname only', async () => {
    const [haneul, newcomer, old] = await Promise.all([
      server.member('haneul'),
      server.member('saebyeok'),
      server.member('emily'),
    ])
    await joinedAt(newcomer, TEST_NOW)
    await joinedAt(old, seoulInstant('20261001', '0900'))
    const code = async ({ get }: TestMember) =>
      dataOf<{ recomm: { recommCode: string; openYn: string } }>(await get('/api/service/event/detail?eventSeq=95'))
        .recomm
    const [theirs, own] = [await code(haneul), await code(newcomer)]
    expect([theirs.openYn, own.openYn, (await code(old)).openYn]).toEqual(['N', 'Y', 'N'])
    const name = (who: TestMember, recommCode: string) => codeOf(send(who, 'recomm', { eventSeq: 95, recommCode }))
    const [before, points] = [await balance(haneul), await balance(newcomer)]
    expect([
      await name(newcomer, own.recommCode),
      await name(newcomer, 'ZZZZZZ'),
      await name(old, theirs.recommCode),
    ]).toEqual(['409 recommOwn', '404 recommUnknown', '409 recommLate'])
    const taps = await Promise.all([name(newcomer, theirs.recommCode.toLowerCase()), name(newcomer, theirs.recommCode)])
    expect(taps.toSorted()).toEqual([200, '409 recommTwice'])
    expect([await balance(haneul), await balance(newcomer)]).toEqual([before + 200, points + 200])
    expect(await recommOf(server.database.db, haneul.hcId, 95, TEST_NOW)).toMatchObject({ came: 1 })
    expect(await recommOf(server.database.db, newcomer.hcId, 95, TEST_NOW)).toMatchObject({
      from: '하늘',
      isOpen: false,
    })
    const { list } = dataOf<{ list: { contents: string; menu: string | null }[] }>(
      await haneul.get('/api/member/getPushList?pageSize=100'),
    )
    expect(list.filter(({ menu }) => menu === 'serviceEventRecomm').map(({ contents }) => contents)).toEqual([
      '새벽 님과 200포인트씩 받았어요.',
    ])
  })

  test('whoever has named a colleague in one event names nobody in the next', async () => {
    const { db } = server.database
    const [one, other] = await Promise.all([server.member(), server.member()])
    await joinedAt(one, TEST_NOW)
    const { code } = await recommOf(db, other.hcId, 95, TEST_NOW)
    const [event] = await db.select().from(events).where(eq(events.eventSeq, 95))
    if (!event) throw new Error('There is no such event.')
    await db.insert(events).values({ ...event, eventSeq: 9095 })
    await nameInviter(db, one.hcId, 95, code, TEST_NOW)
    const points = await balance(one)
    await expect(nameInviter(db, one.hcId, 9095, code, TEST_NOW)).rejects.toMatchObject({ code: 'recommTwice' })
    expect([await balance(one), (await recommOf(db, one.hcId, 9095, TEST_NOW)).isOpen]).toEqual([points, false])
  })

  test('who guesses codes waits after ten, even many at once; a colleague who knows one does not', async () => {
    const [guesser, other, haneul] = await Promise.all([
      server.member('saebyeok'),
      server.member('saebyeok'),
      server.member('haneul'),
    ])
    await Promise.all([guesser, other].map((who) => joinedAt(who, TEST_NOW)))
    const { recomm } = dataOf<{ recomm: { recommCode: string } }>(
      await haneul.get('/api/service/event/detail?eventSeq=95'),
    )
    const name = (who: TestMember, recommCode: string) => codeOf(send(who, 'recomm', { eventSeq: 95, recommCode }))
    const guesses = await Promise.all(Array.from({ length: 14 }, () => name(guesser, 'ZZZZZZ')))
    expect(guesses.filter((one) => one === '404 recommUnknown')).toHaveLength(10)
    expect(guesses.filter((one) => one === '429 tooManyRequests')).toHaveLength(4)
    expect([await name(guesser, recomm.recommCode), await name(other, recomm.recommCode)]).toEqual([
      '429 tooManyRequests',
      200,
    ])
    // An hour later; the token would be over by then.
    await server.database.db
      .update(signInTries)
      .set({ until: TEST_NOW })
      .where(eq(signInTries.username, `recomm:${guesser.hcId}`))
    expect(await name(guesser, recomm.recommCode)).toBe(200)
  })

  test('two who name each other at once both have what is theirs', async () => {
    const { db } = server.database
    const [one, other] = await Promise.all([server.member(), server.member()])
    await Promise.all([joinedAt(one, TEST_NOW), joinedAt(other, TEST_NOW)])
    const [first, second] = [await recommOf(db, one.hcId, 95, TEST_NOW), await recommOf(db, other.hcId, 95, TEST_NOW)]
    const [points, before] = [await balance(one), await balance(other)]
    await Promise.all([
      nameInviter(db, one.hcId, 95, second.code, TEST_NOW),
      nameInviter(db, other.hcId, 95, first.code, TEST_NOW),
    ])
    expect([await balance(one), await balance(other)]).toEqual([points + 400, before + 400])
  })

  test('boards fill by what was done elsewhere, each deed once; a board drawn for gives an entry a day', async () => {
    const { db } = server.database
    const haneul = await server.member('haneul')
    await db.delete(eventStamps).where(eq(eventStamps.hcId, haneul.hcId))
    await db.delete(eventMembers).where(eq(eventMembers.hcId, haneul.hcId))
    // The walks of the last weeks, in an event that is on.
    await db.update(events).set({ startDt: '20261101', endDt: '20261130' }).where(eq(events.eventSeq, 99))
    await Promise.all([bringUp(db, haneul.hcId, 99, TEST_NOW), bringUp(db, haneul.hcId, 99, TEST_NOW)])
    await bringUp(db, haneul.hcId, 99, TEST_NOW)
    const stamps = await db.$count(eventStamps, eq(eventStamps.hcId, haneul.hcId))
    const [own] = await db.select().from(eventMembers).where(eq(eventMembers.hcId, haneul.hcId))
    expect(stamps).toBeGreaterThan(0)
    expect([own?.entries, own?.joinCnt]).toEqual([stamps, stamps])
    const [detail] = [
      dataOf<{ stamp: { stampCnt: number } }>(await haneul.get('/api/service/event/detail?eventSeq=99')),
    ]
    expect(detail.stamp.stampCnt).toBe(stamps)
    await db.update(events).set({ startDt: '20261201', endDt: '20261231' }).where(eq(events.eventSeq, 99))
  })

  test('a picked-up order fills its place when the board is read; telling of it gives no second one', async () => {
    const { db } = server.database
    const haneul = await server.member('haneul')
    await db.update(events).set({ startDt: '20261101', endDt: '20261130' }).where(eq(events.eventSeq, 97))
    const { stamp } = dataOf<{ stamp: { stampDtmList: string[] } }>(
      await haneul.get('/api/service/event/detail?eventSeq=97'),
    )
    expect(stamp.stampDtmList).toEqual(['202611121823'])
    expect(await codeOf(send(haneul, 'stampWellOrder', { eventSeq: 97, smartOrderSeq: '1' }))).toBe('409 eventAlready')
    expect(await db.$count(eventStamps, and(eq(eventStamps.hcId, haneul.hcId), eq(eventStamps.eventSeq, 97)))).toBe(1)
    await db.update(events).set({ startDt: '20261123', endDt: '20261213' }).where(eq(events.eventSeq, 97))
  })

  test('orders of before and after the event give nothing, and the answer says why', async () => {
    const { db } = server.database
    const [haneul, member] = await Promise.all([server.member('haneul'), server.member()])
    const [any] = await db
      .select()
      .from(smartOrders)
      .where(and(eq(smartOrders.hcId, haneul.hcId), eq(smartOrders.status, 'PICKUP')))
      .limit(1)
    if (any === undefined) throw new Error('haneul has orders.')
    await db.update(events).set({ startDt: '20261101', endDt: '20261130' }).where(eq(events.eventSeq, 97))
    const picked = ['20251103', '20251110', '20251112', '20251117', '20251118', '20261031'].map((day) =>
      seoulInstant(day, '2359'),
    )
    // The first minute of the event is one of it.
    const all = [...picked, seoulInstant('20261101', '0000')]
    await db.insert(smartOrders).values(
      all.map((pickedUpAt, at) => ({
        ...any,
        hcId: member.hcId,
        orderSeq: 9001 + at,
        subscribedOrderSeq: null,
        couponNo: null,
        status: 'PICKUP' as const,
        pickedUpAt,
      })),
    )
    const told: (number | string)[] = []
    for (const at of all.keys())
      told.push(await codeOf(send(member, 'stampWellOrder', { eventSeq: 97, smartOrderSeq: String(9001 + at) })))
    expect(told).toEqual([...picked.map(() => '409 eventOrderOutside'), 200])
    expect(await db.$count(eventStamps, and(eq(eventStamps.hcId, member.hcId), eq(eventStamps.eventSeq, 97)))).toBe(1)
    const said = await member.post(
      '/api/service/event/stampWellOrder',
      { eventSeq: 97, smartOrderSeq: '9001' },
      { 'accept-language': 'en' },
    )
    expect(said.json<{ errorMessage: string }>().errorMessage).toBe(
      'That order was not picked up during the event. Only orders picked up while it runs count.',
    )
    await db.update(events).set({ startDt: '20261123', endDt: '20261213' }).where(eq(events.eventSeq, 97))
  })

  test('a board of plates counts emptied trays alone', async () => {
    const { db } = server.database
    const { hcId } = await server.member()
    const deed = (stampDt: string, deedCode: 'NOLEFT' | 'STAIRS') => ({
      hcId,
      stampDt,
      menuMealType: deedCode,
      deedCode,
    })
    await db
      .insert(greenStamps)
      .values([
        deed('20261012', 'NOLEFT'),
        deed('20261012', 'STAIRS'),
        deed('20261013', 'NOLEFT'),
        deed('20261101', 'NOLEFT'),
      ])
    await bringUp(db, hcId, 86, seoulInstant('20261031', '1200'))
    const keys = (
      await db
        .select()
        .from(eventStamps)
        .where(and(eq(eventStamps.hcId, hcId), eq(eventStamps.eventSeq, 86)))
    ).map(({ stampKey }) => stampKey)
    expect(keys.toSorted()).toEqual(['G20261012:NOLEFT', 'G20261013:NOLEFT'])
  })

  test('whoever walked and never looked is among those who are drawn', async () => {
    const { db } = server.database
    const { hcId } = await server.member()
    await db.insert(dailyActivity).values([
      { hcId, activityDt: '20261203', steps: 60_000 },
      { hcId, activityDt: '20261204', steps: 10 },
    ])
    await bringUpAll(db, 99, seoulInstant('20270102', '0000'))
    const [own] = await db
      .select()
      .from(eventMembers)
      .where(and(eq(eventMembers.hcId, hcId), eq(eventMembers.eventSeq, 99)))
    expect(own?.entries).toBe(1)
  })

  test('winners are drawn once when the day has come, and every one of them has the prize [EVT-04]', async () => {
    const { db } = server.database
    const people = await Promise.all(Array.from({ length: 8 }, () => server.member()))
    const before = await Promise.all(people.map(balance))
    await db.delete(eventMembers).where(eq(eventMembers.eventSeq, 99))
    await db.insert(eventMembers).values(people.map(({ hcId }, at) => ({ hcId, eventSeq: 99, entries: at + 1 })))
    await db.update(eventPrizes).set({ winCnt: 1 }).where(eq(eventPrizes.eventSeq, 99))
    const day = seoulInstant('20270102', '0000')
    await announceDue(db, '20270101', day)
    expect(await db.$count(eventWinners, eq(eventWinners.eventSeq, 99))).toBe(0)
    await Promise.all([announceDue(db, '20270102', day), announceDue(db, '20270102', day)])
    await announceDue(db, '20270103', day)
    const won = await db.select().from(eventWinners).where(eq(eventWinners.eventSeq, 99))
    expect(
      won.map(({ prizeSeq, points, couponNo, bizNm }) => [prizeSeq, points, couponNo !== null, bizNm]).toSorted(),
    ).toEqual([
      [1, 0, true, COMPANY.bizNm],
      [2, 500, false, COMPANY.bizNm],
    ])
    const after = await Promise.all(people.map(balance))
    expect(after.reduce((sum, point, at) => sum + point - (before[at] ?? 0), 0)).toBe(500)
    const result = async ({ get }: TestMember) =>
      dataOf<Result>(await get('/api/service/event/winner-result?eventSeq=99'))
    const winner = people.find(({ hcId }) => won.some((row) => row.hcId === hcId))
    const loser = people.find(({ hcId }) => won.every((row) => row.hcId !== hcId))
    if (!winner || !loser) throw new Error('Two of eight have won.')
    expect(await result(winner)).toMatchObject({ winYn: 'Y', winnerCnt: 2 })
    expect(await result(loser)).toMatchObject({ winYn: 'N', winnerCnt: 2, prizeNm: null })
  })

  test('an announcement tells the own line first, others by a mask; what is not drawn is not there', async () => {
    const [haneul, emily] = await Promise.all([server.member('haneul'), server.member('emily')])
    const read = async ({ get }: TestMember) =>
      dataOf<Result>(await get('/api/service/event/winner-result?eventSeq=87'))
    const own = await read(haneul)
    expect(own).toMatchObject({ winYn: 'Y', prizeNm: '점심 한 끼', myEntryCnt: 11 })
    expect(own.prizeList[0]?.winnerList[0]).toMatchObject({ usrIdMask: 'ha***l', myYn: 'Y' })
    expect(await read(emily)).toMatchObject({ winYn: 'N', prizeNm: null, myEntryCnt: 0 })
    expect((await haneul.get('/api/service/event/winner-result?eventSeq=57')).statusCode).toBe(404)
    const { list } = dataOf<{ list: { eventSeq: number; winYn: string; winnerCnt: number }[] }>(
      await haneul.get('/api/service/event/winner'),
    )
    expect(list.filter(({ eventSeq }) => eventSeq < 99).map(({ eventSeq, winYn }) => [eventSeq, winYn])).toEqual([
      [87, 'Y'],
      [85, 'N'],
    ])
    expect(list.find(({ eventSeq }) => eventSeq === 85)?.winnerCnt).toBe(0)
  })

  test('thirty days after the winners were told nothing is left of what the others wrote and entered', async () => {
    const { db } = server.database
    const [winner, loser] = [(await server.member()).hcId, (await server.member()).hcId]
    // Announced on 12 October.
    const eventSeq = 85
    const both = [winner, loser]
    await db.insert(eventMembers).values(both.map((hcId) => ({ hcId, eventSeq, joinCnt: 1, entries: 2 })))
    await db.insert(eventAnswers).values(
      both.flatMap((hcId) => [
        { hcId, eventSeq, questionSeq: 1, words: '안개가 좋았어요.', answeredAt: TEST_NOW },
        { hcId, eventSeq, questionSeq: 2, words: null, answeredAt: TEST_NOW },
      ]),
    )
    await db
      .insert(eventReplies)
      .values(both.map((hcId) => ({ hcId, eventSeq, words: '새벽 강가예요.', writtenAt: TEST_NOW })))
    await db.insert(eventPrizes).values([
      { eventSeq, prizeSeq: 1, name: '우산', code: 'GOODS' },
      { eventSeq, prizeSeq: 2, name: '빈 그릇', code: 'NONE' },
    ])
    await db.insert(eventDraws).values([
      { hcId: loser, eventSeq, drawSeq: 1, seatNo: 1, prizeSeq: 1, drawnAt: TEST_NOW },
      { hcId: loser, eventSeq, drawSeq: 2, seatNo: 2, prizeSeq: 2, drawnAt: TEST_NOW },
    ])
    await db
      .insert(eventWinners)
      .values({ eventSeq, winnerKey: winner, hcId: winner, prizeSeq: 1, mask: 'ha***l', bizNm: '' })
    const kept = async () => ({
      entries: (
        await db.select().from(eventMembers).where(eq(eventMembers.eventSeq, eventSeq)).orderBy(eventMembers.entries)
      ).map(({ entries }) => entries),
      answers: (await db.select().from(eventAnswers).where(eq(eventAnswers.eventSeq, eventSeq)))
        .map(({ hcId, questionSeq }) =>
          hcId === winner ? `winner ${String(questionSeq)}` : `loser ${String(questionSeq)}`,
        )
        .toSorted(),
      lines: (await db.select().from(eventReplies).where(eq(eventReplies.eventSeq, eventSeq)))
        .map(({ hcId }) => hcId === winner)
        .toSorted(),
      draws: await db.$count(eventDraws, eq(eventDraws.eventSeq, eventSeq)),
    })
    await forgetLosers(db, '20261110')
    expect(await kept()).toEqual({
      entries: [2, 2],
      answers: ['loser 1', 'loser 2', 'winner 1', 'winner 2'],
      lines: [false, true],
      draws: 2,
    })
    for (const day of ['20261111', '20261112']) await forgetLosers(db, day)
    expect(await kept()).toEqual({
      entries: [0, 2],
      answers: ['loser 2', 'winner 1', 'winner 2'],
      lines: [true],
      draws: 1,
    })
  })
})
