import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import Activity from 'lucide-react/icons/activity'
import MessageCircle from 'lucide-react/icons/message-circle'
import type { Schemas } from '#src/contract/schemas.ts'
import type { LucideIcon } from '#src/ui/icon/icon.tsx'

export type Kind = Schemas['CounselingType']
export type Service = Schemas['WelfitType']

/** A counselling that comes with a challenge. */
export type Challenge = { chalnCode: string; roundNo: number }

type ServiceKind = {
  name: MessageDescriptor
  /** The question over the days. */
  ask: MessageDescriptor
  /** Whose times it takes. */
  service: Service
  icon: LucideIcon
  /** One says what to talk about, and how to meet. */
  isTalk: boolean
  /** Nothing may be eaten for two hours before. */
  isFasting: boolean
}

/** What can be reserved: one screen family over these. */
export const kinds: Readonly<Record<Kind, ServiceKind>> = {
  TALK: {
    name: msg`Fit-Talk`,
    ask: msg`언제 이야기할까요?`,
    service: 'TALK',
    icon: MessageCircle,
    isTalk: true,
    isFasting: false,
  },
  MEAL: {
    name: msg`식사 상담`,
    ask: msg`언제 이야기할까요?`,
    service: 'TALK',
    icon: MessageCircle,
    isTalk: true,
    isFasting: false,
  },
  CHALN: {
    name: msg`챌린지 상담`,
    ask: msg`언제 이야기할까요?`,
    service: 'TALK',
    icon: MessageCircle,
    isTalk: false,
    isFasting: false,
  },
  CHECK: {
    name: msg`Fit-Check`,
    ask: msg`언제 재러 오세요?`,
    service: 'CHECK',
    icon: Activity,
    isTalk: false,
    isFasting: true,
  },
}

/** What an address asks for: measuring, a talk, or a talk about meals. */
export function kindOf(rsrvType: Service, isMeal: boolean, challenge: Challenge | undefined): Kind {
  if (rsrvType === 'CHECK') return 'CHECK'
  if (challenge) return 'CHALN'
  return isMeal ? 'MEAL' : 'TALK'
}
