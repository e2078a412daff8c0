/** Check-ups as the wire has them. Every word and status follows from the values and `items.rules.ts`. */
import { standsAt } from '#server/domain/index-record/ranges.rules.ts'
import { type Language, wordsIn } from '#server/domain/member/language.rules.ts'
import { seoulStamp } from '#server/seoul.ts'
import { orNull } from '#server/wire.ts'
import {
  groups,
  type GroupCode,
  type ItemCode,
  itemCodes,
  itemOf,
  type ItemStatus,
  pairs,
  type PairCode,
  rangesOf,
  usualText,
} from './items.rules.ts'
import type { Checkup, Found } from './queries.ts'
import { statusOf, worst } from './status.rules.ts'
import { numberIn, readValue } from './value.rules.ts'
import { oneDecimal } from '#server/rounding.ts'

const yn = (is: boolean) => (is ? 'Y' : 'N')

type Gender = Found['gender']

/**
 * The check-up of a number, the newest without one, and the one before it. Undefined: the member has none of that
 * number.
 */
export function chosen(
  { checkups }: Found,
  checkupSeq?: number,
): { checkup: Checkup; before: Checkup | undefined } | undefined {
  const at = checkupSeq === undefined ? 0 : checkups.findIndex((each) => each.checkupSeq === checkupSeq)
  const checkup = checkups[at]
  return checkup && { checkup, before: checkups[at + 1] }
}

export function checkupRow(checkup: Checkup, gender: Gender) {
  const statuses = [...checkup.values].map(([code, val]) => statusOf(code, val, gender))
  return {
    checkupSeq: checkup.checkupSeq,
    checkupDt: checkup.checkupDt,
    hospitalNm: checkup.hospitalNm,
    checkupType: checkup.type,
    judgeCode: checkup.judge,
    cautionCnt: statuses.filter((status) => status === 'CAUTION').length,
    dangerCnt: statuses.filter((status) => status === 'DANGER').length,
    getDtm: seoulStamp(checkup.gotAt).slice(0, 12),
    newYn: yn(checkup.openedAt === null),
  } as const
}

export const checkupTitle = ({ agreed, gender, checkups }: Found) =>
  ({ agreeYn: yn(agreed), checkupList: checkups.map((checkup) => checkupRow(checkup, gender)) }) as const

/** The newest check-up by group, as the health log's list shows it. */
export function healthScreen(found: Found, language: Language) {
  const newest = found.checkups[0]
  return {
    agreeYn: yn(found.agreed),
    checkup: newest === undefined ? null : checkupRow(newest, found.gender),
    groupList:
      newest === undefined
        ? []
        : groupsOf(newest, found.gender).map(({ code, statuses }) => ({
            groupCode: code,
            groupNm: wordsIn(groups[code], language),
            statusCode: worst(statuses),
          })),
  } as const
}

/** One with its values by group, as the page of one check-up has it. */
export function checkupValues(
  found: Found,
  { checkup, before }: { checkup: Checkup; before: Checkup | undefined },
  language: Language,
) {
  const { ladderList: _years, ...values } = checkupDetail(found, { checkup, before }, language)
  return values
}

/** What is usual for each item that has a range, for the member's gender. */
export const references = (gender: Gender, language: Language) =>
  itemCodes.flatMap((code) => {
    const { name, unit, tells, scale } = itemOf(code)
    if (scale === null) return []
    const isOfBoth = scale.borders.M.every((border, at) => border === scale.borders.F[at])
    return {
      itemCode: code,
      itemNm: wordsIn(name, language),
      unitNm: unit,
      gender: isOfBoth ? null : gender,
      explainTxt: wordsIn(tells, language),
      rangeList: rangeList(code, gender),
    }
  })

/** Items that one measures oneself, too. */
export const OWN_ITEMS = ['HT', 'BW', 'SBP', 'DBP', 'NBD'] as const satisfies readonly ItemCode[]

/**
 * How the member's own reading stands: as its own page says, where too little is one more thing to look at. The sheet
 * knows no value that is too low (docs/decisions/389).
 */
function ownStatus(code: (typeof OWN_ITEMS)[number], value: number, logVal: string, gender: Gender): ItemStatus | null {
  const own = standsAt(code, value, gender)
  if (own === null) return statusOf(code, logVal, gender)
  return own === 'LACK' ? 'CAUTION' : own
}

