import { describe, expect, test } from 'vitest'
import { ageFacts } from './facts.rules.ts'
import { healthAgeOf } from './present.ts'
import { type AgeFacts, ageLevel, factorsOf, healthAge, nextOf, yearsOf } from './rules.ts'

const NOTHING: AgeFacts = {
  gender: 'M',
  sbp: null,
  dbp: null,
  steps: null,
  kg: null,
  bmi: null,
  fasting: null,
  fat: null,
  muscle: null,
  muscleKg: null,
  waistCm: null,
  sleepMin: null,
  saltMg: null,
}
const facts = (known: Partial<AgeFacts>): AgeFacts => ({ ...NOTHING, ...known })

describe('health age', () => {
  test.each([
    ['STEP', { steps: 8000 }, -2.2],
    ['STEP', { steps: 2000 }, 2],
    ['BP', { sbp: 112.5, dbp: 67 }, -1.4],
    // What is no more usual makes nobody younger.
    ['BP', { sbp: 120, dbp: 70 }, 0],
    ['BP', { sbp: 110, dbp: 90 }, 3],
    // What is low makes nobody younger.
    ['BP', { sbp: 95, dbp: 63 }, -3],
    ['BP', { sbp: 62, dbp: 40 }, 1.5],
    ['BP', { sbp: 170, dbp: 40 }, 6],
    ['SUGAR', { fasting: 75 }, -1.2],
    ['SUGAR', { fasting: 48 }, 1.5],
    ['WEIGHT', { bmi: 23 }, 0],
    ['WEIGHT', { bmi: 24 }, 0.5],
    ['SUGAR', { fasting: 126 }, 4],
    ['FAT', { gender: 'F', fat: 28 }, 0],
    ['FAT', { gender: 'F', fat: 22 }, -1.5],
    ['MUSCLE', { gender: 'F', muscle: 8 }, -0.5],
    ['WAIST', { gender: 'F', waistCm: 85 }, 0],
    ['WAIST', { gender: 'F', waistCm: 90 }, 1.5],
    ['SLEEP', { sleepMin: 480 }, -0.8],
    ['SLEEP', { sleepMin: 394 }, 0.3],
    ['SALT', { saltMg: 2300 }, 0.4],
  ] as const)('%s of %o adds %f years', (code, known, years) => {
    expect(yearsOf(code, facts(known))).toBe(years)
  })

  test('is hidden below four factors, and with four of one kind alone', () => {
    const three = factorsOf('total', facts({ steps: 8000, sbp: 120, bmi: 22 }))
    expect(healthAge('total', 42, three)).toBeNull()
    const body = factorsOf('total', facts({ bmi: 22, fat: 20, muscle: 10, waistCm: 80 }))
    expect(body).toHaveLength(4)
    expect(healthAge('total', 42, body)).toBeNull()
    expect(
      healthAge('total', 42, factorsOf('total', facts({ bmi: 22, fat: 20, muscle: 10, steps: 8000 }))),
    ).not.toBeNull()
    expect(
      healthAge('total', null, factorsOf('total', facts({ bmi: 22, fat: 20, muscle: 10, steps: 8000 }))),
    ).toBeNull()
  })

  test('is the years and the sum of the factors, rounded once at the end', () => {
    const factors = factorsOf('total', facts({ steps: 8000, sbp: 110, bmi: 23, fasting: 100 }))
    // −2.2 of the steps and two thirds of −3 of the pressure.
    expect(factors.reduce((sum, { years }) => sum + years, 0)).toBeCloseTo(-4.2)
    expect(healthAge('total', 42, factors)).toBe(38)
  })

  test('of a pressure counts the diastolic one where it says more', () => {
    expect([50, 60, 63, 67, 80, 85, 90, 100].map((dbp) => yearsOf('BP', facts({ sbp: 100, dbp })))).toEqual([
      1.5, 0, -3, -3, 0, 1.5, 3, 6,
    ])
  })

  test('without its nights loses one factor, and the sum the same tenth', () => {
    const known = { steps: 8000, sbp: 120, bmi: 23, fasting: 100, sleepMin: 360 }
    const sum = (list: { years: number }[]) => list.reduce((all, { years }) => all + years, 0)
    const [all, without] = [factorsOf('total', facts(known)), factorsOf('total', facts({ ...known, sleepMin: null }))]
    expect(all.map(({ code }) => code).filter((code) => !without.some((factor) => factor.code === code))).toEqual([
      'SLEEP',
    ])
    // Half of the way from none at seven hours to 1.5 at five.
    expect(sum(all) - sum(without)).toBeCloseTo(0.8)
  })

  test.each([
    [-10, 'best'],
    [-9, 'good'],
    [-5, 'good'],
    [-4, 'mid'],
    [-1, 'mid'],
    [0, 'zero'],
    [1, 'warning'],
    [4, 'warning'],
    [5, 'danger'],
    [9, 'danger'],
    [10, 'worst'],
  ] as const)('a gap of %i years is %s, as on the client’s meter [CRT-13]', (gap, level) => {
    expect(ageLevel(gap)).toBe(level)
  })

  test('the next step takes away from what makes older before what already helps', () => {
    expect(next({ saltMg: 2300, steps: 6000 })).toMatchObject({ code: 'SALT', gain: 0.4 })
    expect(next({ saltMg: 1500, steps: 6000 })).toMatchObject({ code: 'STEP', gain: 2.2 })
    // Where the line is level a little less moves nothing.
    expect(next({ saltMg: 4223 })).toMatchObject({ code: 'SALT', amount: 1100 })
    // Nobody of a usual weight is told to be lighter, and nobody who sleeps long to sleep longer.
    expect(next({ kg: 60, bmi: 22, sleepMin: 500 })).toBeUndefined()
  })
  const next = (known: Partial<AgeFacts>) => nextOf(factorsOf('total', facts(known)), facts(known))
})

