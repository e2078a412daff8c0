/** Battles as the wire has them, for one member. */
import { seoulStamp } from '#server/seoul.ts'
import type { SeoulNow } from '#server/seoul.ts'
import { COUNT_TM } from '#server/domain/challenge/phase.rules.ts'
import { wholeText, yn } from '#server/wire.ts'
import type { Message } from './message.queries.ts'
import type { Colleague } from './people.queries.ts'
import type { BattleDay, BattleOf, Person } from './queries.ts'
import { cancelCodeOf, type Phase, phaseOf, settleDay, sideSeq, statusWords, winnerOf } from './rules.ts'
import type { Side } from './schema.ts'

const minuteOf = (instant: Date): string => seoulStamp(instant).slice(0, 12)

/** Who said no, or did not answer in time, sees nothing of the steps. */
export const seesSteps = ({ mine }: BattleOf): boolean => mine.answer === 'ACCEPT'

export function sideRow(battle: BattleOf, side: Side) {
  const isHome = side === 'HOME'
  const steps = isHome ? battle.homeSteps : battle.awaySteps
  const total = seesSteps(battle) ? steps : 0
  const seats = (battle.sideCnt ?? 0) * battle.dayCnt
  return {
    batTeamSeq: sideSeq(battle.batSeq, side),
    sideCode: side,
    teamNm: (isHome ? battle.homeNm : battle.awayNm) ?? '',
    leaderNickName: isHome ? battle.homeLeader : battle.awayLeader,
    memberCnt: isHome ? battle.homeCnt : battle.awayCnt,
    totalStepCnt: total,
    avgStepCnt: seats === 0 ? 0 : Math.round(total / seats),
    myYn: yn(battle.mine.answer === 'ACCEPT' && battle.mine.side === side),
  }
}

export function battleRow(battle: BattleOf, now: SeoulNow) {
  const { batSeq, batNm, startDt, endDt, memberCnt, stakeTxt, mine } = battle
  const phase = phaseOf(battle, now)
  const isInIt = mine.answer === 'ACCEPT'
  return {
    batSeq,
    batNm,
    startDt,
    endDt,
    memberCnt,
    stakeTxt,
    ...statusWords[phase],
    mySideCode: isInIt ? mine.side : null,
    myLeaderYn: yn(isInIt && mine.leaderYn === 'Y'),
    acceptYn: yn(battle.acceptedAt !== null),
    cancelYn: yn(phase === 'cancelled'),
    cancelCode: cancelCodeOf(battle),
    endYn: yn(phase === 'over'),
    settleDtm: `${settleDay(endDt)}${COUNT_TM}`,
    homeTeam: sideRow(battle, 'HOME'),
    awayTeam: battle.awayNm === null ? null : sideRow(battle, 'AWAY'),
  }
}

/** How the member was asked; null for who made the battle. */
export function inviteRow(battle: BattleOf, now: SeoulNow) {
  const { mine } = battle
  if (mine.askedBy === null) return null
  const isRival = mine.side === 'AWAY' && mine.leaderYn === 'Y'
  // A side that was gathered and has not said yes still waits: the way goes on there.
  const isOpen = ['asked', 'ready'].includes(phaseOf(battle, now))
  const said = isRival && mine.answer === 'ACCEPT' && battle.acceptedAt === null ? null : mine.answer
  return {
    fromNickName: mine.askedBy,
    sideCode: mine.side,
    leaderYn: mine.leaderYn,
    msgTxt: mine.msgTxt,
    sendDtm: minuteOf(mine.askedAt),
    answerCode: said ?? (isOpen ? null : ('LAPSE' as const)),
  }
}

export const dayRow = ({ dayDt, homeSteps, awaySteps }: BattleDay) => ({
  batDt: dayDt,
  homeStepCnt: homeSteps,
  awayStepCnt: awaySteps,
})

/** The states of a person, in words as well: shown, never compared. */
const PERSON_WORDS = { ACCEPT: ['JOIN', '참여'], REJECT: ['REJECT', '거절'], asked: ['WAIT', '응답 대기'] } as const

export function personRow(person: Person, battle: BattleOf, phase: Phase) {
  const [statusCode, statusNm] = PERSON_WORDS[person.answer ?? 'asked']
  const hasBegun = !['asked', 'ready', 'cancelled'].includes(phase)
  return {
    memberKey: person.memberKey,
    nickName: person.nickName,
    usrImg: person.usrImg,
    batTeamSeq: sideSeq(battle.batSeq, person.side),
    sideCode: person.side,
    leaderYn: person.leaderYn,
    statusCode,
    statusNm,
    answerCode: person.answer,
    totalStepCnt: hasBegun && seesSteps(battle) ? person.steps : null,
    myYn: yn(person.memberKey === battle.mine.memberKey),
  }
}

export const colleagueRow = ({ memberKey, nickName, usrImg, isBusy }: Colleague) => ({
  memberKey,
  nickName,
  usrImg,
  // No source knows of which department somebody is and whether it may be shown.
  deptNm: null,
  inBattleYn: yn(isBusy),
})

export const messageRow = ({
  msgSeq,
  batSeq,
  batNm,
  msgType,
  fromNickName,
  side,
  leaderYn,
  msgTxt,
  isOpen,
  why,
  readAt,
  sentAt,
}: Message) => ({
  msgSeq,
  batSeq,
  batNm,
  msgType,
  fromNickName,
  sideCode: side,
  leaderYn,
  msgTxt,
  cancelCode: why,
  answerYn: yn(isOpen),
  readYn: yn(readAt !== null),
  sendDtm: minuteOf(sentAt),
})

export function resultRow(battle: BattleOf, people: readonly Person[], days: readonly BattleDay[], now: SeoulNow) {
  const { homeSteps, awaySteps, homeNm, awayNm } = battle
  const winCode = winnerOf(homeSteps, awaySteps)
  const name = winCode === 'HOME' ? homeNm : (awayNm ?? '')
  const best = (['HOME', 'AWAY'] as const).flatMap((side) =>
    people
      .filter((one) => one.side === side && one.answer === 'ACCEPT')
      .toSorted((one, other) => other.steps - one.steps)
      .slice(0, 1),
  )
  return {
    battle: battleRow(battle, now),
    winCode,
    resultTxt:
      winCode === 'DRAW'
        ? '두 팀이 똑같이 걸었어요.'
        : `${name} 팀이 ${wholeText(Math.abs(homeSteps - awaySteps))}보 앞섰어요.`,
    bestList: best.map((one) => personRow(one, battle, 'over')),
    dayList: days.map(dayRow),
  }
}
