import type { MeasuredValue } from '#src/health-sync/sync-access.ts'
import type { WireTime } from '#src/lib/wire-time.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import type { Device, IndexCode } from './devices.ts'

/** What a device measured at one moment. */
export interface Measured {
  at: WireTime
  values: readonly MeasuredValue[]
}

/** The phone's clock and the device's own may differ by this much: a value that began so long before the start is meant, too. */
export const CLOCK_SLACK_MS = 60_000

/** The newest time of each index that the server holds when the page opens. */
export type Known = Partial<Record<IndexCode, WireTime>>

export function toKnown(rows: readonly Schemas['HelhIdxLatest'][]): Known {
  return Object.fromEntries(rows.flatMap(({ helhidxCode, inptDt }) => (inptDt === null ? [] : [[helhidxCode, inptDt]])))
}

/**
 * What came while the member was waiting: of what the phone tells, what was not on the server when the page opened. Oldest first. A half of
 * a measurement waits for its other half, which the store writes a moment later; scales without fat have one value.
 */
export function newMeasurements(values: readonly MeasuredValue[], { codes, measures }: Pick<Device, 'codes' | 'measures'>, known: Known): Measured[] {
  const fresh = values.filter(({ helhidxCode, inptDt }) => codes.includes(helhidxCode) && inptDt > (known[helhidxCode] ?? ''))
  return [...Map.groupBy(fresh, ({ inptDt }) => inptDt)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([at, found]) => ({ at, values: codes.flatMap((code) => found.filter(({ helhidxCode }) => helhidxCode === code)) }))
    .filter(({ values: found }) => measures !== 'bloodPressure' || found.length === codes.length)
}

/** "118/76" of a pressure, else the first value. */
export const shownOf = ({ values }: Measured): string =>
  values[0]?.helhidxCode === 'SBP' ? values.map(({ helhidxVal }) => helhidxVal).join('/') : (values[0]?.helhidxVal ?? '')
