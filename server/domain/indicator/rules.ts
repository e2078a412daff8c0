/**
 * The indicators of the health log: what a page or a card of it is about. Blood pressure is two index codes, blood
 * sugar four.
 */
import type { Language, Words } from '#server/domain/member/language.rules.ts'
import type { Showable } from '#server/domain/home/shown.rules.ts'
import type { IndexCode } from '#server/domain/index-record/rules.ts'

export type IndicatorCode = 'BW' | 'BMI' | 'BP' | 'BS' | 'BDF' | 'SKM' | 'SLP' | 'HR'

/**
 * In the order in which they stand until a member arranges them. Muscle is in the scales of few, and says little by
 * itself.
 */
export const INDICATORS: readonly Showable<IndicatorCode>[] = [
  { code: 'BW', shown: true },
  { code: 'BP', shown: true },
  { code: 'BS', shown: true },
  { code: 'SLP', shown: true },
  { code: 'HR', shown: true },
  { code: 'BMI', shown: true },
  { code: 'BDF', shown: true },
  { code: 'SKM', shown: false },
]

/** Most telling first where several were measured at one moment. */
export const GLUCOSE = ['ABD', 'BBD', 'NBD', 'SBD'] as const satisfies readonly IndexCode[]

export const indicatorNames: Readonly<Record<IndicatorCode, Words & { unit: Words }>> = {
  BW: { ko: '체중', en: 'Weight', unit: { ko: 'kg', en: 'kg' } },
  BMI: { ko: '체질량지수', en: 'BMI', unit: { ko: '', en: '' } },
  BP: { ko: '혈압', en: 'Blood pressure', unit: { ko: 'mmHg', en: 'mmHg' } },
  BS: { ko: '혈당', en: 'Blood sugar', unit: { ko: 'mg/dL', en: 'mg/dL' } },
  BDF: { ko: '체지방률', en: 'Body fat', unit: { ko: '%', en: '%' } },
  SKM: { ko: '골격근량', en: 'Muscle', unit: { ko: 'kg', en: 'kg' } },
  SLP: { ko: '수면', en: 'Sleep', unit: { ko: '분', en: 'min' } },
  HR: { ko: '심박수', en: 'Heart rate', unit: { ko: 'bpm', en: 'bpm' } },
}

export const nameOf = (code: IndicatorCode, language: Language): string => indicatorNames[code][language]

/** The route that shows an indicator. */
export const pageOf: Readonly<Record<IndicatorCode, string>> = {
  BW: 'healthlogWeightRecord',
  BMI: 'healthlogHealth',
  BP: 'healthlogBloodpressureRecord',
  BS: 'healthlogBloodSugarRecord',
  BDF: 'healthlogWeightRecord',
  SKM: 'healthlogWeightRecord',
  SLP: 'healthlogSleepRecord',
  HR: 'healthlogHeartRateRecord',
}

/** The indicator that an index code belongs to; height is none. */
export function indicatorOf(code: IndexCode): IndicatorCode | undefined {
  switch (code) {
    case 'SBP':
    case 'DBP':
      return 'BP'
    case 'NBD':
    case 'ABD':
    case 'BBD':
    case 'SBD':
      return 'BS'
    case 'HT':
      return undefined
    default:
      return code
  }
}
