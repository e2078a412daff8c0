import { useLingui } from '@lingui/react/macro'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import type { Day } from '#src/lib/days.ts'
import { formatQuantity } from '#src/lib/units.ts'
import type { Span } from './span.ts'

/** What a span comes to, in its first line, and how it stands beside the one before. */
export function useSums(
  sums: Schemas['WrkotAvgKcal'] | undefined,
  { is, start, end }: Span,
  today: Day,
): { title: string; below: string | undefined } {
  const { t } = useLingui()
  const numbersOff = useNumbersOff()
  if (!sums) return { title: t`운동 기록`, below: undefined }
  const { wrkotCnt, wrkotMin, diffKcal, avgKcal } = sums
  const isNow = start <= today && today <= end
  const when = {
    week: isNow ? t`이번 주` : t`이 주`,
    month: isNow ? t`이번 달` : t`이 달`,
  }[is]
  if (wrkotCnt === 0) return { title: t`${when}에는\n운동한 기록이 없어요`, below: undefined }
  const title = t`${when} ${wrkotCnt}번,\n${wrkotMin}분 움직였어요`
  if (numbersOff || avgKcal === null) return { title, below: undefined }
  const mean = t`운동한 날 평균 ${formatQuantity(avgKcal, 'kcal')}`
  if (diffKcal === null || diffKcal === 0) return { title, below: mean }
  const by = formatQuantity(Math.abs(diffKcal), 'kcal')
  const before = is === 'week' ? t`한 주 전` : t`한 달 전`
  return {
    title,
    below: diffKcal > 0 ? t`${mean}, ${before}보다 ${by} 늘었어요` : t`${mean}, ${before}보다 ${by} 줄었어요`,
  }
}
