import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '#src/app/use-language.ts'
import { useNow } from '#src/app/use-now.ts'
import { todayMenuQuery } from '#src/domain/meal/menu.queries.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { addDays, today as dayIn } from '#src/lib/days.ts'
import { withJosa } from '#src/lib/korean.ts'
import { Button } from '#src/ui/button/button.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { NextStep } from '#src/ui/next-step/next-step.tsx'
import { mealToTry, type UsualMeal } from './report.ts'

/** One thing to try, with a real meal of tomorrow where the kitchen cooks one. Advice of long ago is not repeated. */
export function TryNext({
  advice,
  meals,
  isNewest,
}: {
  advice: string
  meals: readonly UsualMeal[]
  isNewest: boolean
}) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const mealName = useMealTimeName()
  const { data: menu } = useQuery({
    ...todayMenuQuery(undefined, addDays(dayIn(useNow()), 1), true),
    enabled: isNewest,
  })
  if (!isNewest) return null
  const served = mealToTry(menu, meals, language)
  const title = advice.replace(/[.]$/, '')
  if (!served || !menu?.restaurantCode) {
    return (
      <NextStep
        title={title}
        text={t`오늘 나오는 식단에서 골라 볼 수 있어요.`}
        picture={<DishTile name="시금치나물" size="l" />}
        action={<Button kind="soft" block render={<Link to="/menu/todayMenu" />}>{t`오늘 식단 보기`}</Button>}
      />
    )
  }
  const { meal, opensAt, bowl } = served
  const [first = '', second] = served.dishes
  const name = mealName(meal)
  const named = () => {
    if (second === undefined) return first
    return language === 'ko' ? `${withJosa(first, '과/와')} ${second}` : t`${first}과 ${second}`
  }
  const dishes = named()
  const subject = language === 'ko' ? withJosa(dishes, '이/가') : dishes
  const clock = opensAt === null ? null : `${String(Number(opensAt.slice(0, 2)))}:${opensAt.slice(2)}`
  return (
    <NextStep
      title={title}
      text={clock === null ? t`내일 ${name}에 ${subject} 나와요.` : t`내일 ${name} ${clock}부터 ${subject} 나와요.`}
      picture={<DishTile name={bowl} size="l" />}
      action={
        <Button
          kind="soft"
          block
          render={
            <Link
              to="/menu/todayMenu"
              search={{ restaurantCode: menu.restaurantCode, menuDt: served.day, menuMealType: meal }}
            />
          }
        >
          {t`내일 ${name} 식단 보기`}
        </Button>
      }
    />
  )
}
