import { useLingui } from '@lingui/react/macro'
import type { NotIn } from './answer-once.ts'

/** Why something about a battle did not go, to the member. */
export function useRefusalWords(): (why: NotIn) => string {
  const { t } = useLingui()
  const words: Record<NotIn, string> = {
    openBattle: t`그동안 하는 배틀이 있어요.`,
    inBattle: t`그동안 다른 배틀에 있는 동료가 있어요.`,
    notFound: t`더는 답할 수 없는 초대예요.`,
    badRequest: t`부를 사람이나 날을 다시 골라 주세요.`,
    notOpen: t`더는 답할 수 없는 초대예요.`,
    begun: t`이미 시작한 배틀이에요.`,
    teamFull: t`방금 자리가 다 찼어요.`,
    alreadyAnswered: t`이미 답했어요.`,
    alreadyInvited: t`이미 부른 동료예요.`,
    awayTeamMade: t`상대 팀이 이미 있어요.`,
    lost: t`저장하지 못했어요. 다시 눌러 주세요.`,
  }
  return (why) => words[why]
}
