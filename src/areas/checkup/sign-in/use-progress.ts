import { useLingui } from '@lingui/react/macro'

const STEPS = 3

/** Which of the three pages this is. */
export function useProgress(at: 1 | 2 | 3) {
  const { t } = useLingui()
  return { label: t`건강검진 불러오기`, at, of: STEPS, text: t`${STEPS}단계 가운데 ${at}단계` }
}
