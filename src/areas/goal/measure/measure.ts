import type { Schemas } from '#src/contract/schemas.ts'
import { doubtOf, type Doubt, type Doubted, type Known } from '#src/domain/index-record/doubt.ts'
import { isFar, limits } from '#src/domain/index-record/limits.ts'
import type { Day } from '#src/lib/days.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { numberOf } from '#src/lib/typed.ts'

/** In the order of the form. */
export const FIELDS = [
  'height',
  'weight',
  'waist',
  'bodyFat',
  'skeletalMuscle',
  'systolic',
  'diastolic',
  'bloodSugar',
] as const
export type Field = (typeof FIELDS)[number]
export type Draft = Record<Field, string> & { day: Day }

const CODES = {
  height: 'HT',
  weight: 'BW',
  bodyFat: 'BDF',
  skeletalMuscle: 'SKM',
  systolic: 'SBP',
  diastolic: 'DBP',
  bloodSugar: 'NBD',
} as const
/** A tape; everything else has a code. */
const WAIST = { kept: [40, 200], usual: [55, 130] } as const
const WHOLE: readonly Field[] = ['systolic', 'diastolic', 'bloodSugar']

export const UNITS: Record<Field, string> = {
  height: 'cm',
  weight: 'kg',
  waist: 'cm',
  bodyFat: '%',
  skeletalMuscle: 'kg',
  systolic: 'mmHg',
  diastolic: 'mmHg',
  bloodSugar: 'mg/dL',
}
export const boundsOf = (field: Field): readonly [number, number] =>
  field === 'waist' ? WAIST.kept : limits[CODES[field]].kept

export const emptyDraft = (day: Day): Draft => ({
  day,
  height: '',
  weight: '',
  waist: '',
  bodyFat: '',
  skeletalMuscle: '',
  systolic: '',
  diastolic: '',
  bloodSugar: '',
})

const valueOf = (field: Field, text: string): number | null => {
  const value = numberOf(text, UNITS[field])
  if (value === null) return null
  return WHOLE.includes(field) ? Math.round(value) : Math.round(value * 10) / 10
}

/** An empty field is none that was measured; what is typed has to be a value that somebody can have. */
export function isRight(field: Field, text: string): boolean {
  if (text.trim() === '') return true
  const value = valueOf(field, text)
  const [from, to] = boundsOf(field)
  return value !== null && value >= from && value <= to
}

/** A pressure is a pair, the upper one above the lower. */
export function isPair({ systolic, diastolic }: Draft): boolean {
  const [upper, lower] = [valueOf('systolic', systolic), valueOf('diastolic', diastolic)]
  if (upper === null && lower === null) return true
  return upper !== null && lower !== null && lower < upper
}

export const isEmpty = (draft: Draft): boolean => FIELDS.every((field) => draft[field].trim() === '')

/** The touched fields alone. */
export function toForm(draft: Draft): Schemas['GoalHealthDataForm'] {
  const text = (field: Field, value: number) => (WHOLE.includes(field) ? String(value) : value.toFixed(1))
  return {
    healthDt: draft.day,
    ...Object.fromEntries(
      FIELDS.flatMap((field) => {
        const value = valueOf(field, draft[field])
        return value === null ? [] : [[field, text(field, value)]]
      }),
    ),
  }
}

/** What was measured of a day is of its noon. */
const noonOf = (day: Day) => `${day}120000`

/**
 * The last value of a field with its day: each by itself, since a day seldom has all of them. A server that does not
 * tell has its newest day.
 */
function lastOf(field: Field, last: Schemas['GoalHealthData'] | null): Known[] {
  const found = last?.lastList
    ? last.lastList.find((each) => each.field === field)
    : last && { val: last[field], healthDt: last.healthDt }
  const value = parseWireNumber(found?.val)
  return found && value !== null ? [{ at: noonOf(found.healthDt), value }] : []
}

/** The values that lie far from the member's own, or that few have: to be asked about once. */
export function doubtsOf(
  draft: Draft,
  last: Schemas['GoalHealthData'] | null,
): { of: Doubted; text: string; doubt: Doubt }[] {
  return FIELDS.flatMap((field) => {
    const value = valueOf(field, draft[field])
    if (value === null) return []
    const of = field === 'waist' ? 'WC' : CODES[field]
    const isUnusual = of === 'WC' ? value < WAIST.usual[0] || value > WAIST.usual[1] : isFar(of, value)
    const doubt = doubtOf(of, value, noonOf(draft.day), lastOf(field, last), isUnusual)
    return doubt === null ? [] : [{ of, text: `${draft[field].trim()} ${UNITS[field]}`, doubt }]
  })
}
