import type { DataColor } from '#src/charts/data-color.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { careOf, type CareCode } from '#src/domain/index-record/extremes.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'

export type IndicatorCode = Schemas['HelhIndicatorCode']
export type IndexCode = Schemas['HelhIdxCode']

const PAGES = {
  BW: '/healthlog/WeightRecord',
  BMI: '/healthlog/health',
  BP: '/healthlog/BloodpressureRecord',
  BS: '/healthlog/BloodSugarRecord',
  BDF: '/healthlog/WeightRecord',
  SKM: '/healthlog/WeightRecord',
  SLP: '/healthlog/sleepRecord',
  HR: '/healthlog/heartRateRecord',
} as const satisfies Record<IndicatorCode, string>

interface Way {
  to: string
  /** Read by the page it leads to: its type would be that of one of eight pages. */
  search?: never
}

/** Where an indicator's records are; body fat and muscle are kinds of the page of weight. */
export const pageOf = (code: IndicatorCode): Way => ({
  to: PAGES[code],
  ...((code === 'BDF' || code === 'SKM') && { search: { kind: code } as never }),
})

/** The page that opens with its entry. */
export const entryOf = (code: IndicatorCode): Way => ({ to: PAGES[code], search: { add: 'Y' } as never })

/** The indicator that an index code belongs to; height is none. */
export function indicatorOf(code: IndexCode): IndicatorCode | null {
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
      return null
    default:
      return code
  }
}

/** What an indicator's newest value asks for; null where nothing. */
export function careOfIndicator({
  indicatorCode,
  helhidxCode,
  indicatorVal,
  subVal,
}: Pick<Schemas['HelhIndicator'], 'indicatorCode' | 'helhidxCode' | 'indicatorVal' | 'subVal'>): CareCode | null {
  const value = parseWireNumber(indicatorVal)
  switch (indicatorCode) {
    case 'BP':
      return careOf({ SBP: value, DBP: parseWireNumber(subVal) })
    case 'BS':
      return helhidxCode === null ? null : careOf({ [helhidxCode]: value })
    case 'HR':
      return careOf({ HR: value })
    default:
      return null
  }
}

export const colorOf: Readonly<Record<IndicatorCode, DataColor>> = {
  BW: 'weight',
  BMI: 'weight',
  BP: 'systolic',
  BS: 'glucose-after',
  BDF: 'fat',
  SKM: 'protein',
  SLP: 'sleep',
  HR: 'pulse',
}

/** Route names of the server's lines, as far as this page leads there. */
const ROUTES: Readonly<Record<string, string>> = {
  healthlogWeightRecord: PAGES.BW,
  healthlogBloodpressureRecord: PAGES.BP,
  healthlogBloodSugarRecord: PAGES.BS,
  healthlogSleepRecord: PAGES.SLP,
  healthlogHeartRateRecord: PAGES.HR,
  healthlogHealth: PAGES.BMI,
  healthlogHealthMedicine: '/healthlog/healthMedicine',
  healthlogHealthDataLink: '/healthlog/healthDataLink',
  healthlogExercise: '/healthlog/exercise',
  menuTodayMenu: '/menu/todayMenu',
}
/** Undefined for a page that this version does not know: the line stands without a way on. */
export const pathOfRoute = (name: string): string | undefined => ROUTES[name]

/** What is due, by the page that the line leads to. */
export function dueCodeOf(routeNm: string): 'BW' | 'BP' | 'BS' | null {
  const path = pathOfRoute(routeNm)
  return (['BW', 'BP', 'BS'] as const).find((code) => PAGES[code] === path) ?? null
}
