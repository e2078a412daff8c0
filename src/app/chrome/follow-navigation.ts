import type { AnyRouter, ParsedLocation, RouterHistory } from '@tanstack/react-router'
import { setTitle } from '../page-title.ts'
import { leavePlace, restorePlace } from './places.ts'

type Heard = Parameters<Parameters<RouterHistory['subscribe']>[0]>[0]

/**
 * What every navigation does once its page stands: the page is at its top, or after going back or forward where it was
 * left [ROU-05]; the document has the page's title; and keyboard and screen reader start at the page's heading.
 *
 * A navigation that only changes the query re-creates the page too [ROU-06], and would throw a keyboard user out of the
 * day strip they are in: there the focus returns to the control of the same name.
 */
export function followNavigation(router: AnyRouter): () => void {
  history.scrollRestoration = 'manual'
  let focused: string | null = null
  let left: Element | null = null
  let cancel = () => {}
  let isNew = true

  const heard = router.history.subscribe(({ action: { type } }: Heard) => {
    isNew = type === 'PUSH' || type === 'REPLACE'
  })

  const before = router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation }) => {
    if (fromLocation) leavePlace(entryOf(fromLocation))
    left = document.activeElement
    focused = pathChanged ? null : nameOf(left)
  })

  const after = router.subscribe('onRendered', ({ fromLocation, toLocation, hrefChanged }) => {
    setTitle(router)
    if (!fromLocation || !hrefChanged) return
    if (isNew) scrollTo(0, 0)
    else restorePlace(entryOf(toLocation))
    // Moving the focus lays the page out; that is left to the browser until it has painted.
    const control = focused
    cancel()
    cancel = afterPaint(() => {
      if (isTaken(left)) return
      ;(sameControl(control) ?? heading())?.focus({ preventScroll: true })
    })
  })

  return () => {
    heard()
    before()
    after()
    cancel()
  }
}

/** What the history knows a visit to a page by. */
const entryOf = ({ state: { __TSR_key: key = '' } }: ParsedLocation) => key

/**
 * Whether the member, or the page itself, has put the focus somewhere since `left` had it: it is not taken away again.
 */
function isTaken(left: Element | null): boolean {
  const { activeElement, body } = document
  return activeElement !== null && activeElement !== body && activeElement !== left
}

/** Runs `work` once what stands now has been painted; returns how to call it off. */
function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** What a control is known by across a re-created page; null for what is no control. */
function nameOf(element: Element | null): string | null {
  if (!element || element === document.body) return null
  const { tagName, textContent } = element
  const value = element instanceof HTMLInputElement ? `${element.name} ${element.value}` : textContent.trim()
  return [tagName, element.getAttribute('role') ?? '', element.getAttribute('aria-label') ?? value].join('|')
}

function sameControl(name: string | null): HTMLElement | null {
  if (name === null) return null
  const controls = document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, [tabindex]')
  return [...controls].find((control) => nameOf(control) === name) ?? null
}

function heading(): HTMLElement | null {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1, main')
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
  return target
}
