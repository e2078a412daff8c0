import { describe, expect, test } from 'vitest'
import { factsOf, monthEnds, type ScoreDay, type ScoreReading } from './facts.rules.ts'
import { gainsOf } from './gain.rules.ts'
import { partStatus } from './measures.rules.ts'
import {
  changeOf,
  type Facts,
  lines,
  type PartCode,
  type Points,
  pointsOf,
  pointsOn,
  totalOf,
  totalStatus,
} from './score.rules.ts'
import { adviceOf, causeOf, commentOf, gainText, summaryOf } from './words.rules.ts'
import { addDays } from '#server/seoul.ts'

const NOTHING: Facts = {
  gender: 'M',
  heightCm: null,
  stepGoal: null,
  kcalGoal: null,
  kg: null,
  bodyFat: null,
  sbp: null,
  dbp: null,
  fasting: null,
  steps: null,
  sleepMin: null,
  kcal: null,
  mealDays: null,
}
/** haneul, about as the board has him. */
const HANEUL: Facts = {
  ...NOTHING,
  heightCm: 174,
  stepGoal: 8000,
  kcalGoal: 1900,
  kg: 68.4,
  bodyFat: 22.4,
  sbp: 119,
  dbp: 77,
  fasting: 96,
  steps: 8120,
  sleepMin: 380,
  kcal: 1930,
  mealDays: 24,
}
const points = (part: PartCode, facts: Partial<Facts>) => pointsOf({ ...NOTHING, ...facts })[part]

