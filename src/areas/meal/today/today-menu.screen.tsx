import { useLingui } from '@lingui/react/macro'
import { useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyExtra, lazyPart } from '#src/app/lazy-part.ts'
import { useLanguage } from '#src/app/use-language.ts'
import { useServerNow } from '#src/app/use-now.ts'
import { useLeftKcal } from '#src/domain/day/day-energy.ts'
import { mealForNow } from '#src/domain/meal/meal-times.ts'
import { restaurantNameOf } from '#src/domain/restaurant/restaurant.ts'
import { addDays, today as dayIn, type Day } from '#src/lib/days.ts'
import { clockOf, toWireTime } from '#src/lib/wire-time.ts'
import { HubPage } from '#src/patterns/hub-page.tsx'
import { setCookie } from '#src/shell/cookies.ts'
import { RESTAURANT_COOKIE } from '#src/shell/keys.ts'
import { Pick } from '#src/ui/select-button/select-button.tsx'
import { GateCard } from '../gate/gate-card.tsx'
import { DayMenu } from './day-menu.tsx'
import { menuDays, unloadedWeeks } from './menu-days.ts'
import { MenuHead } from './menu-head.tsx'
import { todayMenuQuery, userRestaurantsQuery } from '#src/domain/meal/menu.queries.ts'
import { mealShown, toTodayMenu } from './today-menu.ts'
import { useRestName } from './use-rest-name.ts'

const MenuAround = lazyExtra(() => import('../around/menu-around.tsx'), 'MenuAround')
const RestaurantSheet = lazyPart(() => import('./restaurant-sheet.tsx'), 'RestaurantSheet')

export interface TodayMenuScreenProps {
  /** Where a link leads; without them the member's restaurant and the meal that is on now. */
  restaurantCode: string | undefined
  menuDt: Day | undefined
  menuMealType: string | undefined
}

/** Today's menu: opens on the meal that is on now, or on the next one, tomorrow's after the last has closed. */
export function TodayMenuScreen(link: TodayMenuScreenProps) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { data: restaurants } = useSuspenseQuery(userRestaurantsQuery())
  const { data: arrival, dataUpdatedAt } = useSuspenseQuery(todayMenuQuery(link.restaurantCode, link.menuDt))
  const now = useServerNow(arrival.nowDt, dataUpdatedAt)
  const first = toTodayMenu(arrival, language)
  const nowHHmm = clockOf(toWireTime(now)).replace(':', '')
  const onNow = mealForNow(first.times, nowHHmm)

  const [restaurantCode, setRestaurantCode] = useState(first.restaurant?.code)
  const [chosenDay, setChosenDay] = useState(link.menuDt)
  const [switching, setSwitching] = useState(false)

  const today = dayIn(now)
  const firstDay = () => {
    if (onNow?.dayOffset === 1) return nextServedDay(first.week, today)
    return first.day < today ? today : first.day
  }
  // What has arrived may be of a day that is over: only a chosen day stays.
  const day = chosenDay ?? firstDay()
  const [tapped, setTapped] = useState(
    link.menuMealType === undefined ? undefined : { code: link.menuMealType, on: day },
  )
  const shown = useQuery(
    restaurantCode === first.restaurant?.code && day === first.day
      ? todayMenuQuery(link.restaurantCode, link.menuDt)
      : todayMenuQuery(restaurantCode, day),
  )
  const menu = shown.data ? toTodayMenu(shown.data, language) : undefined
  const [seenWeeks, setSeenWeeks] = useState<readonly Day[]>([])
  const otherWeeks = useQueries({ queries: seenWeeks.map((monday) => todayMenuQuery(restaurantCode, monday, true)) })
  const weeks = [
    first,
    ...(menu ? [menu] : []),
    ...otherWeeks.flatMap(({ data }) => (data ? [toTodayMenu(data, language)] : [])),
  ]
    .filter(({ restaurant }) => restaurant?.code === restaurantCode)
    .map(({ week }) => week)
  const times = menu?.times ?? []
  const meal = mealShown(times, tapped, day, onNow?.code)
  const restName = useRestName(restaurantCode, day, { ask: day === today && menu?.times.length === 0 })
  const leftKcal = useLeftKcal(day, { ask: false })
  const chosen = restaurants.find((each) => each.restaurantCode === restaurantCode)
  const name = menu?.restaurant?.name ?? (chosen && restaurantNameOf(chosen, language))

  const choose = (code: string) => {
    // GET /api/menu/getMealTimeList learns of the restaurant only from this cookie (known-payloads 3.8).
    setCookie(RESTAURANT_COOKIE, code)
    setRestaurantCode(code)
    setSwitching(false)
  }

  return (
    <HubPage
      bar={
        <ScreenBar
          title={
            restaurants.length === 0 ? undefined : (
              <Pick size="l" open={switching} onClick={() => setSwitching(true)}>
                {name ?? t`식당 고르기`}
              </Pick>
            )
          }
          under={
            <MenuHead
              days={menuDays(today, day, weeks)}
              onSeen={(from, to) => {
                const untold = unloadedWeeks(from, to, weeks).filter((monday) => !seenWeeks.includes(monday))
                if (untold.length > 0) setSeenWeeks([...seenWeeks, ...untold])
              }}
              today={today}
              day={day}
              onDay={(next) => {
                setChosenDay(next)
                // Whoever looks at the dinners of a week looks at dinners.
                if (tapped?.on === day) setTapped({ ...tapped, on: next })
              }}
              times={times}
              meal={meal}
              onMeal={(code) => setTapped({ code, on: day })}
            />
          }
        />
      }
    >
      {restaurantCode ? <GateCard restaurantCode={restaurantCode} /> : null}
      <DayMenu
        query={shown}
        meal={meal?.code}
        courses={meal ? (menu?.coursesOf(meal.code) ?? []) : []}
        leftKcal={leftKcal}
        hasRestaurant={restaurants.length > 0}
        restName={restName}
      />
      {menu?.restaurant ? (
        <Suspense fallback={null}>
          <MenuAround restaurantCode={menu.restaurant.code} day={day} />
        </Suspense>
      ) : null}
      <Suspense fallback={null}>
        {switching ? (
          <RestaurantSheet
            restaurants={restaurants}
            value={restaurantCode}
            onChoose={choose}
            onClose={() => setSwitching(false)}
          />
        ) : null}
      </Suspense>
    </HubPage>
  )
}

/**
 * The next day of the week that serves anything, or else the next Monday: a Friday evening leads past a closed weekend.
 */
function nextServedDay(week: { day: Day; open: boolean }[], today: Day): Day {
  return week.find(({ day, open }) => open && day > today)?.day ?? addDays(week.at(-1)?.day ?? today, 1)
}
