/**
 * One value, one verdict: every rule that judges what a member measures is asked at and round each border, and says
 * what the source of the border says. What is expected is written here from the sources and not from the table.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { ItemCode } from '#server/domain/checkup/items.rules.ts'
import { statusOf as sheetStatus } from '#server/domain/checkup/status.rules.ts'
import { LEAST_BMI } from '#server/domain/goal/rules.ts'
import { healthAgeOf } from '#server/domain/health-age/present.ts'
import { type AgeFacts, type FactorCode, yearsOf } from '#server/domain/health-age/rules.ts'
import { healthAnalysis } from '#server/domain/health-score/present.ts'
import { gainsOf } from '#server/domain/health-score/gain.rules.ts'
import { type Facts, type PartCode, pointsOf } from '#server/domain/health-score/score.rules.ts'
import { cardOf } from '#server/domain/indicator/cards.rules.ts'
import type { IndicatorCode } from '#server/domain/indicator/rules.ts'
import { careOf } from '#server/domain/index-record/extremes.rules.ts'
import { glucoseRows, pressureRow } from '#server/domain/index-record/present.ts'
import { type Judged, standsAt, type Status } from '#server/domain/index-record/ranges.rules.ts'
import { type IndexCode, indexCodes } from '#server/domain/index-record/rules.ts'
import { usual } from './borders.rules.ts'

type Verdict = 'low' | 'usual' | 'care' | 'high'
type Row = [value: number, verdict: Verdict]
type Gender = 'M' | 'F'

const glucose = (to: number, high: number): Row[] => [
  [69, 'low'],
  [70, 'usual'],
  [to - 1, 'usual'],
  [to, 'care'],
  [high - 1, 'care'],
  [high, 'high'],
]

/** The last value before each border and the first at it; of what has no high border `care` is the end. */
const TABLE: [judged: Judged, source: string, gender: Gender, rows: Row[]][] = [
  [
    'SBP',
    '대한고혈압학회 2022: 정상 120 미만, 고혈압 140 이상; 질병관리청: 저혈압 90 미만',
    'M',
    [
      [89, 'low'],
      [90, 'usual'],
      [119, 'usual'],
      [120, 'care'],
      [139, 'care'],
      [140, 'high'],
    ],
  ],
  [
    'DBP',
    '대한고혈압학회 2022: 정상 80 미만, 고혈압 90 이상; 질병관리청: 저혈압 60 미만',
    'M',
    [
      [59, 'low'],
      [60, 'usual'],
      [79, 'usual'],
      [80, 'care'],
      [89, 'care'],
      [90, 'high'],
    ],
  ],
  ['NBD', '대한당뇨병학회 2023: 공복 정상 100 미만, 당뇨 126 이상; 저혈당 70 미만', 'M', glucose(100, 126)],
  ['BBD', '대한당뇨병학회 2023, 공복과 같이', 'M', glucose(100, 126)],
  ['ABD', '대한당뇨병학회 2023: 식후 두 시간 정상 140 미만, 당뇨 200 이상', 'M', glucose(140, 200)],
  ['SBD', '대한당뇨병학회 2023, 식후와 같이', 'M', glucose(140, 200)],
  [
    'SLP',
    '미국수면재단 2015: 어른 7–9시간',
    'M',
    [
      [394, 'low'],
      [419, 'low'],
      [420, 'usual'],
      [539, 'usual'],
      [540, 'care'],
    ],
  ],
  [
    'BMI',
    '대한비만학회 2022: 저체중 18.5 미만, 비만 전 단계 23–24.9, 비만 25 이상',
    'F',
    [
      [18.4, 'low'],
      [18.5, 'usual'],
      [22.9, 'usual'],
      [23, 'care'],
      [24.9, 'care'],
      [25, 'high'],
    ],
  ],
  [
    'HR',
    'ACC/AHA/HRS 2018: 서맥 50 미만; 미국심장협회: 빈맥 100부터',
    'M',
    [
      [49, 'low'],
      [50, 'usual'],
      [99, 'usual'],
      [100, 'care'],
    ],
  ],
  [
    'BDF',
    '인바디: 남성 표준 10–20, 비만 25 이상',
    'M',
    [
      [9.9, 'low'],
      [10, 'usual'],
      [19.9, 'usual'],
      [20, 'care'],
      [24.9, 'care'],
      [25, 'high'],
    ],
  ],
  [
    'BDF',
    '인바디: 여성 표준 18–28, 비만 33 이상',
    'F',
    [
      [17.9, 'low'],
      [18, 'usual'],
      [27.9, 'usual'],
      [28, 'care'],
      [32.9, 'care'],
      [33, 'high'],
    ],
  ],
  [
    'WC',
    '대한비만학회 2022: 복부비만 남성 90 이상',
    'M',
    [
      [89, 'usual'],
      [90, 'care'],
    ],
  ],
  [
    'WC',
    '대한비만학회 2022: 복부비만 여성 85 이상',
    'F',
    [
      [84, 'usual'],
      [85, 'care'],
    ],
  ],
]
const CASES = TABLE.flatMap(([judged, source, gender, rows]) =>
  rows.map(([value, verdict]) => ({ judged, source, gender, value, verdict })),
)