describe('the published formula', () => {
  test.each([
    // The anchors, a point between two of them, and beyond both ends.
    ['SBP', 110, 20],
    ['SBP', 120, 16],
    ['SBP', 125, 13.5],
    ['SBP', 130, 11],
    ['SBP', 140, 6],
    ['SBP', 160, 0],
    ['SBP', 90, 20],
    ['SBP', 85, 10],
    ['SBP', 80, 0],
    ['SBP', 62, 0],
    ['SBP', 200, 0],
    ['DBP', 70, 20],
    ['DBP', 80, 16],
    ['DBP', 85, 11],
    ['DBP', 90, 6],
    ['DBP', 95, 3],
    ['DBP', 100, 0],
    ['DBP', 60, 20],
    ['DBP', 55, 10],
    ['DBP', 40, 0],
    ['NBD', 90, 20],
    ['NBD', 100, 15],
    ['NBD', 113, 9],
    ['NBD', 126, 3],
    ['NBD', 140, 0],
    ['NBD', 70, 20],
    ['NBD', 62, 10],
    ['NBD', 48, 0],
    ['BMI', 15, 0],
    ['BMI', 18.5, 12],
    ['BMI', 23, 12],
    ['BMI', 26.5, 6],
    ['BMI', 30, 0],
    ['BMI', 40, 0],
    ['SLP', 300, 0],
    ['SLP', 360, 4],
    ['SLP', 420, 8],
    ['SLP', 540, 8],
    ['SLP', 600, 4],
    ['SLP', 660, 0],
    ['STEP', 0, 0],
    ['STEP', 0.5, 6],
    ['STEP', 1, 12],
    ['STEP', 2, 12],
    ['KCAL', 0, 12],
    ['KCAL', 0.1, 12],
    ['KCAL', 0.3, 6],
    ['KCAL', 0.5, 0],
    ['MEALS', 15, 4],
    ['MEALS', 30, 8],
  ] as const)('%s %s is %s points', (line, x, expected) => {
    expect(pointsOn(lines[line], x)).toBeCloseTo(expected)
  })

  test('body fat has an ideal for men and one for women', () => {
    expect([
      pointsOn(lines.BDF.M, 15),
      pointsOn(lines.BDF.M, 30),
      pointsOn(lines.BDF.F, 23),
      pointsOn(lines.BDF.F, 38),
    ]).toEqual([8, 0, 8, 0])
  })

  test('of two measures of a part the known one stands for the whole', () => {
    expect(points('BODY', { heightCm: 200, kg: 80 })).toBe(20)
    expect(points('BODY', { heightCm: 200, kg: 80, bodyFat: 30 })).toBe(12)
    expect(points('ACT', { steps: 4000 })).toBe(10)
    expect(points('ACT', { sleepMin: 480 })).toBe(20)
    expect(points('MEAL', { mealDays: 15 })).toBe(10)
    expect(points('MEAL', { mealDays: 15, kcal: 2000, kcalGoal: 2000 })).toBe(16)
  })

  test('of a pressure the worse half counts, and half a pair is none', () => {
    expect(points('BP', { sbp: 110, dbp: 90 })).toBe(6)
    expect(points('BP', { sbp: 140, dbp: 70 })).toBe(6)
    expect(points('BP', { sbp: 118 })).toBeNull()
  })

  test('what is dangerously low is not what goes well', () => {
    const low = pointsOf({ ...HANEUL, sbp: 62, dbp: 40, fasting: 48 })
    const facts = { ...HANEUL, sbp: 62, dbp: 40, fasting: 48 }
    expect([low.BP, low.SUGAR, partStatus('BP', facts, low.BP), partStatus('SUGAR', facts, low.SUGAR)]).toEqual([
      0,
      0,
      'DANGER',
      'DANGER',
    ])
  })

  test('all is well only where every part is known and well; one that is not known is not called well', () => {
    const words = (well: PartCode[], look: PartCode[]) => summaryOf({ well, look })
    expect(words(['BODY', 'ACT', 'MEAL'], ['BP', 'SUGAR'])).toEqual({
      ko: '체성분, 활동, 식사는 좋아요. 혈압, 혈당은 더 살펴봐요.',
      en: 'Going well: body, activity, meals. Worth a look: blood pressure, blood sugar.',
    })
    expect(words(['BODY', 'BP', 'SUGAR', 'ACT'], []).ko).toBe('체성분, 혈압, 혈당, 활동은 좋아요.')
    expect(words(['BODY', 'BP', 'SUGAR', 'ACT', 'MEAL'], []).ko).toBe('기록은 모두 좋아요.')
    expect(words([], []).ko).toBe('아직 분석할 기록이 없어요.')
  })

  test('without a height there is no body mass index, and fat alone is no part', () => {
    expect(points('BODY', { kg: 68 })).toBeNull()
    expect(points('BODY', { bodyFat: 22 })).toBeNull()
  })

  test('the parts are whole and add up to the number; what is not known is null and counts nothing', () => {
    const all = pointsOf(HANEUL)
    expect(all).toEqual({ BODY: 16, BP: 16, SUGAR: 17, ACT: 17, MEAL: 18 })
    expect(totalOf(all)).toBe(84)
    const without = pointsOf({ ...HANEUL, mealDays: null, kcal: null })
    expect(without.MEAL).toBeNull()
    expect(partStatus('MEAL', HANEUL, without.MEAL)).toBe('LACK')
    expect(totalOf(without)).toBe(66)
    expect(totalOf(pointsOf(NOTHING))).toBeNull()
  })

  test('of what is known seven tenths are normal, half is caution; under three parts it lacks [CRT-14]', () => {
    const of = (each: number | null, count = 5): Points => ({
      BODY: count > 0 ? each : null,
      BP: count > 1 ? each : null,
      SUGAR: count > 2 ? each : null,
      ACT: count > 3 ? each : null,
      MEAL: count > 4 ? each : null,
    })
    expect([of(14), of(13), of(10), of(9), of(20, 3), of(20, 2), of(null)].map(totalStatus)).toEqual([
      'NORMAL',
      'CAUTION',
      'CAUTION',
      'DANGER',
      'NORMAL',
      'LACK',
      null,
    ])
    // Days with a meal are no measure with borders: by themselves they stand by their points.
    const days = { ...NOTHING, mealDays: 20 }
    expect([20, 14, 13, 10, 9, 0, null].map((points) => partStatus('MEAL', days, points))).toEqual([
      'NORMAL',
      'NORMAL',
      'CAUTION',
      'CAUTION',
      'DANGER',
      'DANGER',
      'LACK',
    ])
  })
})

