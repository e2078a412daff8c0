/** Teams as the wire has them. */
import { statusOf } from '#server/domain/challenge/phase.rules.ts'
import type { ChallengeInfo } from '#server/domain/challenge/queries.ts'
import { seoulNow, seoulStamp } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Invite, Seat, Team } from './queries.ts'
import { askableFrom, canAskAgain, canBeAsked, type InviteAnswer, type Sendings } from './rules.ts'

const MINUTE_MS = 60_000

type Dates = Pick<ChallengeInfo, 'startDt' | 'endDt' | 'settleDt' | 'applyStartDt' | 'teamMax'>

export function teamRow(team: Team, challenge: Dates, now: Date) {
  const { teamSeq, chalnCode, name, introTxt, leaderNickName, memberCnt, openYn } = team
  const isBefore = seoulNow(now).day < challenge.startDt
  const state = isBefore ? { statusCode: 'READY', statusNm: '모집 중' } : statusOf(challenge, seoulNow(now))
  return {
    teamSeq,
    chalnCode,
    teamNm: name,
    introTxt,
    leaderNickName,
    memberCnt,
    maxMemberCnt: challenge.teamMax ?? 0,
    openYn,
    ...state,
  }
}

/**
 * A seat of somebody who was asked, to whoever did not ask: that it is kept, not for whom. Else a no would show by
 * whose name is gone.
 */
export const unnamed = (seat: Seat, turn: number): Seat => ({
  ...seat,
  memberKey: `asked-${String(turn)}`,
  nickName: '',
  usrImg: '',
})

export const seatRow = (
  { memberKey, nickName, usrImg, inviteSeq }: Seat,
  { isLeader, isMine, steps }: { isLeader: boolean; isMine: boolean; steps: number | null },
) => ({
  memberKey,
  nickName,
  usrImg,
  roleCode: isLeader ? ('LEADER' as const) : ('MEMBER' as const),
  inviteSeq,
  ...(inviteSeq === null ? { statusCode: 'JOIN', statusNm: '참여' } : { statusCode: 'WAIT', statusNm: '응답 대기' }),
  avgStepCnt: steps,
  myYn: yn(isMine),
})

const ANSWERS: Record<InviteAnswer | 'open', { statusCode: string; statusNm: string }> = {
  open: { statusCode: 'WAIT', statusNm: '응답 대기' },
  ACCEPTED: { statusCode: 'ACCEPT', statusNm: '수락' },
  REJECTED: { statusCode: 'REJECT', statusNm: '거절' },
  CANCELLED: { statusCode: 'CANCEL', statusNm: '취소' },
}

/** The first whole minute of it: what is told is never too early. */
const minuteFrom = (instant: Date | null): string | null =>
  instant === null ? null : seoulStamp(new Date(Math.ceil(instant.getTime() / MINUTE_MS) * MINUTE_MS)).slice(0, 12)

export const inviteRow = (invite: Invite, memberKey: string, challenge: Dates, now: Date) => ({
  inviteSeq: invite.inviteSeq,
  sideCode: invite.isMine ? ('RECEIVED' as const) : ('SENT' as const),
  team: teamRow(invite.team, challenge, now),
  memberKey,
  nickName: invite.nickName,
  inviteDtm: seoulStamp(invite.sentAt).slice(0, 12),
  ...ANSWERS[invite.answer ?? 'open'],
  reinviteYn: yn(!invite.isMine && canAskAgain(invite, now)),
  reinviteDtm: invite.isMine || invite.answer !== null ? null : minuteFrom(askableFrom(invite, now)),
})

export const askableRow = (
  {
    memberKey,
    nickName,
    usrImg,
    isInvited,
    before,
  }: { memberKey: string; nickName: string; usrImg: string; isInvited: boolean; before: Sendings | undefined },
  now: Date,
) => ({
  memberKey,
  nickName,
  usrImg,
  // No source knows of which department somebody is and whether it may be shown.
  deptNm: null,
  invitedYn: yn(isInvited),
  askYn: yn(!isInvited && canBeAsked(before, now)),
  askDtm: isInvited ? null : minuteFrom(askableFrom(before, now)),
})
