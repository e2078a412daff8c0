import { describe, expect, test } from 'vitest'

import type { KindPlan } from '../sync-plan.ts'
import type { IndexRecord } from './index-records.ts'

import { at, exerciseRow, foodRow, KST_MS, measured, stepRow } from '../testing/fake-phone.ts'
import { ALL, EXERCISE, FOOD, PLAN } from '../testing/kind-plans.ts'
import { wallTime } from './amounts.ts'
import { indexRecords, keptValue } from './index-records.ts'
import { normalise, ROWS_PER_PIECE } from './normalise.ts'
import { Tally } from './tally.ts'

const MONTH: KindPlan = {
  ...PLAN,
  kind: 'monthSteps',
  type: 'STEPCOUNT_MONTH',
  register: 'regHealthMonthStepData',
  healthType: 'SMS',
  chalnCode: 'CH1',
}

const run = (plan: KindPlan, data: Parameters<typeof normalise>[0]['data'], removedMeals: string[] = []) =>
  normalise({ plan, hcId: 'HC1', data, removedMeals })
const bodiesOf = (result: ReturnType<typeof normalise>) =>
  result.pieces.map(({ body }) => JSON.parse(body) as { data: Record<string, unknown>[] })
const rowsOf = (result: ReturnType<typeof normalise>) => bodiesOf(result).flatMap(({ data }) => data)

const records = (lists: Record<string, unknown>, phone: 'android' | 'ios' = 'android') =>
  indexRecords(lists, { phone, permissions: PLAN.permissions }, new Tally())
const values = (lists: Record<string, unknown>) =>
  Object.fromEntries(records(lists).map(({ helhidxCode, helhidxVal }) => [helhidxCode, helhidxVal]))

