import { randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMember } from '#server/db/seed/people.ts'
import { answerEvent } from '#server/domain/event/answer.queries.ts'
import { createCounterCodes } from '#server/domain/event/counter-code.rules.ts'
import { drawOnce } from '#server/domain/event/draw.queries.ts'
import { eventDraws, eventMembers, eventPrizes, events } from '#server/domain/event/schema.ts'
import { seed } from '#server/domain/event/seed.ts'
import { stampToday } from '#server/domain/event/stamp.queries.ts'
import { seoulInstant } from '#server/seoul.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

interface Detail {
  joinCnt: number
  drawCnt: number
  leftCnt: number
  likeCnt: number
  announceDt: string | null
  lastDraw: object | null
  stamp: { stampCnt: number; fullYn: string; todayYn: string } | null
  prizeList: { prizeSeq: number; seatCnt: number; leftCnt: number | null }[]
  questionList: {
    answerNoList: number[] | null
    commentTxt: string | null
    choiceList: { choiceRate: number | null }[]
  }[]
}
type Row = { eventSeq: number; leftCnt: number; statusCode: string; joinYn: string; announceDt: string | null }

describe.each(databaseKinds)('events on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const detail = async ({ get }: TestMember, eventSeq: number) =>
    dataOf<Detail>(await get(`/api/service/event/detail?eventSeq=${String(eventSeq)}`))
  const send = ({ post }: TestMember, call: string, body: object) => post(`/api/service/event/${call}`, body)
  const codeOf = async (answer: ReturnType<typeof send>) => {
    const got = await answer
    return got.statusCode === 200 ? 200 : `${String(got.statusCode)} ${got.json<{ error: string }>().error}`
  }
  const balance = async ({ get }: TestMember) =>
    dataOf<{ point: number }>(await get('/api/mypage/point/getUserPointInfo')).point

  test('the list says what is left for today, and shows nobody what is for others', async () => {
    const haneul = await server.member('haneul')
    const { totalCnt, list } = dataOf<{ totalCnt: number; list: Row[] }>(
      await haneul.get('/api/service/event/list?pageSize=50'),
    )
    expect(totalCnt).toBe(list.length)
    expect(
      list
        .filter(({ leftCnt }) => leftCnt > 0)
        .map(({ eventSeq }) => eventSeq)
        .toSorted(),
    ).toEqual([57, 91, 93])
    expect(list.map(({ statusCode }) => statusCode)).toEqual(
      list
        .map(({ statusCode }) => statusCode)
        .toSorted((one, other) => ['ING', 'READY', 'END'].indexOf(one) - ['ING', 'READY', 'END'].indexOf(other)),
    )
    expect(list.some(({ eventSeq }) => eventSeq === 71)).toBe(false)
    expect((await haneul.get('/api/service/event/detail?eventSeq=71')).statusCode).toBe(404)
    const over = dataOf<{ list: Row[] }>(await haneul.get('/api/service/event/list?statusCode=END'))
    expect(over.list.every(({ statusCode }) => statusCode === 'END')).toBe(true)
  })

  test('a day of announcement is told where winners are drawn on it or were, and nowhere else', async () => {
    const haneul = await server.member('haneul')
    const { list } = dataOf<{ list: Row[] }>(await haneul.get('/api/service/event/list?pageSize=50'))
    const days = (seq: number) => list.find(({ eventSeq }) => eventSeq === seq)?.announceDt
    const page = async (seq: number) => (await detail(haneul, seq)).announceDt
    expect([57, 94, 99, 87, 85].map(days)).toEqual([null, null, '20270102', '20261110', '20261012'])
    expect(await Promise.all([57, 94, 99, 87, 85].map(page))).toEqual([null, null, '20270102', '20261110', '20261012'])
  })

  test('what is right is never told before the own answer, and a wrong one brings no turn', async () => {
    const [member, other] = await Promise.all([server.member(), server.member()])
    const before = await member.get('/api/service/event/detail?eventSeq=57')
    expect(before.payload).not.toContain('흰살')
    expect(dataOf<Detail>(before).questionList[0]).toMatchObject({ answerNoList: null, commentTxt: null })
    const wrong = dataOf<object>(
      await send(member, 'quiz', { eventSeq: 57, answerList: [{ questionSeq: 1, choiceNoList: [1] }] }),
    )
    expect(wrong).toMatchObject({
      correctCnt: 0,
      totalCnt: 1,
      drawCnt: 0,
      resultList: [{ correctYn: 'N', answerNoList: [3] }],
    })
    expect((await detail(member, 57)).questionList[0]).toMatchObject({
      answerNoList: [3],
      commentTxt: '가자미는 흰살생선이에요.',
    })
    expect(
      dataOf<object>(await send(other, 'quiz', { eventSeq: 57, answerList: [{ questionSeq: 1, choiceNoList: [3] }] })),
    ).toMatchObject({ correctCnt: 1, drawCnt: 1 })
    expect(
      await codeOf(send(other, 'quiz', { eventSeq: 57, answerList: [{ questionSeq: 1, choiceNoList: [1] }] })),
    ).toBe('409 eventAlready')
    expect(
      await codeOf(send(other, 'ques', { eventSeq: 57, answerList: [{ questionSeq: 1, choiceNoList: [1] }] })),
    ).toBe('404 eventNotFound')
  })

  test('how others voted is told after the own vote, and sums to a hundred', async () => {
    const member = await server.member()
    const rates = async () => (await detail(member, 94)).questionList[0]?.choiceList.map(({ choiceRate }) => choiceRate)
    expect(await rates()).toEqual([null, null, null, null])
    const vote = { eventSeq: 94, answerList: [{ questionSeq: 1, choiceNoList: [2] }] }
    const taps = await Promise.all([codeOf(send(member, 'ques', vote)), codeOf(send(member, 'ques', vote))])
    expect(taps.toSorted()).toEqual([200, '409 eventAlready'])
    expect((await rates())?.reduce<number>((sum, rate) => sum + (rate ?? 0), 0)).toBe(100)
  })

  test('one turn is one draw on two phones at once, and is read again afterwards', async () => {
    const haneul = await server.member('haneul')
    const points = await balance(haneul)
    const [one, other] = await Promise.all([
      send(haneul, 'draw', { eventSeq: 57 }),
      send(haneul, 'draw', { eventSeq: 57 }),
    ])
    expect([one.statusCode, other.statusCode].toSorted()).toEqual([200, 409])
    const drawn = dataOf<{ seatNo: number; savePoint: number; couponNo: string | null; prize: { prizeCode: string } }>(
      one.statusCode === 200 ? one : other,
    )
    expect((await detail(haneul, 57)).lastDraw).toEqual(drawn)
    expect(await balance(haneul)).toBe(points + drawn.savePoint)
    expect([drawn.couponNo !== null, drawn.savePoint]).toEqual(
      { COUPON: [true, 0], POINT: [false, 100], NONE: [false, 0] }[drawn.prize.prizeCode],
    )
    expect(await codeOf(send(haneul, 'draw', { eventSeq: 57 }))).toBe('409 eventNoDraw')
  })

  test('every seat brings its prize while there is one, and an empty bowl once the last is gone', async () => {
    const { db } = server.database
    const { hcId } = await server.member()
    const stock = async () =>
      (await db.select().from(eventPrizes).where(eq(eventPrizes.eventSeq, 57)).orderBy(eventPrizes.prizeSeq)).map(
        ({ givenCnt, winCnt }) => (winCnt ?? Infinity) - givenCnt,
      )
    const [lunches = 0] = await stock()
    const [lunch, hundred, nothing] = [1, 2, 3]
    // Three rounds more than there are lunches, each over all eight seats.
    const seats = Array.from({ length: (lunches + 3) * 8 }, (_, at) => (at % 8) + 1)
    await db.insert(eventMembers).values({ hcId, eventSeq: 57, turnsLeft: seats.length })
    for (const seat of seats) await drawOnce(db, hcId, 57, TEST_NOW, () => seat)
    const drawn = await db
      .select()
      .from(eventDraws)
      .where(and(eq(eventDraws.hcId, hcId), eq(eventDraws.eventSeq, 57)))
      .orderBy(eventDraws.drawSeq)
    const expected = seats.map((seat, at) => {
      if (seat === 1) return at / 8 < lunches ? lunch : nothing
      return seat <= 4 ? hundred : nothing
    })
    expect(drawn.map(({ seatNo, prizeSeq }) => [seatNo, prizeSeq])).toEqual(
      seats.map((seat, at) => [seat, expected[at]]),
    )
    expect([(await stock())[0], drawn.filter(({ couponNo }) => couponNo !== null).length]).toEqual([0, lunches])
  })

  test('the last prize goes to one of fifty at once; the others find an empty bowl', { timeout: 60_000 }, async () => {
    const { db } = server.database
    const friday = seoulInstant('20261120', '1205')
    const people: string[] = []
    for (let at = 0; at < 50; at += 1)
      people.push((await makeMember(server.database, { persona: 'saebyeok', now: TEST_NOW })).hcId)
    const drawn = await Promise.all(people.map((hcId) => drawOnce(db, hcId, 98, friday, () => 1)))
    expect(drawn.filter(({ prize }) => prize.code === 'COUPON')).toHaveLength(1)
    expect(drawn.filter(({ prize }) => prize.code === 'NONE')).toHaveLength(49)
    const [lunch] = await db
      .select()
      .from(eventPrizes)
      .where(eq(eventPrizes.eventSeq, 98))
      .orderBy(eventPrizes.prizeSeq)
    expect([lunch?.givenCnt, lunch?.winCnt]).toEqual([1, 1])
    expect(await db.$count(eventDraws, eq(eventDraws.eventSeq, 98))).toBe(50)
    const next = await server.member()
    expect((await detail(next, 98)).prizeList[0]).toMatchObject({ seatCnt: 1, leftCnt: 0 })
  })

  test('a plate a day by the code of the counter, and the seventh pays once', async () => {
    const haneul = await server.member('haneul')
    const codes = createCounterCodes(randomBytes(32))
    const points = await balance(haneul)
    // Days later nobody's sign-in of today is good any more: the engine itself is asked.
    const stampOn = (day: string, mealType = '2', time = '1221') => {
      const content = codes.write({ restaurantCode: 'REST000311', eventSeq: 93, day, mealType })
      const visit = { hcId: haneul.hcId, eventSeq: 93, content }
      return stampToday(server.database.db, codes, visit, seoulInstant(day, time))
    }
    const taps = await Promise.allSettled([stampOn('20261119'), stampOn('20261119')])
    expect(taps.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    // One a day, however many meals somebody has.
    await expect(stampOn('20261119', '3', '1800')).rejects.toMatchObject({ code: 'eventStampToday' })
    for (const day of ['20261120', '20261121']) await stampOn(day)
    expect(await balance(haneul)).toBe(points)
    expect((await stampOn('20261123')).stampedAts).toHaveLength(7)
    expect([await balance(haneul), (await detail(haneul, 93)).stamp]).toEqual([
      points + 500,
      expect.objectContaining({ stampCnt: 7, fullYn: 'Y' }),
    ])
    await expect(stampOn('20261124')).rejects.toMatchObject({ code: 'eventBoardFull' })
    expect(await balance(haneul)).toBe(points + 500)
  })

  test('a survey keeps the branch that was taken, and pays once', async () => {
    const member = await server.member()
    const survey = dataOf<{ questionList: { questionSeq: number; showWhen: object | null }[] }>(
      await member.get('/api/service/event/questionnaire?eventSeq=91'),
    )
    expect(survey.questionList.map(({ showWhen }) => showWhen)).toEqual([
      null,
      null,
      { questionSeq: 2, choiceNoList: [3] },
      null,
      { questionSeq: 1, choiceNoList: [1] },
    ])
    const answerList = [
      { questionSeq: 1, choiceNoList: [2] },
      { questionSeq: 2, choiceNoList: [2] },
      { questionSeq: 3, choiceNoList: [1] },
    ]
    const points = await balance(member)
    const taps = await Promise.all([
      send(member, 'questionnaire', { eventSeq: 91, answerList }),
      send(member, 'questionnaire', { eventSeq: 91, answerList }),
    ])
    expect(taps.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await balance(member)).toBe(points + 300)
    const after = dataOf<{ answerDtm: string; questionList: { myAnswer: object | null }[] }>(
      await member.get('/api/service/event/questionnaire?eventSeq=91'),
    )
    expect([after.answerDtm, after.questionList.map(({ myAnswer }) => myAnswer !== null)]).toEqual([
      '202611191124',
      [true, true, false, false, false],
    ])
  })

  test('consent precedes the take and can be taken back; the restaurant is the event’s [EVT-01] [EVT-02]', async () => {
    const member = await server.member()
    const rate = (restaurantCode?: string) =>
      codeOf(
        send(member, 'ques', {
          eventSeq: 96,
          answerList: [{ questionSeq: 1, score: 4 }],
          ...(restaurantCode && { restaurantCode }),
        }),
      )
    expect(await rate('REST000311')).toBe('409 marketingNeeded')
    const agree = (marketingAgreeYn: 'Y' | 'N') =>
      server.request({
        method: 'PUT',
        url: '/api/service/event/marketing',
        headers: { authorization: `Bearer ${member.token}` },
        payload: { eventSeq: 96, marketingAgreeYn },
      })
    await agree('Y')
    expect([await rate(), await rate('REST000312')]).toEqual(['400 badAnswer', '400 badAnswer'])
    expect(await rate('REST000311')).toBe(200)
    await agree('N')
    expect(await detail(member, 96)).toMatchObject({
      marketingAgreeYn: 'N',
      cntrlEvl: { cntrlEvlStatus: 'DONE', evlData: [{ score: 4 }] },
    })
  })

  test('it ends by the server’s own clock', async () => {
    const [early, late] = await Promise.all([server.member(), server.member()])
    const answer = ({ hcId }: TestMember, now: Date) =>
      answerEvent(server.database.db, {
        hcId,
        eventSeq: 57,
        answers: [{ questionSeq: 1, choiceNos: [3], words: null, score: null }],
        kinds: ['QUIZ'],
        now,
      })
    const midnight = seoulInstant('20261121', '0000')
    expect(await answer(early, new Date(midnight.getTime() - 2_000))).toMatchObject({ isAllRight: true, turnsLeft: 1 })
    await expect(answer(late, midnight)).rejects.toMatchObject({ code: 'eventOver' })
    await expect(answer(late, seoulInstant('20261115', '1200'))).rejects.toMatchObject({ code: 'eventNotOpen' })
    expect(await detail(late, 57)).toMatchObject({ joinCnt: 0, drawCnt: 0 })
  })

  test('draw, like, lines, questionnaire and winners, with paths of no document, answer too [EVT-03]', async () => {
    const member = await server.member()
    const read = async (call: string) => (await member.get(`/api/service/event/${call}`)).statusCode
    expect([await read('reply?eventSeq=94'), await read('questionnaire?eventSeq=91'), await read('winner')]).toEqual([
      200, 200, 200,
    ])
    expect(await codeOf(send(member, 'like', { eventSeq: 57, likeYn: 'Y' }))).toBe(200)
    expect(await codeOf(send(member, 'draw', { eventSeq: 57 }))).toBe('409 eventNoDraw')
  })

  test('a like is set, never turned over', async () => {
    const member = await server.member()
    const { likeCnt } = await detail(member, 91)
    const like = async (likeYn: 'Y' | 'N') =>
      dataOf<{ likeCnt: number }>(await send(member, 'like', { eventSeq: 91, likeYn })).likeCnt
    expect([await like('Y'), await like('Y'), await like('N'), await like('N')]).toEqual([
      likeCnt + 1,
      likeCnt + 1,
      likeCnt,
      likeCnt,
    ])
  })

  test('who draws something that is sent is told so in the bell, once a turn; points are not told', async () => {
    const { db } = server.database
    const member = await server.member('haneul')
    const own = {
      eventSeq: 190,
      kind: 'ROULET' as const,
      name: '가을 돌림상',
      nameEng: 'Autumn table',
      contents: '',
      startDt: '20261119',
      endDt: '20261119',
      openTurns: 3,
    }
    await db.insert(events).values([own, { ...own, eventSeq: 191, nameEng: null, openTurns: 1 }])
    const prizes = [
      { prizeSeq: 1, name: '머그잔', nameEng: 'A mug', code: 'GOODS' as const, seats: 1, points: null },
      { prizeSeq: 2, name: '100포인트', nameEng: '100 points', code: 'POINT' as const, seats: 1, points: 100 },
      { prizeSeq: 3, name: '빈 그릇', nameEng: 'An empty bowl', code: 'NONE' as const, seats: 1, points: null },
    ]
    await db
      .insert(eventPrizes)
      .values([190, 191].flatMap((eventSeq) => prizes.map((prize) => ({ ...prize, eventSeq }))))
    for (const seat of [2, 1, 1]) await drawOnce(db, member.hcId, 190, TEST_NOW, () => seat)
    await drawOnce(db, member.hcId, 191, TEST_NOW, () => 1)
    const told = async (headers = {}) =>
      dataOf<{ list: { title: string; contents: string; menu: string | null; linkSeq: number | null }[] }>(
        await member.get('/api/member/getPushList?pageSize=100', headers),
      )
        .list.filter(({ menu }) => menu === 'serviceEventRoulet')
        .map(({ title, contents, linkSeq }) => [title, contents, linkSeq])
    const mug = ['머그잔 당첨을 축하해요', '가을 돌림상 · 담당자가 연락드려요.']
    expect(await told()).toEqual([
      [...mug, 191],
      [...mug, 190],
      [...mug, 190],
    ])
    expect((await told({ 'accept-language': 'en' })).slice(0, 2)).toEqual([
      ['You have won: A mug', 'We will be in touch.', 191],
      ['You have won: A mug', 'Autumn table · We will be in touch.', 190],
    ])
    await db.delete(eventPrizes).where(inArray(eventPrizes.eventSeq, [190, 191]))
    await db.delete(events).where(inArray(events.eventSeq, [190, 191]))
  })

  test('when the open ones have ended the set comes again under new numbers, once', async () => {
    const { db } = server.database
    const sets = async (seq: number) => db.$count(events, eq(events.eventSeq, seq))
    await seed.day?.(db, '20261129')
    expect(await sets(1093)).toBe(0)
    await seed.day?.(db, '20261201')
    await seed.day?.(db, '20261201')
    expect([await sets(1093), await sets(2093)]).toEqual([1, 0])
    const member = await server.member()
    expect(await detail(member, 1093)).toMatchObject({ joinCnt: 0, statusCode: 'READY' })
  })
})