describe('what it is made of', () => {
  const records = { gender: 'M' as const, heightCm: 174, readings: [], days: [], waists: [], checkups: [] }

  test('a value of a month ago does not know what came later', () => {
    const readings = [
      { code: 'BW' as const, day: '20261010', inptDt: '20261010070000', value: 70.4 },
      { code: 'BW' as const, day: '20261119', inptDt: '20261119070000', value: 68.4 },
    ]
    expect(ageFacts({ ...records, readings }, '20261119', '20261119').kg).toBe(68.4)
    expect(ageFacts({ ...records, readings }, '20261020', '20261119').kg).toBe(70.4)
  })

  test('a check-up says waist and fasting sugar where nothing newer does, for a year', () => {
    const checkups = [{ day: '20260514', waistCm: 84, fasting: 96 }]
    expect(ageFacts({ ...records, checkups }, '20261119', '20261119')).toMatchObject({ waistCm: 84, fasting: 96 })
    const waists = [{ day: '20261001', cm: 82 }]
    expect(ageFacts({ ...records, checkups, waists }, '20261119', '20261119').waistCm).toBe(82)
    expect(ageFacts({ ...records, checkups }, '20270601', '20270601')).toMatchObject({ waistCm: null, fasting: null })
  })

  test('a few days are no month, and today is none yet', () => {
    const days = Array.from({ length: 7 }, (_, at) => ({ day: `202611${String(13 + at)}`, steps: 8000, saltMg: 2000 }))
    expect(ageFacts({ ...records, days }, '20261119', '20261119').steps).toBeNull()
    expect(ageFacts({ ...records, days }, '20261119', '20261120').steps).toBe(8000)
  })
})

test('a pressure of which one value is known is told with that one', () => {
  const told = (known: Partial<AgeFacts>) => {
    const now = { ...facts(known), measureDt: '20261119' }
    return healthAgeOf(
      'heart',
      { nickName: '하늘', realAge: 42, realAgeBefore: 42, now, before: now },
      'ko',
    ).factors.map(({ valueTxt }) => valueTxt)
  }
  expect([told({ sbp: 118.4 }), told({ sbp: 118.4, dbp: 76 })]).toEqual([['평균 118 mmHg'], ['평균 118/76 mmHg']])
})
