import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dailyActivity, phoneExercises } from '#server/domain/activity/schema.ts'
import { consentQueries } from '#server/domain/consent/queries.ts'
import { MOST_REMOVED } from '#server/domain/index-record/phone-values.queries.ts'
import { healthIndexRecords, heartRates, removedIndexRecords, sleepNights } from '#server/domain/index-record/schema.ts'
import { deviceLinks } from '#server/domain/phone/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'
import { statementsOf } from '#server/test-support/statements.ts'

type Row = Record<string, unknown>
type Value = { helhidxCode: string; helhidxVal: string; inptDt: string; datauuid?: string }

const PHONE = { 'x-device-id': 'phone-a' }
const OTHER = { 'x-device-id': 'phone-b' }
const SAVE = '/api/healthlog/insertMyHelhIdx'
const [DAWN, LATER] = ['20261117050000', '20261119112400']

const value = (datauuid: string | undefined, helhidxVal: string, inptDt: string, helhidxCode = 'BW'): Value => ({ helhidxCode, helhidxVal, inptDt, ...(datauuid && { datauuid }) })
const wire = ({ inptDt, ...rest }: Value) => ({ ...rest, inptDt, helhidxOriCode: '2', helhidxLkeqmtCode: '1', heldType: 'health', helhDate: inptDt.slice(0, 8) })

