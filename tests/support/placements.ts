import type { BrowserContext } from '@playwright/test'

/**
 * What the operator has to say in the demo's world: over home (server/domain/placement/seed.ts), and on the hub of
 * challenges the winter walk.
 */
const SAID = ['88', '91', '92', 'CH20261201']

/**
 * A browser in which all of it was closed before: it would lie over whoever stays there, and what is tested there is
 * something else.
 */
export async function closePlacements(context: BrowserContext, origin: string): Promise<void> {
  await context.addCookies(SAID.map((what) => ({ name: `popup.${what}`, value: 'Y', url: origin })))
}
