import { type Language, type Words, wordsIn } from '#server/domain/member/language.rules.ts'
import { seoulStamp } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import { isDone, type TriedMission } from './queries.ts'
import type { DayMission, Mission } from './rules.ts'

export const missionName = ({ missionNm, missionNmEng }: Mission, language: Language): string =>
  wordsIn({ ko: missionNm, en: missionNmEng }, language)

function counted({ missionType, goalVal, unitNm, unitNmEng }: Mission, language: Language) {
  if (missionType !== 'COUNT') return { goalVal: null, unit: null }
  return { goalVal, unit: unitNm === null ? null : wordsIn({ ko: unitNm, en: unitNmEng }, language) }
}

export const missionEntry = (tried: TriedMission, language: Language) => ({
  missionDailySeq: tried.entry.missionDailySeq,
  missionSeq: tried.mission.missionSeq,
  missionNm: missionName(tried.mission, language),
  missionDt: tried.entry.missionDt,
  doneVal: tried.entry.doneVal,
  memoTxt: tried.entry.memoTxt,
  imgId: tried.entry.imgId,
  doneYn: yn(isDone(tried)),
  regDtm: seoulStamp(tried.entry.enteredAt).slice(0, 12),
})

export function myMission(
  { mission, chalnCode, nowVal, entry, isDone: done, isSettled, choices }: DayMission,
  language: Language,
) {
  const { goalVal, unit } = counted(mission, language)
  return {
    missionSeq: mission.missionSeq,
    missionNm: missionName(mission, language),
    descTxt: wordsIn({ ko: mission.descTxt, en: mission.descTxtEng }, language),
    missionType: mission.missionType,
    chalnCode,
    goalVal,
    unitNm: unit,
    nowVal,
    doneYn: yn(done),
    changeYn: yn(choices.length > 0),
    daily: entry && missionEntry({ mission, entry }, language),
    changeList: choices.map((choice) => ({ missionSeq: choice.missionSeq, missionNm: missionName(choice, language) })),
    settledYn: yn(isSettled),
  }
}

/** A mission as its challenge shows it to anybody. */
export const challengeMission = (mission: Mission, language: Language) => {
  const { goalVal, unit } = counted(mission, language)
  return {
    missionSeq: mission.missionSeq,
    missionNm: mission.missionNm,
    missionNmEng: mission.missionNmEng,
    descTxt: wordsIn({ ko: mission.descTxt, en: mission.descTxtEng }, language),
    missionType: mission.missionType,
    goalVal,
    unitNm: unit,
    imgUrl: null,
  }
}

/** A mission of a challenge with what the member did on a day. */
export const ownChallengeMission = (
  { mission, nowVal, entry, isDone: done, choices }: DayMission,
  missionDt: string,
  language: Language,
) => ({
  ...challengeMission(mission, language),
  missionDt,
  nowVal,
  doneYn: yn(done),
  doneDtm: done && entry ? seoulStamp(entry.enteredAt).slice(0, 12) : null,
  changeYn: yn(choices.length > 0),
  missionDailySeq: entry?.missionDailySeq ?? null,
})

/** A row of main/getMissionData. */
export const mainMission = ({ mission, nowVal, entry, isDone: done }: DayMission, language: Language) => ({
  missionSeq: mission.missionSeq,
  missionNm: missionName(mission, language),
  ...counted(mission, language),
  nowVal,
  doneYn: yn(done),
  doneDt: done && entry ? seoulStamp(entry.enteredAt) : null,
})

/** A row of diary/getMissionData: with what the mission is good for. */
export const diaryMission = (row: DayMission, language: Language) => ({
  ...mainMission(row, language),
  missionDesc: wordsIn({ ko: row.mission.whyTxt, en: row.mission.whyTxtEng }, language),
  imgUrl: null,
})

export const missionCounts = (rows: readonly DayMission[]) => ({
  doneCnt: rows.filter((row) => row.isDone).length,
  totalCnt: rows.length,
})

const TITLES = {
  none: { ko: '오늘은 미션이 없어요', en: 'No missions today' },
  all: { ko: '오늘 미션을 다 했어요', en: 'All done for today' },
  one: { ko: '하나만 더 하면 오늘도 완성이에요', en: 'One more and today is complete' },
} as const satisfies Record<string, Words>

function titleOf(all: number, left: number): Words {
  if (all === 0) return TITLES.none
  if (left === 0) return TITLES.all
  return left === 1 ? TITLES.one : { ko: `오늘 ${left}개 남았어요`, en: `${left} left today` }
}

/** The line above the day's missions, and what is left below it. */
export function missionTitle(day: string, rows: readonly DayMission[], language: Language) {
  const left = rows.filter((row) => !row.isDone)
  const [next] = left
  return {
    titleMsg: titleOf(rows.length, left.length)[language],
    subMsg:
      next === undefined
        ? null
        : wordsIn(
            { ko: `남은 것: ${missionName(next.mission, 'ko')}`, en: `Left: ${missionName(next.mission, 'en')}` },
            language,
          ),
    missionDt: day,
    ...missionCounts(rows),
  }
}
