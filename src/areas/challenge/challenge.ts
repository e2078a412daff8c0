/** A challenge in plain words: the one place that knows the wire's names of it. */
import type { DataOf } from '#src/contract/query.ts'
import { worded, type Worded } from '#src/domain/operator-words/worded.ts'
import { addDays, type Day } from '#src/lib/days.ts'
import { dayOf, type WireTime } from '#src/lib/wire-time.ts'

type WireRow = DataOf<'get', '/api/chalen/challenge/chalAllList'>['list'][number]
type WireInfo = DataOf<'post', '/api/chalen/challenge/getChalnInfo'>

export type Kind = WireRow['chalnType']
/** Computed from the days, never from the state that comes in words [CHA-07]. */
export type Phase = 'before' | 'running' | 'counting' | 'over'
export type Membership = 'none' | 'invited' | 'joined' | 'quit'

export interface Offer {
  code: string
  name: string
  kind: Kind
  summary: string
  start: Day
  end: Day
  applyStart: Day
  applyEnd: Day
  isJoined: boolean
  joined: number
  places: number | null
  points: number
  isTeam: boolean
  /** Has a word of coaching for each day. */
  isCoached: boolean
}

/** Names come in both languages where the operator has them. */
export const nameIn = (language: string, korean: string, english: string | null): string =>
  (language === 'en' && english) || korean

/** Marks words that are Korean whatever the app speaks: an operator's and a dietitian's. */
export const langOf = (text: string): 'ko' | undefined => (/[가-힣]/.test(text) ? 'ko' : undefined)

export const toOffer = (row: WireRow, language: string): Offer => ({
  code: row.chalnCode,
  name: nameIn(language, row.chalnNm, row.chalnNmEng),
  kind: row.chalnType,
  summary: nameIn(language, row.summaryTxt, row.summaryTxtEng),
  start: row.startDt,
  end: row.endDt,
  applyStart: row.applyStartDt,
  applyEnd: row.applyEndDt,
  isJoined: row.joinYn === 'Y',
  joined: row.joinCnt,
  places: row.maxJoinCnt,
  points: row.rewardPoint,
  isTeam: row.teamYn === 'Y',
  isCoached: row.aiYn === 'Y',
})

export interface Challenge extends Offer {
  intro: Worded
  how: { title: Worded; text: Worded }[]
  rewards: { name: Worded; condition: Worded }[]
  notice: Worded | null
  /** Empty where the operator has none in the language that is spoken; null where nothing is promised. */
  offeredPromise: string | null
  hasTerms: boolean
  /** The member sets an own target. */
  hasTarget: boolean
  coach: string | null
  dayPoints: number
  goalDays: number | null
  window: { from: string; to: string } | null
  days: Day[]
  settles: Day
  share: WireInfo['share']
  mine: Mine | null
  /** The day on which the member quit it; null for who has not, or is in it again. */
  quit: Day | null
  /** When what was done in it is deleted, or was. */
  record: { day: Day; isGone: boolean }
}

/** How the member does in it. */
export interface Mine {
  /** The day of joining, which counts as a whole; what was before it does not. */
  joined: Day
  promise: string | null
  dayNo: number
  successDays: number
  today: number
  todayGoal: number | null
  rate: number
  teamSeq: number | null
  teamName: string | null
}

