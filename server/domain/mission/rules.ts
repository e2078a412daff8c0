/** Which missions a day has, what of them is done, and what may still be changed (docs/decisions/240). */
import { type StepReading } from '#server/domain/activity/rules.ts'
import { countDayOf } from '#server/domain/challenge/phase.rules.ts'
import { dayWindow } from '#server/domain/challenge/window.rules.ts'
import { addDays, type SeoulNow } from '#server/seoul.ts'
import type { missionEntries, missionExchanges, missions } from './schema.ts'

export type Mission = typeof missions.$inferSelect
export type MissionEntry = typeof missionEntries.$inferSelect

/** A mission that a challenge of the member asks for on one of its days. */
export interface Assignment {
  chalnCode: string
  dayDt: string
  windowFrom: string | null
  windowTo: string | null
  settleDt: string
  mission: Mission
}

/** What a span of days is told from. */
export interface MissionFacts {
  /** In the order in which the challenges began, each in its own order. */
  assignments: readonly Assignment[]
  exchanges: readonly (typeof missionExchanges.$inferSelect & { mission: Mission })[]
  entries: readonly MissionEntry[]
  /** Steps of each day up to times of that day. */
  readings: readonly (StepReading & { activityDt: string })[]
  swaps: readonly { missionSeq: number; mission: Mission }[]
}

/** A mission as it stands on a day. */
export interface DayMission {
  mission: Mission
  chalnCode: string
  /** What was reached so far; null for one that is not counted. */
  nowVal: number | null
  entry: MissionEntry | null
  isDone: boolean
  /** Every challenge that asks for it that day is settled: what was entered is what was counted. */
  isSettled: boolean
  /** What it can be exchanged for; none when it cannot. */
  choices: readonly Mission[]
}

/** This many days back something can still be entered. */
const DAYS_BACK = 6

export const isOpenDay = (day: string, today: string): boolean => day <= today && day >= addDays(today, -DAYS_BACK)

/** Whether an entry is enough for its mission. */
export function isEnough({ missionType, goalVal }: Mission, entry: Pick<MissionEntry, 'doneVal' | 'imgId'>): boolean {
  if (missionType === 'COUNT') return (entry.doneVal ?? 0) >= (goalVal ?? 0)
  return missionType === 'CHECK' || entry.imgId !== null
}

/**
 * The missions of a day. One that two challenges ask for stands once, with the challenge that began first; what was
 * exchanged stands in the place of what it came for.
 */
export function missionsOn(facts: MissionFacts, day: string, now: SeoulNow): DayMission[] {
  const given = facts.assignments.filter(({ dayDt }) => dayDt === day)
  const rows: DayMission[] = []
  for (const each of given) {
    const exchange = facts.exchanges.find((one) => one.missionDt === day && one.missionSeq === each.mission.missionSeq)
    const mission = exchange?.mission ?? each.mission
    const isSettled = countDayOf(now) >= each.settleDt
    const there = rows.find((row) => row.mission.missionSeq === mission.missionSeq)
    if (there !== undefined) {
      there.isSettled &&= isSettled
      continue
    }
    const entry = facts.entries.find((one) => one.missionDt === day && one.missionSeq === mission.missionSeq) ?? null
    const nowVal =
      mission.missionType === 'COUNT' ? Math.max(measuredOn(facts, each, mission, day, now), entry?.doneVal ?? 0) : null
    const isDone = (entry !== null && isEnough(mission, entry)) || (nowVal !== null && nowVal >= (mission.goalVal ?? 0))
    const canChange = day === now.day && exchange === undefined && entry === null && !isDone
    const choices = canChange
      ? facts.swaps.filter(({ missionSeq }) => missionSeq === mission.missionSeq).map((swap) => swap.mission)
      : []
    rows.push({ mission, chalnCode: each.chalnCode, nowVal, entry, isDone, isSettled, choices })
  }
  // What stands there already is no choice.
  const taken = new Set(rows.map((row) => row.mission.missionSeq))
  return rows.map((row) => ({ ...row, choices: row.choices.filter(({ missionSeq }) => !taken.has(missionSeq)) }))
}

/** Facts of missions, of one challenge alone. */
export const factsIn = (facts: MissionFacts, chalnCode: string): MissionFacts => ({
  ...facts,
  assignments: facts.assignments.filter((each) => each.chalnCode === chalnCode),
})

/** How much of a day is done; it is a success when all of it is. A day without missions is none. */
export function completionOn(
  facts: MissionFacts,
  day: string,
  now: SeoulNow,
): { doneCnt: number; totalCnt: number; isSuccess: boolean } {
  const rows = missionsOn(facts, day, now)
  const doneCnt = rows.filter(({ isDone }) => isDone).length
  return { doneCnt, totalCnt: rows.length, isSuccess: rows.length > 0 && doneCnt === rows.length }
}

function measuredOn(facts: MissionFacts, assignment: Assignment, mission: Mission, day: string, now: SeoulNow): number {
  if (mission.measuredBy === null) return 0
  const readings = facts.readings.filter(({ activityDt }) => activityDt === day)
  const time = day === now.day ? now.time : '2400'
  const { windowFrom, windowTo } = assignment
  if (windowFrom === null || windowTo === null)
    return readings.filter(({ readAt }) => readAt <= time).at(-1)?.steps ?? 0
  return dayWindow({ windowFrom, windowTo, dayGoalSteps: mission.goalVal }, readings, time).todayStepCnt ?? 0
}
