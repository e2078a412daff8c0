import type { FoundValue, MeasuredValue } from '#src/health-sync/sync-access.ts'
import type { WireTime } from '#src/lib/wire-time.ts'
import { type Device, GLUCOSE, type GlucoseCode, type IndexCode, isOf } from './devices.ts'

/** What a device measured at one moment. */
export interface Measured {
  at: WireTime
  values: readonly FoundValue[]
}

/**
 * The phone's clock and the device's own may differ by this much: a value that began so long before the start is meant,
 * too.
 */
export const CLOCK_SLACK_MS = 60_000

/** Keys of records, as `keyOf` writes them. */
export type RecordKeys = ReadonlySet<string>

/** Code and time are a record's key. [HDT-01] */
export const keyOf = ({ helhidxCode, inptDt }: { helhidxCode: IndexCode; inptDt: WireTime }): string =>
  `${helhidxCode} ${inptDt}`

/**
 * What came while the member was waiting: of what the phone tells, what was not on the server when the page opened. By
 * key: a value that was typed meanwhile, or came from another device, is newer and says nothing of this one. Oldest
 * first. A half of a measurement waits for its other half, which the store writes a moment later; scales without fat
 * have one value.
 */
export function newMeasurements(
  values: readonly FoundValue[],
  { codes, measures }: Pick<Device, 'codes' | 'measures'>,
  known: RecordKeys,
): Measured[] {
  const isWhole = (found: readonly FoundValue[]) => {
    if (measures === 'bloodPressure') return found.length === codes.length
    return measures === 'bloodSugar' || found[0]?.helhidxCode === codes[0]
  }
  const isNew = ({ helhidxCode, inptDt }: FoundValue) =>
    helhidxCode === null
      ? !GLUCOSE.some((code) => known.has(keyOf({ helhidxCode: code, inptDt })))
      : !known.has(keyOf({ helhidxCode, inptDt }))
  return [
    ...Map.groupBy(
      values.filter((value) => isOf({ codes, measures }, value)),
      ({ inptDt }) => inptDt,
    ),
  ]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([at, found]) => ({
      at,
      values: [...codes, null].flatMap((code) => found.filter(({ helhidxCode }) => helhidxCode === code)),
    }))
    .filter(({ values: found }) => isWhole(found) && found.some(isNew))
}

export const hasCode = (value: FoundValue): value is MeasuredValue => value.helhidxCode !== null

/** The first measurement of which nobody has said when it was taken. */
export const withoutCodeOf = (found: readonly Measured[]): Measured | undefined =>
  found.find(({ values }) => !values.every(hasCode))

/** The same measurements, the first untold one now known as taken then. */
export function withCode(found: readonly Measured[], code: GlucoseCode): Measured[] {
  const untold = withoutCodeOf(found)
  return found.map((one) =>
    one === untold
      ? { ...one, values: one.values.map((value) => ({ ...value, helhidxCode: value.helhidxCode ?? code })) }
      : one,
  )
}

/** "118/76" of a pressure, else the first value. */
export const shownOf = ({ values }: Measured): string =>
  values[0]?.helhidxCode === 'SBP'
    ? values.map(({ helhidxVal }) => helhidxVal).join('/')
    : (values[0]?.helhidxVal ?? '')
