import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { goBack } from '#src/app/navigation.ts'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useLanguage } from '#src/app/use-language.ts'
import { useNow } from '#src/app/use-now.ts'
import { formatDay, today as dayIn, weekOf, type Day } from '#src/lib/days.ts'
import { formatQuantity } from '#src/lib/units.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Dish } from '#src/ui/dish/dish.tsx'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { drinkDayQuery, useDeleteDrinks } from './drinks.queries.ts'
import { sumsOf, toDrinkDay } from './drinks.ts'
import { Shelf } from './shelf.tsx'
import { useDrinkWords } from './use-drink-words.ts'
import { WeekCard } from './week-card.tsx'
import css from './drinks.module.css'

const LIST = '/mealRecordAlcohol'

/** One day's drinks: what it was, its week, and the ways to change it or to take it away. */
export function DrinkDetailScreen({ day }: { day: Day }) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const router = useRouter()
  const today = dayIn(useNow())
  const words = useDrinkWords()
  const numbersOff = useNumbersOff()
  const { remove, restore } = useDeleteDrinks()
  const saved = toDrinkDay(useSuspenseQuery(drinkDayQuery(day)).data, language)
  const date = formatDay(day, i18n.locale, 'short')
  const edit = <Link to="/diary/alcoholRegi" search={{ day }} />

  if (saved.drunk.length === 0) {
    return (
      <DetailPage
        bar={<ScreenBar titleAs="p" backTo={LIST} />}
        instead={
          <EmptyState
            level={1}
            title={t`${date}에는 적은 술이 없어요`}
            action={<Button render={edit}>{t`기록하기`}</Button>}
          />
        }
      />
    )
  }

  const takeAway = () =>
    remove(day, () => {
      goBack(router, LIST)
      toast({
        kind: 'removed',
        text: t`기록을 지웠어요`,
        action: { label: t`되돌리기`, onPress: () => restore(saved) },
      })
    })

  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo={LIST} />}
      lead={{ title: t`${date}, ${words.total(saved.drunk)}`, below: words.sums(sumsOf(saved.drunk)) }}
      action={
        <div className={css.actions}>
          <Button kind="neutral" size="l" onClick={takeAway}>{t`이날 지우기`}</Button>
          <Button size="l" render={edit}>{t`고치기`}</Button>
        </div>
      }
    >
      <Shelf drunk={saved.drunk} />
      <Card tight>
        <Rows label={t`드신 술`}>
          {saved.drunk.map((each) => (
            <ListRow
              key={`${each.code}-${each.unit}`}
              lead={
                <span className={css.tile}>
                  <Dish {...dishFor(each.drawn)} size={40} />
                </span>
              }
              title={each.name}
              sub={[numbersOff ? '' : formatQuantity(each.kcal, 'kcal'), formatQuantity(each.alcoholG, 'g')]
                .filter(Boolean)
                .join(' · ')}
              end={<b>{words.counted(each.unit, each.quantity)}</b>}
            />
          ))}
        </Rows>
      </Card>
      <WeekCard
        isThisWeek={weekOf(day)[0] === weekOf(today)[0]}
        weekG={saved.weekG}
        lastWeekG={saved.lastWeekG}
        limitG={saved.limitG}
      />
    </DetailPage>
  )
}
