import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Bar } from '#src/charts/bar.tsx'
import { HeatCalendar } from '#src/charts/heat-calendar.tsx'
import { addDays, addMonths, formatDay, weekOf } from '#src/lib/days.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { practiceMonthQuery, practicesOfMonthQuery } from './practice.queries.ts'
import { monthPoints } from './practice.ts'
import css from './practice.module.css'

/** The month day by day, and which practice sticks. Nothing before the first was chosen. */
export function PracticeMonth({ month }: { month: string }) {
  const { t, i18n } = useLingui()
  const { data: days } = useQuery({ ...practiceMonthQuery(month), placeholderData: keepPreviousData })
  const { data: practices = [] } = useQuery({ ...practicesOfMonthQuery(month), placeholderData: keepPreviousData })
  if (!days || days.actDayCnt === 0) return null
  const from = `${days.baseMm}01`
  const name = formatDay(from, i18n.locale, 'month')
  const weekdays = weekOf(from).map((day) => formatDay(day, i18n.locale, 'weekday'))
  return (
    <>
      <Card>
        <CardHead title={name} />
        <HeatCalendar
          points={monthPoints(days)}
          from={from}
          to={addDays(addMonths(from, 1), -1)}
          color="brand"
          full={100}
          weekdays={weekdays}
          keyWords={[t`적게`, t`모두`]}
          label={t`${name}: ${days.actDayCnt}일 가운데 ${days.fullDayCnt}일은 모두 했어요`}
          tableCaption={t`${name} 실천`}
          tableHead={[t`날`, t`한 비율`]}
          formatDay={(day) => formatDay(day, i18n.locale, 'short')}
          formatValue={(value) => `${value}%`}
          emptyText=""
        />
      </Card>
      <Card>
        <CardHead title={t`잘 붙는 습관`} id="sticks" />
        <ul className={css.sticks} aria-labelledby="sticks">
          {practices.map((practice) => (
            <li key={practice.actCode}>
              <span>{practice.actNm}</span>
              <b>{t`${practice.dayCnt}일 가운데 ${practice.doneCnt}일`}</b>
              <Bar percent={practice.doneRate} thin />
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
