/** Health age: each factor beside the rows, by the points that the answer itself publishes, and what they come to. */
import type { Member } from '../members.ts'
import { type AgeMade, ageMade, FACTORS, type Factor } from '../oracle/age.ts'
import { genderOf } from '../oracle/body.ts'
import { ageOn } from '../oracle/days.ts'
import { type Judged, shown, statusOf, worse, halfUp } from '../oracle/borders.ts'
import { onLine } from '../oracle/score.ts'
import { differs, first, numberOf, type Pattern, type Read, type Said, untrue, type Verdict } from './claim.ts'

type Anchors = { value: number; age: number }[]
type Row = { factorCode: Factor; valueTxt: string; gapAge: number; statusCode: string; anchors: Anchors }
type Age = {
  realAge: number | null
  healthAge: number | null
  gapAge: number | null
  ageLevel: string | null
  factors: Row[]
  missing: { factorCode: Factor }[]
  next: { factorCode: Factor; gainAge: number; nextTxt: string } | null
  healthAgreeYn?: 'Y' | 'N'
}

const tenth = (value: number): number => halfUp(value, 1)
const yearsAt = (anchors: Anchors, value: number): number =>
  onLine(
    anchors.map(({ value: x, age }) => [x, age] as const),
    value,
  )

/**
 * Of pressure the lower value counts where it says more; the answer publishes the upper one's points alone. It passes
 * zero where the lower one begins and ceases to be usual (docs/definitions.md).
 */
const LOWER = [
  [50, 1.5],
  [60, 0],
  [63, -3],
  [67, -3],
  [80, 0],
  [85, 1.5],
  [90, 3],
  [100, 6],
] as const

/** Values count as they are shown; of muscle kilograms are shown, and its share counts. */
const SHOWN: Readonly<Record<Factor, Judged | null>> = {
  BP: 'SBP',
  STEP: 'SBP',
  WEIGHT: 'BMI',
  SUGAR: 'NBD',
  FAT: 'BDF',
  MUSCLE: null,
  WAIST: 'BW',
  SLEEP: 'SLP',
  SALT: 'SBP',
}
const counted = (factor: Factor, value: number): number => {
  const judged = SHOWN[factor]
  return judged === null ? value : shown(judged, value)
}

function yearsOf({ factorCode, anchors }: Pick<Row, 'factorCode' | 'anchors'>, made: AgeMade): number | null {
  const value = made[factorCode]
  if (value === null) return null
  const years = yearsAt(anchors, counted(factorCode, value))
  return tenth(
    factorCode === 'BP' && made.dbp !== null ? Math.max(years, onLine(LOWER, shown('DBP', made.dbp))) : years,
  )
}

/** By the table of borders where there is one, else by its own years. */
function standsAt(factor: Factor, years: number, made: AgeMade, gender: 'M' | 'F'): string {
  const value = made[factor] ?? 0
  switch (factor) {
    case 'BP':
      return worse(statusOf('SBP', value, null), made.dbp === null ? null : statusOf('DBP', made.dbp, null)) ?? ''
    case 'WEIGHT':
      return statusOf('BMI', value, null) ?? ''
    case 'SUGAR':
      return statusOf('NBD', value, null) ?? ''
    case 'FAT':
      return statusOf('BDF', value, gender) ?? ''
    case 'SLEEP':
      return statusOf('SLP', value, null) ?? ''
    case 'WAIST':
      // Korean Society for the Study of Obesity 2022: from 90 cm of men and 85 cm of women on it is abdominal obesity.
      return shown('BW', value) < (gender === 'M' ? 90 : 85) ? 'NORMAL' : 'CAUTION'
    default:
      if (years <= 0) return 'NORMAL'
      return years < 2 ? 'CAUTION' : 'DANGER'
  }
}

