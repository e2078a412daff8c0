import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventMembers, events, eventStamps } from '#server/domain/event/schema.ts'
import { notify } from '#server/domain/notice/notify.queries.ts'
import { callsOf, dataOf, signIn, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

type Row = Record<string, unknown>

describe.each(databaseKinds)('banner of the home hub, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  test('says of one event at most: a board, turns, a survey before they end, a prize until it is read', async () => {
    const member = await server.member('haneul')
    const bannerAt = async (instant: string) => {
      server.clock.set(new Date(instant))
      const { headers } = await signIn(server.http, member)
      const { get, post } = callsOf(server.http, String(headers.authorization).replace('Bearer ', ''))
      return { get, post, banner: dataOf<{ bannerCard: Row }>(await post('/api/main/mainData')).bannerCard }
    }
    const { db } = server.database
    // Friday: the quiz of the week ends with a turn that is left, and the table of a day, which is later in the list.
    expect((await bannerAt('2026-11-20T02:00:00Z')).banner).toEqual({
      bannerTy: 'event',
      stampCnt: 3,
      event: {
        eventSeq: 57,
        eventTypeCode: 'QUIZ',
        textCode: 'TURN_ENDS',
        eventNm: '등푸른 생선 주간',
        eventNmEng: 'Oily fish week',
        endDt: '20261120',
        leftCnt: 1,
        draftYn: 'N',
      },
    })
    const { banner: ends, post: onSaturday } = await bannerAt('2026-11-21T02:00:00Z')
    expect(ends).toMatchObject({
      event: { textCode: 'SURVEY_ENDS', eventSeq: 91, endDt: '20261123', leftCnt: 0, draftYn: 'N' },
    })
    await onSaturday('/api/service/event/questionnaire-draft', {
      eventSeq: 91,
      answerList: [{ questionSeq: 1, choiceNoList: [1], answerDtm: '20261121110000' }],
    })
    expect((await bannerAt('2026-11-21T02:00:00Z')).banner).toMatchObject({
      event: { textCode: 'SURVEY_ENDS', draftYn: 'Y' },
    })
    // Three of seven, and one stamp a day: four cannot be had any more, the last one can.
    expect((await bannerAt('2026-11-29T02:00:00Z')).banner).toMatchObject({ bannerTy: 'greenStamp', event: null })
    await db
      .update(eventMembers)
      .set({ joinCnt: 6 })
      .where(and(eq(eventMembers.hcId, member.hcId), eq(eventMembers.eventSeq, 93)))
    expect((await bannerAt('2026-11-29T02:00:00Z')).banner).toMatchObject({
      event: { textCode: 'BOARD_ENDS', eventSeq: 93, leftCnt: 1 },
    })

    await db
      .update(events)
      .set({ announcedAt: new Date('2026-11-28T00:00:00Z') })
      .where(eq(events.eventSeq, 87))
    const notice = {
      sourceKey: 'event:87:winner',
      route: 'serviceEventResDetail',
      params: { linkSeq: 87 },
      text: { title: { ko: '당첨', en: null }, body: { ko: '가을', en: null } },
    }
    await notify(db, member.hcId, 'event', notice, new Date('2026-11-28T00:00:00Z'))
    const { banner, get } = await bannerAt('2026-11-29T02:00:00Z')
    expect(banner).toMatchObject({ event: { textCode: 'WON', eventSeq: 87, eventNm: '가을 걷기 추첨' } })
    const { list } = dataOf<{ list: Row[] }>(await get('/api/member/getPushList?pageNo=1&pageSize=20'))
    await get(`/api/member/setPushRead?pushSeq=${String(list[0]?.pushSeq)}`)
    expect((await bannerAt('2026-11-29T02:00:00Z')).banner).toMatchObject({ event: { textCode: 'BOARD_ENDS' } })
    // Today's is on the board already.
    await db
      .insert(eventStamps)
      .values({ hcId: member.hcId, eventSeq: 93, stampKey: 'D20261129', stampedAt: new Date('2026-11-29T01:00:00Z') })
    expect((await bannerAt('2026-11-29T02:00:00Z')).banner).toMatchObject({ bannerTy: 'greenStamp' })
    // A prize that nobody has looked at for two weeks is not told of any more.
    expect((await bannerAt('2026-12-16T02:00:00Z')).banner).toMatchObject({ bannerTy: 'greenStamp' })
  })
})
