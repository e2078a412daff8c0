import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { ProgressRing } from '#src/charts/progress-ring.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import css from './my-qr-sheet.module.css'

/** Seconds that are said aloud: a voice that counted all of them could not be listened to. */
const SAID = [60, 10]

/**
 * How long a code is good, as a ring and in words. Counted from when the answer came, so a phone's wrong clock does no
 * harm.
 */
export function CodeTime({ endsAtMs, validSec }: { endsAtMs: number; validSec: number }) {
  const { t } = useLingui()
  const left = useSecondsLeft(endsAtMs)
  const [minutes, seconds] = [Math.floor(left / 60), left % 60]
  const inWords = () => {
    if (minutes === 0) return t`${seconds}초`
    return seconds === 0 ? t`${minutes}분` : t`${minutes}분 ${seconds}초`
  }
  const words = inWords()
  const said = SAID.find((each) => left <= each && left > each - 3)
  return (
    <>
      <div className={css.time} aria-hidden="true">
        <ProgressRing percent={(left / validSec) * 100} label={words} radius={14} stroke={7} cap="butt" size={1.25} />
        <b>{words}</b>
      </div>
      <VisuallyHidden>
        <span role="timer" aria-live="off">{t`이 코드는 ${words} 남았어요`}</span>
        <span role="status">{said === undefined ? '' : t`코드가 바뀌기까지 ${said}초 남았어요`}</span>
      </VisuallyHidden>
    </>
  )
}

/** Whole seconds until then, never below zero. */
function useSecondsLeft(endsAtMs: number): number {
  const [nowMs, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000))
}
