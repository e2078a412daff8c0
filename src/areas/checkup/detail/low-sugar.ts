import type { Schemas } from '#src/contract/schemas.ts'
import { careOf } from '#src/domain/index-record/extremes.ts'

/**
 * The most that a value of a sheet can be: a number itself, of a bound (`<30`, `30 미만`) what it stays under or reaches;
 * null where it says no such thing.
 */
function mostOf(itemVal: string): number | null {
  const text = itemVal.normalize('NFKC').replaceAll(/\s|mg\/dl/gi, '')
  const [, before = '', number, after = ''] = /^(<=?|≤)?(\d+(?:\.\d+)?)(미만|이하)?$/.exec(text) ?? []
  if (number === undefined) return null
  return before === '<' || after === '미만' ? Number(number) - 0.1 : Number(number)
}

/**
 * Fasting sugar that is low as a reading is (extremes.ts), and usual by the sheet, which has no border below. The sheet
 * keeps its word, and nothing of our own says that all is well over it.
 */
export function isLowSugar({
  itemCode,
  itemVal,
  statusCode,
}: Pick<Schemas['CheckupItem'], 'itemCode' | 'itemVal' | 'statusCode'>): boolean {
  if (itemCode !== 'NBD' || itemVal === null || statusCode !== 'NORMAL') return false
  const care = careOf({ NBD: mostOf(itemVal) })
  return care === 'SUGAR_LOW' || care === 'SUGAR_VERY_LOW'
}
