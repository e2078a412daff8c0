import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import SkipBack from 'lucide-react/icons/skip-back'
import SkipForward from 'lucide-react/icons/skip-forward'
import { Icon, type LucideIcon } from '#src/ui/icon/icon.tsx'
import type { ProgrammeEvent } from '../programme/programme.machine.ts'
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
  return (
    <div className={css.controls}>
      <Round control={left} send={send} />
      <Round control={middle} main send={send} />
      <Round control={right} send={send} />
    </div>
  )
}

/** An empty place keeps the middle in the middle. */
function Round({ control, main, send }: { control: Control | null; main?: true; send: Props['send'] }) {
  if (!control) return <span />
  const { icon, label, sends } = control
  return (
    <button type="button" onClick={() => send(sends)}>
      <span className={css.round} data-main={main && (icon === Check ? 'check' : 'fill')}>
        <Icon of={icon} />
      </span>
      {label}
    </button>
  )
}
