import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useNow } from '#src/app/use-now.ts'
import { today as dayIn, type Day } from '#src/lib/days.ts'
import { formatQuantity } from '#src/lib/units.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Lead } from '#src/ui/page/page.tsx'
import { WeekDays } from './week-days.tsx'
import { WeekMeals } from './week-meals.tsx'
import { WeekNutrients } from './week-nutrients.tsx'
import { leadOfWeek, mealsIn } from './week.ts'
import { weekReportQuery } from '#src/domain/meal/week-report.queries.ts'
import css from './week.module.css'

/**
 * How a week was eaten against the one before: the meals' part of the weekly report. Nothing where too few days are
 * known.
 */
export function WeekCards({ monday }: { monday: Day }) {
  const { t } = useLingui()
  const numbersOff = useNumbersOff()
  const today = dayIn(useNow())
  const { data: report } = useSuspenseQuery(weekReportQuery(monday))
  const lead = leadOfWeek(report)
  if (lead.is === 'few') return null
  const meals = mealsIn(report)
  const basis =
    lead.is === 'part'
      ? t`하루 두 끼 넘게 적은 날이 사흘이면 한 주를 견줘 드려요`
      : t`${report.meanDayCnt}일의 기록으로 셈했어요`
  const title = () => {
    if (lead.is === 'part') return t`적으신 ${meals}끼로는 한 주를 말하기 일러요`
    if (numbersOff && lead.is !== 'usual') return t`${report.recordDayCnt}일을 적었어요`
    switch (lead.is) {
      case 'mean':
        return t`하루 평균 ${formatQuantity(lead.kcal, 'kcal')} 드셨어요`
      case 'usual':
        return t`한 주 전만큼 드셨어요`
      case 'more':
        return t`한 주 전보다 하루 ${formatQuantity(lead.kcal, 'kcal')} 더 드셨어요`
      case 'less':
        return t`한 주 전보다 하루 ${formatQuantity(lead.kcal, 'kcal')} 덜 드셨어요`
    }
  }
  return (
    <>
      <Lead as="h2" title={title()} below={basis} />
      <WeekDays report={report} today={today} />
      {numbersOff ? null : (
        <>
          <WeekMeals rates={report.mealRateList} />
          <WeekNutrients nutrients={report.nutrientList} />
        </>
      )}
      {report.summaryTxt === null ? null : (
        <Card>
          <CardHead title={t`식사에서 다음 한 걸음`} />
          <p className={css.words}>{report.summaryTxt}</p>
        </Card>
      )}
    </>
  )
}
