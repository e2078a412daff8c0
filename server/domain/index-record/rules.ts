/** The health indexes (001 section 3): their names, units and decimals. */
import { halfUp } from '#server/rounding.ts'

export const indexCodes = ['BW', 'HT', 'BDF', 'SKM', 'SBP', 'DBP', 'NBD', 'ABD', 'BBD', 'SBD', 'SLP'] as const
export type IndexCode = (typeof indexCodes)[number]

/** CON-18: weight, body fat and muscle carry one decimal, pressure and glucose none. */
export const indexes: Readonly<Record<IndexCode, { name: string; unit: string; decimals: 0 | 1 }>> = {
  BW: { name: '체중', unit: 'kg', decimals: 1 },
  HT: { name: '키', unit: 'cm', decimals: 1 },
  BDF: { name: '체지방률', unit: '%', decimals: 1 },
  SKM: { name: '골격근량', unit: 'kg', decimals: 1 },
  SBP: { name: '수축기 혈압', unit: 'mmHg', decimals: 0 },
  DBP: { name: '이완기 혈압', unit: 'mmHg', decimals: 0 },
  NBD: { name: '공복 혈당', unit: 'mg/dL', decimals: 0 },
  ABD: { name: '식후 혈당', unit: 'mg/dL', decimals: 0 },
  BBD: { name: '식전 혈당', unit: 'mg/dL', decimals: 0 },
  SBD: { name: '취침 전 혈당', unit: 'mg/dL', decimals: 0 },
  SLP: { name: '수면 시간', unit: '분', decimals: 0 },
}

/** A value as text, with the decimals of its index. */
export const indexText = (code: IndexCode, value: number): string => value.toFixed(indexes[code].decimals)

/** With the decimals of its index (CON-18). */
export const rounded = (code: IndexCode, value: number): number => halfUp(value, indexes[code].decimals)

/**
 * How far a mean has moved from an earlier one, of both as they are shown: whoever subtracts the two that stand on the
 * page comes to the same. "Than last week" is this wherever it is said: the mean of Monday to Sunday, or of what there
 * is of it, beside that of the seven days before.
 */
export function movedBy(code: IndexCode, mean: number | null, before: number | null): number | null {
  return mean === null || before === null ? null : rounded(code, rounded(code, mean) - rounded(code, before))
}
