import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Soup from 'lucide-react/icons/soup'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useLanguage } from '#src/app/use-language.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { formatQuantity } from '#src/lib/units.ts'
import { wireTimeOf } from '#src/lib/wire-time.ts'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { Dish } from '#src/ui/dish/dish.tsx'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import type { HomeCardProps } from '../hub/card-props.ts'
import { homeFoodQuery, mealAt, useRecordFood, type HomeFood } from './home-food.queries.ts'
import css from './hours.module.css'

/** On a day without a canteen: what was eaten lately, one tap each for the meal of this hour. */
export function HomeFoodCard({ now }: HomeCardProps) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { data: foods, isError, isFetching, refetch } = useQuery(homeFoodQuery())
  const { record, takeBack } = useRecordFood()
  const mealName = useMealTimeName()
  const isNumbersOff = useNumbersOff()
  if (isError && !foods) return <FailedPart icon={Soup} title={t`최근에 드신 것을 불러오지 못했어요`} retrying={isFetching} onRetry={() => void refetch()} />
  if (!foods?.length) return null

  const nameOf = ({ name, nameEng }: HomeFood) => (language === 'en' && nameEng) || name
  const eat = (food: HomeFood) => {
    const menuMealType = mealAt(now.time)
    const meal = mealName(menuMealType)
    const name = nameOf(food)
    const eatDt = wireTimeOf(now.day, now.time)
    record.send({ body: { baseDt: now.day, menuMealType, foodList: [{ foodId: food.foodId, eatQty: food.qty, unitCode: food.unitCode, eatDt }] } }, ({ hcUclSeqNoList }) =>
      toast({ kind: 'good', text: t`${name}, ${meal}으로 기록했어요`, action: { label: t`취소`, onPress: () => takeBack.send({ body: { hcUclSeqNoList } }) } }),
    )
  }
  return (
    <Card>
      <CardHead title={t`집에서 드셨나요?`} more={<MoreLink render={<Link to="/healthlog/mealRecord" />}>{t`다른 음식`}</MoreLink>} />
      <ul className={css.foods}>
        {foods.map((food) => (
          <li key={food.foodId}>
            <button type="button" aria-disabled={record.isPending} onClick={() => record.isPending || eat(food)}>
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