/** A check-up against what the member has recorded since. */
export function compared(
  { checkup }: { checkup: Checkup },
  gender: Gender,
  records: ReadonlyMap<ItemCode, { value: number; inptDt: string }>,
  language: Language,
) {
  const compareList = OWN_ITEMS.flatMap((code) => {
    const [val, record] = [checkup.values.get(code), records.get(code)]
    const value = numberIn(code, val)
    // A bound or a word has no difference to a number.
    if (value === null || record === undefined || record.inptDt.slice(0, 8) <= checkup.checkupDt) return []
    const { name, unit, decimals } = itemOf(code)
    const logVal = record.value.toFixed(decimals)
    const statusCode = ownStatus(code, record.value, logVal, gender)
    if (statusCode === null) return []
    return {
      itemCode: code,
      itemNm: wordsIn(name, language),
      unitNm: unit,
      checkupVal: numberText(val, value),
      logVal,
      logDt: record.inptDt.slice(0, 8),
      diffVal: oneDecimal(record.value - value),
      statusCode,
    }
  })
  return {
    checkupSeq: checkup.checkupSeq,
    checkupDt: checkup.checkupDt,
    compareYn: yn(compareList.length > 0),
    compareList,
  } as const
}

export function checkupDetail(
  found: Found,
  { checkup, before }: { checkup: Checkup; before: Checkup | undefined },
  language: Language,
) {
  // Nothing that came later belongs to what the check-up said.
  const upTo = found.checkups.filter(({ checkupDt }) => checkupDt <= checkup.checkupDt).toReversed()
  return {
    ...checkupRow(checkup, found.gender),
    judgeTxt: checkup.judgeTxt,
    prevCheckupDt: before?.checkupDt ?? null,
    groupList: groupsOf(checkup, found.gender).map(({ code, items, statuses }) => ({
      groupCode: code,
      groupNm: wordsIn(groups[code], language),
      statusCode: worst(statuses),
      itemList: items.map((item) => itemRow(item, checkup, before, found.gender, language)),
    })),
    ladderList: itemCodes
      .filter((item) => checkup.values.has(item) && rangesOf(item, found.gender).length > 0)
      .map((item) => ({
        itemCode: item,
        rangeList: rangeList(item, found.gender),
        list: points(item, upTo, found.gender),
        undrawnList: undrawn(item, upTo, found.gender),
      })),
  }
}

export const itemDetail = (
  code: ItemCode,
  { gender }: Found,
  { checkup, before }: { checkup: Checkup; before: Checkup | undefined },
  language: Language,
) => {
  const row = itemRow(code, checkup, before, gender, language)
  const { tells, care } = itemOf(code)
  return {
    ...row,
    checkupDt: checkup.checkupDt,
    prevCheckupDt: before?.checkupDt ?? null,
    explainTxt: wordsIn(tells, language),
    careTxt: row.statusCode === null || row.statusCode === 'NORMAL' ? null : wordsIn(care, language),
    rangeList: rangeList(code, gender),
  }
}

export function pairDetail(
  code: PairCode,
  found: Found,
  at: { checkup: Checkup; before: Checkup | undefined },
  language: Language,
) {
  const { name, codes } = pairs[code]
  const itemList = codes.map((item) => itemDetail(item, found, at, language))
  const measured = itemList.filter(({ itemVal }) => itemVal !== null)
  return {
    pairCode: code,
    pairNm: wordsIn(name, language),
    statusCode: worst(measured.map(({ statusCode }) => statusCode)),
    itemList,
  }
}

/**
 * Oldest first. An item that is a word has no graph; a value that is no number stands beside it in words
 * (docs/decisions/379).
 */
export function itemGraph(code: ItemCode, { gender, checkups }: Found, language: Language) {
  return {
    itemCode: code,
    itemNm: wordsIn(itemOf(code).name, language),
    unitNm: itemOf(code).unit,
    rangeList: rangeList(code, gender),
    list: points(code, checkups.toReversed(), gender),
    undrawnList: undrawn(code, checkups.toReversed(), gender),
  }
}

export function pressureGraph({ gender, checkups }: Found) {
  const oldest = checkups.toReversed()
  return {
    sbpRangeList: rangeList('SBP', gender),
    dbpRangeList: rangeList('DBP', gender),
    undrawnList: oldest.flatMap(({ checkupDt, values }) => {
      const [sbpTxt, dbpTxt] = [values.get('SBP'), values.get('DBP')]
      const isDrawn = drawn('SBP', sbpTxt) !== null && drawn('DBP', dbpTxt) !== null
      return isDrawn || (sbpTxt ?? dbpTxt) === undefined
        ? []
        : { checkupDt, sbpTxt: sbpTxt ?? null, dbpTxt: dbpTxt ?? null }
    }),
    list: oldest.flatMap(({ checkupDt, values }) => {
      const [sbpVal, dbpVal] = [drawn('SBP', values.get('SBP')), drawn('DBP', values.get('DBP'))]
      const statusCode =
        sbpVal === null || dbpVal === null
          ? null
          : worst([statusOf('SBP', sbpVal, gender), statusOf('DBP', dbpVal, gender)])
      return sbpVal === null || dbpVal === null || statusCode === null ? [] : { checkupDt, sbpVal, dbpVal, statusCode }
    }),
  }
}

