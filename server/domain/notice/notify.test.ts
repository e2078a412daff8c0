import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/open.ts'
import { makeMember } from '#server/db/seed/people.ts'
import { databaseKinds, freshDatabase, TEST_NOW } from '#server/test-support/database.ts'
import { type Notice, notify } from './notify.queries.ts'
import { noticeQueries } from './queries.ts'
import type { PushType } from './rules.ts'
import { alarms } from './schema.ts'

const lunchIsReady = (sourceKey: string): Notice => ({
  sourceKey,
  route: 'mypageWellOrderDetail',
  params: { linkSeq: 31 },
  text: {
    title: { ko: '점심이 나왔어요', en: 'Your lunch is ready' },
    body: { ko: '받는 번호는 A-17이에요.', en: 'Your number is A-17.' },
  },
})

describe.each(databaseKinds)('notify, %s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await freshDatabase(kind)
  })
  afterAll(() => database.close())

  const newcomer = async () => (await makeMember(database, { persona: 'saebyeok', now: TEST_NOW })).hcId
  const send = (hcId: string, type: PushType, notice: Notice) =>
    database.db.transaction((tx) => notify(tx, hcId, type, notice, TEST_NOW))
  const rowsOf = (hcId: string) =>
    database.db.select().from(alarms).where(eq(alarms.hcId, hcId)).orderBy(asc(alarms.alarmSeq))

  test('a notice is one row with everything its route needs, and told once', async () => {
    const hcId = await newcomer()
    expect(await send(hcId, 'menu', lunchIsReady('order:31'))).toEqual({ alarmSeq: 1, isPushed: true, isNew: true })
    expect(await send(hcId, 'menu', lunchIsReady('order:31'))).toEqual({ alarmSeq: 1, isPushed: true, isNew: false })
    const params = { chalnCode: 'CH20261102', recommCode: 'HANEUL7Q' }
    await send(hcId, 'challenge', { ...lunchIsReady('invited'), params })
    const rows = await rowsOf(hcId)
    expect(rows).toMatchObject([
      {
        alarmSeq: 1,
        menu: 'mypageWellOrderDetail',
        linkSeq: 31,
        titleEng: 'Your lunch is ready',
        readAt: null,
        chalnCode: null,
      },
      { alarmSeq: 2, ...params, linkSeq: null, rid: null },
    ])
  })

  test('what is not wanted is not written; own reservations and chats are listed, not pushed [PSH-08]', async () => {
    const hcId = await newcomer()
    const { choose } = noticeQueries(database.db)
    expect(await send(hcId, 'event', lunchIsReady('never asked'))).toBeUndefined()
    expect(await choose(hcId, ['menu', 'event', 'reservation'], false)).toBe(2)
    expect(await send(hcId, 'menu', lunchIsReady('a'))).toBeUndefined()
    expect(await send(hcId, 'reservation', lunchIsReady('b'))).toMatchObject({ alarmSeq: 1, isPushed: false })
    expect(await send(hcId, 'chat', { ...lunchIsReady('c'), params: { rid: 'ROOM1' } })).toMatchObject({
      alarmSeq: 2,
      isPushed: false,
    })
    expect((await rowsOf(hcId)).map((row) => [row.kind, row.pushYn, row.rid])).toEqual([
      ['reservation', 'N', null],
      ['chat', 'N', 'ROOM1'],
    ])
    await choose(hcId, ['menu'], true)
    expect(await send(hcId, 'menu', lunchIsReady('a'))).toMatchObject({ alarmSeq: 3, isPushed: true, isNew: true })
  })

  test('notices at once get numbers of their own, and the same one is told once', async () => {
    const hcId = await newcomer()
    const keys = ['a', 'b', 'c', 'd', 'e', 'a', 'b', 'c', 'd', 'e']
    const told = await Promise.all(keys.map((key) => send(hcId, 'menu', lunchIsReady(key))))
    expect(told.filter((each) => each?.isNew)).toHaveLength(5)
    expect((await rowsOf(hcId)).map((row) => row.alarmSeq)).toEqual([1, 2, 3, 4, 5])
  })

  test('a notice of what did not happen is not there', async () => {
    const hcId = await newcomer()
    const failing = database.db.transaction(async (tx) => {
      await notify(tx, hcId, 'menu', lunchIsReady('a'), TEST_NOW)
      throw new Error('The order failed.')
    })
    await expect(failing).rejects.toThrow('The order failed.')
    expect(await rowsOf(hcId)).toEqual([])
    expect(await send('HC0000000000', 'menu', lunchIsReady('a'))).toBeUndefined()
  })
})
