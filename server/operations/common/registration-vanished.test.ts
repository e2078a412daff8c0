import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dailyActivity, phoneExercises } from '#server/domain/activity/schema.ts'
import { consentQueries } from '#server/domain/consent/queries.ts'
import { healthIndexRecords, heartRates, sleepNights } from '#server/domain/index-record/schema.ts'
import { deviceLinks } from '#server/domain/phone/schema.ts'
import { dataOf, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'
import { DAWN, LATER, OTHER, PHONE, phoneRecords, value } from '#server/test-support/phone-records.ts'

type Row = Record<string, unknown>

describe.each(databaseKinds)('a record that was deleted on the phone, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  const { linked, rows, save, sync } = phoneRecords(() => server)

  test('goes with the first sync that is whole, its night with it, and the answer counts it', async () => {
    const member = await linked()
    const night = { inptDt: '20261119064000', startDt: '20261119003000', stageList: [] }
    const stay = [value('w-2', '70.4', '20261119062200'), value('w-3', '70.6', '20261118062200')]
    const all = [value('w-1', '71.2', '20261119032200'), ...stay, value('n-1', '370', night.inptDt, 'SLP')]
    await sync(member, all, { codes: ['BW', 'SLP'], sleeps: [night] })
    expect(await sync(member, stay)).toMatchObject({ goneCnt: 0 })
    expect(await rows(member)).toHaveLength(3)
    expect(await sync(member, stay, { codes: ['BW', 'SLP'] })).toMatchObject({ savedCnt: 0, goneCnt: 2 })
    expect([await rows(member), await rows(member, 'SLP')]).toEqual([
      [
        ['20261118062200', 70.6, '2'],
        ['20261119062200', 70.4, '2'],
      ],
      [],
    ])
    expect(await server.database.db.$count(sleepNights, eq(sleepNights.hcId, member.hcId))).toBe(0)
    // Nothing is remembered against it: should the phone tell it after all, it is here again.
    expect(await sync(member, all, { codes: ['BW', 'SLP'], sleeps: [night] })).toMatchObject({
      savedCnt: 2,
      goneCnt: 0,
    })
  })

  test('stays where more would go than is still told: the store lost its data, or is somebody else’s', async () => {
    const member = await linked()
    const all = ['20261118032200', '20261118062200', '20261119032200', '20261119062200'].map((at, n) =>
      value(`w-${n}`, `7${n}.0`, at),
    )
    await sync(member, all, { codes: ['BW'] })
    expect(await sync(member, [value('other', '58.0', '20261119052200')], { codes: ['BW'] })).toMatchObject({
      savedCnt: 1,
      goneCnt: 0,
    })
    expect(await sync(member, all.slice(3), { codes: ['BW'] })).toMatchObject({ goneCnt: 0 })
    expect(await rows(member)).toHaveLength(5)
    // Of those four and the fifth above two are not told any more.
    expect(await sync(member, all.slice(1), { codes: ['BW'] })).toMatchObject({ goneCnt: 2 })
    expect((await rows(member)).map(([at]) => at)).toEqual(['20261118062200', '20261119032200', '20261119062200'])
  })

  test('a night of the first day stays: it began before the span, and a phone may go by that', async () => {
    const member = await linked()
    const [first, second, third] = [
      value('n-1', '370', '20261117064000', 'SLP'),
      value('n-2', '380', '20261118064000', 'SLP'),
      value('n-3', '390', '20261119064000', 'SLP'),
    ]
    await sync(member, [first, second, third], { codes: ['SLP'] })
    expect(await sync(member, [third], { codes: ['SLP'] })).toMatchObject({ goneCnt: 1 })
    expect((await rows(member, 'SLP')).map(([at]) => at)).toEqual(['20261117064000', '20261119064000'])
  })

  test('takes nothing of another code, time or phone, no typed values and none of before', async () => {
    const member = await linked()
    const { db } = server.database
    await sync(
      member,
      [
        value('w-1', '71.2', '20261119032200'),
        value('h-1', '174', '20261119032200', 'HT'),
        value('w-0', '71.0', '20261116070000'),
        value('w-9', '70.8', '20261119120000'),
        value('w-7', '70.7', '20261118110000'),
      ],
      { codes: ['BW', 'HT'] },
    )
    await sync(member, [value('w-5', '70.5', '20261118060000')], { codes: [], headers: OTHER })
    await sync(member, [value('w-5', '70.5', '20261118060000')], { codes: ['BW'], headers: OTHER })
    await save(member, [{ helhidxCode: 'BW', helhidxVal: '70.0', inptDt: '20261118070000' }])
    await db.insert(healthIndexRecords).values({
      hcId: member.hcId,
      helhidxCode: 'BW',
      inptDt: '20261118090000',
      helhidxVal: 69,
      helhidxOriCode: '2',
      helhidxLkeqmtCode: '1',
      helhDate: '20261118',
    })
    await db.insert(healthIndexRecords).values({
      hcId: member.hcId,
      helhidxCode: 'BW',
      inptDt: '20261118100000',
      helhidxVal: 69,
      helhidxOriCode: '3',
      helhidxLkeqmtCode: '2',
      helhDate: '20261118',
      deviceId: 'phone-a',
    })
    expect(
      await sync(member, [value('x', '120', '20261119070000', 'SBP'), value('w-7', '70.7', '20261118110000')], {
        codes: ['BW'],
      }),
    ).toMatchObject({ goneCnt: 1 })
    expect((await rows(member)).map(([at]) => at)).toEqual([
      '20261116070000',
      '20261118060000',
      '20261118070000',
      '20261118090000',
      '20261118100000',
      '20261118110000',
      '20261119120000',
    ])
    expect(await rows(member, 'HT')).toHaveLength(1)
  })

  test('nor is anything taken for what is still told but may not be kept, or by a refused call', async () => {
    const member = await linked()
    const { db } = server.database
    await sync(member, [value('w-1', '71.2', '20261119032200')], { codes: ['BW'] })
    // Corrected to what cannot be: it is there, and what it was stands.
    expect(await sync(member, [value('w-1', '900', '20261119032200')], { codes: ['BW'] })).toMatchObject({
      goneCnt: 0,
      skippedBy: { unreadableCnt: 1 },
    })
    await consentQueries(db).decide(member.hcId, '1', 'N', TEST_NOW)
    expect(await sync(member, [value('w-2', '71.2', '20261119052200')], { codes: ['BW'] })).toMatchObject({
      code: -2,
      goneCnt: 0,
    })
    await db.update(deviceLinks).set({ linkYn: 'N' }).where(eq(deviceLinks.hcId, member.hcId))
    expect(await sync(member, [value('w-2', '71.2', '20261119052200')], { codes: ['BW'] })).toMatchObject({
      code: -3,
      goneCnt: 0,
    })
    expect(await rows(member)).toEqual([['20261119032200', 71.2, '2']])
  })

  test('a span that cannot be, or of years, is refused', async () => {
    const member = await linked()
    for (const [fromDt, untilDt] of [
      ['20261332000000', LATER],
      [LATER, DAWN],
      ['20200101000000', LATER],
    ]) {
      const body = { healthType: 'SHD', whole: { fromDt, untilDt, helhidxCodeList: ['BW'] }, data: [] }
      expect((await member.post('/api/common/regHealthData', body, PHONE)).statusCode).toBe(400)
    }
  })

  test('an exercise goes with its energy, of its day and of the list', async () => {
    const member = await linked()
    const { db } = server.database
    const exercise = (datauuid: string, hour: string, kcal: number) => ({
      datauuid,
      exerciseType: '1002',
      exerciseNm: '달리기',
      startDt: `20261119${hour}0000`,
      endDt: `20261119${hour}3000`,
      durationSec: 1800,
      kcal,
      distance: 4200,
      heartRateAvg: 141,
      heartRateMax: 168,
    })
    const send = async (data: Row[], headers = PHONE, healthType = 'SE') =>
      dataOf<Row>(
        await member.post(
          `/api/common/${healthType === 'SE' ? 'regHealthData' : 'regHealthDataApple'}`,
          { healthType, whole: { fromDt: DAWN, untilDt: LATER }, data },
          headers,
        ),
      )
    const burned = async () =>
      (
        await db
          .select({ kcal: dailyActivity.burnedKcal })
          .from(dailyActivity)
          .where(and(eq(dailyActivity.hcId, member.hcId), eq(dailyActivity.activityDt, '20261119')))
      )[0]?.kcal
    const count = () => db.$count(phoneExercises, eq(phoneExercises.hcId, member.hcId))
    await send([exercise('e-1', '06', 200), exercise('e-2', '09', 100)])
    expect(await burned()).toBe(300)
    expect(await send([exercise('e-9', '07', 50)], OTHER)).toMatchObject({ goneCnt: 0 })
    expect(await burned()).toBe(350)
    expect(await send([exercise('e-2', '09', 100)])).toMatchObject({ savedCnt: 0, goneCnt: 1 })
    expect([await burned(), await count()]).toEqual([150, 2])
    // The last one stays: that nothing is there any more is no answer about one of it.
    expect(await send([])).toMatchObject({ goneCnt: 0 })
    expect([await burned(), await count()]).toEqual([150, 2])
    // A day that nothing has burned is one without a figure.
    const before = { ...exercise('e-4', '06', 70), startDt: '20261118060000', endDt: '20261118063000' }
    await send([before, exercise('e-2', '09', 100)])
    expect(await send([before])).toMatchObject({ goneCnt: 1 })
    const ofOther = { ...exercise('e-8', '06', 30), startDt: '20261118060000', endDt: '20261118063000' }
    await send([ofOther, exercise('e-9', '07', 50)], OTHER)
    expect(await send([ofOther], OTHER)).toMatchObject({ goneCnt: 1 })
    expect(await burned()).toBeNull()

    await send([exercise('a-1', '06', 200), exercise('a-2', '08', 100)], PHONE, 'AE')
    expect(await send([exercise('a-2', '08', 100)], PHONE, 'AE')).toMatchObject({ goneCnt: 1 })
    const beats = await db.select({ at: heartRates.inptDt }).from(heartRates).where(eq(heartRates.hcId, member.hcId))
    expect(beats).toEqual([{ at: '20261119080000' }])
  })
})
