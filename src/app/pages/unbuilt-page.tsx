import { getRouteApi, redirect, type ParsedLocation } from '@tanstack/react-router'
import { aliasOf, findRoute } from '../find-route.ts'
import { requireSignIn } from '../guard.ts'
import type { RouterContext } from '../router-context.ts'
import { NotBuiltPage, NotFoundPage } from './not-found-page.tsx'

/**
 * What an address without a screen is: 'coming' when it is documented, 'unknown' otherwise. A documented address that
 * needs sign-in asks for it like any built one [ROU-03]; a second spelling leads to the first [ROU-28].
 */
export async function visitUnbuilt(
  context: Pick<RouterContext, 'session'>,
  { pathname, href }: Pick<ParsedLocation, 'pathname' | 'href'>,
): Promise<'coming' | 'unknown'> {
  const alias = aliasOf(pathname)
  if (alias !== undefined) throw redirect({ to: alias, replace: true })
  const known = findRoute(pathname)
  if (!known) return 'unknown'
  if (!known.public) await requireSignIn(context, href)
  return 'coming'
}

const route = getRouteApi('/$')

/** See `visitUnbuilt`. */
export function UnbuiltPage() {
  return route.useLoaderData() === 'coming' ? <NotBuiltPage /> : <NotFoundPage />
}
