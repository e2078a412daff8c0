import { useEffect, useRef, useState } from 'react'
import type { CSSProperties, KeyboardEvent } from 'react'
import css from './hold-button.module.css'

type Props = {
  /** What it does and how: "직원이 2초 동안 눌러 주세요". */
  children: string
  /** How long it is held until it counts, in ms. */
  holdMs: number
  /** Held long enough. */
  onHeld: () => void
  /** Pressed without holding, as assistive technology does: ask in another way. */
  onPressed: () => void
  disabled?: boolean
}

/**
 * A button for what cannot be undone: a finger or a key stays on it until it is full. Letting go early does nothing.
 */
export function HoldButton({ children, holdMs, onHeld, onPressed, disabled = false }: Props) {
  const [held, setHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const stop = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    setHeld(false)
  }
  const start = () => {
    if (disabled || timer.current !== undefined) return
    setHeld(true)
    timer.current = setTimeout(() => {
      stop()
      onHeld()
    }, holdMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const isKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter'
  return (
    <button
      type="button"
      className={css.hold}
      aria-disabled={disabled || undefined}
      data-held={held || undefined}
      style={{ '--hold': `${holdMs}ms` } as CSSProperties}
      onPointerDown={(event) => event.button === 0 && start()}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (!isKey(event)) return
        event.preventDefault() // else the key also clicks
        start()
      }}
      onKeyUp={(event) => isKey(event) && stop()}
      onBlur={stop}
      // A finger and a mouse press before they click; assistive technology only clicks.
      onClick={(event) => event.nativeEvent.detail === 0 && !disabled && onPressed()}
    >
      <span>{children}</span>
    </button>
  )
}
