import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { formatQuantity } from '#src/lib/units.ts'
import type { Programme } from './programme.ts'
import type { Move } from './run.ts'

/** How programmes and moves are said. */
export function useProgrammeWords() {
  const { t } = useLingui()
  const numbersOff = useNumbersOff()
  const time = (setS: number) => {
    const minutes = Math.floor(Math.round(setS) / 60)
    const seconds = Math.round(setS) % 60
    if (minutes === 0) return t`${seconds}초`
    return seconds === 0 ? t`${minutes}분` : t`${minutes}분 ${seconds}초`
  }
  return {
    time,
    /** `30분 · 4가지 동작 · 190 kcal` */
    sum: ({ minutes, moves, kcal }: Pick<Programme, 'minutes' | 'moves' | 'kcal'>) =>
      [
        t`${minutes}분`,
        t`${plural(moves, { one: '#가지 동작', other: '#가지 동작' })}`,
        numbersOff ? '' : formatQuantity(kcal, 'kcal'),
      ]
        .filter(Boolean)
        .join(' · '),
    /** `3세트 · 12회씩`, `5분` */
    amount: ({ sets, reps, setS }: Pick<Move, 'sets' | 'reps' | 'setS'>) => {
      const one = reps === null ? time(setS) : t`${reps}회`
      return sets === 1 ? one : t`${sets}세트 · ${one}씩`
    },
  }
}
