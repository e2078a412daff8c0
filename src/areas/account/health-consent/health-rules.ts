import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Schemas } from '#src/contract/schemas.ts'
import { keepingName } from '#src/domain/consent/keeping-words.ts'
import { phoneName } from '#src/domain/consent/phone-words.ts'

export type RuleSn = Schemas['ConsentRule']['ruleSn']

/** Nobody is given records by it yet: there is nothing to be asked for, only what was given once to be taken back. */
export const isUnused = ({ ruleSn, agreeYn }: Pick<Schemas['ConsentRule'], 'ruleSn' | 'agreeYn'>): boolean =>
  ruleSn === '2' && agreeYn === 'N'

/** The health consents as their cards say them; their chapters stand in health-terms.ts. */
export const healthRules: Record<
  RuleSn,
  { name: MessageDescriptor; gives: MessageDescriptor; stops: MessageDescriptor }
> = {
  '1': {
    name: keepingName,
    gives: msg`체중·혈압·혈당 같은 기록을 저장하고 보여 드려요.`,
    stops: msg`새 기록을 저장하지 않고, 점수와 건강나이, 목표까지 온 길을 셈하지 않아요. 이미 있는 기록은 볼 수 있어요. 휴대폰의 걸음과 식사는 민감정보 처리 동의로 저장해서, 그 동의도 거둬야 멈춰요.`,
  },
  '2': {
    name: msg`건강정보 제공`,
    gives: msg`지금은 식당 운영사에 건네는 기록이 없어요. 건네게 되면 먼저 알리고 다시 여쭤 봐요.`,
    stops: msg`건네는 것이 없어서 멈추는 것도 없어요.`,
  },
  '3': {
    name: phoneName,
    gives: msg`휴대폰의 걸음·수면·심박수를 가져와요. 걸음과 식사는 이 동의만으로 저장해요.`,
    stops: msg`다음 연동부터 가져오지 않아요. 이미 가져온 기록은 지울 때까지, 걸음과 수면은 정해 둔 기간까지 남아요.`,
  },
  '4': {
    name: msg`코칭 활용`,
    gives: msg`건강 이야기에서 이번 주 기록에 맞는 이야기를 먼저 보여 드려요.`,
    stops: msg`이야기를 기록으로 고르지 않아요. 식사와 운동 추천은 그대로예요.`,
  },
}