const rowAt = ({ data, path }: Said<Age>): Row | undefined => data.factors[Number(/\[(\d+)\]/.exec(path)?.[1])]
const value = (
  factor: Factor,
  ko: RegExp,
  en: RegExp,
  judge: (groups: readonly string[], made: AgeMade) => Verdict,
): Pattern<Age> => ({
  claims: `what ${factor} rests on`,
  ko,
  en,
  judge: (groups, said) =>
    first(differs('the factor', rowAt(said)?.factorCode, factor), judge(groups, ageMade(said.member))),
})
const whole = (text: string | undefined, so: number | null): Verdict =>
  differs('the value', numberOf(text), so === null ? null : Math.round(so))
const one = (text: string | undefined, so: number | null): Verdict =>
  differs('the value', Number(text), so === null ? null : shown('BW', so))

const values: Pattern<Age>[] = [
  value('BP', /^평균 (\d+)(?:\/(\d+))? mmHg$/, /^mean (\d+)(?:\/(\d+))? mmHg$/, ([upper, lower], { BP, dbp }) =>
    first(whole(upper, BP), lower === undefined ? differs('the lower one', null, dbp) : whole(lower, dbp)),
  ),
  value('STEP', /^하루 평균 ([\d,]+)보$/, /^([\d,]+) a day$/, ([steps], { STEP }) => whole(steps, STEP)),
  value('SALT', /^하루 평균 ([\d,]+) mg$/, /^([\d,]+) mg a day$/, ([mg], { SALT }) => whole(mg, SALT)),
  value('WEIGHT', /^([\d.]+) kg · 체질량지수 ([\d.]+)$/, /^([\d.]+) kg · BMI ([\d.]+)$/, ([kg, bmi], made) =>
    first(one(kg, made.kg), one(bmi, made.WEIGHT)),
  ),
  value('SUGAR', /^공복 평균 (\d+) mg\/dL$/, /^fasting mean (\d+) mg\/dL$/, ([mg], { SUGAR }) => whole(mg, SUGAR)),
  value('SLEEP', /^평균 (\d+)시간 (\d+)분$/, /^mean (\d+) h (\d+) min$/, ([hours, rest], { SLEEP }) =>
    whole(String(Number(hours) * 60 + Number(rest)), SLEEP),
  ),
]

/** What is changed makes so much younger, by the factor's own line. */
const gain = (
  factor: Factor,
  ko: RegExp,
  en: RegExp,
  moved: (amount: number, made: AgeMade) => number,
): Pattern<Age> => ({
  claims: `what a change of ${factor} brings`,
  ko,
  en,
  judge: ([amount, years], { data, member }) => {
    const made = ageMade(member)
    const row = data.factors.find(({ factorCode }) => factorCode === factor)
    if (row === undefined || made[factor] === null) return `${factor} is not known`
    const after = tenth(yearsAt(row.anchors, counted(factor, moved(numberOf(amount), made))))
    return first(
      differs('the factor', data.next?.factorCode, factor),
      differs('years', Number(years), tenth(row.gapAge - after)),
      untrue(factor !== 'WEIGHT' || shown('BMI', made.WEIGHT ?? 0) >= 23, `the body mass index is ${made.WEIGHT}`),
      untrue(factor !== 'SLEEP' || (made.SLEEP ?? 0) < 480, `sleep is ${made.SLEEP}`),
    )
  },
})

const gains: Pattern<Age>[] = [
  gain(
    'SALT',
    /^나트륨을 하루 ([\d,]+) mg 줄이면 ([\d.]+)살쯤 젊어져요\.$/,
    /^([\d,]+) mg less sodium a day: about ([\d.]+) years younger\.$/,
    (by, { SALT }) => (SALT ?? 0) - by,
  ),
  gain(
    'STEP',
    /^하루 ([\d,]+)보를 더 걸으면 ([\d.]+)살쯤 젊어져요\.$/,
    /^([\d,]+) more steps a day: about ([\d.]+) years younger\.$/,
    (by, { STEP }) => (STEP ?? 0) + by,
  ),
  gain(
    'SLEEP',
    /^하루 ([\d,]+)분을 더 자면 ([\d.]+)살쯤 젊어져요\.$/,
    /^([\d,]+) min more sleep a night: about ([\d.]+) years younger\.$/,
    (by, { SLEEP }) => (SLEEP ?? 0) + by,
  ),
  gain(
    'WEIGHT',
    /^([\d.]+) kg을 천천히 줄이면 ([\d.]+)살쯤 젊어져요\.$/,
    /^([\d.]+) kg less, slowly: about ([\d.]+) years younger\.$/,
    (by, { WEIGHT, kg }) => ((WEIGHT ?? 0) * ((kg ?? 1) - by)) / (kg ?? 1),
  ),
]

