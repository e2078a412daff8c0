import type { HealthDay } from './queries.ts'
import { type Field, fields } from './rules.ts'

const decimals: Record<Field, 0 | 1> = { height: 1, weight: 1, waist: 1, bodyFat: 1, skeletalMuscle: 1, systolic: 0, diastolic: 0, bloodSugar: 0 }

/** A day as the wire has it; what was not measured is null. */
export function healthDay({ day, values, origin }: HealthDay) {
  const texts = Object.fromEntries(fields.map((field) => [field, values[field]?.toFixed(decimals[field]) ?? null])) as Record<Field, string | null>
  return { healthDt: day, ...texts, oriCode: origin }
}
