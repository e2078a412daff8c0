/** What differs between the kinds of challenges: data, so that one page draws all of them. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Kind } from '../challenge.ts'

/** Who may see something of a member: everybody in it, the own team, the coach, nobody else. */
export type Sees = 'all' | 'team' | 'coach' | 'self'

export interface ChallengeKind {
  /** What shows the progress. */
  slot: 'days' | 'bowls' | 'weight'
  hasRanking: boolean
  /** Counts the steps of a phone: joining asks for one. */
  needsPhone: boolean
  /** What a member agrees to show, told before the terms. */
  sees: readonly { what: MessageDescriptor; why: MessageDescriptor; who: Sees }[]
}

const nickname = { what: msg`별명과 그림`, why: msg`이야기에 나와요`, who: 'all' } as const
const body = { what: msg`체중과 식사`, why: msg`나의 목표를 셀 때만 써요`, who: 'self' } as const

export const kinds: Record<Kind, ChallengeKind> = {
  STEP: {
    slot: 'days',
    hasRanking: true,
    needsPhone: true,
    sees: [
      { ...nickname, why: msg`순위와 이야기에 나와요` },
      { what: msg`하루 걸음 수`, why: msg`팀 평균을 낼 때 써요`, who: 'team' },
      { what: msg`걸은 시각과 길, 체중, 식사`, why: msg`이 챌린지는 쓰지 않아요`, who: 'self' },
    ],
  },
  WF: {
    slot: 'bowls',
    hasRanking: false,
    needsPhone: false,
    sees: [nickname, { what: msg`먹은 날`, why: msg`계산대에서 세어요`, who: 'self' }, body],
  },
  DIET: { slot: 'weight', hasRanking: false, needsPhone: false, sees: [nickname, body] },
  MISSION: {
    slot: 'days',
    hasRanking: false,
    needsPhone: false,
    sees: [nickname, { what: msg`미션 기록`, why: msg`성공한 날을 셀 때 써요`, who: 'self' }],
  },
  INTENSIVE: {
    slot: 'weight',
    hasRanking: false,
    needsPhone: false,
    sees: [nickname, { what: msg`체중과 식사`, why: msg`영양사가 보고 한마디를 드려요`, who: 'coach' }],
  },
}
