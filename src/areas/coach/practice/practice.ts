import type { Schemas } from '#src/contract/schemas.ts'
import { weekOf, type Day } from '#src/lib/days.ts'

/** How many practices can be chosen at once. */
export const MOST_PRACTICES = 10

/** A day of practices. */
export interface PracticeDay {
  day: Day
  done: number
  practices: { code: string; name: string; done: boolean; doneAt: string | null }[]
  word: { seq: number; text: string; reply: Schemas['DailyCoachReply'] | null } | null
}

export function toPracticeDay(wire: Schemas['DailyActDay']): PracticeDay {
  return {
    day: wire.baseDt,
    done: wire.doneCnt,
    practices: wire.actList.map((act) => ({
      code: act.actCode,
      name: act.actNm,
      done: act.doneYn === 'Y',
      doneAt: act.doneDt,
    })),
    word: wire.coach && { seq: wire.coach.coachSeq, text: wire.coach.coachTxt, reply: wire.coach.replyCode },
  }
}

/** Days gone by are told as they are, but for those of this week. */
export const canTick = (day: Day, today: Day): boolean => day <= today && (weekOf(today)[0] ?? today) <= day

/** The day as it will stand after a tick, for the moment before the answer. */
export function ticked(day: Schemas['DailyActDay'], actCode: string, done: boolean): Schemas['DailyActDay'] {
  const doneYn: 'Y' | 'N' = done ? 'Y' : 'N'
  const actList = day.actList.map((act) => (act.actCode === actCode ? { ...act, doneYn, doneDt: null } : act))
  return { ...day, actList, doneCnt: actList.filter(({ doneYn }) => doneYn === 'Y').length }
}

type Choice = Pick<Schemas['DailyActMst'], 'actCode' | 'categoryCode'>

/** Three to begin with, the first of each kind: something to eat, to move, to rest. */
export function proposals<One extends Choice>(all: readonly One[]): One[] {
  const first = (category: One['categoryCode']) => all.find(({ categoryCode }) => categoryCode === category)
  return (['MEAL', 'EXERCISE', 'SLEEP'] as const).flatMap((category) => first(category) ?? [])
}

/** Share of the chosen practices that were done, for each day of a month that had any. */
export const monthPoints = (month: Schemas['DailyActMonth']) =>
  month.dayList.map(({ baseDt, doneCnt, totalCnt }) => ({ day: baseDt, value: Math.round((doneCnt / totalCnt) * 100) }))
