import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Soup from 'lucide-react/icons/soup'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import type { HomeCardProps } from '../hub/card-props.ts'
import { isHidden } from '../hub/health-cards.ts'
import { BowlStack } from './bowl-stack.tsx'
import { dayMealsQuery, type EatenMeal } from './day.queries.ts'
import css from './hours.module.css'

/** The day as a long table in the order of time. */
export function DayTable({ home: { intakeKcal, healthCards }, now }: HomeCardProps) {
  const { t } = useLingui()
  const numbersOff = useNumbersOff()
  const { data: meals, isError, isFetching, refetch } = useQuery(dayMealsQuery(now.day))
  if (isError && !meals)
    return (
      <FailedPart
        icon={Soup}
        title={t`오늘 드신 것을 불러오지 못했어요`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  const eaten = formatNumber(intakeKcal.value ?? 0)
  const goal = formatNumber(intakeKcal.goal ?? 0)
  return (
    <Card>
      <CardHead
        title={t`오늘 드신 것`}
        more={<MoreLink render={<Link to="/healthlog/mealRecord" />}>{t`자세히`}</MoreLink>}
      />
      <div className={css.day}>{meals?.length ? <Places meals={meals} /> : <p>{t`아직 적은 것이 없어요`}</p>}</div>
      {intakeKcal.value === null || numbersOff || isHidden(healthCards, 'EAT') ? null : (
        <p className={css.total}>
          <span>
            <Trans>
              <b>{eaten} kcal</b> 드셨어요
            </Trans>
          </span>
          {intakeKcal.goal === null ? null : <span>{t`목표 ${goal} kcal`}</span>}
        </p>
      )}
    </Card>
  )
}

function Places({ meals }: { meals: readonly EatenMeal[] }) {
  const name = useMealTimeName()
  const numbersOff = useNumbersOff()
  return (
    <ol>
      {meals.map(({ type, bowls, kcal }) => (
        <li key={type}>
          <BowlStack bowls={bowls} />
          <small>
            {name(type)} {kcal === null || numbersOff ? null : <span>{formatNumber(kcal)}</span>}
          </small>
        </li>
      ))}
    </ol>
  )
}
