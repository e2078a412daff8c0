import { useLingui } from '@lingui/react/macro'
import type { WhyOff } from '../battle.ts'

/** Why a battle is off, to the member: in a sentence, and in so few words that a row has room for them. */
export function useCancelWords(): (why: WhyOff) => { sentence: string; short: string } {
  const { t } = useLingui()
  const words: Record<WhyOff, { sentence: string; short: string }> = {
    MAKER: { sentence: t`배틀을 만든 쪽에서 취소했어요.`, short: t`만든 쪽에서 취소` },
    UNMATCHED: { sentence: t`첫날까지 상대 팀이 정해지지 않아 시작하지 않았어요.`, short: t`상대 팀이 없었어요` },
    UNEVEN: { sentence: t`첫날 두 팀의 사람 수가 달라서 시작하지 않았어요.`, short: t`사람 수가 달랐어요` },
    SIDE: { sentence: t`우리 팀장이 이번엔 쉬어요.`, short: t`팀장이 이번엔 쉬어요` },
  }
  return (why) => words[why]
}
