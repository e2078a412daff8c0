import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { watchKeyboard } from '../overlay/keyboard-inset.ts'
import css from './sticky-action.module.css'

/**
 * The one thing to do here, at the thumb and above the keyboard. Put it after the page, inside `main`; the page takes
 * `bottom="action"` and leaves the room that is published here as `--action-height`: a button may have three lines.
 */
export function StickyAction({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (box.current ? publishHeight(box.current) : undefined), [])
  useLayoutEffect(watchKeyboard, [])
  return (
    <div ref={box} className={css.action} data-sticky-action="">
      {children}
    </div>
  )
}

/** Says on the document how much of the page's end `box` covers, in px, as long as it stands. */
function publishHeight(box: HTMLElement): () => void {
  const { style } = document.documentElement
  const publish = () => {
    // on a very low window it is no more than the page's last part
    const covers = getComputedStyle(box).position === 'fixed'
    style.setProperty('--action-height', `${covers ? Math.ceil(box.getBoundingClientRect().height) : 0}px`)
  }
  const observer = new ResizeObserver(publish)
  observer.observe(box)
  addEventListener('resize', publish)
  publish()
  return () => {
    observer.disconnect()
    removeEventListener('resize', publish)
    style.removeProperty('--action-height')
  }
}
