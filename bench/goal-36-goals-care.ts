import { statementsOf } from '#server/test-support/statements.ts'
import { all, atMost, type Goal } from './lib/goal.ts'
import { bareTwin, type Call, cpuOf, openWorld, type World } from './lib/in-process.ts'
import { median, millis, sideBySide } from './lib/numbers.ts'

const NOW = new Date('2026-11-19T02:24:00Z')
const MONTH_DAYS = 30
const TEN_YEARS_DAYS = 3_650
const ROUNDS = 7
const CALLS = 25

const AGE = { url: '/api/goal/health-age/total' }
const SLOTS = {
  method: 'POST' as const,
  url: '/api/welfit/reservationDayList',
  payload: { rsrvType: 'CHECK', placeCode: 'WP0002', rsrvMm: '202612' },
}

/** Everything that a health age is made of, for each of so many days up to yesterday. */
async function keepDays({ database: { sql } }: World, hcId: string, days: number): Promise<void> {
  for (const table of ['health_index_records', 'daily_activity', 'intake_records', 'body_measures'])
    await sql`delete from ${sql(table)} where hc_id = ${hcId}`
  const each = sql`generate_series(1, ${days}::int) n, to_char(date '2026-11-19' - n, 'YYYYMMDD') as day`
  await sql`
    insert into health_index_records (hc_id, helhidx_code, inpt_dt, helhidx_val, helhidx_ori_code, helh_date)
    select ${hcId}, c.code, day || '070000', c.val + n % 5, '1', day
    from ${each},
      (values ('BW', 68), ('BDF', 22), ('SKM', 30), ('SBP', 118), ('DBP', 76), ('NBD', 92), ('SLP', 420), ('HT', 174))
        c(code, val)`
  await sql`insert into daily_activity (hc_id, activity_dt, steps) select ${hcId}, day, 6000 + n % 3000 from ${each}`
  await sql`
    insert into body_measures (hc_id, measure_dt, waist_mm, origin)
    select ${hcId}, day, 800 + n % 20, '1' from ${each}`
  await sql`
    insert into intake_records (hc_id, hc_ucl_seq_no, origin, eat_dt, meal_type, food_name, kcal, sodium_mg, saved_at)
    select ${hcId}, n * 3 + m, '1', day || '120000', m::text, '밥', 600, 700, '2026-11-19T00:00:00Z'
    from ${each}, generate_series(1, 3) m`
}

const turn = (call: () => Promise<unknown>) => async () => {
  const times: number[] = []
  for (let round = 0; round < CALLS; round += 1) {
    const started = performance.now()
    await call()
    times.push(performance.now() - started)
  }
  return median(times)
}

export const goal: Goal = {
  id: 36,
  title: 'goals and care',
  measure: async () => {
    const world = await openWorld({ now: NOW, persona: 'haneul' })
    try {
      const { sql } = world.database
      const [long, short] = [await world.another(), await world.another()]
      await keepDays(world, long.hcId, TEN_YEARS_DAYS)
      await keepDays(world, short.hcId, MONTH_DAYS)
      await sql`analyze`
      const statements = async (call: Call, asked: Parameters<Call>[0]) =>
        (await statementsOf(sql, () => call(asked))).length
      for (const { call } of [long, short, long, short]) await call(AGE)
      const [longStatements, shortStatements] = [await statements(long.call, AGE), await statements(short.call, AGE)]
      const age = await sideBySide(
        ROUNDS,
        turn(() => long.call(AGE)),
        turn(() => short.call(AGE)),
      )

      const list = () => world.call(SLOTS)
      await list()
      const twin = await bareTwin(world.database, list)
      // The first calls pay for compiling.
      await cpuOf(list, CALLS)
      await cpuOf(twin.call, CALLS)
      const slots = await sideBySide(
        ROUNDS,
        () => cpuOf(list, CALLS),
        () => cpuOf(twin.call, CALLS),
      )
      return [
        {
          quantity: `health age of a member with ten years of records, ${String(longStatements)} statements (embedded database)`,
          ours: millis(age.ours),
          reference: `with a month, ${String(shortStatements)} statements ${millis(age.reference)}`,
          ratio: age.ratio,
          gate: all(
            '≤ 2, the same statements, ≤ 15',
            age.ratio <= 2,
            longStatements === shortStatements,
            longStatements <= 15,
          ),
          goal: atMost(age.ratio, 1.2),
        },
        {
          quantity:
            'server CPU of the times of a month to reserve ' +
            `(reservationDayList, ${String(twin.statements)} statements, embedded database)`,
          ours: `${slots.ours.toFixed(0)} µs`,
          reference: `Fastify, postgres.js and the same statements bare ${slots.reference.toFixed(0)} µs`,
          ratio: slots.ratio,
          gate: all('≤ 1.25, ≤ 15 statements', slots.ratio <= 1.25, twin.statements <= 15),
          goal: all('≤ 1.1, ≤ 8 statements', slots.ratio <= 1.1, twin.statements <= 8),
        },
      ]
    } finally {
      await world.close()
    }
  },
}
