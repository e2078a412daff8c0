import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNow } from '#src/app/use-now.ts'
import type { MealType } from '#src/domain/meal/meals-of-day.ts'
import { useAheadWords } from '#src/domain/meal/use-ahead-words.ts'
import { today, type Day } from '#src/lib/days.ts'
import { clockOf, toWireTime, wireTimeOf } from '#src/lib/wire-time.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { TimePicker } from '#src/ui/time-picker/time-picker.tsx'
import { isGone, sayGone } from '../record/say-gone.ts'
import { CHANGE, useModifyMealRecord } from './one-meal.queries.ts'
import css from './one-meal.module.css'

interface Props {
  day: Day
  meal: MealType
  /** Records of the meal: all of them get the time. */
  numbers: readonly number[]
  clock: string | null
  /** They were not all eaten at once. */
  differ: boolean
  onClose(): void
}

/** When the meal was; never later than now. */
export function MealTimeSheet({ day, meal, numbers, clock, differ, onClose }: Props) {
  const { t } = useLingui()
  const now = useNow()
  const aheadWords = useAheadWords()
  const present = clockOf(toWireTime(now))
  const [chosen, setChosen] = useState(clock ?? present)
  const [failed, setFailed] = useState(false)
  const change = useModifyMealRecord(day, meal)
  const count = numbers.length
  const isAhead = day === today(now) && chosen > present

  const save = async () => {
    setFailed(false)
    try {
      let saved = 0
      for (const hcUclSeqNo of numbers) {
        try {
          await change.sendAsync({ body: { hcUclSeqNo, eatDt: wireTimeOf(day, chosen) } })
          saved += 1
        } catch (error) {
          if (!isGone(error)) throw error
        }
      }
      if (saved === 0) sayGone(CHANGE)
      onClose()
    } catch {
      // Those that were sent stand; sent again they stand no differently.
      setFailed(true)
    }
  }

  const failure = failed ? t`저장하지 못했어요. 다시 시도해 주세요.` : null
  return (
    <Sheet open title={t`먹은 시간`} onCloseRequest={onClose}>
      {differ ? <p>{t`음식 ${count}가지가 모두 이 시간으로 바뀌어요.`}</p> : null}
      <TimePicker value={chosen} minuteStep={5} onChange={setChosen} />
      <p className={css.problem} role="alert">
        {isAhead ? aheadWords(day, chosen) : failure}
      </p>
      <Button
        size="l"
        block
        busy={change.isPending}
        disabled={isAhead}
        onClick={() => void save()}
      >{t`저장하기`}</Button>
    </Sheet>
  )
}
