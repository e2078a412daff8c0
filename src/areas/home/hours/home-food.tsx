import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Soup from 'lucide-react/icons/soup'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useLanguage } from '#src/app/use-language.ts'
import { formatQuantity } from '#src/lib/units.ts'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { Dish } from '#src/ui/dish/dish.tsx'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import type { HomeCardProps } from '../hub/card-props.ts'
import { homeFoodQuery, type HomeFood } from './home-food.queries.ts'
import { useRecordFood } from './use-record-food.ts'
import css from './hours.module.css'

/** On a day without a canteen: what was eaten lately, one tap each for the meal of this hour. */
export function HomeFoodCard({ now }: HomeCardProps) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { data: foods, isError, isFetching, refetch } = useQuery(homeFoodQuery())
  const { busy, eat } = useRecordFood(now)
  const isNumbersOff = useNumbersOff()
  if (isError && !foods)
    return (
      <FailedPart
        icon={Soup}
        title={t`최근에 드신 것을 불러오지 못했어요`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!foods?.length) return null

  const nameOf = ({ name, nameEng }: HomeFood) => (language === 'en' && nameEng) || name
  return (
    <Card>
      <CardHead
        title={t`집에서 드셨나요?`}
        more={<MoreLink render={<Link to="/healthlog/mealRecord" />}>{t`다른 음식`}</MoreLink>}
      />
      <ul className={css.foods}>
        {foods.map((food) => (
          <li key={food.foodId}>
            <button type="button" aria-disabled={busy} onClick={() => void eat(food, nameOf(food))}>
              <Dish {...dishFor(food.name)} size={60} />
              <b>{nameOf(food)}</b>
              {food.kcal === null || isNumbersOff ? null : <small>{formatQuantity(food.kcal, 'kcal')}</small>}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
