import type { QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'

/** Where a member lands who has chosen nothing, and when the choice cannot be read [ROU-10]. */
export const HOME = '/main'

/** The first screen is not worth waiting longer for. */
const PATIENCE_MS = 1500

/** The member's choice; its setting's screen makes it stale. */
export const homeUrlQuery = () => query('get', '/api/my/set/settingHomeUrl', { background: true })

/**
 * The member's own first screen (my/set/settingHomeUrl), if it is a path of this app; else `/main`. Asked once a
 * session.
 */
export async function firstScreen(queries: QueryClient): Promise<string> {
  const asked = queries
    .ensureQueryData({ ...homeUrlQuery(), staleTime: Infinity, retry: false })
    .then(pathOf)
    .catch(() => HOME)
  const late = new Promise<string>((resolve) => setTimeout(() => resolve(HOME), PATIENCE_MS))
  return Promise.race([asked, late])
}

/** The path in an answer of settingHomeUrl; `HOME` when this app could not open it or would go round in circles. */
export function pathOf(answer: { homeUrl?: string } | null | undefined): string {
  const url = answer?.homeUrl ?? ''
  return /^\/\w/.test(url) && !url.startsWith('/login') ? url : HOME
}