describe('an index record', () => {
  test('has exactly its seven fields, its day cut from its time [HDT-01] [HDT-02] [HDT-03] [HDT-04] [HDT-05]', () => {
    const lists = { height: [{ ...measured('h', '2024-01-31T09:30', { height: 171.26 }) }] }
    const record: IndexRecord = {
      helhidxCode: 'HT',
      helhidxVal: 171.26,
      helhidxOriCode: '2',
      helhidxLkeqmtCode: '1',
      heldType: 'health',
      inptDt: '20240131093000',
      helhDate: '20240131',
    }
    expect(records(lists)).toEqual([record])
    expect(records(lists, 'ios')).toEqual([{ ...record, helhidxOriCode: '3', helhidxLkeqmtCode: '2' }])
  })

  test('takes its code from what was measured [HDT-06]', () => {
    const when = '2026-11-19T07:00'
    expect(
      Object.keys(
        values({
          height: [measured('a', when, { height: 1 })],
          weight: [measured('b', when, { weight: 1, bodyFat: 1, skeletalMuscleMass: 1 })],
          bloodPressure: [measured('c', when, { systolic: 1, diastolic: 1 })],
          sleep: [{ ...measured('d', when, { minutes: 1 }), endTime: at(when) }],
        }),
      ),
    ).toEqual(['HT', 'BW', 'BDF', 'SKM', 'SBP', 'DBP', 'SLP'])
  })

  test.each([
    [80001, 'NBD'],
    ['80002', 'ABD'],
    [80011, 'BBD'],
    [80013, 'SBD'],
  ])('of glucose at meal type %s is %s [HDT-07] [HSY-76]', (mealType, code) => {
    expect(values({ bloodGlucose: [measured('g', '2026-11-19T07:00', { glucose: 5.5, mealType })] })).toEqual({
      [code]: 99,
    })
  })

  test('is not made of glucose at another meal type [HSY-76]', () => {
    expect(records({ bloodGlucose: [measured('g', '2026-11-19T07:00', { glucose: 5.5, mealType: 80012 })] })).toEqual(
      [],
    )
  })

  test.each([
    ['SBP', 119.6, 120],
    ['DBP', 79.4, 79],
    ['BW', 70.26, 70.3],
    ['BDF', 21.449, 21.4],
    ['SKM', 30.05, 30.1],
    ['NBD', 5.5, 99],
    ['ABD', 5.53, 100],
    ['HT', 171.26, 171.26],
    ['SLP', 412, 412],
  ] as const)(
    '%s of %d is written as %d [HSY-44] [HSY-45] [HSY-46] [HSY-47] [HSY-48] [HSY-49] [CON-14] [CON-18]',
    (code, raw, kept) => {
      expect(keptValue(code, raw)).toBe(kept)
    },
  )

  test.each([0, -1, null, Number.NaN, 0.04])('is not made of %s [HSY-43]', (weight) => {
    expect(
      records({ weight: [measured('w', '2026-11-19T07:00', { weight, bodyFat: null, skeletalMuscleMass: null })] }),
    ).toEqual([])
  })

  test('of a night belongs to the day on which the member woke up', () => {
    const night = { ...measured('n', '2026-11-18T23:10', { minutes: 412 }), endTime: at('2026-11-19T06:20') }
    expect(records({ sleep: [night] })).toMatchObject([{ helhDate: '20261119' }])
  })

  test('of a night tells when it began and its stages, without those that cannot be', () => {
    const stage = (from: string, to: string, name: string) => ({ startTime: at(from), endTime: at(to), stage: name })
    const night = { ...measured('n', '2026-11-18T23:10', { minutes: 430 }), endTime: at('2026-11-19T06:20') }
    const stages = [
      stage('2026-11-19T01:00', '2026-11-19T02:00', 'deep'),
      stage('2026-11-18T23:10', '2026-11-19T01:00', 'light'),
      stage('2026-11-19T01:30', '2026-11-19T03:00', 'rem'),
      stage('2026-11-19T06:00', '2026-11-19T07:00', 'awake'),
    ]
    const [record] = records({ sleep: [{ ...night, stages }] })
    expect(record?.sleepDtl).toEqual({
      startDt: '20261118231000',
      stageList: [
        { fromDt: '20261118231000', stageCode: 'L', durationSec: 6600 },
        { fromDt: '20261119010000', stageCode: 'D', durationSec: 3600 },
      ],
    })
    expect(records({ sleep: [{ ...night, stages: 'broken' }] })[0]?.sleepDtl).toEqual({
      startDt: '20261118231000',
      stageList: [],
    })
    expect(records({ sleep: [{ ...night, endTime: at('2026-11-18T23:10') }] })[0]?.sleepDtl).toBeUndefined()
  })
})

describe('an answer with everything', () => {
  const when = '2026-11-19T07:00'
  const night = { ...measured('n', '2026-11-18T23:10', { minutes: 430 }), endTime: at('2026-11-19T06:20'), stages: [] }
  const heartRate = [
    measured('h', when, { rate: 61.4, state: 'rest' }),
    measured('i', when, { rate: 64, state: 'rest' }),
    measured('j', when, { rate: 70, state: 'dancing' }),
  ]
  const lists = { height: [], weight: [], bloodGlucose: [], bloodPressure: [], sleep: [night], heartRate }
  const bodies = (plan: KindPlan, data: Record<string, unknown>) =>
    run(plan, data).pieces.map(({ body }) => JSON.parse(body))

  test('sends each night beside its minutes of seven fields, and heart rates by themselves [HDT-01] [HDT-12]', () => {
    const [values, beats] = bodies(ALL, lists)
    expect(Object.keys(values.data.indexes[0]).toSorted()).toEqual([
      'heldType',
      'helhDate',
      'helhidxCode',
      'helhidxLkeqmtCode',
      'helhidxOriCode',
      'helhidxVal',
      'inptDt',
    ])
    expect(values.data.sleeps).toEqual([{ inptDt: '20261119062000', startDt: '20261118231000', stageList: [] }])
    expect(beats.data).toEqual({
      steps: [],
      exercises: [],
      foods: [],
      indexes: [],
      heartRates: [{ inptDt: '20261119070000', heartRate: 64, stateCode: 'REST' }],
    })
  })

  test('without the permission for it holds no heart rate, and says so [HSY-66]', () => {
    const plan = {
      ...PLAN,
      kind: 'health' as const,
      type: 'HEALTHDATA' as const,
      register: 'regHealthData' as const,
      healthType: 'SHD' as const,
      permissions: { ...PLAN.permissions, heartRate: false },
    }
    const result = run(plan, { heartRate })
    expect([result.pieces, result.dropped]).toEqual([[], { notAllowed: 2, unreadable: 1 }])
    expect(bodies({ ...plan, permissions: PLAN.permissions }, { heartRate })).toMatchObject([
      { data: [], heartRates: [{ heartRate: 64 }] },
    ])
  })
})

