/** A battle in plain words, from where the member stands: the one place that knows the wire's names of it. */
import type { DataOf } from '#src/contract/query.ts'
import { addDays, daysBetween, type Day } from '#src/lib/days.ts'
import { profilePicture, type DefaultPicture } from '#src/lib/profile-picture.ts'

type WireInfo = DataOf<'get', '/api/chalen/battle/battleInfo'>
type WireBattle = DataOf<'get', '/api/chalen/battle/battleList'>['list'][number]
type WirePerson = DataOf<'get', '/api/chalen/battle/battleMemberList'>[number]
type WireMessage = DataOf<'get', '/api/chalen/battle/battleMsgList'>['list'][number]

/** Worked out from the days and the answers, never from the state that comes in words [CHA-07]. */
export type Phase = 'asked' | 'ready' | 'running' | 'counting' | 'over' | 'cancelled'
export type Side = 'HOME' | 'AWAY'
/** Why a battle is off. `SIDE`: the own side is, whatever becomes of the battle. */
export type WhyOff = NonNullable<WireMessage['cancelCode']>

export interface Team {
  seq: number
  name: string
  leader: string
  members: number
  total: number
  /** Steps of one of them on one day. */
  mean: number
}

export interface Battle {
  seq: number
  name: string
  start: Day
  end: Day
  seats: number
  stake: string | null
  phase: Phase
  /** Why it is off; null while it is not. */
  whyOff: WhyOff | null
  /** Null for who was asked and has not said yes. */
  side: Side | null
  leads: boolean
  /** The morning on which it is counted for good. */
  settles: Day
  /** The member's own side, or the one they were asked to; the other one is null until it was gathered. */
  us: Team | null
  them: Team | null
}

export function phaseOf(
  {
    startDt,
    endDt,
    acceptYn,
    cancelYn,
    endYn,
  }: Pick<WireBattle, 'startDt' | 'endDt' | 'acceptYn' | 'cancelYn' | 'endYn'>,
  today: Day,
): Phase {
  if (cancelYn === 'Y') return 'cancelled'
  if (endYn === 'Y') return 'over'
  if (today < startDt) return acceptYn === 'Y' ? 'ready' : 'asked'
  return today <= endDt ? 'running' : 'counting'
}

const toTeam = (team: WireBattle['homeTeam']): Team => ({
  seq: team.batTeamSeq,
  name: team.teamNm,
  leader: team.leaderNickName,
  members: team.memberCnt,
  total: team.totalStepCnt,
  mean: team.avgStepCnt,
})

/** @param askedTo the side that the member was asked to, where they are in none */
export function toBattle(wire: WireBattle, today: Day, askedTo: Side = 'HOME'): Battle {
  const [home, away] = [toTeam(wire.homeTeam), wire.awayTeam === null ? null : toTeam(wire.awayTeam)]
  const isHome = (wire.mySideCode ?? askedTo) === 'HOME'
  return {
    seq: wire.batSeq,
    name: wire.batNm,
    start: wire.startDt,
    end: wire.endDt,
    seats: wire.memberCnt,
    stake: wire.stakeTxt,
    phase: phaseOf(wire, today),
    whyOff: wire.cancelCode,
    side: wire.mySideCode,
    leads: wire.myLeaderYn === 'Y',
    settles: wire.settleDtm.slice(0, 8),
    us: isHome ? home : away,
    them: isHome ? away : home,
  }
}

/**
 * Whether a battle of the list waits for the member's own word: they were asked, or have gathered the other side and
 * not said yes for it.
 */
export const waitsForMe = ({
  mySideCode,
  myLeaderYn,
  acceptYn,
  cancelYn,
}: Pick<WireBattle, 'mySideCode' | 'myLeaderYn' | 'acceptYn' | 'cancelYn'>): boolean =>
  cancelYn === 'N' && (mySideCode === null || (mySideCode === 'AWAY' && myLeaderYn === 'Y' && acceptYn === 'N'))

export interface BattleDay {
  day: Day
  us: number
  them: number
}

export const toDays = (days: WireInfo['dayList'], side: Side | null): BattleDay[] =>
  days.map(({ batDt, homeStepCnt, awayStepCnt }) =>
    side === 'AWAY'
      ? { day: batDt, us: awayStepCnt, them: homeStepCnt }
      : { day: batDt, us: homeStepCnt, them: awayStepCnt },
  )

/** Days that were walked or are, and not counted: today, and between midnight and four the day before. */
export function uncountedDays(
  { start, end, phase }: Pick<Battle, 'start' | 'end' | 'phase'>,
  days: readonly BattleDay[],
  today: Day,
): Day[] {
  if (phase !== 'running' && phase !== 'counting') return []
  const counted = days.at(-1)?.day
  const from = counted === undefined ? start : addDays(counted, 1)
  const until = today < end ? today : end
  return from > until ? [] : Array.from({ length: daysBetween(from, until) + 1 }, (_, turn) => addDays(from, turn))
}

export interface Person {
  key: string
  name: string
  picture: DefaultPicture
  side: Side
  leads: boolean
  isIn: boolean
  /** Was asked and has not answered; who said no is neither. */
  isWaiting: boolean
  isMe: boolean
  steps: number | null
}

export const toPerson = (wire: WirePerson): Person => ({
  key: wire.memberKey,
  name: wire.nickName,
  picture: pictureOf(wire.usrImg),
  side: wire.sideCode,
  leads: wire.leaderYn === 'Y',
  isIn: wire.answerCode === 'ACCEPT',
  isWaiting: wire.answerCode === null,
  isMe: wire.myYn === 'Y',
  steps: wire.totalStepCnt,
})

export function pictureOf(path: string): DefaultPicture {
  const picture = profilePicture(path)
  return picture.kind === 'default' ? picture.picture : 1
}

/** This part of what both walked together is as far as the rope reaches: further ahead, the ribbon is at its end. */
const ROPE_END = 0.016

/** Where the ribbon stands, -1 at the own end: exactly where the difference is. */
export function ribbonAt(us: number, them: number): number {
  const both = us + them
  return both === 0 ? 0 : Math.min(1, Math.max(-1, (them - us) / (both * ROPE_END)))
}

/** The side that walked more on a day. */
function aheadOn({ us, them }: BattleDay): 'us' | 'them' | null {
  if (us === them) return null
  return us > them ? 'us' : 'them'
}

/** How long the bar of each day is, 0 to 1, on the side that was ahead: the day of the largest difference is whole. */
export function leadsOf(days: readonly BattleDay[]): (BattleDay & { ahead: 'us' | 'them' | null; length: number })[] {
  const most = Math.max(1, ...days.map(({ us, them }) => Math.abs(us - them)))
  return days.map((day) => ({
    ...day,
    ahead: aheadOn(day),
    length: Math.abs(day.us - day.them) / most,
  }))
}

export const daysWon = (days: readonly BattleDay[]) => ({
  us: days.filter(({ us, them }) => us > them).length,
  them: days.filter(({ us, them }) => them > us).length,
})

/** Where a message leads: to what still waits for an answer, or to the battle that it is about. */
export const opensOf = ({ msgType, answerYn }: Pick<WireMessage, 'msgType' | 'answerYn'>): 'invitation' | 'battle' =>
  msgType === 'INVITE' && answerYn === 'Y' ? 'invitation' : 'battle'
