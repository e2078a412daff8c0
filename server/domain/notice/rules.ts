/** The kinds of notices, in the order of the settings, with their words there. */
import type { Words } from '#server/domain/member/language.rules.ts'

export type PushType = 'menu' | 'health' | 'challenge' | 'event' | 'reservation' | 'chat' | 'notice'

export interface PushKind {
  type: PushType
  name: Words
  example: Words
  /** Whether it is wanted by somebody who was never asked. */
  isOnByDefault: boolean
  /** Stands in the list even when the member wants no push of it: one's own appointments and conversations. */
  isAlwaysListed: boolean
}

export const pushKinds: readonly PushKind[] = [
  {
    type: 'menu',
    name: { ko: '식단', en: 'Menus' },
    example: { ko: '점심 전에 오늘의 식단을 알려 드려요.', en: 'Today’s menu, before lunch.' },
    isOnByDefault: true,
    isAlwaysListed: false,
  },
  {
    type: 'health',
    name: { ko: '건강 기록', en: 'Health records' },
    example: { ko: '정해 둔 운동과 약 시간을 알려 드려요.', en: 'Your times for exercise and medicine.' },
    isOnByDefault: true,
    isAlwaysListed: false,
  },
  {
    type: 'challenge',
    name: { ko: '챌린지', en: 'Challenges' },
    example: {
      ko: '팀과 배틀의 초대와 답, 챌린지와 배틀의 결과, 소식을 받기로 한 새 챌린지를 알려 드려요.',
      en: 'Invitations to teams and battles, their answers, how challenges and battles end, and new challenges you asked to hear of.',
    },
    isOnByDefault: true,
    isAlwaysListed: false,
  },
  {
    type: 'event',
    name: { ko: '이벤트', en: 'Events' },
    example: {
      ko: '당첨됐을 때와 동료가 내 코드로 왔을 때 알려 드려요.',
      en: 'When you have won, and when a colleague came with your code.',
    },
    isOnByDefault: false,
    isAlwaysListed: false,
  },
  {
    type: 'reservation',
    name: { ko: '예약', en: 'Reservations' },
    example: {
      ko: '예약한 상담, 받을 점심, 달라진 예약 값을 알려 드려요.',
      en: 'Your appointments, lunches to pick up, and when an order costs less.',
    },
    isOnByDefault: true,
    isAlwaysListed: true,
  },
  {
    type: 'chat',
    name: { ko: '상담 대화', en: 'Chat' },
    example: { ko: '상담사가 답하면 알려 드려요.', en: 'When your counsellor has replied.' },
    isOnByDefault: false,
    isAlwaysListed: true,
  },
  {
    type: 'notice',
    name: { ko: '공지', en: 'Announcements' },
    example: {
      ko: '문의에 답이 오거나 포인트가 곧 사라지면 알려 드려요.',
      en: 'When your question has a reply, or points are about to end.',
    },
    isOnByDefault: true,
    isAlwaysListed: false,
  },
]

/** Which kinds a member wants, by what was stored about some of them. */
export function wanted(stored: readonly { pushType: string; useYn: 'Y' | 'N' }[]): Map<PushType, boolean> {
  const said = new Map(stored.map(({ pushType, useYn }) => [pushType, useYn === 'Y']))
  return new Map(pushKinds.map(({ type, isOnByDefault }) => [type, said.get(type) ?? isOnByDefault]))
}

/**
 * What becomes of a notice: listed and pushed, listed only, or not even written. A kind that somebody does not want
 * leaves no dot at the bell either.
 */
export function fateOf(type: PushType, isWanted: boolean): 'pushed' | 'listed' | 'dropped' {
  if (isWanted) return 'pushed'
  return pushKinds.some((kind) => kind.type === type && kind.isAlwaysListed) ? 'listed' : 'dropped'
}

/** This many of a kind are looked at, and one opened in time is little. */
export const QUIET_OF = 6
const LITTLE = 1

/** Older messages say nothing of what somebody wants now. */
export const QUIET_SINCE_MS = 60 * 86_400_000

export interface OpenedKind {
  kind: PushType
  sent: number
  opened: number
}

/** The kind that is opened least, when it is wanted, can be without, and is hardly opened. */
export function hardlyOpened(
  kinds: readonly { kind: string; sent: number; opened: number }[],
  chosen: ReadonlyMap<PushType, boolean>,
): OpenedKind | null {
  const quiet = pushKinds.flatMap(({ type, isAlwaysListed }) => {
    const found = kinds.find(({ kind }) => kind === type)
    if (
      isAlwaysListed ||
      chosen.get(type) !== true ||
      found === undefined ||
      found.sent < QUIET_OF ||
      found.opened > LITTLE
    )
      return []
    return [{ kind: type, sent: found.sent, opened: found.opened }]
  })
  return quiet.toSorted((one, other) => one.opened - other.opened)[0] ?? null
}