const LEVELS: readonly (readonly [to: number, string])[] = [
  [-10, 'best'],
  [-5, 'good'],
  [-1, 'mid'],
  [0, 'zero'],
  [4, 'warning'],
  [9, 'danger'],
  [Infinity, 'worst'],
]
const KIND: Readonly<Record<Factor, string>> = {
  WEIGHT: 'body',
  WAIST: 'body',
  FAT: 'body',
  MUSCLE: 'body',
  BP: 'heart',
  STEP: 'heart',
  SALT: 'heart',
  SUGAR: 'metabolism',
  SLEEP: 'metabolism',
}
const realAge = ({ birthday, today }: Member): number | null => (birthday === null ? null : ageOn(birthday, today))
const knownOf = (member: Member): Factor[] => FACTORS.filter((factor) => ageMade(member)[factor] !== null)

export const age: Read<Age> = {
  operation: 'goalHealthAge',
  ask: () => ({ method: 'GET', url: '/api/goal/health-age/total' }),
  patterns: [...values, ...gains],
  // `62.3 kg`, `24.3 %`: values of the fat, the muscle and the waist, judged as figures.
  names: /healthAgeType$/,
  figures: [
    {
      claims: 'each factor and its years',
      judge: ({ factors, missing, healthAgreeYn }, member) => {
        if (healthAgreeYn === 'N') return differs('factors', factors.length + missing.length, 0)
        const made = ageMade(member)
        return first(
          differs('what is known', factors.map(({ factorCode }) => factorCode).toSorted(), knownOf(member).toSorted()),
          ...factors.map((row) => differs(`the years of ${row.factorCode}`, row.gapAge, yearsOf(row, made))),
        )
      },
    },
    {
      claims: 'values of fat, muscle and waist',
      judge: ({ factors }, member) => {
        const made = ageMade(member)
        const so = {
          FAT: [made.FAT, /^([\d.]+) ?%$/],
          MUSCLE: [made.muscleKg, /^([\d.]+) kg$/],
          WAIST: [made.WAIST, /^([\d.]+) cm$/],
        } as const
        return first(
          ...factors.map(({ factorCode, valueTxt }) => {
            if (factorCode !== 'FAT' && factorCode !== 'MUSCLE' && factorCode !== 'WAIST') return undefined
            const [value, text] = so[factorCode]
            return one(text.exec(valueTxt)?.[1], value)
          }),
        )
      },
    },
    {
      claims: 'the years come to the age, as shown',
      judge: ({ realAge: real, healthAge, gapAge, ageLevel, factors, healthAgreeYn }, member) => {
        if (healthAgreeYn === 'N') return differs('the age', healthAge, null)
        const kinds = new Set(factors.map(({ factorCode }) => KIND[factorCode]))
        const isTold = real !== null && factors.length >= 4 && kinds.size >= 2
        const sum = factors.reduce((all, { gapAge: years }) => all + years, 0)
        const so = isTold ? Math.round((real ?? 0) + tenth(sum)) : null
        return first(
          differs('the age by the calendar', real, realAge(member)),
          differs('the age', healthAge, so),
          differs('the gap', gapAge, so === null ? null : so - (real ?? 0)),
          differs('its level', ageLevel, gapAge === null ? null : LEVELS.find(([to]) => gapAge <= to)?.[1]),
        )
      },
    },
    {
      claims: 'how each factor stands',
      judge: ({ factors }, member) => {
        const made = ageMade(member)
        return first(
          ...factors.map(({ factorCode, gapAge, statusCode }) =>
            differs(`the status of ${factorCode}`, statusCode, standsAt(factorCode, gapAge, made, genderOf(member))),
          ),
        )
      },
    },
  ],
}
