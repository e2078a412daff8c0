import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * For `onKeyDown` of each button in a row: arrow keys, Home and End over a row of buttons of which one takes part in Tab: moves focus to the next enabled button and
 * presses it, as the WAI-ARIA patterns of tabs and radio groups have it.
 */
export function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const row = event.currentTarget.parentElement
  const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])]
  const at = buttons.indexOf(event.currentTarget)
  const step = steps[event.key]
  const next = step ? (at + step + buttons.length) % buttons.length : event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : -1
  const target = buttons[next]
  if (!target) return
  event.preventDefault()
  target.focus()
  target.click()
}
