import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { eachRule } from './stylesheets.ts'

type Forced = 'down' | 'focus'
const counts: Record<string, Forced> = { ':active': 'down', ':focus-visible': 'focus' }
const done = new WeakSet<CSSRule>()

/** No script can hold a button down or focus two of them: rules for that also count for what is marked here. */
function widenRules(): void {
  eachRule((rule) => {
    if (!(rule instanceof CSSStyleRule) || done.has(rule)) return
    done.add(rule)
    for (const [state, forced] of Object.entries(counts)) {
      // the text of a nested rule's parent is not repeated in its own
      if (rule.selectorText.includes(state))
        rule.selectorText = rule.selectorText.replaceAll(state, `:is(${state}, [data-forced='${forced}'])`)
    }
  })
}

const FOCUSABLE =
  ':is(button, a[href], input, textarea, select, summary, [tabindex="0"]):enabled, :is(a[href], [tabindex="0"])'
const targets: Record<Forced, string> = { focus: FOCUSABLE, down: `${FOCUSABLE}, label` }

/**
 * Draws whatever can be pressed in it, or only what `on` says, as held down or with the keyboard's focus. For pictures;
 * nothing else of it changes.
 */
export function Drawn({ as, on = targets[as], children }: { as: Forced; on?: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    widenRules()
    for (const target of root.current?.querySelectorAll<HTMLElement>(on) ?? []) target.dataset['forced'] = as
  })
  return (
    <div ref={root} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
