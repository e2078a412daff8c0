import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useNow } from '#src/app/use-now.ts'
import { todayMenuQuery } from '#src/domain/meal/menu.queries.ts'
import { addDays, today as dayIn } from '#src/lib/days.ts'
import { toWireTime } from '#src/lib/wire-time.ts'
import { Button } from '#src/ui/button/button.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { NextStep } from '#src/ui/next-step/next-step.tsx'
import { menuAhead, STEP_BOWLS, type StepCode } from './menu-ahead.ts'

/** Advice with the way to take it now: a menu that is still ahead, or the record. What it speaks of is drawn beside. */
export function MenuStep({ title, code }: { title: string; code: StepCode | null }) {
  const { t } = useLingui()
  const now = useNow()
  const today = dayIn(now)
  const isMenu = code !== 'RECORD'
  const { data: ofToday } = useQuery({ ...todayMenuQuery(undefined, today, true), enabled: isMenu })
  const { data: ofTomorrow } = useQuery({ ...todayMenuQuery(undefined, addDays(today, 1), true), enabled: isMenu })
  const ahead = isMenu ? menuAhead(ofToday, ofTomorrow, toWireTime(now).slice(8, 12)) : null
  const bowl = code === null ? null : STEP_BOWLS[code]
  const head = { title, ...(bowl !== null && { picture: <DishTile name={bowl} size="l" /> }) }
  if (ahead === null)
    return (
      <NextStep
        {...head}
        text={isMenu ? t`다음 끼니부터 해 볼 수 있어요.` : t`음식을 찾아서 적으면 영양도 함께 셈해요.`}
        action={<Button kind="soft" block render={<Link to="/healthlog/mealRecord" />}>{t`식사 기록하기`}</Button>}
      />
    )
  const isToday = ahead.when === 'today'
  return (
    <NextStep
      {...head}
      text={isToday ? t`오늘 나오는 식단에서 골라 볼 수 있어요.` : t`내일 나오는 식단에서 골라 볼 수 있어요.`}
      action={
        <Button
          kind="soft"
          block
          render={<Link to="/menu/todayMenu" search={{ restaurantCode: ahead.restaurantCode, menuDt: ahead.day }} />}
        >
          {isToday ? t`오늘 식단 보기` : t`내일 식단 보기`}
        </Button>
      }
    />
  )
}
