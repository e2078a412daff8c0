import { and, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { phoneExercises, phoneSteps } from '#server/domain/activity/schema.ts'
import { healthIndexRecords, heartRates } from '#server/domain/index-record/schema.ts'
import { intakeRecords } from '#server/domain/intake/schema.ts'
import { MOST_ARRIVING, MOST_OF_A_DAY, type SampleKind } from '#server/domain/phone/room.rules.ts'
import { sampleArrivals } from '#server/domain/phone/schema.ts'
import { seoulInstant } from '#server/seoul.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'
import { PHONE, phoneRecords, run, toast, walk, wire } from '#server/test-support/phone-records.ts'

type Row = Record<string, unknown>

const [DAY, OTHER, TODAY] = ['20261117', '20261116', '20261119']

/** One after the other from noon, each of another minute. */
const minute = (n: number) => `12${String(n).padStart(2, '0')}00`
const walked = (datauuid: string, n: number, stepCnt = 10, day = DAY) =>
  walk(datauuid, `${day}${minute(n)}`, `${day}${minute(n + 1)}`, stepCnt)
const ran = (datauuid: string, n: number, day = DAY) =>
  run(datauuid, `${day}${minute(n)}`, `${day}${minute(n + 1)}`, 10, {
    durationSec: 60,
    distance: null,
    heartRateAvg: null,
    heartRateMax: null,
  })
const ate = (datauuid: string, n: number, day = DAY) => toast(datauuid, `${day}${minute(n)}`, { mealType: '100003' })
const weight = (n: number, helhidxVal = '70.0', day = DAY) =>
  wire({ helhidxCode: 'BW', helhidxVal, inptDt: `${day}${minute(n)}` })
const rate = (n: number, heartRate = 70, day = DAY) => ({
  inptDt: `${day}${minute(n)}`,
  heartRate,
  stateCode: 'REST',
})

describe.each(databaseKinds)('as many samples as there is room for, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))
  const { linked } = phoneRecords(() => server)

  const path = {
    steps: 'regHealthStepData',
    exercises: 'syncSamsungHealthExerciseData',
    foods: 'regHealthDataIntake',
    indexes: 'regHealthData',
    heartRates: 'regHealthData',
  } as const satisfies Record<SampleKind, string>
  const body = (of: SampleKind, rows: object[]) =>
    ({
      steps: { healthType: 'SS', data: rows },
      exercises: { healthType: 'SE', data: rows },
      foods: { healthType: 'SF', data: rows },
      indexes: { healthType: 'SHD', data: rows },
      heartRates: { healthType: 'SHD', data: [], heartRates: rows },
    })[of]
  const send = async (member: TestMember, of: SampleKind, ...rows: object[]) => {
    const answer = await member.post(`/api/common/${path[of]}`, body(of, rows), PHONE)
    expect(answer.statusCode).toBe(200)
    const { savedCnt, skippedBy } = dataOf<{ savedCnt: number; skippedBy: Row }>(answer)
    return { saved: savedCnt, known: skippedBy['knownCnt'], full: skippedBy['fullCnt'] }
  }
  /** In the night of the day, one a second from midnight on, so that nothing of them is at noon. */
  const fill = ({ hcId }: TestMember, of: Exclude<SampleKind, 'foods'>, rows: number) => {
    const at = sql`to_char(timestamp '2026-11-17 00:00' + n * interval '1 second', 'YYYYMMDDHH24MISS')`
    const many = sql`from generate_series(0, ${rows - 1}::int) as n`
    const add = {
      steps: sql`insert into ${phoneSteps} (hc_id, origin, sample_id, start_dt, end_dt, steps)
        select ${hcId}, '2', 'old-' || n, ${at}, ${at}, 1 ${many}`,
      exercises: sql`insert into ${phoneExercises} (hc_id, origin, sample_id, exercise_type, start_dt, end_dt, duration_sec)
        select ${hcId}, '2', 'old-' || n, '1002', ${at}, ${at}, 1 ${many}`,
      indexes: sql`insert into ${healthIndexRecords}
          (hc_id, helhidx_code, inpt_dt, helhidx_val, helhidx_ori_code, helh_date, saved_at)
        select ${hcId}, 'BW', ${at}, 70, '2', ${DAY}, now() ${many}`,
      heartRates: sql`insert into ${heartRates} (hc_id, inpt_dt, helhidx_ori_code, rate, state)
        select ${hcId}, ${at}, '2', 70, 'REST' ${many}`,
    }
    return server.database.db.execute(add[of])
  }
  const arrived = async ({ hcId }: TestMember, of: SampleKind) =>
    (
      await server.database.db
        .select({ day: sampleArrivals.arrivedDt, rows: sampleArrivals.rowCnt })
        .from(sampleArrivals)
        .where(and(eq(sampleArrivals.hcId, hcId), eq(sampleArrivals.kind, of)))
    )[0]

  /** Rows of a kind at some minutes; the day is filled but for two places before they come. */
  const kinds: Record<Exclude<SampleKind, 'foods'>, (n: number, day?: string, isChanged?: boolean) => object> = {
    steps: (n, day = DAY, isChanged = false) => walked(`new-${String(n)}-${day}`, n, isChanged ? 20 : 10, day),
    exercises: (n, day = DAY, isChanged = false) => ({
      ...ran(`new-${String(n)}-${day}`, n, day),
      ...(isChanged && { kcal: 11 }),
    }),
    indexes: (n, day, isChanged) => weight(n, isChanged ? '71.0' : '70.0', day),
    heartRates: (n, day, isChanged) => rate(n, isChanged ? 80 : 70, day),
  }
  test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
    'of %s a day holds so many; what stands is still changed, the rest is passed over and counted',
    { timeout: 60_000 },
    async (of) => {
      const row = kinds[of]
      const member = await linked()
      await fill(member, of, MOST_OF_A_DAY[of] - 2)
      expect(await send(member, of, row(1), row(2), row(3))).toEqual({ saved: 2, known: 0, full: 1 })
      expect(await send(member, of, row(1, DAY, true), row(2), row(3))).toEqual({ saved: 1, known: 1, full: 1 })
      // Another day has its own room, and so has another member.
      expect(await send(member, of, row(3, OTHER), row(4))).toEqual({ saved: 1, known: 0, full: 1 })
      expect(await send(await linked(), of, row(1), row(2), row(3))).toEqual({ saved: 3, known: 0, full: undefined })
    },
  )

  const arriving: Record<SampleKind, (n: number) => object> = { ...kinds, foods: (n) => ate(`toast-${String(n)}`, n) }
  test.each(Object.keys(arriving) as SampleKind[])(
    'of %s as many arrive on a day; what stood already takes no room, and the next day has its own',
    async (of) => {
      const row = arriving[of]
      const member = await linked()
      await server.database.db
        .insert(sampleArrivals)
        .values({ hcId: member.hcId, kind: of, arrivedDt: TODAY, rowCnt: MOST_ARRIVING[of] - 3 })
      expect(await send(member, of, row(1))).toMatchObject({ saved: 1, full: undefined })
      expect(await send(member, of, row(1))).toMatchObject({ saved: 0, known: 1, full: undefined })
      expect(await arrived(member, of)).toEqual({ day: TODAY, rows: MOST_ARRIVING[of] - 2 })
      expect(await send(member, of, row(2), row(3), row(4))).toMatchObject({ saved: 2, full: 1 })
      expect(await send(member, of, row(4))).toMatchObject({ saved: 0, full: 1 })
      server.clock.set(seoulInstant('20261120', '0001'))
      expect(await send(await server.signedIn(member), of, row(4))).toMatchObject({ saved: 1, full: undefined })
      expect(await arrived(member, of)).toEqual({ day: '20261120', rows: 1 })
    },
  )

  test('many calls at once bring no more on a day than one after the other', async () => {
    const member = await linked()
    await server.database.db
      .insert(sampleArrivals)
      .values({ hcId: member.hcId, kind: 'steps', arrivedDt: TODAY, rowCnt: MOST_ARRIVING.steps - 10 })
    const calls = await Promise.all(
      Array.from({ length: 8 }, (_, call) =>
        send(member, 'steps', ...[0, 1, 2, 3].map((n) => walked(`${String(call)}-${String(n)}`, call * 4 + n))),
      ),
    )
    expect(calls.reduce((sum, { saved }) => sum + saved, 0)).toBe(10)
    const mine = and(eq(phoneSteps.hcId, member.hcId), like(phoneSteps.startDt, `${DAY}%`))
    expect(await server.database.db.$count(phoneSteps, mine)).toBe(10)
  })

  test('a food beyond its day’s hundred is passed over as before', { timeout: 60_000 }, async () => {
    const member = await linked()
    const foods = Array.from({ length: 101 }, (_, n) => ({ ...ate(`toast-${String(n)}`, 0), eatDt: `${DAY}120000` }))
    expect(await send(member, 'foods', ...foods)).toMatchObject({ saved: 100 })
    expect(await server.database.db.$count(intakeRecords, eq(intakeRecords.hcId, member.hcId))).toBe(100)
  })

  test('a sample from before those that are kept is passed over', async () => {
    const member = await linked()
    // 400 days before the 19th of November 2026 is the 15th of October 2025; a span of the day before reaches into it.
    expect(await send(member, 'steps', walked('a', 1, 10, '20251014'), walked('b', 1, 10, '20251013'))).toEqual({
      saved: 1,
      known: 0,
      full: 1,
    })
  })
})
