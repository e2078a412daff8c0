import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alarms } from '#server/domain/notice/schema.ts'
import { issueCoupon } from '#server/domain/coupon/queries.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

const KIND = {
  type: 'MALL',
  name: { ko: '첫 주문', en: 'First order' },
  benefit: { ko: '2,000원', en: '2,000 won' },
  note: { ko: '한 번', en: 'Once' },
} as const
const DAY_MS = 86_400_000

describe.each(databaseKinds)('dots, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const dots = async (member: TestMember) => dataOf(await member.get('/api/my/getCntYn'))
  const none = { pushYn: 'N', noticeYn: 'N', qnaYn: 'N', couponYn: 'N' }
  let last = 9000
  const sendNotice = (member: TestMember, menu: string | null) => {
    last += 1
    return server.database.db
      .insert(alarms)
      .values({ hcId: member.hcId, alarmSeq: last, kind: 'notice', title: '소식', body: '새 소식', menu })
  }

  test('stand where something unread leads, and go when it is read', async () => {
    const [member, other] = [await server.member(), await server.member()]
    expect(await dots(member)).toEqual(none)
    await sendNotice(member, null)
    expect(await dots(member)).toEqual({ ...none, pushYn: 'Y' })
    await sendNotice(member, 'customerAnnounceDetail')
    await sendNotice(member, 'customerVocList')
    expect(await dots(member)).toEqual({ ...none, pushYn: 'Y', noticeYn: 'Y', qnaYn: 'Y' })
    await member.post('/api/main/updateNewAlarm')
    expect(await dots(member)).toEqual(none)
    expect(await dots(other)).toEqual(none)
  })

  test('a coupon is new for a week', async () => {
    const member = await server.member()
    const give = (daysAgo: number) =>
      issueCoupon(
        server.database.db,
        member.hcId,
        { source: 'TEST', sourceKey: String(daysAgo), kind: KIND, days: 30 },
        new Date(server.clock.now().getTime() - daysAgo * DAY_MS),
      )
    await give(7)
    expect(await dots(member)).toMatchObject({ couponYn: 'N' })
    await give(6)
    expect(await dots(member)).toMatchObject({ couponYn: 'Y' })
  })
})
