import type { Schemas } from '#src/contract/schemas.ts'
import { careOf, type CareCode } from '#src/domain/index-record/extremes.ts'
import { usual } from '#src/domain/index-record/usual.ts'

/**
 * The most that a value of a sheet can be: a number itself, of a bound (`<30`, `30 미만`) what it stays under or reaches;
 * null where it says no such thing.
 */
function mostOf(itemVal: string): number | null {
  const text = itemVal.normalize('NFKC').replaceAll(/\s|mg\/dl|mmhg/gi, '')
  const [, before = '', number, after = ''] = /^(<=?|≤)?(\d+(?:\.\d+)?)(미만|이하)?$/.exec(text) ?? []
  if (number === undefined) return null
  return before === '<' || after === '미만' ? Number(number) - 0.1 : Number(number)
}

type Item = Pick<Schemas['CheckupItem'], 'itemCode' | 'itemVal' | 'statusCode'>

/**
 * What is low as a reading is (extremes.ts), and usual by the sheet, which has no border below: fasting sugar, and
 * pressures, of which a low lower one beside a raised upper one is none. The sheet keeps its word, and nothing of our
 * own says that all is well over it.
 */
export function lowOf<One extends Item>(items: readonly One[]): One[] {
  const most = (code: Item['itemCode']) => {
    const itemVal = items.find(({ itemCode }) => itemCode === code)?.itemVal ?? null
    return itemVal === null ? null : mostOf(itemVal)
  }
  const careFor = ({ itemCode, itemVal }: One) => {
    if (itemVal === null) return null
    if (itemCode === 'NBD') return careOf({ NBD: mostOf(itemVal) })
    if (itemCode === 'SBP') return careOf({ SBP: mostOf(itemVal) })
    return itemCode === 'DBP' && (most('SBP') ?? 0) < usual.SBP.to ? careOf({ DBP: mostOf(itemVal) }) : null
  }
  return items.filter((item) => item.statusCode === 'NORMAL' && LOW.has(careFor(item)))
}

const LOW: ReadonlySet<CareCode | null> = new Set<CareCode>(['SUGAR_LOW', 'SUGAR_VERY_LOW', 'BP_LOW'])
