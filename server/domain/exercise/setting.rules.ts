/** What a setting of exercise may say. */
import type { Code } from './programme.queries.ts'
import type { SettingCode } from './schema.ts'

export type SentSetting = { settingCode: SettingCode; valList: string[] }
/** What programmes can last, in minutes. */
export type TimeRange = { minMin: number; maxMin: number; stepMin: number }

export const STEP_MIN = 5

/** Whole steps of five minutes around what there is. */
export function timeRange(minutes: readonly number[]): TimeRange {
  const shortest = Math.min(...minutes, 30)
  const longest = Math.max(...minutes, STEP_MIN)
  return {
    minMin: Math.max(STEP_MIN, Math.floor(shortest / STEP_MIN) * STEP_MIN),
    maxMin: Math.ceil(longest / STEP_MIN) * STEP_MIN,
    stepMin: STEP_MIN,
  }
}

/** How many values one may have: several kinds and days, one of the others. */
const MOST: Record<SettingCode, number> = { GOAL: 1, DIFFICULTY: 1, CATEGORY: 4, TIME: 1, WEEKDAY: 7, ALARM: 1 }

/** The setting that cannot be saved as sent; undefined when all can. */
export function settingFault(
  sent: readonly SentSetting[],
  codes: readonly Pick<Code, 'kind' | 'code'>[],
  range: TimeRange,
): SettingCode | undefined {
  const isRight = (settingCode: SettingCode, value: string): boolean => {
    switch (settingCode) {
      case 'TIME':
        return /^\d{1,3}$/.test(value) && Number(value) >= range.minMin && Number(value) <= range.maxMin
      case 'WEEKDAY':
        return /^[1-7]$/.test(value)
      case 'ALARM':
        return /^([01]\d|2[0-3])[0-5]\d$/.test(value)
      default:
        return codes.some(({ kind, code }) => kind === settingCode && code === value)
    }
  }
  const twice = sent.find(
    ({ settingCode }, index) => sent.findIndex((other) => other.settingCode === settingCode) !== index,
  )
  const wrong = sent.find(
    ({ settingCode, valList }) =>
      valList.length > MOST[settingCode] || !valList.every((value) => isRight(settingCode, value)),
  )
  return (twice ?? wrong)?.settingCode
}
