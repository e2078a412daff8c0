import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ListChecks from 'lucide-react/icons/list-checks'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLanguage } from '#src/app/use-language.ts'
import { useNow } from '#src/app/use-now.ts'
import type { MealType } from '#src/domain/meal/meals-of-day.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { formatDay, today as dayIn, type Day } from '#src/lib/days.ts'
import { koreanCount } from '#src/lib/korean.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { useRemoveMealFoods } from '../one-meal/one-meal.queries.ts'
import { FoodRow } from './food-row.tsx'
import { toListedFood } from './foods.ts'
import { foodsQuery } from './foods.queries.ts'

interface Props {
  day: Day
  /** Only this meal; without it all of the day. */
  meal: MealType | undefined
}

/** The foods of a day one by one, in the order of time; several can be removed together. */
export function FoodsScreen({ day, meal }: Props) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const mealName = useMealTimeName()
  const isToday = day === dayIn(useNow())
  const { data: rows } = useSuspenseQuery(foodsQuery(day, meal))
  const { remove, isPending } = useRemoveMealFoods(day)
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null)
  const foods = rows.map((row) => toListedFood(row, language))
  // By the same word as the rows themselves: what was found by search was not typed in.
  const typed = foods.filter(({ source }) => source === 'WRITE').length
  const count = i18n.locale === 'ko' ? koreanCount(foods.length) : foods.length
  // What another phone has removed meanwhile is chosen no more: the server removes all that it is asked to, or none.
  const numbers = foods.flatMap(({ number }) => (chosen?.has(number) ? [number] : []))
  const some = numbers.length

  const turn = (number: number, on: boolean) =>
    setChosen(new Set(on ? [...(chosen ?? []), number] : [...(chosen ?? [])].filter((each) => each !== number)))
  const removeChosen = async () => {
    const agreed = await confirm({
      title: t`음식 ${some}가지를 지울까요?`,
      text: t`지우면 되돌릴 수 없어요.`,
      confirm: t`지울게요`,
      cancel: t`그대로 둘게요`,
      danger: true,
    })
    if (agreed) {
      remove(numbers, () => {
        setChosen(null)
        toast({ kind: 'removed', text: t`기록을 지웠어요` })
      })
    }
  }

  return (
    <ListPage
      bar={
        <ScreenBar
          titleAs="p"
          backTo={`/healthlog/mealRecord?day=${day}`}
          actions={
            foods.length === 0 ? undefined : (
              <IconButton
                label={t`여럿 고르기`}
                icon={ListChecks}
                pressed={chosen !== null}
                onClick={() => setChosen(chosen === null ? new Set() : null)}
              />
            )
          }
        />
      }
      lead={
        foods.length === 0
          ? undefined
          : {
              above: [formatDay(day, i18n.locale, 'medium'), meal && mealName(meal)].filter(Boolean).join(' '),
              title: isToday ? t`오늘 ${count} 가지를 드셨어요` : t`${count} 가지를 드셨어요`,
              below: typed > 0 && !meal ? t`직접 입력한 음식 ${typed}` : undefined,
            }
      }
      instead={
        foods.length === 0 ? (
          <EmptyState
            level={1}
            title={t`아직 적은 음식이 없어요`}
            text={formatDay(day, i18n.locale, 'long')}
            action={<Button render={<Link to="/healthlog/mealRecord" search={{ day }} />}>{t`식사 기록하기`}</Button>}
          />
        ) : undefined
      }
      action={
        chosen === null || foods.length === 0 ? undefined : (
          <Button
            size="l"
            block
            kind="danger"
            busy={isPending}
            disabled={some === 0}
            onClick={() => void removeChosen()}
          >
            {some === 0 ? t`지울 음식을 골라 주세요` : t`${some}가지 지우기`}
          </Button>
        )
      }
    >
      <Card tight>
        <Rows label={t`드신 음식`}>
          {foods.map((food) => (
            <FoodRow
              key={food.number}
              day={day}
              food={food}
              {...(chosen !== null && {
                checked: chosen.has(food.number),
                onCheck: (on: boolean) => turn(food.number, on),
              })}
            />
          ))}
        </Rows>
      </Card>
    </ListPage>
  )
}
