import { useLingui } from '@lingui/react/macro'
import { Segmented } from '#src/ui/segmented/segmented.tsx'
import type { Period } from './period.ts'

interface Props {
  periods: readonly Period[]
  period: Period
  onPeriod: (period: Period) => void
}

/** Over how long the page looks back. */
export function PeriodSwitch({ periods, period, onPeriod }: Props) {
  const { t } = useLingui()
  const names: Record<Period, string> = {
    day: t`하루`,
    week: t`1주`,
    month: t`1개월`,
    whole: t`1개월`,
    quarter: t`3개월`,
    year: t`1년`,
    years: t`3년`,
  }
  return (
    <Segmented<Period>
      label={t`기간`}
      value={period}
      onChange={onPeriod}
      options={periods.map((value) => ({ value, label: names[value] }))}
    />
  )
}
