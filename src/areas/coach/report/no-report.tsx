import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useNow } from '#src/app/use-now.ts'
import { addDays, formatDay, today as dayIn } from '#src/lib/days.ts'
import { koreanDays } from '#src/lib/korean.ts'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import type { Waiting } from './report.ts'

/** There is no report yet: how far the first one is, and where to write the next meal. */
export function NoReport({ waiting }: { waiting: Waiting }) {
  const { t, i18n } = useLingui()
  const ready = formatDay(addDays(waiting.until, 1), i18n.locale, 'short')
  const today = dayIn(useNow())
  // What is eaten before the first full week counts nowhere.
  const begins = waiting.is === 'days' && waiting.from > today ? formatDay(waiting.from, i18n.locale, 'short') : null
  const spoken = (days: number) => (i18n.locale === 'ko' ? koreanDays(days) : days)
  const missing = waiting.is === 'days' ? spoken(waiting.missing) : 0
  const text =
    waiting.is === 'over'
      ? t`이번 두 주는 넉넉히 적으셨어요. 두 주가 지나면 보고서를 만들어요.`
      : begins === null
        ? t`두 주 동안 닷새만 적으면 언제 얼마나 드시는지 알려 드려요.`
        : t`${begins}부터 두 주 동안 닷새만 적으면 언제 얼마나 드시는지 알려 드려요.`
  return (
    <EmptyState
      level={1}
      title={waiting.is === 'days' ? t`${missing}만 더 적으면 보여 드릴게요` : t`${ready}에 보여 드릴게요`}
      text={text}
      action={<Button render={<Link to="/healthlog/mealRecord" />}>{t`오늘 식사 적기`}</Button>}
    />
  )
}
