import { eachRule } from './stylesheets.ts'

const QUERY = '(prefers-reduced-motion: reduce)'
const asked = matchMedia.bind(window)
/** What a query asked before the toolbar answered it. */
const written = new WeakMap<CSSMediaRule, string>()
let reduced = false

// a script asks the same question as a stylesheet, and is given the same answer
window.matchMedia = (query) => (reduced && query === QUERY ? asked('all') : asked(query))

/**
 * Answers what stylesheets and scripts ask about motion: as the device does, or with the toolbar's "Reduced motion".
 */
export function followMotion(motion: 'device' | 'reduced'): void {
  if (reduced === (motion === 'reduced')) return
  reduced = motion === 'reduced'
  eachRule((rule) => {
    if (!(rule instanceof CSSMediaRule)) return
    const query = written.get(rule) ?? rule.media.mediaText
    if (!query.includes('prefers-reduced-motion')) return
    written.set(rule, query)
    rule.media.mediaText = reduced
      ? query.replace(QUERY, 'all').replace('(prefers-reduced-motion: no-preference)', 'not all')
      : query
  })
}
