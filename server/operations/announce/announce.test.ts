import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { announcementReads, announcements } from '#server/domain/announcement/schema.ts'
import { companies } from '#server/domain/company/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'
import { statementsOf } from '#server/test-support/statements.ts'

type Row = { announceSeq: number; announceType: string; topYn: string; newYn: string; readYn: string; fileYn: string }
type Page = { totalCnt: number; unreadCnt: number; list: Row[] }
type Detail = {
  announceSeq: number
  contents: string
  files: { fileSize: number }[]
  prevSeq: number | null
  nextSeq: number | null
  prevRow: Row | null
  nextRow: Row | null
}

describe.each(databaseKinds)('announcements on %s', (kind) => {
  let server: TestServer
  let haneul: TestMember
  beforeAll(async () => {
    server = await startTestServer(kind)
    haneul = await server.member('haneul')
    await server.database.db.insert(companies).values({ bizCode: 'B99998', bizNm: '다른회사', bizNmEng: 'Elsewhere' })
  })
  afterAll(() => server.close())

  const page = async (query = '', who = haneul) => dataOf<Page>(await who.get(`/api/announce/list${query}`))
  const seqs = async (query = '') => (await page(query)).list.map(({ announceSeq }) => announceSeq)
  const open = (announceSeq: number, who = haneul) => who.get(`/api/announce/detail?announceSeq=${announceSeq}`)

  test('come with the kept ones first, then the newest, and say what is unread [CUS-02]', async () => {
    const { totalCnt, unreadCnt, list } = await page()
    expect([totalCnt, unreadCnt]).toEqual([12, 2])
    expect(list.slice(0, 4).map(({ announceSeq, topYn, readYn }) => [announceSeq, topYn, readYn])).toEqual([
      [127, 'Y', 'N'],
      [130, 'Y', 'Y'],
      [131, 'N', 'N'],
      [129, 'N', 'Y'],
    ])
    expect(list.find(({ announceSeq }) => announceSeq === 130)).toMatchObject({
      announceType: 'SYSTEM',
      newYn: 'N',
      fileYn: 'Y',
    })
    expect(await seqs('?pageNo=2&pageSize=3')).toEqual([129, 128, 126])
  })

  test('are found by kind, and by words whose case and blanks do not count', async () => {
    expect(await seqs('?announceType=EVENT')).toEqual([128, 124])
    expect(await seqs(`?searchTxt=${encodeURIComponent('샐러드코너')}`)).toEqual([131])
    expect(await seqs('?searchTxt=TRAY%20return')).toEqual([126])
    expect(await page('?searchTxt=%25')).toMatchObject({ totalCnt: 0, unreadCnt: 2, list: [] })
  })

  test('are read by being opened, by their reader alone', async () => {
    const [reader, other] = await Promise.all([server.member('haneul'), server.member('haneul')])
    const first = dataOf<Detail>(await open(131, reader))
    expect(first).toMatchObject({
      prevSeq: null,
      prevRow: null,
      nextSeq: 127,
      nextRow: { announceSeq: 127 },
      artCode: expect.stringContaining('샐러드'),
      restaurantName: '그린캠퍼스점',
    })
    expect([(await page('', reader)).unreadCnt, (await page('', other)).unreadCnt]).toEqual([1, 2])
    const readAt = async () =>
      (await server.database.db.select().from(announcementReads).where(eq(announcementReads.hcId, reader.hcId))).find(
        ({ announceSeq }) => announceSeq === 131,
      )?.readAt
    const at = await readAt()
    server.clock.set(new Date(server.clock.now().getTime() + 60_000))
    await open(131, reader)
    expect(await readAt()).toEqual(at)
  })

  test('have a newer and an older one beside them, whichever stand on top', async () => {
    const { prevSeq, nextSeq } = dataOf<Detail>(await open(130))
    expect([prevSeq, nextSeq]).toEqual([127, 129])
    expect(dataOf<Detail>(await open(120))).toMatchObject({ prevSeq: 121, nextSeq: null, nextRow: null })
  })

  test('of another employer, of tomorrow, and taken down are not there', async () => {
    const put = (announceSeq: number, more: object) =>
      server.database.db
        .insert(announcements)
        .values({ announceSeq, kind: 'NOTICE', title: '안내', contents: '내용', regDt: '20261119', ...more })
    await put(901, { bizCode: 'B99998' })
    await put(902, { regDt: '20261120' })
    const statuses = await Promise.all([901, 902, 999].map(async (seq) => (await open(seq)).statusCode))
    expect([statuses, (await page()).totalCnt]).toEqual([[404, 404, 404], 12])
    await put(903, { bizCode: 'B00311' })
    expect((await page()).totalCnt).toBe(13)
    await server.database.db.delete(announcements).where(eq(announcements.announceSeq, 903))
  })

  test('cost the same statements however many there are', async () => {
    const cost = async (query: string) =>
      (await statementsOf(server.database.sql, () => haneul.get(`/api/announce/list${query}`))).length
    await cost('')
    expect(await cost('?pageSize=1')).toBe(await cost('?pageSize=100'))
  })
})
