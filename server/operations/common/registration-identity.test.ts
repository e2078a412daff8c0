import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MOST_REMOVED } from '#server/domain/index-record/phone-values.queries.ts'
import { healthIndexRecords, removedIndexRecords, sleepNights } from '#server/domain/index-record/schema.ts'
import { startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'
import { PHONE, phoneRecords, value, wire } from '#server/test-support/phone-records.ts'
import { statementsOf } from '#server/test-support/statements.ts'

type Row = Record<string, unknown>

describe.each(databaseKinds)('a record of a phone and what becomes of it, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  const { linked, remove, rows, save, sync } = phoneRecords(() => server)

  describe('that was corrected on the phone', () => {
    test('to another time is one record, moved, with every code of its measurement', async () => {
      const member = await linked()
      await sync(member, [value('w-1', '71.2', '20261119032200'), value('w-1', '22.4', '20261119032200', 'BDF')])
      expect(
        await sync(member, [value('w-1', '71.2', '20261119042200'), value('w-1', '22.4', '20261119042200', 'BDF')]),
      ).toMatchObject({ savedCnt: 2, goneCnt: 0 })
      expect([await rows(member), await rows(member, 'BDF')]).toEqual([
        [['20261119042200', 71.2, '2']],
        [['20261119042200', 22.4, '2']],
      ])
    })

    test('two that have changed places, or taken the place of the one before, are two', async () => {
      const member = await linked()
      await sync(member, [value('a', '70.1', '20261119030000'), value('b', '70.2', '20261119040000')])
      await sync(member, [value('b', '70.2', '20261119030000'), value('a', '70.1', '20261119040000')])
      expect(await rows(member)).toEqual([
        ['20261119030000', 70.2, '2'],
        ['20261119040000', 70.1, '2'],
      ])
      await sync(member, [value('b', '70.2', '20261119040000'), value('a', '70.1', '20261119050000')])
      expect(await rows(member)).toEqual([
        ['20261119040000', 70.2, '2'],
        ['20261119050000', 70.1, '2'],
      ])
    })

    test('a night that grows is one night, with its last stages', async () => {
      const member = await linked()
      for (const [end, minutes] of [
        ['20261119030000', 150],
        ['20261119050000', 270],
        ['20261119064000', 370],
      ] as const) {
        await sync(member, [value('n-1', String(minutes), end, 'SLP')], {
          sleeps: [
            {
              inptDt: end,
              startDt: '20261119003000',
              stageList: [{ fromDt: '20261119003000', stageCode: 'L', durationSec: minutes * 60 }],
            },
          ],
        })
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
      expect(await sync(member, [value(undefined, '71.2', '20261119042200')])).toMatchObject({
        savedCnt: 0,
        skippedBy: { knownCnt: 1 },
      })
      await sync(member, [value('w-1', '71.2', '20261119052200')])
      expect(await rows(member)).toEqual([
        ['20261119032200', 71.2, '2'],
        ['20261119052200', 71.2, '2'],
      ])
    })

    test('is nothing new when it only gets its id, whose records are its own from then on', async () => {
      const member = await linked()
      const all = (id?: string) => [value(id, '71.2', '20261119032200'), value(id, '22.4', '20261119032200', 'BDF')]
      expect(await sync(member, all())).toMatchObject({ code: 0, savedCnt: 2 })
      expect(await sync(member, all('w-1'))).toMatchObject({ code: -1, savedCnt: 0, skippedBy: { knownCnt: 2 } })
      expect(
        await save(
          member,
          all('w-1').map((each) => ({ ...wire(each), datauuid: 'w-1' })),
        ),
      ).toMatchObject({ saveCnt: 2 })
      const kept = await server.database.db
        .select()
        .from(healthIndexRecords)
        .where(eq(healthIndexRecords.hcId, member.hcId))
      expect(kept.map(({ sampleId }) => sampleId)).toEqual(['w-1', 'w-1'])
    })

    test('is known by ids that come beside the values alone: one of nothing in the call says nothing', async () => {
      const member = await linked()
      const body = (indexIds: Row[]) => ({
        healthType: 'SHD',
        indexIds,
        data: [wire(value(undefined, '71.2', '20261119032200'))],
      })
      const send = (indexIds: Row[]) => member.post('/api/common/regHealthData', body(indexIds), PHONE)
      expect((await send([{ helhidxCode: 'BW', inptDt: '20261119052200', datauuid: 'w-9' }])).statusCode).toBe(200)
      expect((await send([{ helhidxCode: 'BW', inptDt: '20261119032200', datauuid: '' }])).statusCode).toBe(400)
      await send([{ helhidxCode: 'BW', inptDt: '20261119032200', datauuid: 'w-1' }])
      await sync(member, [value('w-1', '71.2', '20261119042200'), value('w-9', '70.2', '20261119062200')])
      expect(await rows(member)).toEqual([
        ['20261119042200', 71.2, '2'],
        ['20261119062200', 70.2, '2'],
      ])
    })

    test('leaves what the member typed: where it goes to, and what was corrected here', async () => {
      const member = await linked()
      await sync(member, [value('w-1', '71.2', '20261119032200'), value('w-2', '70.0', '20261118070000')])
      await save(member, [
        { helhidxCode: 'BW', helhidxVal: '69.9', inptDt: '20261119042200' },
        { helhidxCode: 'BW', helhidxVal: '69.5', inptDt: '20261118070000' },
      ])
      await sync(member, [value('w-1', '71.2', '20261119042200'), value('w-2', '70.0', '20261118080000')])
      expect(await rows(member)).toEqual([
        ['20261118070000', 69.5, '1'],
        ['20261119042200', 69.9, '1'],
      ])
    })

    test('moves by the call of index values too, as an iPhone’s night does', async () => {
      const member = await linked()
      const night = (end: string, minutes: number) => ({
        ...wire(value('n-1', String(minutes), end, 'SLP')),
        datauuid: 'n-1',
        helhidxOriCode: '3',
        helhidxLkeqmtCode: '2',
        sleepDtl: { startDt: '20261119003000', stageList: [] },
      })
      await save(member, [night('20261119030000', 150)])
      expect(await save(member, [night('20261119064000', 370)])).toEqual({
        saveCnt: 1,
        removeCnt: 0,
        skippedBy: { aheadCnt: 0, unreadableCnt: 0, removedCnt: 0 },
      })
      expect(await rows(member, 'SLP')).toEqual([['20261119064000', 370, '3']])
      expect(await server.database.db.$count(sleepNights, eq(sleepNights.hcId, member.hcId))).toBe(1)
    })

    test('costs no statement more for a hundred than for one', async () => {
      const [one, many] = [await linked(), await linked()]
      const at = (second: number) => `202611190${3 + Math.floor(second / 60)}00${String(second % 60).padStart(2, '0')}`
      const list = (count: number, from: number) =>
        Array.from({ length: count }, (_, n) => value(`w-${n}`, '70.0', at(from + n)))
      const counts: number[] = []
      for (const [member, count] of [
        [one, 1],
        [many, 100],
      ] as const) {
        await sync(member, list(count, 0), { codes: ['BW'] })
        counts.push(
          (await statementsOf(server.database.sql, () => sync(member, list(count, 120), { codes: ['BW'] }))).length,
        )
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
        expect(await save(member, [{ ...wire(value('w-1', '71.2', at)), datauuid: 'w-1' }])).toEqual({
          saveCnt: 0,
          removeCnt: 0,
          skippedBy: { aheadCnt: 0, unreadableCnt: 0, removedCnt: 1 },
        })
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
      expect(await sync(member, [value('n-1', '370', night.inptDt, 'SLP')], { sleeps: [night] })).toMatchObject({
        receivedCnt: 1,
        savedCnt: 0,
        skippedBy: { removedCnt: 1 },
      })
      expect(await server.database.db.$count(sleepNights, eq(sleepNights.hcId, member.hcId))).toBe(0)
    })

    test('is known by its time where it was kept without an id, as before there were any', async () => {
      const member = await linked()
      await sync(member, [value(undefined, '71.2', '20261119032200')])
      await remove(member, '20261119032200')
      for (const id of [undefined, 'w-1'])
        expect(await sync(member, [value(id, '71.2', '20261119032200')])).toMatchObject({
          skippedBy: { removedCnt: 1 },
        })
      expect(await rows(member)).toEqual([])
    })

    test('is meant too where it was corrected or moved by hand', async () => {
      const member = await linked()
      await sync(member, [value('w-1', '71.2', '20261119032200'), value('w-2', '70.0', '20261118070000')])
      await save(member, [{ helhidxCode: 'BW', helhidxVal: '71.0', inptDt: '20261119032200' }])
      await remove(member, '20261119032200')
      await save(member, [
        { helhidxCode: 'BW', helhidxVal: '70.0', inptDt: '20261118080000' },
        { helhidxCode: 'BW', helhidxVal: '', inptDt: '20261118070000' },
      ])
      await sync(member, [value('w-1', '71.2', '20261119032200'), value('w-2', '70.0', '20261118070000')])
      expect(await rows(member)).toEqual([['20261118080000', 70, '1']])
    })

    test('and puts back is the phone’s again, and moves with it', async () => {
      const member = await linked()
      await sync(member, [value('w-1', '71.2', '20261119032200')])
      await remove(member, '20261119032200')
      await save(member, [
        { helhidxCode: 'BW', helhidxVal: '71.2', inptDt: '20261119032200', helhidxOriCode: '2', restoreYn: 'Y' },
      ])
      // As it was: the next sync has nothing new to say.
      expect(await sync(member, [value('w-1', '71.2', '20261119032200')])).toMatchObject({
        savedCnt: 0,
        skippedBy: { knownCnt: 1, removedCnt: 0 },
      })
      expect(await sync(member, [value('w-1', '71.2', '20261119042200')])).toMatchObject({
        savedCnt: 1,
        skippedBy: { removedCnt: 0 },
      })
      expect(await rows(member)).toEqual([['20261119042200', 71.2, '2']])
      expect(await server.database.db.$count(removedIndexRecords, eq(removedIndexRecords.hcId, member.hcId))).toBe(0)
    })

    test('or has corrected in place, and undoes that, is the phone’s again with its id and its night', async () => {
      const member = await linked()
      const [at, end] = ['20261119032200', '20261119064000']
      const sleepDtl = {
        startDt: '20261119003000',
        stageList: [{ fromDt: '20261119003000', stageCode: 'L', durationSec: 22_200 }],
      }
      await sync(member, [value('w-1', '71.2', at), value('n-1', '370', end, 'SLP')], {
        sleeps: [{ inptDt: end, ...sleepDtl }],
      })
      await save(member, [
        { helhidxCode: 'BW', helhidxVal: '70.9', inptDt: at },
        { helhidxCode: 'SLP', helhidxVal: '340', inptDt: end, sleepDtl: { startDt: '20261119010000', stageList: [] } },
      ])
      const phones = { helhidxOriCode: '2', restoreYn: 'Y' }
      await save(member, [
        { helhidxCode: 'BW', helhidxVal: '71.2', inptDt: at, ...phones },
        { helhidxCode: 'SLP', helhidxVal: '370', inptDt: end, sleepDtl, ...phones },
      ])
      expect([await rows(member), await rows(member, 'SLP')]).toEqual([[[at, 71.2, '2']], [[end, 370, '2']]])
      const nights = await server.database.db.select().from(sleepNights).where(eq(sleepNights.hcId, member.hcId))
      expect(nights.map(({ stages }) => stages)).toEqual(['0L22200'])
      await sync(member, [value('w-1', '71.2', '20261119042200')])
      expect(await rows(member)).toEqual([['20261119042200', 71.2, '2']])
    })

    test('does not come back by a phone’s row that lacks its platform', async () => {
      const member = await linked()
      await sync(member, [value('w-1', '71.2', '20261119032200')])
      await remove(member, '20261119032200')
      expect(
        await save(member, [{ helhidxCode: 'BW', helhidxVal: '71.2', inptDt: '20261119032200', helhidxOriCode: '2' }]),
      ).toMatchObject({ saveCnt: 0, skippedBy: { removedCnt: 1 } })
      expect(await rows(member)).toEqual([])
    })

    test('is remembered of the newest removals, one’s own, not typed, until the health log is left', async () => {
      const [member, other] = [await linked(), await linked()]
      const { db } = server.database
      const mine = eq(removedIndexRecords.hcId, member.hcId)
      await db.insert(removedIndexRecords).values(
        Array.from({ length: MOST_REMOVED }, (_, n) => ({
          hcId: member.hcId,
          helhidxCode: 'BW',
          inptDt: `2020${String(n).padStart(10, '0')}`,
          sampleId: `old-${n}`,
          removedAt: new Date(TEST_NOW.getTime() - (n + 1) * 60_000),
        })),
      )
      for (const each of [member, other]) await sync(each, [value('w-1', '71.2', '20261119032200')])
      await save(member, [{ helhidxCode: 'BW', helhidxVal: '70.0', inptDt: '20261118070000' }])
      await save(
        member,
        ['20261119032200', '20261118070000'].map((inptDt) => ({ helhidxCode: 'BW', helhidxVal: '', inptDt })),
      )
      expect(await db.$count(removedIndexRecords, mine)).toBe(MOST_REMOVED)
      expect(await db.$count(removedIndexRecords, and(mine, eq(removedIndexRecords.inptDt, '20261119032200')))).toBe(1)
      expect(await db.$count(removedIndexRecords, and(mine, eq(removedIndexRecords.inptDt, '20261118070000')))).toBe(0)
      expect(await sync(other, [value('w-1', '71.2', '20261119032200')])).toMatchObject({
        skippedBy: { removedCnt: 0, knownCnt: 1 },
      })
      await member.post('/api/healthlog/deleteWithdrawal', { recordDeleteYn: 'Y' })
      expect(await db.$count(removedIndexRecords, mine)).toBe(0)
    })
  })
})