describe('what moved it', () => {
  test('the changes of the parts add up to the change of the whole', () => {
    const change = changeOf(pointsOf(HANEUL), pointsOf({ ...HANEUL, kg: 73, sbp: 122 }))
    expect(change.parts).toEqual({ BODY: 2, BP: 1, SUGAR: 0, ACT: 0, MEAL: 0 })
    expect(change.total).toBe(3)
  })

  test('a part that is known for the first time is no rise', () => {
    const change = changeOf(pointsOf(HANEUL), pointsOf({ ...HANEUL, sbp: null, dbp: null }))
    expect(change).toMatchObject({ total: null, parts: { BP: null, BODY: 0 } })
  })

  test('the comment names the largest rise and then the cheapest points', () => {
    const now = pointsOf(HANEUL)
    const words = commentOf(now, changeOf(now, pointsOf({ ...HANEUL, kg: 73, sbp: 122 })), gainsOf(HANEUL)[0])
    expect(words.ko).toBe('지난달보다 3점 올랐어요. 체성분 점수가 가장 많이 올랐어요. 잠을 40분 늘리면 3점이 더해져요.')
    expect(words.en).toBe('Up 3 points since last month. Body rose most. 40 min more sleep adds 3 points.')
  })

  test('of a part of the whole it says of how many points, and never of a hundred', () => {
    const three = pointsOf({ ...HANEUL, mealDays: null, kcal: null, fasting: null })
    const words = commentOf(three, { total: null, parts: pointsOf(NOTHING) }, undefined)
    // 16, 16 and 17 of three times twenty, by the table above.
    expect(words).toEqual({ ko: '아는 만큼은 60점 가운데 49점이에요.', en: '49 of the 60 points that are known.' })
  })

  test('too little known says what is missing, nothing known says where to begin', () => {
    const change = { total: null, parts: pointsOf(NOTHING) }
    expect(commentOf(pointsOf({ ...NOTHING, fasting: 90 }), change, undefined).ko).toBe(
      '체성분, 혈압, 활동, 식사 기록을 더하면 점수를 낼 수 있어요.',
    )
    expect(commentOf(pointsOf(NOTHING), change, undefined).ko).toBe('아직 기록이 없어요. 체중부터 적어 볼까요?')
  })
})

describe('the next points', () => {
  const after = (facts: Facts, lever: string, by: number): Facts => {
    switch (lever) {
      case 'BW':
        return { ...facts, kg: (facts.kg ?? 0) + by }
      case 'SLP':
        return { ...facts, sleepMin: (facts.sleepMin ?? 0) + by }
      case 'STEP':
        return { ...facts, steps: (facts.steps ?? 0) + by }
      case 'KCAL':
        return { ...facts, kcal: (facts.kcal ?? 0) + by }
      default:
        return { ...facts, mealDays: (facts.mealDays ?? 0) + by }
    }
  }

  test.each([
    ['too little sleep', HANEUL],
    ['few steps', { ...HANEUL, steps: 4000, sleepMin: 480 }],
    ['a high weight', { ...HANEUL, kg: 84 }],
    ['too much energy', { ...HANEUL, kcal: 2500 }],
    ['few meals told', { ...HANEUL, mealDays: 9 }],
  ])('with %s each way gives exactly the points it promises', (_name, facts) => {
    const gains = gainsOf(facts)
    expect(gains.length).toBeGreaterThan(0)
    for (const { part, lever, by, points: promised } of gains) {
      const [now, then] = [pointsOf(facts)[part], pointsOf(after(facts, lever, by))[part]]
      expect((then ?? 0) - (now ?? 0)).toBe(promised)
      expect(gainText({ part, lever, by, points: promised }).ko).toContain(`${promised}점이 더해져요`)
    }
  })

  test('the cheapest comes first', () => {
    expect(gainsOf(HANEUL)[0]).toEqual({ part: 'ACT', lever: 'SLP', by: 40, points: 3 })
    expect(gainsOf({ ...HANEUL, steps: 5800, sleepMin: 361 })[0]?.lever).toBe('SLP')
    expect(gainsOf({ ...HANEUL, steps: 5000, sleepMin: 500 })[0]?.lever).toBe('STEP')
  })

  test('nobody of normal weight is asked to lose any, and nobody with enough of everything is asked for more', () => {
    expect(gainsOf({ ...HANEUL, kg: 69 }).map(({ lever }) => lever)).not.toContain('BW')
    expect(gainsOf({ ...HANEUL, kg: 50 }).find(({ lever }) => lever === 'BW')?.by).toBeGreaterThan(0)
    expect(gainsOf({ ...HANEUL, sleepMin: 480, mealDays: 30, kg: 60 })).toEqual([])
    expect(gainsOf(NOTHING)).toEqual([])
  })

  test('nobody too thin is asked to eat less, and nobody who had better lose weight to eat more', () => {
    const eating = (kg: number, kcal: number) =>
      gainsOf({ ...HANEUL, kg, kcal }).find(({ lever }) => lever === 'KCAL')?.by
    expect([eating(50, 2500), eating(84, 1400)]).toEqual([undefined, undefined])
    expect([eating(68.4, 2500), eating(84, 2500)].every((by) => by !== undefined && by < 0)).toBe(true)
    expect([eating(68.4, 1400), eating(50, 1400)].every((by) => by !== undefined && by > 0)).toBe(true)
  })

  test('advice is of the ways to more points, then of what is missing', () => {
    expect(adviceOf(gainsOf(HANEUL), { ...pointsOf(HANEUL), BP: null }, HANEUL).map(({ ko }) => ko)).toEqual([
      '오늘은 30분 일찍 불을 꺼 보세요.',
      '하루 한 끼만 더 적어 보세요.',
      '아침에 혈압을 한 번 재 보세요.',
    ])
  })

  test('who has a weight and no height is asked for the height, not for the weight again', () => {
    const [heavy, nothing] = [{ ...NOTHING, kg: 68.4 }, NOTHING]
    expect(causeOf('BODY', heavy, NOTHING, false).ko).toBe('키를 적으면 알 수 있어요')
    expect(adviceOf([], pointsOf(heavy), heavy)[0]?.en).toBe('Add your height once.')
    expect(causeOf('BODY', nothing, NOTHING, false).ko).toBe('체중을 적으면 알 수 있어요')
    expect(adviceOf([], pointsOf(nothing), nothing)[0]?.en).toBe('Log your weight once.')
  })
})

