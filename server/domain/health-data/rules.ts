/** A day's measurements as the goal pages type and show them: eight fields over seven index codes and the waist. */
import type { ChangedItem } from '#server/domain/goal/rules.ts'
import { isKept, isPair } from '#server/domain/index-record/limits.rules.ts'
import type { IndexCode } from '#server/domain/index-record/rules.ts'

/** In the order of the form; the wire's names. */
export const fields = [
  'height',
  'weight',
  'waist',
  'bodyFat',
  'skeletalMuscle',
  'systolic',
  'diastolic',
  'bloodSugar',
] as const
export type Field = (typeof fields)[number]

export const codeOf = {
  height: 'HT',
  weight: 'BW',
  bodyFat: 'BDF',
  skeletalMuscle: 'SKM',
  systolic: 'SBP',
  diastolic: 'DBP',
  bloodSugar: 'NBD',
} as const satisfies Record<Exclude<Field, 'waist'>, IndexCode>
export const itemOf = (field: Field): ChangedItem => (field === 'waist' ? 'WAIST' : codeOf[field])
export const dayCodes: readonly IndexCode[] = Object.values(codeOf)

/** Centimetres; a tape tells no more. */
const WAIST_CM = [40, 200] as const

export type Typed = Partial<Record<Field, number>>

/** What was typed, of what came over the wire: null and missing leave alone. */
export function typedOf(body: Partial<Record<Field, string | null | undefined>>): Typed {
  return Object.fromEntries(
    fields.flatMap((field) => (typeof body[field] === 'string' ? [[field, Number(body[field])]] : [])),
  )
}

/**
 * The field that cannot be kept; undefined when all may.
 *
 * @param known what stands for that day already, since a pressure is a pair
 */
export function faultOf(typed: Typed, known: Typed): Field | 'healthDt' | undefined {
  if (fields.every((field) => typed[field] === undefined)) return 'healthDt'
  const wrong = fields.find((field) => {
    const value = typed[field]
    if (value === undefined) return false
    return field === 'waist' ? value < WAIST_CM[0] || value > WAIST_CM[1] : !isKept(codeOf[field], value)
  })
  if (wrong !== undefined) return wrong
  if (typed.systolic === undefined && typed.diastolic === undefined) return undefined
  // A pressure is measured as a pair: one of the two by itself needs the other of that day.
  const [systolic, diastolic] = [typed.systolic ?? known.systolic, typed.diastolic ?? known.diastolic]
  if (systolic === undefined) return 'systolic'
  if (diastolic === undefined) return 'diastolic'
  return isPair(systolic, diastolic) ? undefined : 'diastolic'
}

/** A record that is kept already; its own: it was typed on the pages that this save comes from. */
export type Standing = { code: string; inptDt: string; isOwn: boolean }

/**
 * The moment of what is typed in a minute: that of what was typed on these pages in it before, else the first second
 * after all that stands there; past the last second the first free one.
 *
 * @param standing oldest first
 */
export function momentIn(minute: string, standing: readonly Standing[]): string {
  const here = standing.filter(({ inptDt }) => inptDt.startsWith(minute))
  const others = here.filter(({ isOwn }) => !isOwn).map(({ inptDt }) => inptDt)
  const last = others.at(-1) ?? ''
  const own = here.findLast(({ isOwn, inptDt }) => isOwn && inptDt > last)
  if (own !== undefined) return own.inptDt
  const from = last === '' ? 0 : Number(last.slice(12)) + 1
  const seconds = Array.from({ length: 60 }, (_, index) => minute + String((from + index) % 60).padStart(2, '0'))
  return seconds.find((at) => !others.includes(at)) ?? `${minute}59`
}
