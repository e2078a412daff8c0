import { useLingui } from '@lingui/react/macro'

/** How far the day's practices are, in one line; small numbers as people say them. */
export function useLeadWords() {
  const { t } = useLingui()
  const words = [t`하나`, t`둘`, t`셋`, t`넷`, t`다섯`, t`여섯`, t`일곱`, t`여덟`, t`아홉`, t`열`]
  const word = (count: number) => words[count - 1] ?? String(count)
  return ({ total, done, isToday }: { total: number; done: number; isToday: boolean }): string => {
    const [all, did, left] = [word(total), word(done), word(total - done)]
    if (total === 0) return isToday ? t`작은 실천 하나,\n골라 볼까요?` : t`이날은 고른 실천이\n없었어요`
    if (!isToday) return done === 0 ? t`이날은 쉬어 갔어요` : t`이날 실천 ${all} 가운데\n${did} 했어요`
    if (done === total) return t`오늘 실천을\n다 했어요`
    if (done === 0) return t`오늘 실천 ${all},\n가볍게 해 볼까요?`
    return t`오늘 실천 ${all} 가운데\n${left} 남았어요`
  }
}