describe('what is known as of a day', () => {
  const TODAY = '20261119'
  const person = { gender: 'M' as const, heightCm: 174, stepGoal: 8000, kcalGoal: 1900 }
  const ago = (days: number) => addDays(TODAY, -days)
  const reading = (code: ScoreReading['code'], days: number, value: number): ScoreReading => ({
    code,
    day: ago(days),
    inptDt: `${ago(days)}070000`,
    value,
  })
  const of = (readings: ScoreReading[], days: ScoreDay[] = [], asOf = TODAY) =>
    factsOf(person, readings, days, asOf, TODAY)

  test('pressure is the mean of thirty days, else the newest of ninety, else not known', () => {
    expect(of([reading('SBP', 40, 150), reading('SBP', 10, 120), reading('SBP', 1, 118)]).sbp).toBe(119)
    expect(of([reading('SBP', 60, 150), reading('SBP', 40, 130)]).sbp).toBe(130)
    expect(of([reading('SBP', 90, 130)]).sbp).toBeNull()
  })

  test('fasting sugar is the mean of ninety days, else the newest of a hundred and eighty', () => {
    expect(of([reading('NBD', 80, 90), reading('NBD', 10, 100)]).fasting).toBe(95)
    expect(of([reading('NBD', 179, 99)]).fasting).toBe(99)
    expect(of([reading('NBD', 180, 99)]).fasting).toBeNull()
  })

  test('weight is the newest, and forgotten after ninety days', () => {
    expect(of([reading('BW', 20, 70), reading('BW', 2, 68)]).kg).toBe(68)
    expect(of([reading('BW', 90, 68)]).kg).toBeNull()
  })

  test('fewer than seven days of steps, nights or meals are not known, and today does not count', () => {
    const days = (count: number): ScoreDay[] =>
      Array.from({ length: count }, (_, at) => ({ day: ago(at), steps: 8000, kcal: 1900 }))
    expect(of([], days(7))).toMatchObject({ steps: null, kcal: null, mealDays: null })
    expect(of([], days(8))).toMatchObject({ steps: 8000, kcal: 1900, mealDays: 7 })
    expect(of([], days(60))).toMatchObject({ mealDays: 30 })
    expect(of(Array.from({ length: 6 }, (_, at) => reading('SLP', at, 400))).sleepMin).toBeNull()
    const week = Array.from({ length: 7 }, (_, at) => reading('SLP', at, 400))
    expect(of(week).sleepMin).toBe(400)
    // A nap, and a night that a second source tells again, change nothing of it.
    const nap = { ...reading('SLP', 2, 40), inptDt: `${ago(2)}150000` }
    const again = { ...reading('SLP', 3, 370), inptDt: `${ago(3)}065000` }
    expect(of([...week, nap, again]).sleepMin).toBe(400)
    expect(of([...week.slice(1), nap, again]).sleepMin).toBeNull()
  })

  test('a month of the past knows nothing that came later, and its last day counts', () => {
    const asOf = '20261031'
    expect(of([reading('BW', 30, 70), reading('BW', 2, 68)], [], asOf).kg).toBe(70)
    expect(
      of(
        [],
        Array.from({ length: 7 }, (_, at) => ({ day: addDays(asOf, -at), steps: 5000, kcal: null })),
        asOf,
      ),
    ).toMatchObject({ steps: 5000, mealDays: null })
  })

  test('months end on their last days, also over a year and a February', () => {
    expect(monthEnds('20261119')).toEqual(['20260630', '20260731', '20260831', '20260930', '20261031', '20261119'])
    expect(monthEnds('20280331')).toEqual(['20271031', '20271130', '20271231', '20280131', '20280229', '20280331'])
  })
})
