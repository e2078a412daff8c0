import type { Home } from './home.ts'
import type { Moment } from './lead.ts'

/** What every card of home is given; each takes what it shows. */
export interface HomeCardProps {
  home: Home
  now: Moment
  /** The member did what a card asked for: home is laid out anew. */
  acted: () => void
}
