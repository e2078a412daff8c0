import { and, asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stepReadings } from '#server/domain/activity/schema.ts'
import { challengeReports } from '#server/domain/challenge/schema.ts'
import { alarms } from '#server/domain/notice/schema.ts'
import { seoulInstant } from '#server/seoul.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'
import { lookOnce } from '#server/test-support/night.ts'

const [WALK, COACHED] = ['CH20261102', 'CH20261029']
const C = '/api/chalen/challenge'
type Row = {
  reportSeq: number
  title: string
  reportType: string
  startDt: string
  endDt: string
  regDtm: string
  newYn: string
}

describe.each(databaseKinds)('reports of the weeks of a challenge, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const at = (day: string, time = '0400') => server.clock.set(seoulInstant(day, time))
  const look = () => lookOnce(server)
  const weeksOf = ({ hcId }: TestMember, chalnCode: string = WALK) =>
    server.database.db
      .select()
      .from(challengeReports)
      .where(
        and(
          eq(challengeReports.hcId, hcId),
          eq(challengeReports.chalnCode, chalnCode),
          eq(challengeReports.reportType, 'WEEK'),
        ),
      )
      .orderBy(asc(challengeReports.startDt))
  const titles = async (member: TestMember, chalnCode?: string) =>
    (await weeksOf(member, chalnCode)).map(({ title }) => title)
  const notices = ({ hcId }: TestMember) =>
    server.database.db
      .select()
      .from(alarms)
      .where(and(eq(alarms.hcId, hcId), like(alarms.sourceKey, `chaln-week:%`)))
      .orderBy(asc(alarms.sourceKey))
  const listOf = async (member: TestMember, headers = {}) =>
    dataOf<Row[]>(await (await server.signedIn(member)).get(`${C}/reportList?chalnCode=${WALK}`, headers))

  async function walks({ hcId }: TestMember, days: readonly string[], steps: number) {
    const readings = days.flatMap((activityDt) => [
      { hcId, activityDt, readAt: '1130', steps: 4000 },
      { hcId, activityDt, readAt: '1400', steps: 4000 + steps },
    ])
    for (const activityDt of days)
      await server.database.db
        .delete(stepReadings)
        .where(and(eq(stepReadings.hcId, hcId), eq(stepReadings.activityDt, activityDt)))
    await server.database.db.insert(stepReadings).values(readings)
  }
  const WEEK_3 = ['20261116', '20261117', '20261118', '20261119', '20261120']

  test('a week is reported at four on the next Monday, once, with a notice in both languages, unasked', async () => {
    const member = await server.member('haneul')
    await walks(member, WEEK_3, 3200)
    at('20261123', '0359')
    await look()
    expect(await titles(member)).toEqual(['첫째 주 리포트', '둘째 주 리포트'])
    at('20261123')
    await Promise.all([look(), look(), listOf(member), listOf(member)])
    await look()
    expect(await titles(member)).toEqual(['첫째 주 리포트', '둘째 주 리포트', '셋째 주 리포트'])
    expect((await weeksOf(member)).at(-1)).toMatchObject({
      startDt: '20261116',
      endDt: '20261120',
      summaryTxt: '점심에 하루 평균 3,200보를 걸으셨어요. 둘째 주보다 160보 늘었어요.',
      readAt: null,
    })
    const told = (await notices(member)).filter(({ chalnCode }) => chalnCode === WALK)
    expect(told).toMatchObject([
      {
        kind: 'challenge',
        title: '점심 산책 챌린지 셋째 주 리포트가 나왔어요',
        titleEng: 'Your week 3 report: Lunch walk challenge',
        menu: 'challengeChallengeDetail',
      },
    ])
  })

  test('whoever reads finds it there, in English when they read English, and new until it was opened', async () => {
    const member = await server.member('haneul')
    await walks(member, WEEK_3, 3200)
    at('20261123', '0900')
    const [newest] = await listOf(member, { 'accept-language': 'en' })
    expect(newest).toMatchObject({ title: 'Week 3 report', reportType: 'WEEK', newYn: 'Y', regDtm: '202611230900' })
    const reader = await server.signedIn(member)
    expect(
      dataOf(
        await reader.get(`${C}/reportContents?reportSeq=${String(newest?.reportSeq)}`, { 'accept-language': 'en' }),
      ),
    ).toMatchObject({
      summaryTxt: 'You walked 3,200 steps a day at lunch, on average. That is 160 more than in week 2.',
      valueList: [
        { valueNm: 'Steps at lunch', valueTxt: '3,200 a day', prevTxt: '3,040 a day', betterYn: 'Y' },
        { valueNm: 'Days done', valueTxt: '5 days', prevTxt: '4 days', betterYn: 'Y' },
      ],
    })
    const other = await server.member()
    expect((await other.get(`${C}/reportContents?reportSeq=${String(newest?.reportSeq)}`)).statusCode).toBe(404)
  })

  test('the hub knows of it, too: who opens it first after the weekend is told that something is new', async () => {
    const member = await server.member('emily')
    await walks(member, WEEK_3, 3200)
    at('20261123', '0900')
    const mine = dataOf<{ chalnCode: string; newReportYn: string }[]>(
      await (await server.signedIn(member)).post(`${C}/chalList`),
    )
    expect(mine.find(({ chalnCode }) => chalnCode === WALK)).toMatchObject({ newReportYn: 'Y' })
  })

  test('after mornings without a server all past weeks are there, and the newest alone is told of', async () => {
    const member = await server.member('haneul')
    const seeded = (await weeksOf(member)).map(({ title, startDt, endDt, summaryTxt, values }) => ({
      title,
      startDt,
      endDt,
      summaryTxt,
      value: values[0],
    }))
    await server.database.db
      .delete(challengeReports)
      .where(and(eq(challengeReports.hcId, member.hcId), eq(challengeReports.chalnCode, WALK)))
    await look()
    // What the rule says of the story's weeks is what the story says.
    expect(
      (await weeksOf(member)).map(({ title, startDt, endDt, summaryTxt, values }) => ({
        title,
        startDt,
        endDt,
        summaryTxt,
        value: values[0],
      })),
    ).toEqual(seeded)
    expect((await notices(member)).map(({ sourceKey }) => sourceKey)).toEqual([`chaln-week:${WALK}:20261109`])
  })

  test('of a week without anything there is no report, and one when it has come late', async () => {
    const member = await server.member('haneul')
    await server.database.db.delete(stepReadings).where(eq(stepReadings.hcId, member.hcId))
    at('20261123')
    await look()
    expect(await titles(member)).toEqual(['첫째 주 리포트', '둘째 주 리포트'])
    await walks(member, ['20261118'], 3000)
    await listOf(member)
    expect((await weeksOf(member)).at(-1)).toMatchObject({
      title: '셋째 주 리포트',
      summaryTxt: '점심에 하루 평균 600보를 걸으셨어요.',
    })
  })

  test('the last week comes with the end, which alone is told of; who has quit gets none', async () => {
    const [member, quitter] = [await server.member('haneul'), await server.member('haneul')]
    for (const who of [member, quitter]) await walks(who, ['20261123', '20261124'], 3000)
    expect((await quitter.post(`${C}/updateChalQuit`, { chalnCode: WALK })).statusCode).toBe(200)
    at('20261130')
    await look()
    expect((await listOf(member)).slice(0, 2).map(({ title, startDt, endDt }) => [title, startDt, endDt])).toEqual([
      ['마무리 리포트', '20261102', '20261127'],
      ['넷째 주 리포트', '20261123', '20261127'],
    ])
    expect((await notices(member)).filter(({ chalnCode }) => chalnCode === WALK)).toEqual([])
    expect(await titles(quitter)).toEqual(['첫째 주 리포트', '둘째 주 리포트'])
    // The coached one promises a report for each of its five weeks.
    expect(await titles(member, COACHED)).toEqual(
      ['첫째', '둘째', '셋째', '넷째', '다섯째'].map((which) => `${which} 주 리포트`),
    )
    expect((await weeksOf(member, COACHED)).at(-1)).toMatchObject({
      startDt: '20261123',
      endDt: '20261129',
      summaryTxt: '이 주에는 체중 기록이 없었어요.',
    })
  })
})
