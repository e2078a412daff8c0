import { Trans, useLingui } from '@lingui/react/macro'
import { BarEnds } from '#src/charts/bar.tsx'
import { VerticalBars } from '#src/charts/vertical-bars.tsx'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { formatDay, type Day } from '#src/lib/days.ts'
import { formatAmount, formatQuantity } from '#src/lib/units.ts'
import { Card } from '#src/ui/card/card.tsx'
import { skippedIn, weekBars } from './week.ts'
import css from './week.module.css'

/** The seven days; one on which a meal was skipped says so over its bar. */
export function WeekDays({ report, today }: { report: Schemas['PatternReport']; today: Day }) {
  const { t, i18n } = useLingui()
  const numbersOff = useNumbersOff()
  const percents = weekBars(report)
  const skipped = skippedIn(report)
  const skippedLine = skipped === 0 ? null : <p className={css.words}>{t`거른 끼니는 ${skipped}번이에요`}</p>
  if (numbersOff) return skippedLine && <Card>{skippedLine}</Card>
  const weekday = (day: Day) => formatDay(day, i18n.locale, 'weekday')
  // A day rests on as many meals as are told of it.
  const value = (kcal: number | null, mealCnt: number, nfCnt: number) => {
    const energy = kcal === null ? [t`기록 없음`] : [formatQuantity(kcal, 'kcal'), t`${mealCnt}끼`]
    return (nfCnt > 0 ? [...energy, t`거른 끼니 ${nfCnt}`] : energy).join(', ')
  }
  return (
    <Card>
      <VerticalBars
        color="intake"
        label={t`이 주에 드신 열량. ${report.dayList
          .filter(({ baseDt }) => baseDt <= today)
          .map(({ baseDt, eatKcal, mealCnt, nfCnt }) => `${weekday(baseDt)} ${value(eatKcal, mealCnt, nfCnt)}`)
          .join(', ')}`}
        tableCaption={t`이 주에 드신 열량`}
        tableHead={[t`날짜`, t`열량`]}
        emptyText={t`이 주에는 기록이 없어요`}
        bars={report.dayList.map(({ baseDt, eatKcal, mealCnt, nfCnt }, at) => ({
          key: baseDt,
          name: weekday(baseDt),
          percent: percents[at] ?? null,
          value: value(eatKcal, mealCnt, nfCnt),
          ...(eatKcal !== null && { label: nfCnt > 0 ? t`거름 ${nfCnt}` : t`${mealCnt}끼` }),
          ...(baseDt > today && { ahead: true as const }),
        }))}
      />
      <BarEnds
        start={
          report.avgKcal === null ? null : (
            <Trans>
              하루 평균 <b>{formatAmount(report.avgKcal, 'kcal')} kcal</b>
            </Trans>
          )
        }
        end={report.eatKcalGoal === null ? null : t`목표 ${formatQuantity(report.eatKcalGoal, 'kcal')}`}
      />
      {skippedLine}
    </Card>
  )
}
