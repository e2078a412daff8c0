import type { Zone } from '#src/charts/range-line-at.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { lowOf as lowAmong } from './low-values.ts'

export type Detail = Schemas['CheckupDetail']
export type Group = Detail['groupList'][number]
export type Item = Group['itemList'][number]
export type GroupCode = Group['groupCode']

/** As they lie on the plate: the middle first, then from the top round. */
export const PLATE: readonly GroupCode[] = ['BODY', 'BP', 'SUGAR', 'LIPID', 'KIDNEY', 'LIVER', 'LUNG', 'SENSE', 'BLOOD']

const IS = { NORMAL: 'fine', CAUTION: 'caution', DANGER: 'danger' } as const

export const isOf = (status: Schemas['CheckupStatus'] | null | undefined): Zone['is'] | 'unknown' =>
  status ? IS[status] : 'unknown'

/** What asks for a look, in the order of the sheet. What was not measured is in no count. */
export const toLookAt = ({ groupList }: Pick<Detail, 'groupList'>): Item[] =>
  groupList
    .flatMap(({ itemList }) => itemList)
    .filter(({ statusCode }) => statusCode !== null && statusCode !== 'NORMAL')

/**
 * What was measured and could not be judged: the paper has it. It is in no count of what is fine, nor of what asks for
 * a look.
 */
export const unreadOf = ({ groupList }: Pick<Detail, 'groupList'>): Item[] =>
  groupList
    .flatMap(({ itemList }) => itemList)
    .filter(({ itemVal, statusCode }) => itemVal !== null && statusCode === null)

/** What is usual by the sheet and low all the same: sugar, and pressures. */
export const lowOf = ({ groupList }: Pick<Detail, 'groupList'>): Item[] =>
  groupList.flatMap(({ itemList }) => lowAmong(itemList))

/** What is fine, by group; of a group that asks for a look, the values of it that do not. */
export const fineOf = ({ groupList }: Pick<Detail, 'groupList'>): Group[] =>
  groupList
    .map((group) => ({
      ...group,
      itemList: group.itemList.filter(
        (item) => item.itemVal === null || (item.statusCode === 'NORMAL' && !lowAmong(group.itemList).includes(item)),
      ),
    }))
    .filter(({ itemList }) => itemList.some(({ statusCode }) => statusCode !== null))

/** What else there is: a value that is low, something that could not be judged, or nothing but what is fine. */
type Rest = 'fine' | 'low' | 'unread'
export type Lead =
  | { is: 'fine' }
  | { is: 'low' }
  | { is: 'unread' }
  | { is: 'one'; group: GroupCode; rest: Rest }
  | { is: 'some'; count: number; rest: Rest }
  | { is: 'again' }
  | { is: 'doctor' }
  | { is: 'whole'; judge: 'A' | 'B' }

function restOf(detail: Pick<Detail, 'groupList'>): Rest {
  if (lowOf(detail).length > 0) return 'low'
  return unreadOf(detail).length > 0 ? 'unread' : 'fine'
}

/**
 * The one sentence: that a value be measured again comes before everything, then how many groups ask for a look. Where
 * none does, an illness that is known has the doctor's words, and a check-up without values its result alone.
 */
export function leadOf({
  judgeCode,
  dangerCnt,
  groupList,
}: Pick<Detail, 'judgeCode' | 'dangerCnt' | 'groupList'>): Lead {
  if (judgeCode === 'R1' || judgeCode === 'R2' || dangerCnt > 0) return { is: 'again' }
  const look = groupList.filter(({ statusCode }) => statusCode !== null && statusCode !== 'NORMAL')
  const rest = restOf({ groupList })
  const [only] = look
  if (only === undefined) {
    if (judgeCode === 'D') return { is: 'doctor' }
    if (groupList.length === 0) return { is: 'whole', judge: judgeCode }
    return { is: rest }
  }
  return look.length === 1 ? { is: 'one', group: only.groupCode, rest } : { is: 'some', count: look.length, rest }
}

/** The ranges of an item, from low to high; empty where it has none, or a border of them is no number. */
export function zonesOf(itemCode: Item['itemCode'], references: readonly Schemas['CheckupReference'][]): Zone[] {
  const found = references.find((reference) => reference.itemCode === itemCode)
  const zones = (found?.rangeList ?? []).flatMap(({ statusCode, minVal, maxVal }) => {
    const [min, max] = [parseWireNumber(minVal), parseWireNumber(maxVal)]
    const isLost = (min === null && minVal !== null) || (max === null && maxVal !== null)
    return isLost ? [] : { is: IS[statusCode], min, max }
  })
  return zones.length === found?.rangeList.length ? zones : []
}
