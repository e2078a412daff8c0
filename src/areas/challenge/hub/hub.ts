/** What the hub is about today. */
import type { DataOf } from '#src/contract/query.ts'
import { koreanIn } from '#src/domain/operator-words/worded.ts'
import type { Day } from '#src/lib/days.ts'
import { canComplete, toOffer, type Challenge, type Kind, type Offer } from '../challenge.ts'

type WireMine = DataOf<'post', '/api/chalen/challenge/chalList'>[number]

export interface MyChallenge extends Offer {
  dayNo: number
  totalDays: number
  rate: number
  team: string | null
  hasReport: boolean
}

export const toMyChallenge = (row: WireMine, language: string): MyChallenge => ({
  ...toOffer(row, language),
  dayNo: row.dayNo,
  totalDays: row.totalDays,
  rate: row.achieveRate,
  team: row.teamNm,
  hasReport: row.newReportYn === 'Y',
})

/** What a day decides comes first; a coached one has its own pace. */
const URGENCY: Record<Kind, number> = { STEP: 0, WF: 1, MISSION: 2, DIET: 3, INTENSIVE: 4 }

/** The own challenge that asks for something today; undefined while none runs. */
export function mostUrgent(rows: readonly MyChallenge[], today: Day): MyChallenge | undefined {
  const running = rows.filter(({ start, end }) => start <= today && today <= end)
  return running.toSorted((one, other) => URGENCY[one.kind] - URGENCY[other.kind] || (one.end < other.end ? -1 : 1))[0]
}

/** What is said first. */
export type HubLead =
  | { is: 'left'; amount: number }
  | { is: 'times'; left: number }
  | { is: 'done' }
  /** The time of today that counts is over, and was not enough. */
  | { is: 'late' }
  /** It cannot be completed any more. */
  | { is: 'along' }
  | { is: 'finished' }
  | { is: 'rest' }
  | { is: 'coming'; days: number }
  | { is: 'tomorrow' }
  | { is: 'coached' }
  | { is: 'none' }

export function leadOf(
  rows: readonly MyChallenge[],
  urgent: Pick<Challenge, 'kind' | 'days' | 'goalDays' | 'mine' | 'window'> | undefined,
  { today, time }: { today: Day; time: string },
  daysUntil: (day: Day) => number,
): HubLead {
  const next = rows.filter(({ start }) => start > today).toSorted((one, other) => (one.start < other.start ? -1 : 1))[0]
  // Under way, and not read yet, or not to be had now: nobody is told that they are in none.
  if (urgent === undefined && mostUrgent(rows, today) !== undefined) return { is: 'coached' }
  if (urgent === undefined) {
    if (next === undefined) return { is: 'none' }
    const left = daysUntil(next.start)
    return left === 1 ? { is: 'tomorrow' } : { is: 'coming', days: left }
  }
  const { kind, days, goalDays, mine, window } = urgent
  if (goalDays === null || mine === null) return { is: 'coached' }
  if (mine.successDays >= goalDays) return { is: 'finished' }
  if (!days.includes(today)) return { is: 'rest' }
  if (mine.todayGoal !== null && mine.today >= mine.todayGoal) return { is: 'done' }
  if (kind === 'STEP' && mine.todayGoal !== null)
    return window !== null && time >= window.to ? { is: 'late' } : { is: 'left', amount: mine.todayGoal - mine.today }
  return canComplete(urgent, today) ? { is: 'times', left: goalDays - mine.successDays } : { is: 'along' }
}

type WireOffer = DataOf<'get', '/api/chalen/challenge/chalRecommendationList'>[number]

/**
 * The reason is a sentence of the server; where that speaks Korean only, the numbers beside it say enough in English.
 */
export const toSuggestion = ({ reasonTxt, chaln }: WireOffer, language: string) => ({
  ...toOffer(chaln, language),
  reason: koreanIn(reasonTxt, language) === undefined ? reasonTxt : null,
})
