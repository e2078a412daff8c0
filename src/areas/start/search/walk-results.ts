import type { KeyboardEvent } from 'react'

/** How far an arrow walks. */
const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrow keys walk from the field through the results and back; Enter in the field opens the first. */
export function walkResults(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event
  const stops = [
    ...currentTarget.querySelectorAll<HTMLElement>('input[type=search], [data-results] :is(a[href], button)'),
  ]
  const at = stops.indexOf(target as HTMLElement) // whatever holds the focus is an element
  const isField = target instanceof HTMLInputElement
  if (at < 0 || event.nativeEvent.isComposing) return
  if (key === 'Enter' && isField) {
    event.preventDefault()
    currentTarget.querySelector<HTMLElement>('[data-results] a[href]')?.click()
  }
  const step = STEPS[key]
  const next = step === undefined ? undefined : stops[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
