import type { Schemas } from '#src/contract/schemas.ts'
import { addDays, type Day } from '#src/lib/days.ts'

/** What a challenge asks for on a day. */
export interface Mission {
  seq: number
  /** The code of the challenge that asks for it, where one does. */
  challenge: string | null
  name: string
  how: string
  isDone: boolean
  /** How far it is; null for one that is only done or not. */
  count: { now: number; goal: number; unit: string } | null
  needsPicture: boolean
  /** What was counted of it is paid for: it can only be read. */
  isSettled: boolean
  /** `picture`: id of the one that was kept with it. */
  entry: { seq: number; value: number | null; memo: string; at: string; picture: string | null } | null
  choices: { seq: number; name: string }[]
}

export interface MissionReason {
  seq: number
  name: string
  reason: string
  isDone: boolean
  /** `HH:mm`; null until it is done, or where the phone counted it. */
  doneAt: string | null
  count: { now: number; goal: number; unit: string } | null
}

const countOf = (goal: number | null, now: number | null, unit: string | null) =>
  goal === null ? null : { goal, now: now ?? 0, unit: unit ?? '' }

/** The time of day in a stamp: `12:14`. */
const timeOf = (stamp: string): string => `${stamp.slice(8, 10)}:${stamp.slice(10, 12)}`

export const toMissions = (wire: readonly Schemas['MyMission'][]): Mission[] =>
  wire.map((each) => ({
    seq: each.missionSeq,
    challenge: each.chalnCode,
    name: each.missionNm,
    how: each.descTxt,
    isDone: each.doneYn === 'Y',
    count: countOf(each.goalVal, each.nowVal, each.unitNm),
    needsPicture: each.missionType === 'PHOTO',
    isSettled: each.settledYn === 'Y',
    entry: each.daily && {
      seq: each.daily.missionDailySeq,
      value: each.daily.doneVal,
      memo: each.daily.memoTxt ?? '',
      at: timeOf(each.daily.regDtm),
      picture: each.daily.imgId,
    },
    choices: each.changeList.map(({ missionSeq, missionNm }) => ({ seq: missionSeq, name: missionNm })),
  }))

export const toReasons = (wire: Schemas['DiaryMissionData']): MissionReason[] =>
  wire.missionList.map((each) => ({
    seq: each.missionSeq,
    name: each.missionNm,
    reason: each.missionDesc,
    isDone: each.doneYn === 'Y',
    doneAt: each.doneDt === null ? null : timeOf(each.doneDt),
    count: countOf(each.goalVal, each.nowVal, each.unit),
  }))

/** Days on which something was done. */
export const toWeek = (wire: Schemas['MissionWeek']): ReadonlySet<Day> =>
  new Set(wire.dayList.filter(({ doneCnt }) => doneCnt > 0).map(({ missionDt }) => missionDt))

/** Something can be entered for today and the six days before. */
export const isOpen = (day: Day, today: Day): boolean => day <= today && day >= addDays(today, -6)

/** The one that the page of reasons opens with: the asked one, else what is left to do, else the first. */
export const shownReason = (all: readonly MissionReason[], seq: number | undefined): MissionReason | undefined =>
  all.find((each) => each.seq === seq) ?? all.find((each) => !each.isDone) ?? all[0]
