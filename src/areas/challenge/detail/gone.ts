import { lazyPart } from '#src/app/lazy-part.ts'

/**
 * What a route says of a challenge that is not there. A route is not split from its `notFoundComponent`: this one's
 * code comes when it is needed.
 */
export const Gone = lazyPart(() => import('./gone-page.tsx'), 'GonePage')
