import { redirect } from '@tanstack/react-router'
import { loadChrome } from './chrome/late-chrome.tsx'
import type { RouterContext } from './router-context.ts'
import { loadWords } from './language.ts'
import { screenOf, type ScreenData } from './screen-data.ts'
import { readableAddress } from './readable-address.ts'
import { rememberWantedPath, wantedPath } from './wanted-path.ts'

interface GuardInput {
  context: RouterContext
  location: { href: string }
  matches: readonly { staticData: Partial<ScreenData> }[]
  /** True when a link is only being preloaded. */
  preload: boolean
}

/**
 * Runs before anything of a route loads: no chunk, no loader, no feature call of a protected screen happens signed out
 * [ROU-02, ROU-03]. Then sees to what the screen stands in, and to English words that have not come. Adds `page`, the
 * full path, to the context.
 */
export async function guard({ context, location, matches, preload }: GuardInput): Promise<{ page: string }> {
  const screen = screenOf(matches.at(-1))
  if (screen === undefined) readAsText(location.href)
  // The first load knows the entry screens only: an address that it does not know may be any other screen's.
  const routes = screen?.name === 'notFound' ? context.allRoutes() : undefined
  if (routes) {
    await Promise.all([routes, loadChrome()])
    throw redirect({ href: location.href, state: true, replace: true })
  }
  if (screen?.public !== true) await requireSignIn(context, location.href, preload)
  await Promise.all([loadWords(), screen?.kind === 'entry' ? undefined : loadChrome()])
  return { page: location.href }
}

/**
 * Where a "%" in its path encodes nothing the router finds no route at all, not even the catch-all: the address leads
 * on to the one in which that "%" is a letter like others. (docs/decisions/383)
 */
function readAsText(href: string): void {
  const readable = readableAddress(href)
  if (readable !== href) throw redirect({ href: readable, replace: true })
}

/** Sends a signed-out visitor to the sign-in and remembers `wanted` for afterwards. */
export async function requireSignIn(
  context: Pick<RouterContext, 'session'>,
  wanted: string,
  preload = false,
): Promise<void> {
  if ((await context.session.settled()) === 'signedIn') return
  // The notice of a sign-in elsewhere has its own: where the member was, and whose it is. So has the page where a
  // session was lost.
  const kept = wantedPath()
  if (!preload && !(context.session.endedElsewhere() && kept !== null) && kept !== wanted) rememberWantedPath(wanted)
  throw toSignIn(context)
}

/**
 * To the sign-in; where another device has taken over, to the page that says so. A page asked for at that moment comes
 * here by itself. [SES-26]
 */
export const toSignIn = ({ session }: Pick<RouterContext, 'session'>) =>
  session.endedElsewhere()
    ? redirect({ to: '/login/username', search: { error: 'dupLogin' }, replace: true })
    : redirect({ to: '/login', replace: true })
