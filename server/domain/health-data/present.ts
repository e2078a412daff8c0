import type { HealthDay, LastOf } from './queries.ts'
import { type Field, fields } from './rules.ts'

const decimals: Record<Field, 0 | 1> = {
  height: 1,
  weight: 1,
  waist: 1,
  bodyFat: 1,
  skeletalMuscle: 1,
  systolic: 0,
  diastolic: 0,
  bloodSugar: 0,
}

/** A day as the wire has it; what was not measured is null. */
export function healthDay({ day, values, origin }: HealthDay) {
  const texts = Object.fromEntries(
    fields.map((field) => [field, values[field]?.toFixed(decimals[field]) ?? null]),
  ) as Record<Field, string | null>
  return { healthDt: day, ...texts, oriCode: origin }
}

/** The last value of each measure with its day, in the order of the form. */
export const lastRows = (found: ReadonlyMap<Field, LastOf>) =>
  fields.flatMap((field) => {
    const last = found.get(field)
    return last === undefined ? [] : [{ field, val: last.value.toFixed(decimals[field]), healthDt: last.day }]
  })
