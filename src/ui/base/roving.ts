import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * For `onKeyDown` of each button in a row: arrow keys, Home and End over a row of buttons of which one takes part in
 * Tab: moves focus to the next enabled button and presses it, as the WAI-ARIA patterns of tabs and radio groups have
 * it.
 */
export function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const row = event.currentTarget.parentElement
  const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])]
  const at = buttons.indexOf(event.currentTarget)
  const step = steps[event.key]
  const next = step
    ? (at + step + buttons.length) % buttons.length
    : event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? buttons.length - 1
        : -1
  const target = buttons[next]
  if (!target) return
  event.preventDefault()
  target.focus()
  target.click()
}

/**
 * The one of a row that takes part in Tab: the chosen one or, where that cannot be pressed or none is chosen, the first
 * that can.
 */
export function tabStop<T>(options: readonly { value: T; disabled?: boolean }[], chosen: T): T | undefined {
  const enabled = options.filter(({ disabled }) => !disabled)
  return (enabled.find(({ value }) => value === chosen) ?? enabled[0])?.value
}
