import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '#src/lib/numbers.ts'
import type { Kind, Room } from './ways.ts'

export const tenth = (kg: number): string => formatNumber(kg, { decimals: 1, minDecimals: 1 })

export function useSetWords() {
  const { t } = useLingui()
  const kinds: Record<Kind, { title: string; sub: string }> = {
    LOSE: { title: t`가볍게`, sub: t`천천히 몸무게를 줄여요` },
    KEEP: { title: t`지금 그대로`, sub: t`2 % 안에서 지켜요` },
    GAIN: { title: t`무겁게`, sub: t`천천히 몸무게를 늘려요` },
  }
  const titles = {
    kind: t`무엇을 바라세요?`,
    target: t`몇 kg이면\n좋겠어요?`,
    pace: t`얼마나 천천히\n가 볼까요?`,
    daily: t`하루에\n이만큼이에요`,
  } as const
  /** Why nothing outside of the green may be chosen. */
  const roomTitle = (kind: Kind, { min, max }: Room): string => {
    const [from, to] = [tenth(min), tenth(max)]
    if (kind === 'KEEP') return t`${from}에서 ${to} kg 사이예요`
    return kind === 'LOSE' ? t`${from} kg부터 고를 수 있어요` : t`${to} kg까지 고를 수 있어요`
  }
  const roomReason = (kind: Kind, { because }: Room): string => {
    if (because === 'share')
      return kind === 'KEEP' ? t`지금 몸무게의 2 % 안이면 그대로예요.` : t`한 번에 지금 몸무게의 10 %까지만 정해요.`
    return kind === 'GAIN' ? t`그 위는 과체중이라 정하지 않아요.` : t`그 아래는 저체중이라 정하지 않아요.`
  }
  return { kinds, titles, roomTitle, roomReason }
}
