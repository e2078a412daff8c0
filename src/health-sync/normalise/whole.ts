import type { KindPlan } from '../sync-plan.ts'
import type { IndexCode, ValueLists } from './index-records.ts'
import type { Tally } from './tally.ts'

/**
 * What the phone has answered whole: of which span, by wall time, and of values which codes. What is not told of it has
 * been deleted there.
 */
export interface Whole {
  fromDt: string
  untilDt: string
  helhidxCodeList?: IndexCode[]
}

type Flag = keyof KindPlan['permissions']

/** What each list holds, and the permission without which the store leaves it empty. Glucose has no flag. [HSY-66] */
const LISTS: Readonly<Record<string, { codes: IndexCode[]; flag: Flag | null }>> = {
  height: { codes: ['HT'], flag: 'ht' },
  weight: { codes: ['BW', 'BDF', 'SKM'], flag: 'bw' },
  bloodGlucose: { codes: ['NBD', 'ABD', 'BBD', 'SBD'], flag: null },
  bloodPressure: { codes: ['SBP', 'DBP'], flag: 'pulse' },
  sleep: { codes: ['SLP'], flag: 'sleep' },
}

/** Left out without hiding anything: values that are not claimed either. */
const HARMLESS = new Set(['notAllowed', 'unknownMeal'])

const isReadable = ({ dropped }: Tally): boolean => Object.keys(dropped).every((reason) => HARMLESS.has(reason))

/** Undefined where a row could not be taken: it is on the phone, and nobody knows which one it was. */
export const wholeOfExercise = ({ whole }: KindPlan, tally: Tally): Whole | undefined =>
  whole && isReadable(tally) ? whole : undefined

/**
 * A whole span of values, with the codes whose list was delivered and may be read; of glucose, which has no permission
 * to ask about, only when its list holds something and nothing of it was left out.
 */
export function wholeOfValues({ whole, permissions }: KindPlan, lists: ValueLists, tally: Tally): Whole | undefined {
  if (!whole || !isReadable(tally)) return undefined
  const helhidxCodeList = Object.entries(LISTS).flatMap(([name, { codes, flag }]) => {
    const list = lists[name]
    if (!Array.isArray(list)) return []
    const isOpen = flag === null ? list.length > 0 && tally.dropped.unknownMeal === undefined : permissions[flag]
    return isOpen ? codes : []
  })
  return helhidxCodeList.length === 0 ? undefined : { ...whole, helhidxCodeList }
}