describe('the day of a sample', () => {
  test.each([
    ['one second before midnight', Date.UTC(2026, 10, 18, 14, 59, 59), KST_MS, '20261118235959'],
    ['at midnight', Date.UTC(2026, 10, 18, 15), KST_MS, '20261119000000'],
    ['at a leap month’s end', Date.UTC(2024, 1, 29, 14, 59, 59), KST_MS, '20240229235959'],
    ['at a year’s end', Date.UTC(2026, 11, 31, 15), KST_MS, '20270101000000'],
    ['in Honolulu, while the phone is back in Seoul', Date.UTC(2026, 10, 19, 8), -10 * 3_600_000, '20261118220000'],
    ['in Kathmandu', Date.UTC(2026, 10, 19, 18, 20), 5.75 * 3_600_000, '20261120000500'],
  ])('%s', (_, ms, offset, text) => {
    expect(wallTime(ms, offset)).toBe(text)
  })

  test('is none where no calendar has it', () => {
    for (const [ms, offset] of [
      [Number.NaN, 0],
      [1e20, 0],
      [0, 20 * 3_600_000],
      [Date.UTC(12_000, 0, 1), 0],
    ] as const)
      expect(wallTime(ms, offset)).toBeNull()
  })
})

describe('rows', () => {
  test('of steps above 0 only, and none that no person walks [HSY-43]', () => {
    const result = run(PLAN, [
      stepRow('a', '2026-11-19T07:00', 12),
      stepRow('b', '2026-11-19T08:00', 0),
      stepRow('c', '2026-11-19T09:00', -4),
      stepRow('d', '2026-11-19T10:00', 300_000),
    ])
    expect(rowsOf(result)).toMatchObject([{ datauuid: 'a', stepCnt: 12 }])
    expect([result.read, result.dropped]).toEqual([4, { notPositive: 2, implausible: 1 }])
  })

  test('that came twice count once, the later one', () => {
    const result = run(PLAN, [stepRow('a', '2026-11-19T07:00', 12), stepRow('a', '2026-11-19T07:00', 40)])
    expect(rowsOf(result)).toMatchObject([{ stepCnt: 40 }])
    expect(result.dropped).toEqual({ repeated: 1 })
  })

  test('of two sources that overlap both go, under their own ids: the server counts the walk once', () => {
    const rows = rowsOf(
      run(PLAN, [
        stepRow('phone', '2026-11-19T07:00', 3000),
        stepRow('watch', '2026-11-19T07:00', 3100, { source: '워치' }),
      ]),
    )
    expect(rows.map(({ sourceNm }) => sourceNm)).toEqual(['휴대폰', '워치'])
  })

  test('that cannot be read are dropped one by one', () => {
    const result = run(PLAN, [
      'x',
      null,
      { datauuid: 'a' },
      stepRow('b', '2026-11-19T07:00', 5, { endTime: 0 }),
      stepRow('c', '2026-11-19T07:00', 5),
    ])
    expect(rowsOf(result)).toHaveLength(1)
    expect([result.read, result.dropped, result.rowCnt]).toEqual([5, { unreadable: 4 }, 5])
  })

  test('of a month: one a day, in order, the larger count [HSY-23]', () => {
    const result = run(
      MONTH,
      '[{"day":"20261119","count":100},{"day":"20261118","count":9},{"day":"20261119","count":90},{"day":"20261117","count":0}]',
    )
    expect(bodiesOf(result)).toEqual([
      {
        healthType: 'SMS',
        chalnCode: 'CH1',
        data: [
          { stepDate: '20261118', stepCnt: 9 },
          { stepDate: '20261119', stepCnt: 100 },
        ],
      },
    ])
  })

  test('of exercise: the whole span where the phone knows no pauses, and today’s once more [HSY-59]', () => {
    const result = run(EXERCISE, [
      exerciseRow('a', '2026-11-18T07:00', { duration: null }),
      exerciseRow('b', '2026-11-19T07:00'),
    ])
    expect(bodiesOf(result).map(({ data }) => data.map(({ datauuid }) => datauuid))).toEqual([['a', 'b'], ['b']])
    expect(rowsOf(result)[0]).toMatchObject({ durationSec: 2100, startDt: '20261118070000', endDt: '20261118073500' })
    expect(result.pieces.map(({ count }) => count)).toEqual([2, 0])
  })

  test('of food: ours and deleted ones do not come back, unknown meals and no energy stay out [HSY-43]', () => {
    const result = run(
      FOOD,
      [
        foodRow('a', '2026-11-19T08:00'),
        foodRow('b', '2026-11-19T08:00', { clientDataId: '41' }),
        foodRow('gone', '2026-11-19T08:00'),
        foodRow('d', '2026-11-19T08:00', { mealType: '9' }),
        foodRow('e', '2026-11-19T08:00', { calorie: 0 }),
      ],
      ['gone'],
    )
    expect(rowsOf(result)).toMatchObject([{ datauuid: 'a', foodNm: '통밀토스트', kcal: 212, mealType: '100001' }])
    expect([result.ours, result.dropped]).toEqual([{ 41: 'b' }, { ours: 2, unknownMeal: 1, notPositive: 1 }])
  })

  test('in pieces of one size, none of them lost', () => {
    const many = Array.from({ length: ROWS_PER_PIECE * 2 + 1 }, (_, index) =>
      stepRow(`s${index}`, '2026-11-19T07:00', index + 1),
    )
    const result = run(PLAN, JSON.stringify(many))
    expect(result.pieces.map(({ count }) => count)).toEqual([ROWS_PER_PIECE, ROWS_PER_PIECE, 1])
    expect(rowsOf(result).map(({ datauuid }) => datauuid)).toEqual(many.map(({ datauuid }) => datauuid))
  })

  test('of many days go in pieces of at most fifty, none of them lost', () => {
    const days = Array.from({ length: 200 }, (_, index) =>
      new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    )
    const result = run(
      PLAN,
      days.map((day, index) => stepRow(`s${index}`, `${day}T07:00`, index + 1)),
    )
    expect(result.pieces.map(({ count }) => count)).toEqual([50, 50, 50, 50])
    expect(rowsOf(result)).toHaveLength(200)
  })

  test('of long texts go in pieces that the server still reads', () => {
    const many = Array.from({ length: 2000 }, (_, index) =>
      stepRow(`${index}`.padStart(64, '0'), '2026-11-19T07:00', index + 1, { source: '워'.repeat(100) }),
    )
    const result = run(PLAN, many)
    expect(result.pieces.length).toBeGreaterThan(1)
    for (const { body } of result.pieces) expect(new TextEncoder().encode(body).length).toBeLessThan(1_048_576)
    expect(rowsOf(result)).toHaveLength(2000)
  })

  test('an answer that is no list is an error, not an empty day', () => {
    expect(() => run(PLAN, '{}')).toThrow('no list')
    expect(() => run(ALL, '[]')).toThrow('no lists')
    expect(() => run(PLAN, '[{')).toThrow(SyntaxError)
  })
})
