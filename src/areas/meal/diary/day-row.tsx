import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import Wine from 'lucide-react/icons/wine'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { formatDay, type Day } from '#src/lib/days.ts'
import { withJosa } from '#src/lib/korean.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { formatQuantity } from '#src/lib/units.ts'
import { Dish } from '#src/ui/dish/dish.tsx'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { DateTile, ListRow } from '#src/ui/list-row/list-row.tsx'
import type { DiaryDay } from './weeks.ts'
import css from './diary.module.css'

/** As many bowls as have room beside the words. */
const MOST_BOWLS = 3

/** A day of the diary. A skipped meal, an evening out and a day without record are three different things. */
export function DayRow({ day, today }: { day: DiaryDay; today: Day }) {
  const { i18n } = useLingui()
  const { title, sub } = useDayTexts(day, today)
  const bowls = day.meals.flatMap(({ bowls: [first] }) => first ?? []).slice(0, MOST_BOWLS)
  const isEmpty = day.meals.length === 0 && day.skipped.length === 0 && day.drinkKcal === null
  return (
    <ListRow
      render={<Link to="/healthlog/mealRecord" search={{ day: day.day }} />}
      lead={<DateTile weekday={formatDay(day.day, i18n.locale, 'weekday')} day={Number(day.day.slice(6))} />}
      title={isEmpty ? <span className={css.empty}>{title}</span> : title}
      sub={sub}
      end={
        isEmpty ? (
          <span className={css.add}>
            <Icon of={Plus} size="s" />
          </span>
        ) : bowls.length > 0 ? (
          <span className={css.bowls}>
            {bowls.map((bowl, at) => (
              <Dish key={`${bowl}-${String(at)}`} {...dishFor(bowl)} size={44} />
            ))}
          </span>
        ) : day.drinkKcal !== null ? (
          <span className={css.drink}>
            <Icon of={Wine} />
          </span>
        ) : undefined
      }
    />
  )
}

function useDayTexts(day: DiaryDay, today: Day): { title: string; sub: string | undefined } {
  const { t, i18n } = useLingui()
  const name = useMealTimeName()
  const numbersOff = useNumbersOff()
  const meals = day.meals.map(({ meal }) => name(meal)).join(', ')
  const skippedNames = day.skipped.map(name).join(', ')
  const subject = () => (i18n.locale === 'ko' ? withJosa(skippedNames, '은/는') : skippedNames)
  const skipped = skippedNames === '' ? '' : t`${subject()} 걸렀어요`
  const grams = day.drinkAlcoholG === null || numbersOff ? '' : formatNumber(day.drinkAlcoholG, { decimals: 1 })

  if (meals !== '') {
    const title = day.kcal === null || numbersOff ? meals : formatQuantity(day.kcal, 'kcal')
    return {
      title,
      sub:
        [title !== meals && meals, skipped, day.drinkKcal !== null && t`술`].filter(Boolean).join(' · ') || undefined,
    }
  }
  if (day.drinkKcal !== null)
    return {
      title: grams === '' ? t`술` : t`술, 알코올 ${grams} g`,
      sub: [t`식사 기록은 없어요`, skipped].filter(Boolean).join(' · '),
    }
  if (skipped !== '') return { title: skipped, sub: t`다른 기록은 없어요` }
  return {
    title: day.day === today ? t`아직 기록이 없어요` : t`기록이 없어요`,
    sub: day.day === today ? undefined : t`지난 식사도 적을 수 있어요`,
  }
}
