import { useLingui } from '@lingui/react/macro'
import type { Group } from '../destinations.ts'

interface GroupWords {
  name: string
  /** What stands on a tile of which nothing is known yet. */
  sentence: string
}

/** What members come for, in words. */
export function useGroupWords(): Record<Group, GroupWords> {
  const { t } = useLingui()
  return {
    eat: { name: t`먹기`, sentence: t`오늘 무엇이 나오는지 봐요` },
    measure: { name: t`재고 적기`, sentence: t`재면 바로 적어 둬요` },
    walk: { name: t`걷고 겨루기`, sentence: t`동료와 함께 걸어요` },
    ask: { name: t`만나고 묻기`, sentence: t`궁금한 것을 물어봐요` },
    gather: { name: t`모으고 받기`, sentence: t`모아서 바꿔 받아요` },
    fit: { name: t`나에게 맞추기`, sentence: t`내게 맞게 바꿔요` },
  }
}
