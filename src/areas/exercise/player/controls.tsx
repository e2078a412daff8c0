import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import SkipBack from 'lucide-react/icons/skip-back'
import SkipForward from 'lucide-react/icons/skip-forward'
import { useRef } from 'react'
import { Icon, type LucideIcon } from '#src/ui/icon/icon.tsx'
import type { ProgrammeEvent } from '../programme/programme-events.ts'
import css from './player.module.css'

type Step = Extract<ProgrammeEvent['type'], `set.${string}`>

interface Control {
  icon: LucideIcon
  label: string
  sends: Step
}

interface Props {
  state: string
  /** Nothing stands before the set that is on. */
  isFirst: boolean
  send(step: Step): void
}

/** Twice on one place within this is one tap of a wet finger. */
const TWICE_MS = 350

/** Three round buttons at the thumb: what is wanted most in the middle. */
export function Controls({ state, isFirst, send }: Props) {
  const { t } = useLingui()
  const skip: Control = { icon: SkipForward, label: t`건너뛰기`, sends: 'set.skipped' }
  const end: Control = { icon: Check, label: t`세트 끝`, sends: 'set.ended' }
  const back: Control = { icon: SkipBack, label: t`앞 세트로`, sends: 'set.back' }
  const pause: Control = { icon: Pause, label: t`멈추기`, sends: 'set.paused' }
  const play = (label: string): Control => ({ icon: Play, label, sends: 'set.begun' })
  const ways: Record<string, [Control | null, Control, Control | null]> = {
    ready: [skip, play(t`시작`), isFirst ? null : back],
    moving: [skip, pause, end],
    paused: [skip, play(t`이어서`), end],
    over: [skip, { ...end, label: t`다 했어요` }, { icon: RotateCcw, label: t`한 번 더`, sends: 'set.begun' }],
    resting: [back, play(t`바로 시작`), pause],
  }
  const [left, middle, right] = ways[state] ?? [null, play(t`시작`), null]
  const last = useRef({ place: '', atMs: 0 })
  // Beside the middle the second tap would find another button there: it leaves out the next set too, or ends the one
  // that it has just begun.
  const press = (place: 'left' | 'middle' | 'right', step: Step, atMs: number) => {
    if (place !== 'middle' && last.current.place === place && atMs - last.current.atMs < TWICE_MS) return
    last.current = { place, atMs }
    send(step)
  }
  return (
    <div className={css.controls}>
      <Round control={left} onPress={(step, atMs) => press('left', step, atMs)} />
      <Round control={middle} main onPress={(step, atMs) => press('middle', step, atMs)} />
      <Round control={right} onPress={(step, atMs) => press('right', step, atMs)} />
    </div>
  )
}

/** An empty place keeps the middle in the middle. */
function Round({
  control,
  main,
  onPress,
}: {
  control: Control | null
  main?: true
  onPress(step: Step, atMs: number): void
}) {
  if (!control) return <span />
  const { icon, label, sends } = control
  return (
    <button type="button" onClick={({ timeStamp }) => onPress(sends, timeStamp)}>
      <span className={css.round} data-main={main && (icon === Check ? 'check' : 'fill')}>
        <Icon of={icon} />
      </span>
      {label}
    </button>
  )
}
