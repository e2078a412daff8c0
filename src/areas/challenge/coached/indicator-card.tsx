import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import { lazyPart } from '#src/app/lazy-part.ts'
import { formatDay } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Segmented } from '#src/ui/segmented/segmented.tsx'
import type { Challenge } from '../challenge.ts'
import { courseQuery } from '../challenge.queries.ts'
import { WeightCard } from '../detail/weight-card.tsx'
import { choicesOf, decimalsOf, movedBy, sevensOf, type Indicator } from './coached.ts'
import { indicatorsQuery } from './coached.queries.ts'
import css from './coached.module.css'

const CourseChart = lazyPart(() => import('../detail/course-chart.tsx'), 'CourseChart')

/** What shows how it works: the way of the weight first, and what else the dietitian looks at. */
export function IndicatorCard({ challenge }: { challenge: Challenge }) {
  const { t } = useLingui()
  const { data: indicators = [] } = useQuery(indicatorsQuery(challenge.code))
  const [code, setCode] = useState('BW')
  const choices = choicesOf(indicators)
  const chosen = choices.find(({ indicatorCode }) => indicatorCode === code)
  const choice =
    choices.length < 2 ? null : (
      <Segmented
        className={css.choice}
        label={t`무엇을 볼까요`}
        value={code}
        onChange={setCode}
        options={choices.map(({ indicatorCode, indicatorNm }) => ({ value: indicatorCode, label: indicatorNm }))}
      />
    )
  return chosen === undefined || chosen.indicatorCode === 'BW' ? (
    <WeightCard challenge={challenge} choice={choice} />
  ) : (
    <OtherCard challenge={challenge} indicator={chosen} choice={choice} />
  )
}

/** A value without a goal: what it is now, how far it is from where it began, and its course. */
function OtherCard({
  challenge,
  indicator,
  choice,
}: {
  challenge: Challenge
  indicator: Indicator
  choice: ReactNode
}) {
  const { t, i18n } = useLingui()
  const { indicatorCode, indicatorNm, unitNm, nowVal, baseDt } = indicator
  const { data: course } = useQuery(courseQuery(challenge.code, indicatorCode))
  const decimals = decimalsOf(nowVal ?? '')
  const shown = (value: number) =>
    `${formatNumber(value, { decimals, minDecimals: decimals })}${unitNm === '%' ? '' : ' '}${unitNm}`
  const isDinner = indicatorCode === 'DINNERKCAL'
  const sevens = isDinner
    ? sevensOf(
        course?.pointList.flatMap(({ indicatorVal }) => (indicatorVal === null ? [] : [Number(indicatorVal)])) ?? [],
      )
    : undefined
  function ofSevens(moved: number): string {
    const by = shown(Math.abs(moved))
    if (moved === 0) return t`최근 7번 평균, 처음 7번과 같아요`
    return moved < 0 ? t`최근 7번 평균, 처음 7번보다 ${by} 적어요` : t`최근 7번 평균, 처음 7번보다 ${by} 많아요`
  }
  /** One dinner beside another says nothing: only what is measured is compared with its start. */
  function ofOne(): string {
    const moved = isDinner ? null : movedBy(indicator)
    const on = baseDt === null ? '' : formatDay(baseDt, i18n.locale, 'short')
    if (moved === null) return t`${on} 기록`
    const by = shown(Math.abs(moved.by))
    return moved.by < 0 ? t`처음보다 ${by} 줄었어요` : t`처음보다 ${by} 늘었어요`
  }
  function nowText(): string {
    if (sevens) return shown(sevens.now)
    return nowVal === null ? '' : shown(Number(nowVal))
  }
  return (
    <Card>
      <CardHead title={t`어떻게 달라지나요`} />
      {choice}
      <p className={css.now}>
        <b>{nowText()}</b>
        <span>{sevens ? ofSevens(sevens.by) : ofOne()}</span>
      </p>
      {course === undefined || course.pointList.length < 2 ? (
        <p className={css.reason}>{course && t`다음에 기록하면 달라진 모습을 그려 드릴게요.`}</p>
      ) : (
        <div className={css.chart}>
          <Suspense fallback={null}>
            <CourseChart
              challenge={challenge}
              course={course}
              name={indicatorNm}
              color={isDinner ? 'intake' : 'weight'}
              format={shown}
            />
          </Suspense>
        </div>
      )}
      {isDinner ? <Button kind="soft" block render={<Link to="/healthlog/mealRecord" />}>{t`식사 적기`}</Button> : null}
    </Card>
  )
}
