import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '#src/app/use-language.ts'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useNow } from '#src/app/use-now.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { withoutEnergy } from '#src/domain/day/without-energy.ts'
import { todayMenuQuery } from '#src/domain/meal/menu.queries.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { addDays, today as dayIn } from '#src/lib/days.ts'
import { withJosa } from '#src/lib/korean.ts'
import { Button } from '#src/ui/button/button.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { NextStep } from '#src/ui/next-step/next-step.tsx'
import { MenuStep } from '../step/menu-step.tsx'
import { mealToTry } from './report.ts'

/** One thing to try, with a real breakfast of tomorrow where that is the advice. Advice of long ago is not repeated. */
export function TryNext({
  advice,
  code,
  isNewest,
}: {
  advice: string
  code: Schemas['PatternReportSummary']['nextGoalCode']
  isNewest: boolean
}) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const mealName = useMealTimeName()
  const numbersOff = useNumbersOff()
  const isBreakfast = code === 'BREAKFAST'
  const { data: menu } = useQuery({
    ...todayMenuQuery(undefined, addDays(dayIn(useNow()), 1), true),
    enabled: isNewest && isBreakfast,
  })
  if (!isNewest) return null
  const served = isBreakfast ? mealToTry(menu, '1', language) : null
  const title = advice.replace(/[.]$/, '')
  if (!served || !menu?.restaurantCode) return <MenuStep title={title} code={code} />
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
  const reason = numbersOff ? withoutEnergy(served.reason ?? '')[0] : served.reason
  const line = clock === null ? t`내일 ${name}에 ${subject} 나와요.` : t`내일 ${name} ${clock}부터 ${subject} 나와요.`
  return (
    <NextStep
      title={title}
      text={reason ? `${line} ${reason}` : line}
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
