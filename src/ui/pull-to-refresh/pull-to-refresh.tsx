import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useWidgetLanguage } from '../base/widget-language.ts'
import { Icon } from '../icon/icon.tsx'
import { isScrollLocked } from '../overlay/scroll-lock.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import css from './pull-to-refresh.module.css'

type Props = {
  /** Settles when the page is new, or could not be made so: telling of a failure is the owner's. */
  onRefresh: () => Promise<unknown>
  /** The same without a finger: a button that shows itself to the keyboard. Where it is not 새로 고침. */
  label?: string
  /** What is said meanwhile and after, where it is not 새로 고치는 중 and 새로 고쳤어요. */
  busyLabel?: string
  doneLabel?: string
  children: ReactNode
}

/** How far the page must be drawn down to be refreshed, in px; it follows the finger at half its way. */
export const PULL_PX = 64
const RESISTANCE = 0.5
const FARTHEST_PX = 96

type State = { is: 'resting' } | { is: 'pulled'; px: number } | { is: 'busy' }

/**
 * A page that is drawn down to be made new. Works only where it stands at its top, with one finger, and under no
 * overlay.
 */
export function PullToRefresh({ onRefresh, label, busyLabel, doneLabel, children }: Props) {
  const { say } = useWidgetLanguage()
  const area = useRef<HTMLDivElement>(null)
  const startY = useRef<number>(undefined)
  const [state, setState] = useState<State>({ is: 'resting' })
  const [spoken, setSpoken] = useState('')

  const refresh = () => {
    if (state.is === 'busy') return
    setState({ is: 'busy' })
    setSpoken(busyLabel ?? say(/*i18n*/ '새로 고치는 중'))
    void onRefresh()
      .then(
        () => setSpoken(doneLabel ?? say(/*i18n*/ '새로 고쳤어요')),
        () => setSpoken(''),
      )
      .finally(() => setState({ is: 'resting' }))
  }

  const begin = useEffectEvent(({ touches }: TouchEvent) => {
    const mayPull = touches.length === 1 && window.scrollY <= 0 && !isScrollLocked() && state.is === 'resting'
    startY.current = mayPull ? touches[0]?.clientY : undefined
  })
  const follow = useEffectEvent((event: TouchEvent) => {
    const touch = event.touches[0]
    if (startY.current === undefined || !touch) return
    const px = Math.min(FARTHEST_PX, (touch.clientY - startY.current) * RESISTANCE)
    // upwards first is scrolling, and stays scrolling until the finger is lifted
    if (event.touches.length > 1 || (px <= 0 && state.is === 'resting')) startY.current = undefined
    // the browser's own overscroll would run against ours
    else if (event.cancelable) event.preventDefault()
    setState(startY.current === undefined || px <= 0 ? { is: 'resting' } : { is: 'pulled', px })
  })
  const release = useEffectEvent((cancelled: boolean) => {
    startY.current = undefined
    if (state.is !== 'pulled') return
    if (!cancelled && state.px >= PULL_PX) refresh()
    else setState({ is: 'resting' })
  })

  // React listens to touches passively, and a passive listener cannot hold the page back
  useEffect(() => {
    const element = area.current
    if (!element) return undefined
    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('touchstart', (event) => begin(event), { passive: true, signal })
    element.addEventListener('touchmove', (event) => follow(event), { passive: false, signal })
    element.addEventListener('touchend', () => release(false), { signal })
    element.addEventListener('touchcancel', () => release(true), { signal })
    return () => stop.abort()
  }, [])

  let px = state.is === 'busy' ? PULL_PX : 0
  if (state.is === 'pulled') px = state.px
  return (
    <div
      ref={area}
      className={css.area}
      data-state={state.is}
      style={{ '--pull': `${px}px`, '--turn': `${(px / PULL_PX) * 270}deg` } as CSSProperties}
    >
      <button type="button" className={css.button} aria-disabled={state.is === 'busy' || undefined} onClick={refresh}>
        {label ?? say(/*i18n*/ '새로 고침')}
      </button>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <div className={css.sign} data-ready={px >= PULL_PX || undefined} aria-hidden="true">
        <Icon of={RefreshCw} />
      </div>
      <div className={css.content}>{children}</div>
    </div>
  )
}
