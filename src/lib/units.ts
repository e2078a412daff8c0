import type { NumberFormat } from './numbers.ts'

import { formatNumber } from './numbers.ts'

/** Units with the decimals the product shows: weight, body fat and muscle 1, pressure and glucose 0. [CON-18] */
const UNITS = {
  kg: { decimals: 1, minDecimals: 1 },
  '%': { decimals: 1, minDecimals: 0 },
  cm: { decimals: 1, minDecimals: 0 },
  kcal: { decimals: 0, minDecimals: 0 },
  g: { decimals: 1, minDecimals: 0 },
  mg: { decimals: 0, minDecimals: 0 },
  mmHg: { decimals: 0, minDecimals: 0 },
  'mg/dL': { decimals: 0, minDecimals: 0 },
  bpm: { decimals: 0, minDecimals: 0 },
} as const satisfies Record<string, NumberFormat>

export type Unit = keyof typeof UNITS

/** The number alone, with the decimals of its unit: "68.4", "1,043". */
export function formatAmount(value: number, unit: Unit, sign: NumberFormat['sign'] = 'minus'): string {
  return formatNumber(value, { ...UNITS[unit], sign })
}

/** Number and unit, apart by a space that does not break: "68.4 kg", "637 kcal". The percent sign stands close. */
export function formatQuantity(value: number, unit: Unit, sign: NumberFormat['sign'] = 'minus'): string {
  return `${formatAmount(value, unit, sign)}${unit === '%' ? '' : '\u00A0'}${unit}`
}

/** Minutes as hours and minutes, for words like "6시간 10분". */
export function hoursAndMinutes(totalMinutes: number): { hours: number; minutes: number } {
  const whole = Math.max(0, Math.round(totalMinutes))
  return { hours: Math.floor(whole / 60), minutes: whole % 60 }
}
