import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNow } from '#src/app/use-now.ts'
import { useAheadWords } from '#src/domain/meal/use-ahead-words.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Chip } from '#src/ui/chip/chip.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { TimePicker } from '#src/ui/time-picker/time-picker.tsx'
import { mealSumsQuery } from './add-foods.queries.ts'
import { useFoodWords } from './food-words.ts'
import { isAhead, usualClock } from './moment.ts'
import css from './add-foods.module.css'

const MEALS = ['1', '2', '5', '3', '4', '6']

interface Props {
  day: string
  meal: string
  /** Chosen before; null while the usual time counts. */
  clock: string | null
  onChoose(meal: string, clock: string): void
  onClose(): void
}

/** For which meal and when: the meals with what they come to so far, and the time by its wheels. */
export function MomentSheet({ day, meal, clock, onChoose, onClose }: Props) {
  const { t } = useLingui()
  const now = useNow()
  const nameOf = useMealTimeName()
  const aheadWords = useAheadWords()
  const { kcal } = useFoodWords()
  const { data: sums } = useQuery(mealSumsQuery(day))
  const [chosenMeal, setChosenMeal] = useState(meal)
  const [chosenClock, setChosenClock] = useState(clock)
  const time = chosenClock ?? usualClock(day, chosenMeal, now)
  const ahead = isAhead(day, time, now)
  const eaten = sums?.tabList.find(({ menuMealType }) => menuMealType === chosenMeal)?.eatKcal
  const name = nameOf(chosenMeal)
  const soFar =
    eaten === undefined
      ? ''
      : eaten === null
        ? t`${name}에는 아직 기록이 없어요`
        : [t`${name}에 기록한 음식`, kcal(eaten)].filter(Boolean).join(' · ')

  return (
    <Sheet open title={t`언제 드셨어요?`} onCloseRequest={onClose}>
      <div className={css.moment}>
        <div className={css.chips} role="group" aria-label={t`끼니`}>
          {MEALS.map((code) => (
            <Chip key={code} pressed={code === chosenMeal} onClick={() => setChosenMeal(code)}>
              {nameOf(code)}
            </Chip>
          ))}
        </div>
        <p className={css.soFar} role="status">
          {ahead ? aheadWords(day, time) : soFar}
        </p>
        <TimePicker value={time} onChange={setChosenClock} />
        <Button size="l" block disabled={ahead} onClick={() => onChoose(chosenMeal, time)}>{t`정하기`}</Button>
      </div>
    </Sheet>
  )
}
