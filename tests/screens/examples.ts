import { unbuiltAddress, type BuiltRoute } from '../support/routes.ts'

/**
 * How a route is opened that has parameters, or a query that matters: at these addresses; or where the first link to it leads
 * that the visitor sees on another screen, so that the values are those of the member. A visitor who sees no such link
 * opens nothing. Every route with parameters or a search schema has a row (tests/screens.test.ts).
 */
type Example = { at: readonly string[] } | { linkOn: string }

export const examples: Record<string, Example> = {
  '/$': { at: ['/no/such/screen', ...[unbuiltAddress()].filter((path) => path !== undefined)] },
  '/login/username': { at: ['/login/username', '/login/username?error=dupLogin'] },
  '/meal/detail': { linkOn: '/menu/todayMenu' },
  '/menu/todayMenu': { at: ['/menu/todayMenu', '/menu/todayMenu?menuMealType=3'] },
}

/** How this route is opened; without a row above, as it is. */
export function exampleOf({ path }: BuiltRoute): Example {
  const example = examples[path] ?? { at: [path] }
  if ('at' in example && example.at.some((address) => address.includes('$'))) throw new Error(`${path}: say in tests/screens/examples.ts what it is opened with`)
  return example
}
