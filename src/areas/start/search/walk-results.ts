import type { KeyboardEvent } from 'react'

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
  const next = key === 'ArrowDown' ? stops[at + 1] : key === 'ArrowUp' ? stops[at - 1] : undefined
  if (!next) return
  event.preventDefault()
  next.focus()
}
