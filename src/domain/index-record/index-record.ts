import type { Schemas } from '#src/contract/schemas.ts'
import { dayOf, type WireTime } from '#src/lib/wire-time.ts'

// What every health record has in common on the wire: an index code, a value as text, the moment as its key, where it
// came from.

/** Where a reading came from. [HDT-02] */
export type Origin = 'manual' | 'samsung' | 'apple' | 'inbody'

type IndexRecord = Schemas['HelhIdxRecord']
type OriginCode = NonNullable<IndexRecord['helhidxOriCode']>

const ORIGINS = { '1': 'manual', '2': 'samsung', '3': 'apple', '4': 'inbody' } as const satisfies Record<
  OriginCode,
  Origin
>
const CODES = { manual: '1', samsung: '2', apple: '3', inbody: '4' } as const satisfies Record<Origin, OriginCode>

export const originOf = (code: OriginCode): Origin => ORIGINS[code]

/**
 * The index record that stores one value at a moment. Without an origin the server marks it as entered by hand.
 * [HLG-01]
 */
export function indexRecord(
  code: IndexRecord['helhidxCode'],
  at: WireTime,
  value: string,
  origin?: Origin,
): IndexRecord {
  const record: IndexRecord = {
    helhidxCode: code,
    helhidxVal: value,
    heldType: 'health',
    inptDt: at,
    helhDate: dayOf(at),
  }
  return origin === undefined ? record : { ...record, helhidxOriCode: CODES[origin] }
}

/** The index record that removes the reading taken at `at`: an empty value (docs/decisions/050). */
export const removalOf = (code: IndexRecord['helhidxCode'], at: WireTime): IndexRecord => indexRecord(code, at, '')
