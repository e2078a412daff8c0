import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { connection } from '#src/app/connection.ts'
import { lazyPart } from '#src/app/lazy-part.ts'
import { goBack } from '#src/app/navigation.ts'
import { useNow } from '#src/app/use-now.ts'
import { whenIdle } from '#src/app/when-idle.ts'
import { formatClock } from '#src/lib/clock-words.ts'
import { wireTimeOf } from '#src/lib/wire-time.ts'
import { BasketBar } from '#src/ui/basket-bar/basket-bar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import type { Before, MealOfDay } from './add-foods.machine.ts'
import { mealFoodsQuery } from './add-foods.queries.ts'
import { MANY_FOODS, MOST_FOODS, recordable, sumOf, type Chosen } from './basket.ts'
import { foodsOfMeal } from './food.ts'
import { useFoodWords } from './food-words.ts'
import { usualClock } from './moment.ts'
import { hadOf } from './save-foods.ts'
import type { AddFoods } from './use-add-foods.ts'

const loadBasket = () => import('./basket-sheet.tsx')
const loadAgain = () => import('./again-sheet.tsx')
const BasketSheet = lazyPart(loadBasket, 'BasketSheet')
const AgainSheet = lazyPart(loadAgain, 'AgainSheet')

/**
 * How long a tap waits to hear what the meal has already: where that was told and nothing has happened since, and where
 * nobody has told it.
 */
const STILL_TRUE_WITHIN_MS = 1000
const TOLD_WITHIN_MS = 5000

interface Props {
  flow: AddFoods
  day: string
  meal: string
  mealName: string
  /** When it was eaten, where that was chosen. */
  clock: string | null
}

/**
 * The basket at the thumb, and what recording it may still have to ask. Recorded, the way leads back to where it began.
 */
export function BasketAction({ flow, day, meal, mealName, clock }: Props) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const now = useNow()
  const { kcal, numbersOff } = useFoodWords()
  const queries = useQueryClient()
  const { data: eaten } = useQuery(mealFoodsQuery(day, meal))
  const [opened, setOpened] = useState<
    | { is: 'basket' }
    | { is: 'again'; twice: readonly Chosen[]; there: readonly Before[]; before: readonly Before[] | undefined }
  >()
  const [looking, setLooking] = useState(false)
  // Of its own: a second tap in the same moment has not seen the button drawn anew.
  const under = useRef(false)
  useEffect(() => whenIdle(() => void Promise.all([loadBasket(), loadAgain()]).catch(() => undefined)), [])

  const { basket, problem } = flow
  const foods = recordable(basket)
  const there = eaten ? foodsOfMeal(eaten, meal) : []
  const { kcal: sum, known } = sumOf(basket)
  const count = foods.length
  const when = formatClock(clock ?? usualClock(day, meal, now), i18n.locale)
  const countAndTime = t`${count}가지, ${when}`
  const limit = basket.length >= MANY_FOODS ? t`한 번에 ${MOST_FOODS}가지까지 담을 수 있어요` : null
  const note = problem
    ? {
        lost: t`저장하지 못했어요. 담은 것은 그대로예요.`,
        gone: t`없어진 음식이 있어요. 나머지는 그대로 기록할 수 있어요.`,
        refused: t`저장하지 못했어요. 다시 시도해 주세요.`,
      }[problem]
    : limit

  /**
   * What nobody answered, while it is asked for the same meal: for another one it would stand where nobody looks for
   * it.
   */
  const unanswered = problem === 'lost' && flow.meal?.day === day && flow.meal.meal === meal ? flow.meal : null

  const record = async (before: readonly Before[] | undefined, said: Pick<MealOfDay, 'again' | 'instead'> = {}) => {
    setOpened(undefined)
    const chosen = clock !== null && { eatDt: wireTimeOf(day, clock) }
    const asked = { day, meal, ...chosen, ...said, ...(before && { before }) }
    // What nobody answered is sent again as it was, at the time that stands there now.
    const { pathname } = router.state.location
    if (
      (await flow.save(unanswered ? { ...unanswered, ...chosen } : asked)) &&
      router.state.location.pathname === pathname
    )
      goBack(router, `/healthlog/mealRecord?day=${day}`)
  }
  /**
   * What the meal has at this moment, another phone may have recorded too; undefined where nobody says so in time. The
   * tap waits for it.
   */
  const newest = async (): Promise<typeof there | undefined> => {
    if (connection.get() === 'offline') return undefined
    const asked = mealFoodsQuery(day, meal)
    const told = queries.getQueryState(asked.queryKey)
    const withinMs = told?.data !== undefined && !told.isInvalidated ? STILL_TRUE_WITHIN_MS : TOLD_WITHIN_MS
    const heard = queries.fetchQuery({ ...asked, staleTime: 0 }).then(
      (answer) => foodsOfMeal(answer, meal),
      () => undefined,
    )
    return Promise.race([heard, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), withinMs))])
  }
  const press = async () => {
    if (under.current) return
    under.current = true
    setLooking(true)
    const before = unanswered ? undefined : await newest()
    under.current = false
    setLooking(false)
    const had = before ?? there
    const twice = unanswered ? [] : foods.filter(({ foodId }) => hadOf(had, foodId) > 0)
    if (twice.length > 0) setOpened({ is: 'again', twice, there: had, before })
    else await record(before)
  }

  const energy = kcal(known ? sum : null)
  return (
    <>
      <BasketBar
        dishes={basket.map(({ name }) => name)}
        title={numbersOff ? t`${count}가지` : energy}
        text={numbersOff ? when : countAndTime}
        note={note}
        openLabel={t`담은 음식 보기`}
        onOpen={() => setOpened({ is: 'basket' })}
        action={
          <Button
            size="l"
            busy={flow.busy || looking}
            busyLabel={t`저장하는 중`}
            onClick={() => void press()}
            aria-disabled={count === 0 || undefined}
          >
            {unanswered ? t`다시 보내기` : t`기록하기`}
          </Button>
        }
      />
      <Suspense fallback={null}>
        {opened?.is === 'basket' ? (
          <BasketSheet flow={flow} day={day} meal={meal} onClose={() => setOpened(undefined)} />
        ) : null}
        {opened?.is === 'again' ? (
          <AgainSheet
            foods={opened.twice}
            mealName={mealName}
            onAgain={() =>
              void record(opened.before, {
                again: opened.twice.map(({ foodId }) => ({ foodId, had: hadOf(opened.there, foodId) })),
              })
            }
            onInstead={() => void record(opened.before, { instead: opened.twice.map(({ foodId }) => foodId) })}
            onClose={() => setOpened(undefined)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
