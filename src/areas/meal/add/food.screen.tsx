import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import Heart from 'lucide-react/icons/heart'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { goBack } from '#src/app/navigation.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Fine } from '#src/ui/page/page.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { isGone, sayGone } from '../record/say-gone.ts'
import { CHANGE_RECORD, recentFoodsQuery, recordedFoodQuery, useSaveMealRecordDetail } from './add-foods.queries.ts'
import { chosenAs, firstAmount, type Portioned } from './amount.ts'
import { AmountCard } from './amount-card.tsx'
import { useFoodWords } from './food-words.ts'
import { NutrientCard } from './nutrient-card.tsx'
import { useAddFoods } from './use-add-foods.ts'
import { useHeart } from './use-heart.ts'

export interface FoodScreenProps {
  /** Null where nobody knows it any more. */
  food: Portioned | null
  day: string
  meal: string
  /** The record whose amount is changed; none while foods are chosen. */
  record: Schemas['MealFoodDetail'] | undefined
}

/**
 * How much of one food: for the basket, or of a record that stands already. Changing a record never changes the food.
 */
export function FoodScreen({ food, day, meal, record }: FoodScreenProps) {
  const { t } = useLingui()
  const { language, nameOf } = useFoodWords()
  const name = useMealTimeName()(meal)
  const mealName = language === 'en' ? name.toLowerCase() : name
  const title = record ? t`기록 고치기` : t`${mealName} 기록`
  const back = record ? `/healthlog/mealRecord?day=${day}` : `/healthlog/mealRecordWrite?day=${day}&meal=${meal}`

  if (!food) {
    return (
      <DetailPage
        bar={<ScreenBar title={title} titleAs="p" backTo={back} />}
        instead={
          <EmptyState
            level={1}
            title={t`없어진 음식이에요`}
            text={t`음식 목록에서 빠졌어요. 이름으로 다시 찾아 보세요.`}
            action={
              <Button
                render={<Link to="/healthlog/mealRecordSearch" search={{ day, meal }} replace />}
              >{t`음식 찾기`}</Button>
            }
          />
        }
      />
    )
  }
  return (
    <Amounts
      key={food.foodId}
      food={food}
      day={day}
      meal={meal}
      record={record}
      title={title}
      back={back}
      lead={nameOf(food)}
      mealName={mealName}
    />
  )
}

type Props = FoodScreenProps & { food: Portioned; title: string; back: string; lead: string; mealName: string }

function Amounts({ food, day, meal, record, title, back, lead, mealName }: Props) {
  const { t } = useLingui()
  const { language } = useFoodWords()
  const router = useRouter()
  const queries = useQueryClient()
  const flow = useAddFoods()
  const heart = useHeart(food)
  const change = useSaveMealRecordDetail(food)
  const inBasket = flow.basket.find(({ foodId }) => foodId === food.foodId)
  const [amount, setAmount] = useState(() => {
    if (record) return firstAmount(food, { code: record.unitCode, qty: record.eatQty })
    if (inBasket) return firstAmount(food, { code: inBasket.unit.code, qty: inBasket.qty })
    const lately = queries.getQueryData(recentFoodsQuery().queryKey)?.list.find(({ foodId }) => foodId === food.foodId)
    return firstAmount(food, lately && { code: lately.unitCode, qty: lately.eatQty })
  })
  const { unit, qty } = amount

  const done = () => goBack(router, back)
  const take = () => {
    if (record) {
      const { hcUclSeqNo, menuMealType, eatDt } = record
      change
        .sendAsync({
          body: { baseDt: day, menuMealType, foodId: food.foodId, eatQty: qty, unitCode: unit.code, eatDt, hcUclSeqNo },
        })
        .then(done, async (error: unknown) => {
          // A 404 tells no record from no food: whether the record is there is asked for.
          const found = isGone(error)
            ? await queries.fetchQuery({ ...recordedFoodQuery(hcUclSeqNo), staleTime: 0 }).catch(() => undefined)
            : undefined
          if (found !== null)
            return void toast({ kind: 'bad', text: change.refusal(error).message, about: CHANGE_RECORD })
          sayGone(CHANGE_RECORD)
          done()
        })
      return
    }
    const { foodId: _, ...fields } = chosenAs(food, amount)
    flow.send({ type: 'food.changed', food: chosenAs(food, amount), fields })
    done()
  }
  const brand = (language === 'en' && food.brandEng) || food.brand

  return (
    <DetailPage
      bar={
        <ScreenBar
          title={title}
          titleAs="p"
          backTo={back}
          actions={
            <IconButton
              label={t`${lead}, 즐겨찾기`}
              icon={Heart}
              favourite={heart.on}
              onClick={() => void heart.toggle()}
            />
          }
        />
      }
      lead={{
        above: brand ? `${lead} · ${brand}` : lead,
        title: t`얼마나 드셨어요?`,
        below: record ? t`이 기록만 바뀌어요` : undefined,
      }}
      action={
        <Button size="l" block busy={change.isPending} busyLabel={t`저장하는 중`} onClick={take}>
          {record ? t`고치기` : t`${mealName}에 담기`}
        </Button>
      }
    >
      <AmountCard food={food} amount={amount} onChange={setAmount} />
      <NutrientCard food={food} amount={amount} />
      {food.own ? (
        <Button
          kind="text"
          render={<Link to="/healthlog/mealRecordMenuWrite" search={{ day, meal, foodId: food.foodId }} />}
        >{t`직접 적은 내용 고치기`}</Button>
      ) : food.source === null ? null : (
        <Fine>
          {[food.estimated ? t`재료로 어림한 값이에요.` : '', t`출처: ${food.source}`].filter(Boolean).join(' ')}
        </Fine>
      )}
    </DetailPage>
  )
}
