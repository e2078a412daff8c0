import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companies } from '#server/domain/company/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { placements } from '#server/domain/placement/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

type Popup = { popupSeq: number; title: string; contents: string | null }
type Notice = { noticeSeq: number; title: string; restaurantName: string }

describe.each(databaseKinds)('what the operator puts on screens on %s', (kind) => {
  let server: TestServer
  let member: TestMember
  beforeAll(async () => {
    server = await startTestServer(kind)
    // A kind of row of this file alone; what is seeded stands beside it.
    await server.database.db.insert(companies).values({ bizCode: 'B99999', bizNm: '다른회사', bizNmEng: 'Elsewhere' })
    member = await server.member('haneul')
  })
  afterAll(() => server.close())

  let last = 9000
  async function put(row: Partial<typeof placements.$inferInsert> = {}): Promise<number> {
    last += 1
    await server.database.db.insert(placements).values({
      placementSeq: last,
      kind: 'popup',
      title: `안내 ${last}`,
      startDtm: '202611010000',
      endDtm: '202611302359',
      ...row,
    })
    return last
  }
  const popups = async (who = member) => dataOf<Popup[]>(await who.get('/api/common/getPopupList'))
  const shows = async (seq: number, who = member) => (await popups(who)).some(({ popupSeq }) => popupSeq === seq)
  const notices = async (query = '', who = member) =>
    dataOf<Notice[]>(await who.get(`/api/common/getMealNoticeList${query}`)).map(({ noticeSeq }) => noticeSeq)

  test('stands from its first minute to its last, by the server’s clock', async () => {
    // 11:24 on 19 November.
    expect(await shows(await put({ startDtm: '202611191124' }))).toBe(true)
    expect(await shows(await put({ startDtm: '202611191125' }))).toBe(false)
    expect(await shows(await put({ endDtm: '202611191124' }))).toBe(true)
    const over = await put({ endDtm: '202611191123' })
    expect(await shows(over)).toBe(false)
    const before = server.clock.now()
    server.clock.set(new Date(before.getTime() - 60_000))
    expect(await shows(over)).toBe(true)
    server.clock.set(before)
  })

  test('is for everybody, for one employer, or for one restaurant', async () => {
    expect(await shows(await put({ bizCode: 'B00311' }))).toBe(true)
    expect(await shows(await put({ bizCode: 'B99999' }))).toBe(false)
    expect(await shows(await put({ restaurantCode: 'REST000311' }))).toBe(true)
    expect(await shows(await put({ restaurantCode: 'REST000312' }))).toBe(false)
  })

  test('speaks the member’s language, and Korean where there is no other', async () => {
    const both = await put({ title: '점검 안내', titleEng: 'Maintenance', contents: '새벽 2시', contentsEng: null })
    const english = await server.member('emily')
    const found = async (who: TestMember) => (await popups(who)).find(({ popupSeq }) => popupSeq === both)
    expect(await found(member)).toMatchObject({ title: '점검 안내', contents: '새벽 2시' })
    expect(await found(english)).toMatchObject({ title: 'Maintenance', contents: '새벽 2시' })
    await server.database.db.update(members).set({ lang: 'ko' }).where(eq(members.hcId, english.hcId))
    // What the call asks for goes before what the app said last.
    const asked = dataOf<Popup[]>(await english.get('/api/common/getPopupList', { 'accept-language': 'en' }))
    expect(asked.find(({ popupSeq }) => popupSeq === both)).toMatchObject({ title: 'Maintenance' })
    await server.database.db.update(members).set({ lang: 'ko' }).where(eq(members.hcId, english.hcId))
    expect(await found(english)).toMatchObject({ title: '점검 안내' })
  })

  test('notices are of the restaurant asked for, else of the member’s own; without one, none [NTC-03]', async () => {
    const other = await server.member('saebyeok')
    expect(await notices()).toEqual([412])
    expect(await notices('?restaurantCode=REST000312')).toEqual([411])
    expect(await notices('?restaurantCode=REST000313')).toEqual([])
    expect(await notices('', other)).toEqual([])
  })

  test('banners and bottom pop-ups stand in their place, in order', async () => {
    const [second, first] = [
      await put({ kind: 'banner', place: 'SHOP', orderSeq: 9 }),
      await put({ kind: 'banner', place: 'SHOP', orderSeq: 0 }),
    ]
    const banners = async (bannerLocCode: string) =>
      dataOf<{ bannerSeq: number }[]>(await member.post('/api/common/getBannerList', { bannerLocCode })).map(
        (row) => row.bannerSeq,
      )
    expect(await banners('SHOP')).toEqual([first, 303, second])
    expect(await banners('MAIN')).toEqual([])
    const bottom = async (body?: object) =>
      dataOf<Popup[]>(await member.post('/api/common/getBottomPopupContentsList', body)).map((row) => row.popupSeq)
    expect(await bottom({ menu: 'main' })).toEqual([91])
    expect(await bottom({ menu: 'menuTodayMenu', restaurantCode: 'REST000312' })).toEqual([92])
    expect(await bottom()).toEqual([])
  })
})
