import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '#src/app/lazy-part.ts'
import { Bar, BarEnds } from '#src/charts/bar.tsx'
import { formatNumber } from '#src/lib/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import type { Challenge } from '../challenge.ts'
import { courseQuery } from '../challenge.queries.ts'
import css from './detail.module.css'

const CourseChart = lazyPart(() => import('./course-chart.tsx'), 'CourseChart')

/** How far the way to a weight is, and its course so far; `choice`: what else can be looked at in its place. */
export function WeightCard({ challenge, choice }: { challenge: Challenge; choice?: ReactNode }) {
  const { t } = useLingui()
  const { code, mine } = challenge
  const { data: course } = useQuery(courseQuery(code, 'BW'))
  if (mine === null) return null
  const { rate, today, todayGoal } = mine
  const kg = (value: number) => t`${formatNumber(value, { decimals: 1, minDecimals: 1 })} kg`
  return (
    <Card>
      <CardHead title={t`목표까지`} />
      {choice}
      <Bar percent={rate} color="weight" label={t`목표까지 ${rate}퍼센트 왔어요`} />
      <BarEnds
        start={<b>{today === 0 ? t`기록이 없어요` : kg(today)}</b>}
        end={todayGoal === null ? t`목표를 정하지 않았어요` : t`목표 ${kg(todayGoal)}`}
      />
      {course === undefined || course.pointList.length < 2 ? null : (
        <div className={css.chart}>
          <Suspense fallback={null}>
            <CourseChart challenge={challenge} course={course} name={t`체중`} color="weight" format={kg} />
          </Suspense>
        </div>
      )}
      <div className={css.record}>
        <Button kind="soft" block render={<Link to="/healthlog/WeightRecord" />}>{t`체중 적기`}</Button>
      </div>
    </Card>
  )
}
