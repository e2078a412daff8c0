import { lazyPart } from '#src/app/lazy-part.ts'

/** What a route says in its place: its code comes when it is needed. */
export const OfferGone = lazyPart(() => import('./offer-gone-page.tsx'), 'OfferGonePage')
