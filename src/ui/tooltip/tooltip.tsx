import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import Info from 'lucide-react/icons/info'
import { classNames } from '../base/class-names.ts'
import type { LucideIcon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import css from './tooltip.module.css'

type Props = {
  /** Names the button: "건강나이 설명". */
  label: string
  children: ReactNode
  icon?: LucideIcon
  /** Scrolling this closes it; else the nearest ancestor marked `data-scroll-area`, else the window. [WID-17] */
  scrollArea?: RefObject<HTMLElement | null>
  className?: string
}

/** How near the bubble may come to the window's edge. */
const EDGE_PX = 12

/** Closes the one that is open; at most one is. [WID-14] */
let closeOpen: (() => void) | undefined

/** A few words on a press, for what a label cannot say. It opens and closes on its button. [WID-13] */
export function Tooltip({ label, children, icon = Info, scrollArea, className }: Props) {
  const id = useId()
  const root = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)

  // Listens only while it is open. [WID-40]
  useEffect(() => {
    if (!open) return undefined
    const close = () => setOpen(false)
    closeOpen?.()
    closeOpen = close
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close()
    }
    const area = scrollArea?.current ?? root.current?.closest('[data-scroll-area]') ?? window
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    area.addEventListener('scroll', close, { passive: true })
    return () => {
      if (closeOpen === close) closeOpen = undefined
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
      area.removeEventListener('scroll', close)
    }
  }, [open, scrollArea])

  // Moved aside where it would leave the window; its tip stays at the button.
  useLayoutEffect(() => {
    const box = bubble.current?.getBoundingClientRect()
    if (!open || !box) return
    const over =
      Math.max(0, box.right - (document.documentElement.clientWidth - EDGE_PX)) - Math.max(0, EDGE_PX - box.left)
    bubble.current?.style.setProperty('--aside', `${-over}px`)
  }, [open])

  return (
    <span ref={root} className={classNames(css.tooltip, className)}>
      <IconButton
        label={label}
        icon={icon}
        size="s"
        quiet
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <span ref={bubble} id={id} className={css.bubble} role="tooltip">
          {children}
        </span>
      )}
    </span>
  )
}
