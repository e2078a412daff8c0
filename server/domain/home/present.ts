/** How the home hub shows the latest values, and what was eaten. */
import { type IndexCode, indexText } from '#server/domain/index-record/rules.ts'
import type { IndexRecord } from '#server/domain/index-record/queries.ts'
import { courseOfMenuId } from '#server/domain/meal/course.rules.ts'
import { mealTypeOf } from '#server/domain/restaurant/meal-time.rules.ts'
import { wholeText, yn } from '#server/wire.ts'
import type { BannerRow } from './banner.queries.ts'
import type { CourseRecord } from './queries.ts'

/** What the quick actions read: each shows the latest value of its index. */
export const quickMenuCodes = ['BW', 'SBP', 'NBD', 'ABD', 'BBD', 'SBD', 'SLP'] as const satisfies readonly IndexCode[]

const GLUCOSE = ['NBD', 'ABD', 'BBD', 'SBD'] as const

type Latest = ReadonlyMap<IndexCode, IndexRecord>

/** The quick actions of the home hub. A kind without a record has no value, never zero. */
export function quickMenu(latest: Latest, diastolic: number | undefined) {
  const systolic = latest.get('SBP')
  const glucose = GLUCOSE.map((code) => latest.get(code))
    .filter((record) => record !== undefined)
    .toSorted((a, b) => b.inptDt.localeCompare(a.inptDt))[0]
  return [
    { quickMenuCd: 'MEAL' as const, quickMenuNm: '식사', lastVal: null, lastDt: null },
    { quickMenuCd: 'BW' as const, quickMenuNm: '체중', ...lastOf(latest.get('BW')) },
    {
      quickMenuCd: 'BP' as const,
      quickMenuNm: '혈압',
      // A pressure is a pair: systolic alone says nothing.
      ...(systolic === undefined || diastolic === undefined
        ? { lastVal: null, lastDt: null }
        : { lastVal: `${indexText('SBP', systolic.value)}/${indexText('DBP', diastolic)}`, lastDt: systolic.inptDt }),
    },
    { quickMenuCd: 'BS' as const, quickMenuNm: '혈당', ...lastOf(glucose) },
    { quickMenuCd: 'SLP' as const, quickMenuNm: '수면', ...lastOf(latest.get('SLP')) },
  ]
}

function lastOf(record: IndexRecord | undefined): { lastVal: string | null; lastDt: string | null } {
  return record === undefined
    ? { lastVal: null, lastDt: null }
    : { lastVal: indexText(record.code, record.value), lastDt: record.inptDt }
}

/**
 * The one quiet notice at the end: an event that cannot wait, or the stamps of the week. Undefined when there is
 * nothing to say.
 */
export function bannerCard(row: BannerRow) {
  if (row === undefined) return undefined
  const {
    eventSeq,
    kind,
    name,
    nameEng,
    endDt,
    stampGoal,
    joinCnt,
    turnsLeft,
    hasDraft,
    code,
    ever,
    emptiedThisWeek: stampCnt,
  } = row
  if (code !== null && eventSeq !== null && kind !== null && name !== null && endDt !== null) {
    const leftTurns = code === 'TURN_ENDS' ? turnsLeft : 0
    const leftCnt = code === 'BOARD_ENDS' ? (stampGoal ?? joinCnt) - joinCnt : leftTurns
    return {
      bannerTy: 'event' as const,
      stampCnt,
      event: {
        eventSeq,
        eventTypeCode: kind,
        textCode: code,
        eventNm: name,
        eventNmEng: nameEng,
        endDt,
        leftCnt,
        draftYn: yn(hasDraft),
      },
    }
  }
  // Somebody who has never had a stamp does not know the game yet: nothing is nagged about.
  return ever === 0 ? undefined : { bannerTy: 'greenStamp' as const, stampCnt, event: null }
}

/** The course that was recorded last, under the names of its key. */
export function recordedMeal([last]: readonly CourseRecord[]) {
  if (last === undefined) return null
  const { menuDt, mealType, restaurantCode, hallNo, courseType } = courseOfMenuId(last.menuId)
  return {
    hcUclSeqNo: last.number,
    menuDt,
    menuMealType: mealTypeOf(mealType),
    restaurantCode,
    hallNo,
    menuCourseType: courseType,
    menuName: last.name,
    menuNameEng: last.nameEng,
    subMenuTxt: last.dishTxt,
    kcal: wholeText(last.kcal),
  }
}
