import { lazyPart } from '#src/app/lazy-part.ts'

/** What a route says of a battle that is not there: its code comes when it is needed. */
export const BattleGone = lazyPart(() => import('./gone-page.tsx'), 'GonePage')
