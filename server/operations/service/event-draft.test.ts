import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepDraft } from '#server/domain/event/draft.queries.ts'
import { eventAnswers, eventMembers, events, eventTallies } from '#server/domain/event/schema.ts'
import { watchNights } from '#server/night.ts'
import { seoulInstant } from '#server/seoul.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

interface Draft {
  draftNo: number
  answerList: {
    questionSeq: number
    choiceNoList: number[]
    answerTxt: string | null
    score: number | null
    answerDtm: string
  }[]
}
type Row = { eventSeq: number; draftYn: string; joinYn: string; leftCnt: number }

const SURVEY = 91
// The tests' clock stands at 11:24.
const [NINE, TEN] = ['20261119090000', '20261119100000']

describe.each(databaseKinds)('a survey that was begun, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const keep = ({ post }: TestMember, answerList: object[], eventSeq = SURVEY) =>
    post('/api/service/event/questionnaire-draft', { eventSeq, answerList })
  const kept = async (member: TestMember, answerList: object[]) => dataOf<Draft>(await keep(member, answerList))
  const read = async ({ get }: TestMember) =>
    dataOf<{ answerDtm: string | null; draft: Draft | null; questionList: { myAnswer: object | null }[] }>(
      await get(`/api/service/event/questionnaire?eventSeq=${String(SURVEY)}`),
    )
  const rowOf = async ({ get }: TestMember) =>
    dataOf<{ list: Row[] }>(await get('/api/service/event/list?pageSize=50')).list.find(
      ({ eventSeq }) => eventSeq === SURVEY,
    )
  const rowIn = async ({ hcId }: TestMember) =>
    (
      await server.database.db
        .select()
        .from(eventMembers)
        .where(and(eq(eventMembers.hcId, hcId), eq(eventMembers.eventSeq, SURVEY)))
    )[0]
  const send = ({ post }: TestMember) =>
    post('/api/service/event/questionnaire', {
      eventSeq: SURVEY,
      answerList: [
        { questionSeq: 1, choiceNoList: [2] },
        { questionSeq: 2, choiceNoList: [2] },
      ],
    })
  const codeOf = async (answer: ReturnType<typeof keep>) => {
    const got = await answer
    return got.statusCode === 200 ? 200 : `${String(got.statusCode)} ${got.json<{ error: string }>().error}`
  }

  test('is read with the questionnaire as it was left, branches that were left and all', async () => {
    const member = await server.member()
    expect([(await read(member)).draft, await rowOf(member)]).toEqual([
      null,
      expect.objectContaining({ draftYn: 'N', leftCnt: 1 }),
    ])
    // The third is asked only of whoever chose tofu in the second.
    await keep(member, [
      { questionSeq: 1, choiceNoList: [2], answerDtm: NINE },
      { questionSeq: 3, choiceNoList: [1], answerDtm: NINE },
    ])
    const words = { questionSeq: 4, answerTxt: '국이 ', answerDtm: TEN }
    const now = await kept(member, [words])
    expect(now).toEqual({
      draftNo: 2,
      answerList: [
        { questionSeq: 1, choiceNoList: [2], answerTxt: null, score: null, answerDtm: NINE },
        { questionSeq: 3, choiceNoList: [1], answerTxt: null, score: null, answerDtm: NINE },
        { questionSeq: 4, choiceNoList: [], answerTxt: '국이 ', score: null, answerDtm: TEN },
      ],
    })
    expect((await read(member)).draft).toEqual(now)
    const other = await server.member()
    expect((await read(other)).draft).toBeNull()
  })

  test('counts as no answer: nobody took part, nothing is paid, no tally moves', async () => {
    const member = await server.member()
    const { db } = server.database
    const own = () =>
      Promise.all([
        db.$count(eventAnswers, eq(eventAnswers.hcId, member.hcId)),
        db
          .select()
          .from(eventTallies)
          .where(eq(eventTallies.eventSeq, SURVEY))
          .orderBy(eventTallies.questionSeq, eventTallies.choiceNo, eventTallies.slot),
        member.get('/api/mypage/point/getUserPointInfo').then(dataOf),
      ])
    const before = await own()
    await keep(member, [
      { questionSeq: 1, choiceNoList: [2], answerDtm: NINE },
      { questionSeq: 2, choiceNoList: [2], answerDtm: NINE },
    ])
    expect(await own()).toEqual(before)
    const { answerDtm, questionList } = await read(member)
    expect([answerDtm, questionList.every(({ myAnswer }) => myAnswer === null)]).toEqual([null, true])
    expect(await rowOf(member)).toMatchObject({ draftYn: 'Y', joinYn: 'N', leftCnt: 1 })
    expect(dataOf(await member.get(`/api/service/event/detail?eventSeq=${String(SURVEY)}`))).toMatchObject({
      draftYn: 'Y',
      joinYn: 'N',
      joinCnt: 0,
    })
  })

  test('of two phones the later answer to a question stands, whichever came first, and the others too', async () => {
    const member = await server.member()
    await keep(member, [{ questionSeq: 1, choiceNoList: [1], answerDtm: TEN }])
    const both = await kept(member, [
      { questionSeq: 1, choiceNoList: [2], answerDtm: NINE },
      { questionSeq: 2, choiceNoList: [2, 3], answerDtm: NINE },
    ])
    expect(both.answerList.map(({ questionSeq, choiceNoList }) => [questionSeq, choiceNoList])).toEqual([
      [1, [1]],
      [2, [2, 3]],
    ])
    const atOnce = await Promise.all([
      kept(member, [{ questionSeq: 2, choiceNoList: [1], answerDtm: TEN }]),
      kept(member, [{ questionSeq: 4, answerTxt: '국', answerDtm: TEN }]),
    ])
    expect(atOnce.map(({ draftNo }) => draftNo).toSorted()).toEqual([3, 4])
    expect((await read(member)).draft?.answerList.map(({ questionSeq }) => questionSeq)).toEqual([1, 2, 4])
    // A phone that is ahead by a day has answered now, and the next one stands against it.
    expect(
      (await kept(member, [{ questionSeq: 1, choiceNoList: [3], answerDtm: '20261120112400' }])).answerList[0],
    ).toMatchObject({ choiceNoList: [3], answerDtm: expect.stringMatching(/^20261119/) })
  })

  test('is cleared question by question, and a clearing is told to the other phones', async () => {
    const member = await server.member()
    await keep(member, [
      { questionSeq: 1, choiceNoList: [1], answerDtm: NINE },
      { questionSeq: 4, answerTxt: '국', answerDtm: NINE },
    ])
    expect(
      (await kept(member, [{ questionSeq: 4, answerDtm: TEN }])).answerList.map(({ questionSeq }) => questionSeq),
    ).toEqual([1])
    expect(
      await kept(
        member,
        [1, 2, 3, 4, 5].map((questionSeq) => ({ questionSeq, answerDtm: TEN })),
      ),
    ).toEqual({ draftNo: 3, answerList: [] })
    expect([(await read(member)).draft, (await rowOf(member))?.draftYn]).toEqual([{ draftNo: 3, answerList: [] }, 'N'])
  })

  test('goes with the sending, and nothing is kept of it afterwards', async () => {
    const member = await server.member()
    const answer = [{ questionSeq: 1, choiceNoList: [1], answerDtm: NINE }]
    await keep(member, answer)
    expect((await send(member)).statusCode).toBe(200)
    expect([(await rowIn(member))?.draft, (await read(member)).draft, (await rowOf(member))?.draftYn]).toEqual([
      null,
      null,
      'N',
    ])
    expect(await codeOf(keep(member, answer))).toBe('409 eventAlready')
    // On its way together with the sending, and whichever comes first.
    const racing = await server.member()
    await Promise.all([send(racing), keep(racing, answer)])
    expect((await read(racing)).draft).toBeNull()
  })

  test('needs no agreement before it is sent, but an open survey, and questions and choices of it', async () => {
    const member = await server.member()
    const { db } = server.database
    const answer = (rest: object, questionSeq = 1) => [{ questionSeq, answerDtm: NINE, ...rest }]
    expect(await codeOf(keep(member, answer({ choiceNoList: [1] }, 9)))).toBe('400 badAnswer')
    expect(await codeOf(keep(member, answer({ choiceNoList: [99] })))).toBe('400 badAnswer')
    expect(await codeOf(keep(member, [...answer({ choiceNoList: [1] }), ...answer({})]))).toBe('400 badAnswer')
    expect(await codeOf(keep(member, answer({ choiceNoList: [1], answerDtm: '20261131090000' })))).toBe('400 badAnswer')
    // A quiz, a survey that has not begun, and what is for others.
    expect(
      await Promise.all([57, 82, 71].map((eventSeq) => codeOf(keep(member, answer({ choiceNoList: [1] }), eventSeq)))),
    ).toEqual(['404 eventNotFound', '409 eventNotOpen', '404 eventNotFound'])
    const answers = [{ questionSeq: 1, choiceNos: [1], words: null, score: null, answeredDtm: NINE }]
    await expect(
      keepDraft(db, { hcId: member.hcId, eventSeq: SURVEY, answers, now: seoulInstant('20261124', '0000') }),
    ).rejects.toMatchObject({ code: 'eventOver' })
    await db.update(events).set({ marketingYn: 'Y' }).where(eq(events.eventSeq, SURVEY))
    expect([await codeOf(keep(member, answer({ choiceNoList: [1] }))), await codeOf(send(member))]).toEqual([
      200,
      '409 marketingNeeded',
    ])
    await db.update(events).set({ marketingYn: 'N' }).where(eq(events.eventSeq, SURVEY))
  })
  test('goes in the night after the last day, and not before', async () => {
    const member = await server.member()
    await keep(member, [{ questionSeq: 1, choiceNoList: [1], answerDtm: NINE }])
    const failures: string[] = []
    for (const [day, left] of [
      ['20261123', 1],
      ['20261124', undefined],
    ] as const) {
      server.clock.set(seoulInstant(day, '0400'))
      const night = watchNights({
        database: server.database,
        clock: server.clock,
        logError: (error, what) => failures.push(`${what}: ${String(error)}`),
      })
      await night.look()
      await night.stop()
      expect([day, (await rowIn(member))?.draft?.length]).toEqual([day, left])
    }
    expect(failures).toEqual([])
  })
})