describe.each(databaseKinds)('a record of a phone and what becomes of it, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  async function linked(): Promise<TestMember> {
    const member = await server.member()
    const { db } = server.database
    await consentQueries(db).decide(member.hcId, '3', 'Y', TEST_NOW)
    await db.insert(deviceLinks).values(['1', '2'].map((linkCode) => ({ hcId: member.hcId, linkCode, linkYn: 'Y' as const, changedAt: TEST_NOW })))
    return member
  }
  /** A sync of everything. `codes`: the phone answered whole for them. */
  async function sync(member: TestMember, values: Value[], { codes, headers = PHONE, sleeps = [] }: { codes?: string[]; headers?: Record<string, string>; sleeps?: Row[] } = {}): Promise<Row> {
    const whole = codes && { fromDt: DAWN, untilDt: LATER, helhidxCodeList: codes }
    const answer = await member.post('/api/common/regHealthDataNew', { healthType: 'SHD', ...(whole && { whole }), data: { steps: [], exercises: [], foods: [], indexes: values.map(wire), sleeps } }, headers)
    expect(answer.statusCode).toBe(200)
    return dataOf<Row>(answer)
  }
  const save = async (member: TestMember, records: Row[], headers: Record<string, string> = PHONE) => {
    const answer = await member.post(SAVE, records, headers)
    expect(answer.statusCode).toBe(200)
    return dataOf<Row>(answer)
  }
  const remove = (member: TestMember, inptDt: string, helhidxCode = 'BW') => save(member, [{ helhidxCode, helhidxVal: '', inptDt }])
  const rows = async ({ hcId }: TestMember, code = 'BW') => {
    const found = await server.database.db.select().from(healthIndexRecords).where(and(eq(healthIndexRecords.hcId, hcId), eq(healthIndexRecords.helhidxCode, code)))
    return found.map(({ inptDt, helhidxVal, helhidxOriCode }) => [inptDt, helhidxVal, helhidxOriCode]).toSorted()
  }

  describe('that was corrected on the phone', () => {
    test('to another time is one record, moved, with every code of its measurement', async () => {
      const member = await linked()
      await sync(member, [value('w-1', '71.2', '20261119032200'), value('w-1', '22.4', '20261119032200', 'BDF')])
      expect(await sync(member, [value('w-1', '71.2', '20261119042200'), value('w-1', '22.4', '20261119042200', 'BDF')])).toMatchObject({ savedCnt: 2, goneCnt: 0 })
      expect([await rows(member), await rows(member, 'BDF')]).toEqual([[['20261119042200', 71.2, '2']], [['20261119042200', 22.4, '2']]])
    })

    test('two that have changed places, or taken the place of the one before, are two', async () => {
      const member = await linked()
      await sync(member, [value('a', '70.1', '20261119030000'), value('b', '70.2', '20261119040000')])
      await sync(member, [value('b', '70.2', '20261119030000'), value('a', '70.1', '20261119040000')])
      expect(await rows(member)).toEqual([['20261119030000', 70.2, '2'], ['20261119040000', 70.1, '2']])
      await sync(member, [value('b', '70.2', '20261119040000'), value('a', '70.1', '20261119050000')])
      expect(await rows(member)).toEqual([['20261119040000', 70.2, '2'], ['20261119050000', 70.1, '2']])
    })

    test('a night that grows is one night, with its last stages', async () => {
      const member = await linked()
      for (const [end, minutes] of [['20261119030000', 150], ['20261119050000', 270], ['20261119064000', 370]] as const) {
        await sync(member, [value('n-1', String(minutes), end, 'SLP')], { sleeps: [{ inptDt: end, startDt: '20261119003000', stageList: [{ fromDt: '20261119003000', stageCode: 'L', durationSec: minutes * 60 }] }] })
      }
      expect(await rows(member, 'SLP')).toEqual([['20261119064000', 370, '2']])
      const nights = await server.database.db.select().from(sleepNights).where(eq(sleepNights.hcId, member.hcId))
      expect(nights.map(({ inptDt, stages }) => [inptDt, stages])).toEqual([['20261119064000', '0L22200']])
    })

    test('goes by code and time where no id is told, and by its id as soon as one is', async () => {
      const member = await linked()
      await sync(member, [value(undefined, '71.2', '20261119032200')])
      await sync(member, [value(undefined, '71.2', '20261119042200')])
      expect(await rows(member)).toHaveLength(2)
      await sync(member, [value('w-1', '71.2', '20261119042200')])
      // A phone that tells no ids does not forget it.
      expect(await sync(member, [value(undefined, '71.2', '20261119042200')])).toMatchObject({ savedCnt: 0, skippedBy: { knownCnt: 1 } })
      await sync(member, [value('w-1', '71.2', '20261119052200')])
      expect(await rows(member)).toEqual([['20261119032200', 71.2, '2'], ['20261119052200', 71.2, '2']])
    })

    test('leaves what the member typed: where it goes to, and what was corrected here', async () => {
      const member = await linked()
      await sync(member, [value('w-1', '71.2', '20261119032200'), value('w-2', '70.0', '20261118070000')])
      await save(member, [{ helhidxCode: 'BW', helhidxVal: '69.9', inptDt: '20261119042200' }, { helhidxCode: 'BW', helhidxVal: '69.5', inptDt: '20261118070000' }])
      await sync(member, [value('w-1', '71.2', '20261119042200'), value('w-2', '70.0', '20261118080000')])
      expect(await rows(member)).toEqual([['20261118070000', 69.5, '1'], ['20261119042200', 69.9, '1']])
    })

    test('moves by the call of index values too, as an iPhone’s night does', async () => {
      const member = await linked()
      const night = (end: string, minutes: number) => ({ ...wire(value('n-1', String(minutes), end, 'SLP')), helhidxOriCode: '3', helhidxLkeqmtCode: '2', sleepDtl: { startDt: '20261119003000', stageList: [] } })
      await save(member, [night('20261119030000', 150)])
      expect(await save(member, [night('20261119064000', 370)])).toEqual({ saveCnt: 1, removeCnt: 0, skippedBy: { aheadCnt: 0, unreadableCnt: 0, removedCnt: 0 } })
      expect(await rows(member, 'SLP')).toEqual([['20261119064000', 370, '3']])
      expect(await server.database.db.$count(sleepNights, eq(sleepNights.hcId, member.hcId))).toBe(1)
    })

    test('costs no statement more for a hundred than for one', async () => {
      const [one, many] = [await linked(), await linked()]
      const at = (second: number) => `202611190${3 + Math.floor(second / 60)}00${String(second % 60).padStart(2, '0')}`
      const list = (count: number, from: number) => Array.from({ length: count }, (_, n) => value(`w-${n}`, '70.0', at(from + n)))
      const counts: number[] = []
      for (const [member, count] of [[one, 1], [many, 100]] as const) {
        await sync(member, list(count, 0), { codes: ['BW'] })
        counts.push((await statementsOf(server.database.sql, () => sync(member, list(count, 120), { codes: ['BW'] }))).length)
      }
      expect(counts[1]).toBe(counts[0])
      expect(await rows(many)).toHaveLength(100)
    })
  })

  describe('that the member has removed here', () => {
    test('stays away while the phone sends it, at its time and at another, and the answer says so', async () => {
      const member = await linked()
      await sync(member, [value('w-1', '71.2', '20261119032200'), value('w-2', '70.4', '20261119062200')])
      await remove(member, '20261119032200')
      for (const at of ['20261119032200', '20261119042200']) {
        const told = await sync(member, [value('w-1', '71.2', at), value('w-2', '70.4', '20261119062200')])
        expect(told).toMatchObject({ code: -1, savedCnt: 0, skippedCnt: 2, skippedBy: { knownCnt: 1, removedCnt: 1 } })
        expect(await save(member, [wire(value('w-1', '71.2', at))])).toEqual({ saveCnt: 0, removeCnt: 0, skippedBy: { aheadCnt: 0, unreadableCnt: 0, removedCnt: 1 } })
      }
      expect(await rows(member)).toEqual([['20261119062200', 70.4, '2']])
      // Another measurement of that very second is another one.
      await sync(member, [value('w-3', '70.9', '20261119032200')])
      expect(await rows(member)).toHaveLength(2)
    })

    test('its night stays away with it', async () => {
      const member = await linked()
      const night = { inptDt: '20261119064000', startDt: '20261119003000', stageList: [] }
      await sync(member, [value('n-1', '370', night.inptDt, 'SLP')], { sleeps: [night] })
      await remove(member, night.inptDt, 'SLP')
      expect(await sync(member, [value('n-1', '370', night.inptDt, 'SLP')], { sleeps: [night] })).toMatchObject({ receivedCnt: 2, savedCnt: 0, skippedBy: { removedCnt: 2 } })
      expect(await server.database.db.$count(sleepNights, eq(sleepNights.hcId, member.hcId))).toBe(0)
    })

    test('is known by its time where it was kept without an id, as before there were any', async () => {
      const member = await linked()
      await sync(member, [value(undefined, '71.2', '20261119032200')])
      await remove(member, '20261119032200')
      for (const id of [undefined, 'w-1']) expect(await sync(member, [value(id, '71.2', '20261119032200')])).toMatchObject({ skippedBy: { removedCnt: 1 } })
      expect(await rows(member)).toEqual([])
    })

    test('is meant too where it was corrected or moved by hand', async () => {
      const member = await linked()
      await sync(member, [value('w-1', '71.2', '20261119032200'), value('w-2', '70.0', '20261118070000')])
      await save(member, [{ helhidxCode: 'BW', helhidxVal: '71.0', inptDt: '20261119032200' }])
      await remove(member, '20261119032200')
      await save(member, [{ helhidxCode: 'BW', helhidxVal: '70.0', inptDt: '20261118080000' }, { helhidxCode: 'BW', helhidxVal: '', inptDt: '20261118070000' }])
      await sync(member, [value('w-1', '71.2', '20261119032200'), value('w-2', '70.0', '20261118070000')])
      expect(await rows(member)).toEqual([['20261118080000', 70, '1']])
    })

    test('and puts back is the phone’s again, and moves with it', async () => {
      const member = await linked()
      await sync(member, [value('w-1', '71.2', '20261119032200')])
      await remove(member, '20261119032200')
      await save(member, [{ helhidxCode: 'BW', helhidxVal: '71.2', inptDt: '20261119032200', helhidxOriCode: '2' }])
      expect(await sync(member, [value('w-1', '71.2', '20261119042200')])).toMatchObject({ savedCnt: 1, skippedBy: { removedCnt: 0 } })
      expect(await rows(member)).toEqual([['20261119042200', 71.2, '2']])
      expect(await server.database.db.$count(removedIndexRecords, eq(removedIndexRecords.hcId, member.hcId))).toBe(0)
    })

    test('is remembered of the newest removals, of nobody else’s, not of what was typed, and not by who has left the health log', async () => {
      const [member, other] = [await linked(), await linked()]
      const { db } = server.database
      const mine = eq(removedIndexRecords.hcId, member.hcId)
      await db.insert(removedIndexRecords).values(
        Array.from({ length: MOST_REMOVED }, (_, n) => ({ hcId: member.hcId, helhidxCode: 'BW', inptDt: `2020${String(n).padStart(10, '0')}`, sampleId: `old-${n}`, removedAt: new Date(TEST_NOW.getTime() - (n + 1) * 60_000) })),
      )
      for (const each of [member, other]) await sync(each, [value('w-1', '71.2', '20261119032200')])
      await save(member, [{ helhidxCode: 'BW', helhidxVal: '70.0', inptDt: '20261118070000' }])
      await save(member, ['20261119032200', '20261118070000'].map((inptDt) => ({ helhidxCode: 'BW', helhidxVal: '', inptDt })))
      expect(await db.$count(removedIndexRecords, mine)).toBe(MOST_REMOVED)
      expect(await db.$count(removedIndexRecords, and(mine, eq(removedIndexRecords.inptDt, '20261119032200')))).toBe(1)
      expect(await db.$count(removedIndexRecords, and(mine, eq(removedIndexRecords.inptDt, '20261118070000')))).toBe(0)
      expect(await sync(other, [value('w-1', '71.2', '20261119032200')])).toMatchObject({ skippedBy: { removedCnt: 0, knownCnt: 1 } })
      await member.post('/api/healthlog/deleteWithdrawal', { recordDeleteYn: 'Y' })
      expect(await db.$count(removedIndexRecords, mine)).toBe(0)
    })
  })

  describe('that was deleted on the phone', () => {
    test('goes with the first sync that is whole, its night with it, and the answer counts it', async () => {
      const member = await linked()
      const night = { inptDt: '20261119064000', startDt: '20261119003000', stageList: [] }
      const stays = value('w-2', '70.4', '20261119062200')
      const all = [value('w-1', '71.2', '20261119032200'), stays, value('n-1', '370', night.inptDt, 'SLP')]
      await sync(member, all, { codes: ['BW', 'SLP'], sleeps: [night] })
      expect(await sync(member, [stays])).toMatchObject({ goneCnt: 0 })
      expect(await rows(member)).toHaveLength(2)
      expect(await sync(member, [stays], { codes: ['BW', 'SLP'] })).toMatchObject({ savedCnt: 0, goneCnt: 2 })
      expect([await rows(member), await rows(member, 'SLP')]).toEqual([[['20261119062200', 70.4, '2']], []])
      expect(await server.database.db.$count(sleepNights, eq(sleepNights.hcId, member.hcId))).toBe(0)
    })

    test('takes along nothing that was not asked for: another code, another time, another phone’s, typed values, those of before', async () => {
      const member = await linked()
      const { db } = server.database
      await sync(member, [value('w-1', '71.2', '20261119032200'), value('h-1', '174', '20261119032200', 'HT'), value('w-0', '71.0', '20261116070000'), value('w-9', '70.8', '20261119120000')], { codes: ['BW', 'HT'] })
      await sync(member, [value('w-5', '70.5', '20261118060000')], { codes: [], headers: OTHER })
      await sync(member, [value('w-5', '70.5', '20261118060000')], { codes: ['BW'], headers: OTHER })
      await save(member, [{ helhidxCode: 'BW', helhidxVal: '70.0', inptDt: '20261118070000' }])
      await db.insert(healthIndexRecords).values({ hcId: member.hcId, helhidxCode: 'BW', inptDt: '20261118090000', helhidxVal: 69, helhidxOriCode: '2', helhidxLkeqmtCode: '1', helhDate: '20261118' })
      await db.insert(healthIndexRecords).values({ hcId: member.hcId, helhidxCode: 'BW', inptDt: '20261118100000', helhidxVal: 69, helhidxOriCode: '3', helhidxLkeqmtCode: '2', helhDate: '20261118', deviceId: 'phone-a' })
      expect(await sync(member, [value('x', '120', '20261119070000', 'SBP')], { codes: ['BW'] })).toMatchObject({ goneCnt: 1 })
      expect((await rows(member)).map(([at]) => at)).toEqual(['20261116070000', '20261118060000', '20261118070000', '20261118090000', '20261118100000', '20261119120000'])
      expect(await rows(member, 'HT')).toHaveLength(1)
    })

    test('nor is anything taken for what the phone still tells but nobody may keep, or by a call that is refused', async () => {
      const member = await linked()
      const { db } = server.database
      await sync(member, [value('w-1', '71.2', '20261119032200')], { codes: ['BW'] })
      // Corrected to what cannot be: it is there, and what it was stands.
      expect(await sync(member, [value('w-1', '900', '20261119032200')], { codes: ['BW'] })).toMatchObject({ goneCnt: 0, skippedBy: { unreadableCnt: 1 } })
      await consentQueries(db).decide(member.hcId, '1', 'N', TEST_NOW)
      expect(await sync(member, [value('w-2', '71.2', '20261119052200')], { codes: ['BW'] })).toMatchObject({ code: -2, goneCnt: 0 })
      await db.update(deviceLinks).set({ linkYn: 'N' }).where(eq(deviceLinks.hcId, member.hcId))
      expect(await sync(member, [value('w-2', '71.2', '20261119052200')], { codes: ['BW'] })).toMatchObject({ code: -3, goneCnt: 0 })
      expect(await rows(member)).toEqual([['20261119032200', 71.2, '2']])
    })

    test('a span that cannot be, or of years, is refused', async () => {
      const member = await linked()
      for (const [fromDt, untilDt] of [['20261332000000', LATER], [LATER, DAWN], ['20200101000000', LATER]]) {
        const body = { healthType: 'SHD', whole: { fromDt, untilDt, helhidxCodeList: ['BW'] }, data: [] }
        expect((await member.post('/api/common/regHealthData', body, PHONE)).statusCode).toBe(400)
      }
    })

    test('an exercise goes with its energy, of its day and of the list', async () => {
      const member = await linked()
      const { db } = server.database
      const exercise = (datauuid: string, hour: string, kcal: number) => ({ datauuid, exerciseType: '1002', exerciseNm: '달리기', startDt: `20261119${hour}0000`, endDt: `20261119${hour}3000`, durationSec: 1800, kcal, distance: 4200, heartRateAvg: 141, heartRateMax: 168 })
      const send = async (data: Row[], headers = PHONE, healthType = 'SE') => dataOf<Row>(await member.post(`/api/common/${healthType === 'SE' ? 'regHealthData' : 'regHealthDataApple'}`, { healthType, whole: { fromDt: DAWN, untilDt: LATER }, data }, headers))
      const burned = async () => (await db.select({ kcal: dailyActivity.burnedKcal }).from(dailyActivity).where(and(eq(dailyActivity.hcId, member.hcId), eq(dailyActivity.activityDt, '20261119'))))[0]?.kcal
      const count = () => db.$count(phoneExercises, eq(phoneExercises.hcId, member.hcId))
      await send([exercise('e-1', '06', 200), exercise('e-2', '09', 100)])
      expect(await burned()).toBe(300)
      expect(await send([exercise('e-9', '07', 50)], OTHER)).toMatchObject({ goneCnt: 0 })
      expect(await burned()).toBe(350)
      expect(await send([exercise('e-2', '09', 100)])).toMatchObject({ savedCnt: 0, goneCnt: 1 })
      expect([await burned(), await count()]).toEqual([150, 2])
      expect(await send([])).toMatchObject({ goneCnt: 1 })
      expect(await send([], OTHER)).toMatchObject({ goneCnt: 1 })
      // A day that nothing has burned is one without a figure.
      expect([await burned(), await count()]).toEqual([null, 0])

      await send([exercise('a-1', '06', 200)], PHONE, 'AE')
      expect(await send([], PHONE, 'AE')).toMatchObject({ goneCnt: 1 })
      expect(await db.$count(heartRates, eq(heartRates.hcId, member.hcId))).toBe(0)
    })
  })
})
