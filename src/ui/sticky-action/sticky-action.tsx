import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { publishHeight } from '../base/publish-height.ts'
import { watchKeyboard } from '../overlay/keyboard-inset.ts'
import css from './sticky-action.module.css'

/**
 * The one thing to do here, at the thumb and above the keyboard. Put it after the page, inside `main`; the page takes
 * `bottom="action"` and leaves the room that is published here as `--action-height`: a button may have three lines.
 */
export function StickyAction({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    // on a very low window it is no more than the page's last part
    return element
      ? publishHeight(element, '--action-height', () => getComputedStyle(element).position === 'fixed')
      : undefined
  }, [])
  useLayoutEffect(watchKeyboard, [])
  return (
    <div ref={box} className={css.action} data-sticky-action="">
      {children}
    </div>
  )
}
