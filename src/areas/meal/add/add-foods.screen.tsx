import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import Clock from 'lucide-react/icons/clock'
import { Suspense, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import { goBack } from '#src/app/navigation.ts'
import { useSettled } from '#src/app/use-settled.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import type { Day } from '#src/lib/days.ts'
import { cutTo } from '#src/lib/letters.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { TabPanel } from '#src/ui/tabs/tabs.tsx'
import { BasketAction } from './basket-action.tsx'
import { Finder, type Start } from './finder.tsx'
import { useFoodWords } from './food-words.ts'
import { RecentFoods } from './recent-foods.tsx'
import { useAddFoods } from './use-add-foods.ts'
import { useCopiedMeal } from './use-copied-meal.ts'
import { usePlace } from './use-place.ts'
import css from './add-foods.module.css'

const FoundFoods = lazyPart(() => import('./found-foods.tsx'), 'FoundFoods')
const FavouriteFoods = lazyPart(() => import('./favourite-foods.tsx'), 'FavouriteFoods')
const CompanyFood = lazyPart(() => import('./company-food.tsx'), 'CompanyFood')
const OwnFood = lazyPart(() => import('./own-food.tsx'), 'OwnFood')
const MomentSheet = lazyPart(() => import('./moment-sheet.tsx'), 'MomentSheet')

export interface AddFoodsProps {
  day: Day
  meal: string
  /** The list that the address begins with; 'search' is the field with the focus. */
  start: Start | 'search'
  word?: string | undefined
  restaurantCode?: string | undefined
  /** An own food to change. */
  foodId?: string | undefined
  /** A meal of another day that comes into the basket whole. */
  from?: { day: Day; meal: string } | undefined
}

/**
 * Foods for one meal, from wherever they are known, into one basket. One component for the five addresses of the flow.
 * [MEA-01…05]
 */
export function AddFoodsScreen({ day, start, restaurantCode, foodId, from, ...asked }: AddFoodsProps) {
  const { t } = useLingui()
  const router = useRouter()
  const flow = useAddFoods()
  const { language } = useFoodWords()
  const place = usePlace(day, {
    start: start === 'search' ? 'recent' : start,
    word: asked.word ?? '',
    meal: asked.meal,
  })
  const { meal, clock } = place
  const [choosing, setChoosing] = useState(false)
  const name = useMealTimeName()(meal)
  const mealName = language === 'en' ? name.toLowerCase() : name
  const word = useSettled(cutTo(place.word.trim(), MOST_LETTERS.findFood))
  useCopiedMeal(flow, { day, meal: asked.meal, from })

  const home = `/healthlog/mealRecord?day=${day}`
  const isOwn = place.start === 'own' && place.word.trim() === ''
  const leave = () => goBack(router, home)
  const shared = { flow, day, meal }
  const list = {
    recent: <RecentFoods {...shared} />,
    favourite: <FavouriteFoods {...shared} />,
    company: (
      <CompanyFood
        day={day}
        meal={meal}
        clock={clock}
        restaurantCode={restaurantCode}
        onRecorded={() => flow.basket.length === 0 && leave()}
      />
    ),
    own: (
      <OwnFood
        key={foodId ?? place.written}
        day={day}
        meal={meal}
        mealName={mealName}
        clock={clock}
        word={place.written}
        foodId={foodId}
        onSaved={() => (flow.basket.length === 0 ? leave() : place.set({ start: 'recent' }))}
      />
    ),
  }[place.start]
  return (
    <ListPage
      bar={
        <ScreenBar
          title={t`${mealName} 기록`}
          backTo={home}
          // Changing a food of one's own records nothing.
          actions={
            isOwn && foodId !== undefined ? undefined : (
              <IconButton label={t`끼니와 시각 바꾸기`} icon={Clock} onClick={() => setChoosing(true)} />
            )
          }
          under={
            <Finder
              word={place.word}
              onWord={(next) => place.set({ word: next })}
              focus={start === 'search'}
              start={place.start}
              onStart={(next) => place.set({ start: next })}
            />
          }
        />
      }
      action={
        flow.basket.length > 0 ? (
          <BasketAction flow={flow} day={day} meal={meal} mealName={mealName} clock={clock} />
        ) : undefined
      }
    >
      <Suspense fallback={null}>
        {place.word.trim() === '' ? (
          <TabPanel tabsId="add" value={place.start} className={css.panel}>
            {list}
          </TabPanel>
        ) : word === '' ? (
          <Card>
            <Skeleton height={208} />
          </Card>
        ) : (
          <FoundFoods
            word={word}
            flow={flow}
            day={day}
            meal={meal}
            onWriteOwn={() => place.set({ word: '', start: 'own', written: word })}
          />
        )}
        {choosing ? (
          <MomentSheet
            day={day}
            meal={meal}
            clock={clock}
            onClose={() => setChoosing(false)}
            onChoose={(nextMeal, nextClock) => {
              place.set({ meal: nextMeal, clock: nextClock })
              setChoosing(false)
            }}
          />
        ) : null}
      </Suspense>
    </ListPage>
  )
}
