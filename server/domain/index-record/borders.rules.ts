/** What is usual, as rows with their borders in words. */
import type { Language } from '#server/domain/member/language.rules.ts'
import { orNull } from '#server/wire.ts'
import type { Judged, Range } from './ranges.rules.ts'
import { indexes } from './rules.ts'

function decimalsOf(judged: Judged): number {
  if (judged === 'BMI' || judged === 'WC') return 1
  return judged === 'HR' ? 0 : indexes[judged].decimals
}

/** A border with the decimals of its value where it has any: `18.5`, `25`. */
export const border = (judged: Judged, value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(decimalsOf(judged))

export const rangeRows = (judged: Judged, ranges: readonly Range[], language: Language) =>
  ranges.map(({ status, name, nameEng, min, max }) => ({
    statusCode: status,
    rangeNm: language === 'en' ? nameEng : name,
    minVal: orNull(min, (value) => border(judged, value)),
    maxVal: orNull(max, (value) => border(judged, value)),
  }))
