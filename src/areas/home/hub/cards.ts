import type { FirstStep, Home } from './home.ts'
import { isHidden } from './health-cards.ts'
import { featured } from './home.ts'
import type { Lead } from './lead.ts'

/** The cards of home. */
export type CardName =
  | 'choose'
  | 'table'
  | 'link'
  | 'ahead'
  | 'log'
  | 'return'
  | 'slip'
  | 'code'
  | 'kept'
  | 'rest'
  | 'food'
  | 'day'
  | 'walk'
  | 'recorded'
  | 'activity'
  | 'meal'
  | 'next'
  | 'quick'
  | 'challenge'
  | 'appointment'
  | 'banner'
  | 'event'

/** The cards that the member arranges, in the order in which they stand until then. */
export const OWN_ORDER = ['activity', 'meal', 'quick', 'challenge'] as const satisfies readonly CardName[]

export type OwnCard = (typeof OWN_ORDER)[number]

/** What stands first, before the member's own order; what it shows does not stand there a second time. */
type Hero = { cards: CardName[]; instead: OwnCard[] }

/**
 * The cards from top to bottom. It is asked when home opens and not again while somebody looks at it.
 *
 * @param order the member's own
 */
export function cardsOf(home: Home, lead: Lead, step: FirstStep | null, order: readonly OwnCard[]): CardName[] {
  const { cards: first, instead } = heroOf(home, lead, step)
  const isWanted = (card: CardName) => !isHiddenCard(home, card)
  const cards = first.filter(isWanted)
  if (lead.kind === 'choose') return home.steps.value === null || !isWanted('activity') ? cards : [...cards, 'activity']
  // An order that nobody knows of for now stands where an appointment would: most members have none.
  const unknown: CardName[] = home.failed.has('pickupCard') ? ['slip'] : []
  const own = order.filter((card) => !cards.includes(card) && !instead.includes(card) && isWanted(card))
  const [hero, ...rest] = cards
  const code: CardName[] = holdsCode(home, [...cards, ...own]) ? [] : ['code']
  return [
    ...(hero ? [hero] : []),
    ...code,
    ...rest,
    ...own,
    ...unknown,
    'appointment',
    home.event === null ? 'banner' : 'event',
  ]
}

/** A card that would tell of nothing but what the member has put out of home's sight. */
const isHiddenCard = ({ healthCards }: Home, card: CardName): boolean =>
  (card === 'activity' && healthCards?.length === 0) || (card === 'kept' && isHidden(healthCards, 'WEIGHT'))

/** Whether one of these cards has the code in it: else it stands by itself, under the first. */
const holdsCode = ({ menu, failed, pickup }: Home, cards: readonly CardName[]): boolean =>
  (cards.includes('meal') && (menu !== null || failed.has('mealCard'))) || (cards.includes('slip') && pickup !== null)

function heroOf(home: Home, lead: Lead, step: FirstStep | null): Hero {
  const nothingYet: OwnCard[] = home.steps.value === null ? ['activity', 'meal'] : ['meal']
  switch (lead.kind) {
    case 'choose':
      return { cards: ['choose', 'ahead'], instead: [] }
    case 'away':
      return { cards: ['return', 'kept'], instead: ['meal', 'activity'] }
    case 'pickup':
      return { cards: ['slip'], instead: ['meal'] }
    case 'log':
      return { cards: ['log'], instead: nothingYet }
    case 'rest':
      return { cards: ['rest', 'food', 'next'], instead: ['meal'] }
    case 'evening':
      return { cards: ['day', 'activity', 'next'], instead: ['meal'] }
    case 'walk':
      return {
        cards: ['walk', ...(home.recorded ? (['recorded'] as const) : [])],
        instead: home.recorded ? ['challenge', 'meal'] : ['challenge'],
      }
    case 'firstDone':
      return { cards: ['activity', 'recorded'], instead: home.recorded ? ['meal'] : [] }
    default:
      break
  }
  if (step === 'PHONE') return { cards: ['table', 'link', 'ahead'], instead: nothingYet }
  if (step === 'LOG') return { cards: ['table'], instead: nothingYet }
  if (lead.kind === 'left') return { cards: ['recorded'], instead: ['meal'] }
  return featured(home.menu?.courses ?? []).first?.avoid ? { cards: ['meal'], instead: [] } : { cards: [], instead: [] }
}

/**
 * The order that an arrangement tells, without what this build does not know. A card that it does not name is hidden.
 */
export function ownOrder(widgets: readonly { menuId: string; showYn: string }[] | undefined): readonly OwnCard[] {
  if (!widgets) return OWN_ORDER
  const shown = widgets.filter(({ showYn }) => showYn === 'Y').map(({ menuId }) => menuId)
  return shown.flatMap((id) => OWN_ORDER.find((card) => card === id) ?? [])
}