export function eyeEarGraph({ gender, checkups }: Found) {
  const oldest = checkups.toReversed()
  /** What the sheet wrote where nothing is known by it: that is not the same as not measured. */
  const unread = (val: string | undefined, known: string | null) => (known === null ? (val ?? null) : null)
  const status = (code: ItemCode, val: string | undefined) =>
    orNull(val ?? null, (known) => statusOf(code, known, gender))
  return {
    eyeList: oldest.flatMap(({ checkupDt, values }) => {
      const [left, right] = [values.get('EYEL'), values.get('EYER')]
      if (left === undefined && right === undefined) return []
      const [leftVal, rightVal] = [drawn('EYEL', left), drawn('EYER', right)]
      return { checkupDt, leftVal, rightVal, leftTxt: unread(left, leftVal), rightTxt: unread(right, rightVal) }
    }),
    earList: oldest.flatMap(({ checkupDt, values }) => {
      const [left, right] = [values.get('EARL'), values.get('EARR')]
      if (left === undefined && right === undefined) return []
      const [leftStatusCode, rightStatusCode] = [status('EARL', left), status('EARR', right)]
      return {
        checkupDt,
        leftStatusCode,
        rightStatusCode,
        leftTxt: unread(left, leftStatusCode),
        rightTxt: unread(right, rightStatusCode),
      }
    }),
  }
}

/** Groups of which anything was measured, in the order of the sheet, each with all its items. */
function groupsOf(checkup: Checkup, gender: Gender) {
  return (Object.keys(groups) as GroupCode[]).flatMap((code) => {
    const items = itemCodes.filter((item) => itemOf(item).group === code)
    const statuses = items.flatMap((item) => {
      const val = checkup.values.get(item)
      return val === undefined ? [] : [statusOf(item, val, gender)]
    })
    return statuses.length === 0 ? [] : { code, items, statuses }
  })
}

function itemRow(code: ItemCode, checkup: Checkup, before: Checkup | undefined, gender: Gender, language: Language) {
  const val = checkup.values.get(code)
  const { name, unit } = itemOf(code)
  return {
    itemCode: code,
    itemNm: wordsIn(name, language),
    itemVal: valueText(code, val, language),
    unitNm: unit,
    normalTxt: wordsIn(usualText(code, gender), language),
    statusCode: val === undefined ? null : statusOf(code, val, gender),
    prevVal: valueText(code, before?.values.get(code), language),
  }
}

function rangeList(code: ItemCode, gender: Gender) {
  const text = (value: number) => value.toFixed(itemOf(code).decimals)
  return rangesOf(code, gender).map(({ status, min, max }) => ({
    statusCode: status,
    minVal: orNull(min, text),
    maxVal: orNull(max, text),
  }))
}

function points(code: ItemCode, oldestFirst: readonly Checkup[], gender: Gender) {
  return oldestFirst.flatMap(({ checkupDt, values }) => {
    const itemVal = drawn(code, values.get(code))
    const statusCode = itemVal === null ? null : statusOf(code, itemVal, gender)
    return itemVal === null || statusCode === null ? [] : { checkupDt, itemVal, statusCode }
  })
}

/** The check-ups that a graph passes over: measured, and no number. As written, and with what a bound says. */
function undrawn(code: ItemCode, oldestFirst: readonly Checkup[], gender: Gender) {
  return oldestFirst.flatMap(({ checkupDt, values }) => {
    const val = values.get(code)
    return val === undefined || drawn(code, val) !== null
      ? []
      : { checkupDt, itemVal: val, statusCode: statusOf(code, val, gender) }
  })
}

/** What a graph can draw: a number; null where there is none. */
function drawn(code: ItemCode, val: string | undefined): string | null {
  const value = numberIn(code, val)
  return val === undefined || value === null ? null : numberText(val, value)
}

/** A number as it was measured, in the one way to write it. */
const numberText = (val: string | undefined, value: number): string =>
  val !== undefined && /^\d+(?:\.\d+)?$/.test(val) ? val : String(value)

/** A number as it was measured; the usual word in the member's language, any other as the sheet has it. */
function valueText(code: ItemCode, val: string | undefined, language: Language): string | null {
  if (val === undefined) return null
  const { usual } = itemOf(code)
  return usual !== undefined && readValue(code, val).is === 'usual'
    ? wordsIn(usual, language)
    : (drawn(code, val) ?? val)
}
