/** A team of a challenge in plain words. */
import { ApiError } from '#src/contract/api-error.ts'
import type { DataOf } from '#src/contract/query.ts'
import { profilePicture, type DefaultPicture } from '#src/lib/profile-picture.ts'

type WireSeat = DataOf<'get', '/api/chalen/challenge/team/teamMemberList'>[number]

export interface TeamSeat {
  key: string
  /** `mine`: kept for the member, who has not sat down. */
  is: 'in' | 'asked' | 'mine' | 'free'
  /** Empty where the server does not say who was asked. */
  name: string
  picture: DefaultPicture | undefined
  leads: boolean
  isMe: boolean
  inviteSeq: number | null
  steps: number | null
}

/** Somebody who is picked to be asked. */
export interface Asked {
  key: string
  name: string
  picture?: DefaultPicture | undefined
}

export function pictureOf(path: string): DefaultPicture {
  const picture = profilePicture(path)
  return picture.kind === 'default' ? picture.picture : 1
}

function standingOf({ inviteSeq, myYn }: WireSeat): TeamSeat['is'] {
  if (inviteSeq === null) return 'in'
  return myYn === 'Y' ? 'mine' : 'asked'
}

/** Who sits, who was asked, and a free seat for each that is left. */
export function toSeats(wire: readonly WireSeat[], places: number): TeamSeat[] {
  const taken = wire.map((one): TeamSeat => ({
    key: one.memberKey,
    is: standingOf(one),
    name: one.nickName,
    picture: one.nickName === '' ? undefined : pictureOf(one.usrImg),
    leads: one.roleCode === 'LEADER',
    isMe: one.myYn === 'Y',
    inviteSeq: one.inviteSeq,
    steps: one.avgStepCnt,
  }))
  const free = Array.from({ length: Math.max(0, places - taken.length) }, (_, turn): TeamSeat => ({
    key: `free-${String(turn)}`,
    is: 'free',
    name: '',
    picture: undefined,
    leads: false,
    isMe: false,
    inviteSeq: null,
    steps: null,
  }))
  return [...taken, ...free]
}

/** Seats that nobody has and nobody was asked to. */
export const freeOf = (seats: readonly TeamSeat[]): number => seats.filter(({ is }) => is === 'free').length

/** The seat that an address means, else the one that was kept last: several teams of a challenge can keep one. */
export function keptSeat<Invite extends { inviteSeq: number; sideCode: string }>(
  invites: readonly Invite[],
  inviteSeq: number | undefined,
): Invite | undefined {
  const kept = invites.filter(({ sideCode }) => sideCode === 'RECEIVED')
  return kept.find((one) => one.inviteSeq === inviteSeq) ?? kept[0]
}

/** Why something of a team did not go; `lost` when nobody knows. */
const refusals = [
  'nameTaken',
  'inTeam',
  'teamFull',
  'full',
  'teamsClosed',
  'alreadyInvited',
  'alreadyAnswered',
  'notOpen',
  'notReinvitable',
  'termsRequired',
  'lost',
] as const
/** `notAskable`: somebody who was picked sits in a team by now. */
export type NotDone = (typeof refusals)[number] | 'notAskable'

/**
 * After these another view stands in the place of the one that asked: the answer was given elsewhere, or nobody can
 * give one.
 */
export const isElsewhere = (why: NotDone): boolean =>
  ['alreadyAnswered', 'notOpen', 'inTeam', 'teamsClosed'].includes(why)

export function refusalOf(error: unknown): NotDone {
  if (!(error instanceof ApiError)) return 'lost'
  // Whom somebody asks is all that the server can find wrong with what these pages send.
  return error.status === 400 ? 'notAskable' : (refusals.find((code) => error.code === code) ?? 'lost')
}
