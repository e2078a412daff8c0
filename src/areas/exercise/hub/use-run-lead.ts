import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { formatQuantity } from '#src/lib/units.ts'
import { toast } from '#src/ui/toast/toast.ts'
import { minutesLeft } from '../programme/run.ts'
import type { Programme } from '../programme/use-programme.ts'

/** The first line: what is under way, else how the day has gone. */
export function useRunLead({ run, state }: Programme, now: Date, kcal: number | null, weekMinutes: number): string {
  const { t } = useLingui()
  const numbersOff = useNumbersOff()
  if (run && run.startedMs !== null && ['ready', 'moving', 'paused', 'over', 'resting'].includes(state)) {
    const minutes = minutesLeft(run, now.getTime())
    return t`${minutes}분이면\n오늘 운동이 끝나요`
  }
  if (state === 'stale' || state === 'saving' || state === 'unsaved') return t`저장하지 않은\n운동이 있어요`
  if (kcal === null || kcal === 0) return t`오늘은 무엇으로\n움직여 볼까요?`
  return numbersOff ? t`이번 주\n${weekMinutes}분 움직였어요` : t`오늘 ${formatQuantity(kcal, 'kcal')}\n움직였어요`
}

/** A run that is saved from here says so and is over; one that was told on its own page only is. */
export function useSavedHere({ state, send }: Programme): void {
  const { t } = useLingui()
  const before = useRef(state)
  useEffect(() => {
    const was = before.current
    before.current = state
    if (state !== 'saved') return
    if (was === 'saving' || was === 'unsaved') toast({ kind: 'good', text: t`운동을 저장했어요` })
    send({ type: 'result.closed' })
  }, [state, send, t])
}