export function toChallenge(wire: WireInfo, language: string): Challenge {
  const { myJoin, windowStartTm, windowEndTm } = wire
  return {
    ...toOffer(wire, language),
    intro: worded(wire.introTxt, wire.introTxtEng, language),
    how: wire.howList.map(({ title, titleEng, descTxt, descTxtEng }) => ({
      title: worded(title, titleEng, language),
      text: worded(descTxt, descTxtEng, language),
    })),
    rewards: wire.rewardList.map(({ rewardNm, rewardNmEng, conditionTxt, conditionTxtEng }) => ({
      name: worded(rewardNm, rewardNmEng, language),
      condition: worded(conditionTxt, conditionTxtEng, language),
    })),
    notice: wire.noticeTxt === null ? null : worded(wire.noticeTxt, wire.noticeTxtEng, language),
    offeredPromise: wire.promiseTxt === null || language === 'ko' ? wire.promiseTxt : (wire.promiseTxtEng ?? ''),
    hasTerms: wire.termsYn === 'Y',
    hasTarget: wire.targetYn === 'Y',
    coach: wire.counselorNm,
    dayPoints: wire.dayPoint,
    goalDays: wire.goalDays,
    window: windowStartTm === null || windowEndTm === null ? null : { from: windowStartTm, to: windowEndTm },
    days: wire.countDtList,
    settles: wire.settleDt,
    share: wire.share,
    mine:
      myJoin === null
        ? null
        : {
            joined: dayOf(myJoin.joinDtm),
            promise: myJoin.promiseTxt,
            dayNo: myJoin.dayNo,
            successDays: myJoin.successDays,
            today: Number(myJoin.todayVal),
            todayGoal: myJoin.todayGoalVal === null ? null : Number(myJoin.todayGoalVal),
            rate: myJoin.achieveRate,
            teamSeq: myJoin.teamSeq,
            teamName: myJoin.teamNm,
          },
    quit: wire.quitDtm === null ? null : dayOf(wire.quitDtm),
    record: { day: wire.recordDelDt, isGone: wire.recordDelYn === 'Y' },
  }
}

/** Over is only what the server has settled: until then the days are counted. */
export function phaseOf({ start, end }: Pick<Offer, 'start' | 'end'>, today: Day, isSettled: boolean): Phase {
  if (today < start) return 'before'
  if (today <= end) return 'running'
  return isSettled ? 'over' : 'counting'
}

/** At four in the morning of its day a challenge is settled: `YYYYMMDDHHmm`. What arrives before still counts. */
export const settlesAt = (settleDt: Day): WireTime => `${settleDt}0400`

/** Why somebody cannot come in now; undefined when they can. */
export type Closed = 'full' | 'later' | 'past'

export function closedFor(
  { applyStart, applyEnd, joined, places }: Pick<Offer, 'applyStart' | 'applyEnd' | 'joined' | 'places'>,
  today: Day,
): Closed | undefined {
  if (today < applyStart) return 'later'
  if (today > applyEnd) return 'past'
  return places !== null && joined >= places ? 'full' : undefined
}

/** How somebody stands to a challenge; `isAsked`: a seat of a team is kept for them. */
export function membershipOf({ isJoined, quit }: Pick<Challenge, 'isJoined' | 'quit'>, isAsked: boolean): Membership {
  if (isJoined) return 'joined'
  if (isAsked) return 'invited'
  return quit === null ? 'none' : 'quit'
}

/**
 * Whether days of it lie between quitting and coming back: in no kind of it do they count. Those two days do, and what
 * is before the first one counts for nobody.
 */
export const missesDays = ({ start }: Pick<Offer, 'start'>, quit: Day, back: Day): boolean =>
  addDays(quit, 1) < back && start < back

/** Days that are left to do; null where days are not what is counted. */
export const daysLeft = ({ goalDays, mine }: Pick<Challenge, 'goalDays' | 'mine'>): number | null =>
  goalDays === null ? null : Math.max(0, goalDays - (mine?.successDays ?? 0))

/**
 * Whether days enough are left to complete it, today among them: nobody is called to what cannot be done any more
 * (docs/decisions/393).
 */
export const canComplete = (challenge: Pick<Challenge, 'goalDays' | 'mine' | 'days'>, today: Day): boolean =>
  (daysLeft(challenge) ?? 0) <= challenge.days.filter((day) => day >= today).length

/** Grams that are left to the own weight goal, none when it is reached; null without a goal or a reading. */
export function gramsLeft({ goalDays, mine }: Pick<Challenge, 'goalDays' | 'mine'>): number | null {
  if (goalDays !== null || mine === null || mine.todayGoal === null || mine.today === 0) return null
  return Math.max(0, Math.round((mine.today - mine.todayGoal) * 1000))
}
