import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { careContents, careReads } from '#server/domain/care/schema.ts'
import { keepDay } from '#server/db/seed/seed.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'
import { statementsOf } from '#server/test-support/statements.ts'

type Row = {
  contentsSeq: number
  categoryCode: string
  title: string
  thumbUrl: string | null
  regDt: string
  viewCnt: number
}
type Page = { totalCnt: number; list: Row[] }
type Detail = Row & {
  authorNm: string
  videoUrl: string | null
  paragraphs: { subTitle: string | null; contents: string }[]
  relatedList: Row[]
}

const DAY_MS = 24 * 3_600_000

describe.each(databaseKinds)('care stories on %s', (kind) => {
  let server: TestServer
  let haneul: TestMember
  beforeAll(async () => {
    server = await startTestServer(kind)
    haneul = await server.member('haneul')
  })
  afterAll(() => server.close())

  const page = async (query = '', who = haneul) => dataOf<Page>(await who.get(`/api/care/contents${query}`))
  const open = (contentsSeq: number, who = haneul, headers = {}) =>
    who.get(`/api/care/contentsDetail?contentsSeq=${contentsSeq}`, headers)
  const viewsOf = async (contentsSeq: number) =>
    (await server.database.db.select().from(careContents).where(eq(careContents.contentsSeq, contentsSeq)))[0]
      ?.viewCnt ?? 0

  test('come newest first, page by page, and by kind [CAR-01]', async () => {
    const { totalCnt, list } = await page()
    expect([totalCnt, list.length]).toEqual([24, 20])
    expect(list[0]).toMatchObject({
      contentsSeq: 641,
      categoryCode: 'SLEEP',
      regDt: '20261116',
      viewCnt: 218,
      thumbUrl: 'https://img.example.com/care/641.png',
    })
    expect(list.map(({ regDt }) => regDt)).toEqual(
      list
        .map(({ regDt }) => regDt)
        .toSorted()
        .toReversed(),
    )
    expect((await page('?pageNo=2')).list).toHaveLength(4)
    const meals = await page('?categoryCode=MEAL')
    expect([meals.totalCnt, new Set(meals.list.map(({ categoryCode }) => categoryCode))]).toEqual([
      6,
      new Set(['MEAL']),
    ])
    expect((await haneul.get('/api/care/contents?categoryCode=NEWS')).statusCode).toBe(400)
  })

  test('are told whole, with three that fit to them, in the language that is asked for [CAR-01]', async () => {
    const told = dataOf<Detail>(await open(628))
    expect(told).toMatchObject({ authorNm: '한상 건강관리팀', videoUrl: null })
    expect(told.paragraphs).toHaveLength(5)
    expect(told.paragraphs[0]).toMatchObject({ subTitle: null, contents: expect.stringContaining('당뇨병 전단계는') })
    expect(told.relatedList.map(({ contentsSeq }) => contentsSeq)).toEqual([625, 639, 626])
    expect(dataOf<Detail>(await open(632, haneul, { 'accept-language': 'en' }))).toMatchObject({
      title: 'Five minutes of stretching on a chair',
      authorNm: 'Garam Moon, trainer',
      videoUrl: 'https://img.example.com/care/632.mp4',
    })
  })

  test('count a reader once a day, and everybody else beside them', async () => {
    const [one, other] = [await server.member('saebyeok'), await server.member('saebyeok')]
    const before = await viewsOf(637)
    expect(dataOf<Detail>(await open(637, one)).viewCnt).toBe(before + 1)
    expect(dataOf<Detail>(await open(637, one)).viewCnt).toBe(before + 1)
    await Promise.all([open(637, other), open(637, other)])
    expect(await viewsOf(637)).toBe(before + 2)
    const now = server.clock.now()
    server.clock.set(new Date(now.getTime() + DAY_MS))
    await open(637, await server.signedIn(one))
    expect(await viewsOf(637)).toBe(before + 3)
    server.clock.set(now)
    expect(await server.database.db.select().from(careReads).where(eq(careReads.hcId, other.hcId))).toHaveLength(1)
  })

  test('of tomorrow, and those that are gone, are not there', async () => {
    const [some] = await server.database.db.select().from(careContents).where(eq(careContents.contentsSeq, 633))
    if (some === undefined) throw new Error('The seed has no story 633.')
    await server.database.db.insert(careContents).values({ ...some, contentsSeq: 901, regDt: '20261120' })
    expect([(await open(901)).statusCode, (await open(999)).statusCode, (await page()).totalCnt]).toEqual([
      404, 404, 24,
    ])
    await server.database.db.delete(careContents).where(eq(careContents.contentsSeq, 901))
  })

  test('cost the same statements however many there are, and the page of one no more for its related', async () => {
    const cost = async (ask: () => Promise<unknown>) => (await statementsOf(server.database.sql, ask)).length
    await page()
    expect(await cost(() => page('?pageSize=1'))).toBe(await cost(() => page('?pageSize=100')))
    await open(641)
    expect(await cost(() => open(641))).toBe(await cost(() => open(628)))
  })

  test('are put up anew when nothing new has come for three weeks; their readers stay counted', async () => {
    const before = await viewsOf(641)
    await keepDay(server.database, '20261215')
    expect([
      (await server.database.db.select().from(careContents).where(eq(careContents.contentsSeq, 641)))[0]?.regDt,
      await viewsOf(641),
    ]).toEqual(['20261212', before])
  })
})