const STATUS: Record<Verdict, Status> = { low: 'LACK', usual: 'NORMAL', care: 'CAUTION', high: 'DANGER' }
const AT = '20261119070000'
const isIndex = (judged: Judged): judged is IndexCode => (indexCodes as readonly string[]).includes(judged)

describe('a verdict is that of its source', () => {
  test.each(CASES)('ranges: $judged $value of $gender is $verdict ($source)', ({ judged, gender, value, verdict }) => {
    expect(standsAt(judged, value, gender)).toBe(STATUS[verdict])
  })

  const INDICATOR: Partial<Record<Judged, IndicatorCode>> = {
    SBP: 'BP',
    NBD: 'BS',
    BBD: 'BS',
    ABD: 'BS',
    SBD: 'BS',
    SLP: 'SLP',
    BDF: 'BDF',
    BMI: 'BMI',
    HR: 'HR',
  }
  const OF_CARDS = CASES.flatMap((one) => {
    const code = INDICATOR[one.judged]
    return code === undefined ? [] : [{ ...one, code }]
  })
  test.each(OF_CARDS)('the hub: $judged $value of $gender is $verdict', ({ judged, code, gender, value, verdict }) => {
    const record = (of: IndexCode, its: number) => [of, { code: of, inptDt: AT, value: its, origin: '1' }] as const
    // Two metres tall, so that a weight of four times the index has just that index.
    const measured = judged === 'BMI' ? record('BW', value * 4) : isIndex(judged) ? record(judged, value) : undefined
    const card = cardOf(code, {
      records: new Map(measured ? [measured] : []),
      diastolic: null,
      heightCm: 200,
      restingRate: judged === 'HR' ? { inptDt: AT, rate: value } : null,
      gender,
    })
    expect(card.status).toBe(STATUS[verdict])
  })

  test.each(CASES.filter(({ judged }) => judged === 'SBP' || judged === 'DBP'))(
    'the list of pressures: $judged $value is $verdict',
    ({ judged, value, verdict }) => {
      expect(pressureRow({ inptDt: AT, origin: '1', values: { [judged]: value } }).statusCode).toBe(STATUS[verdict])
    },
  )

  test.each(CASES.filter(({ judged }) => ['NBD', 'BBD', 'ABD', 'SBD'].includes(judged)))(
    'the list of sugar: $judged $value is $verdict',
    ({ judged, value, verdict }) => {
      const [row] = glucoseRows({ inptDt: AT, origin: '1', values: { [judged]: value } })
      expect(row?.statusCode).toBe(STATUS[verdict])
    },
  )

  const NO_FACTS: Facts = {
    gender: 'M',
    heightCm: 200,
    stepGoal: null,
    kcalGoal: null,
    kg: 84,
    bodyFat: null,
    sbp: 110,
    dbp: 70,
    fasting: 85,
    steps: 8000,
    sleepMin: 480,
    kcal: null,
    mealDays: null,
  }
  const FACT: Partial<Record<Judged, { part: PartCode; of: (value: number) => Partial<Facts> }>> = {
    SBP: { part: 'BP', of: (sbp) => ({ sbp }) },
    DBP: { part: 'BP', of: (dbp) => ({ dbp }) },
    NBD: { part: 'SUGAR', of: (fasting) => ({ fasting }) },
    SLP: { part: 'ACT', of: (sleepMin) => ({ sleepMin }) },
    BMI: { part: 'BODY', of: (bmi) => ({ kg: bmi * 4 }) },
    BDF: { part: 'BODY', of: (bodyFat) => ({ bodyFat }) },
  }
  const OF_SCORE = CASES.flatMap((one) => {
    const fact = FACT[one.judged]
    return fact === undefined ? [] : [{ ...one, ...fact }]
  })
  test.each(OF_SCORE)('the analysis: $judged $value of $gender is $verdict, and its part says no other', (one) => {
    const facts = { ...NO_FACTS, gender: one.gender, ...one.of(one.value) }
    const month = { day: '20261119', facts, points: pointsOf(facts) }
    const scored = { nickName: '', gender: one.gender, decade: 40, months: [month, month], peers: null }
    const group = healthAnalysis(scored, 'ko').groupList.find(({ itemCode }) => itemCode === one.part)
    const index = group?.indexList.find(({ indexCode }) => indexCode === one.judged)
    expect(index?.statusCode).toBe(STATUS[one.verdict])
    // Everything beside it is usual: the badge over the measures stands as this one.
    const badges: Record<Verdict, string[]> = {
      usual: ['NORMAL'],
      low: ['CAUTION', 'DANGER'],
      care: ['CAUTION'],
      high: ['DANGER'],
    }
    expect(badges[one.verdict]).toContain(group?.statusCode)
  })

  const NO_AGE: AgeFacts = {
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
  const FACTOR: Partial<Record<Judged, { code: FactorCode; of: (value: number) => Partial<AgeFacts> }>> = {
    SBP: { code: 'BP', of: (sbp) => ({ sbp }) },
    DBP: { code: 'BP', of: (dbp) => ({ sbp: 110, dbp }) },
    NBD: { code: 'SUGAR', of: (fasting) => ({ fasting }) },
    SLP: { code: 'SLEEP', of: (sleepMin) => ({ sleepMin }) },
    BMI: { code: 'WEIGHT', of: (bmi) => ({ bmi }) },
    BDF: { code: 'FAT', of: (fat) => ({ fat }) },
    WC: { code: 'WAIST', of: (waistCm) => ({ waistCm }) },
  }
  const OF_AGE = CASES.flatMap((one) => {
    const factor = FACTOR[one.judged]
    return factor === undefined ? [] : [{ ...one, ...factor }]
  })
  test.each(OF_AGE)('the health age: $judged $value of $gender is $verdict, and the years go its way', (one) => {
    const facts = { ...NO_AGE, gender: one.gender, ...one.of(one.value) }
    const now = { ...facts, measureDt: '20261119' }
    const told = healthAgeOf('total', { nickName: '', realAge: 42, realAgeBefore: 42, now, before: now }, 'ko')
    expect(told.factors.map(({ statusCode }) => statusCode)).toEqual([STATUS[one.verdict]])
    const years = yearsOf(one.code, facts) ?? Number.NaN
    // At a border nothing is added yet; what is not usual takes nothing away, and what is adds nothing.
    expect(one.verdict === 'usual' ? years <= 0 : years >= 0).toBe(true)
  })

  test('whoever is at a border by what is shown is there by the years as well: no mean makes one younger that is not usual', () => {
    for (const { judged, gender, value, verdict } of CASES) {
      const factor = FACTOR[judged]
      if (factor === undefined || verdict === 'usual') continue
      for (const by of [-0.04, 0, 0.04]) {
        const facts = { ...NO_AGE, gender, ...factor.of(value + by) }
        expect({ judged, at: value + by, younger: (yearsOf(factor.code, facts) ?? 0) < 0 }).toEqual({
          judged,
          at: value + by,
          younger: false,
        })
      }
    }
  })

  /**
   * The check-up tells what the paper says. Where the national sheet (건강검진 실시기준 별표 4) draws another line, it stands
   * here, each with its reason: no other may.
   */
  const SHEET: Partial<Record<Judged, { from: number; to: number; says: Status; why: string }[]>> = {
    BMI: [
      { from: 0, to: 18.5, says: 'CAUTION', why: 'the sheet has one word for too little and too much' },
      { from: 23, to: 25, says: 'NORMAL', why: 'normal A reaches up to 24.9; the page names both borders' },
      { from: 25, to: 30, says: 'CAUTION', why: 'normal B reaches up to 29.9' },
    ],
    SBP: [{ from: 0, to: 90, says: 'NORMAL', why: 'the sheet has no border below' }],
    DBP: [{ from: 0, to: 60, says: 'NORMAL', why: 'the sheet has no border below' }],
    NBD: [{ from: 0, to: 70, says: 'NORMAL', why: 'the sheet has no border below; the page names it apart' }],
  }
  const ITEMS: Partial<Record<Judged, ItemCode>> = { SBP: 'SBP', DBP: 'DBP', NBD: 'NBD', BMI: 'BMI', WC: 'WC' }
  const OF_SHEET = CASES.flatMap((one) => {
    const item = ITEMS[one.judged]
    return item === undefined ? [] : [{ ...one, item }]
  })
  test.each(OF_SHEET)('the check-up: $judged $value of $gender is $verdict, or what the sheet says', (one) => {
    const other = SHEET[one.judged]?.find(({ from, to }) => one.value >= from && one.value < to)
    expect(sheetStatus(one.item, String(one.value), one.gender)).toBe(other?.says ?? STATUS[one.verdict])
  })

  /** Of what is usual nothing is asked at once; what is low of sugar, pressure and pulse is an extreme reading. */
  const EXTREME = CASES.flatMap((one) => {
    const { judged, verdict } = one
    if (!isIndex(judged) && judged !== 'HR') return []
    const asks = verdict === 'low' && judged !== 'SLP' && judged !== 'BDF'
    return asks || verdict === 'usual' ? [{ ...one, judged, asks }] : []
  })
  test.each(EXTREME)('extreme readings: $judged $value, which is $verdict, asks for something: $asks', (one) => {
    expect(careOf({ [one.judged]: one.value })?.endsWith('_LOW') ?? false).toBe(one.asks)
  })

  test('nobody is asked to leave what is usual: not by a goal, not for points', () => {
    expect(LEAST_BMI).toBe(18.5)
    const asked = (facts: Partial<Facts>) => gainsOf({ ...NO_FACTS, ...facts }).map(({ lever }) => lever)
    expect([18.5, 22.9].map((bmi) => asked({ kg: bmi * 4 }).includes('BW'))).toEqual([false, false])
    expect([420, 539].map((sleepMin) => asked({ sleepMin }).includes('SLP'))).toEqual([false, false])
  })

  test('the contract has the same borders', () => {
    const { HelhRange } = parse(
      readFileSync(new URL('../../../openapi/schemas/health-records.yaml', import.meta.url), 'utf8'),
    )
    expect(
      Object.fromEntries(Object.entries(usual).map(([code, { from, to, high }]) => [code, [from, to, high]])),
    ).toEqual(HelhRange['x-usual'])
  })
})
