import type { AnyRouter, AnyRoute } from '@tanstack/react-router'
import { screenOf, type ScreenData } from './screen-data.ts'

/**
 * A screen that can be opened, by the routes that there are: its address, and what its route file and the map say of
 * it.
 */
export interface BuiltScreen {
  path: string
  screen: ScreenData
}

/**
 * The screens that there are, in the order of the generated tree. Names and addresses that a server or an operator
 * sends are judged by them: what no screen here has is offered nowhere. Addresses with a parameter are left out:
 * nothing says which one.
 */
export function builtScreens(router: AnyRouter): BuiltScreen[] {
  const routes = Object.entries(router.routesByPath) as [string, AnyRoute][]
  return routes.flatMap(([path, route]) => {
    const screen = screenOf({ staticData: route.options.staticData ?? {} })
    return screen === undefined || path.includes('$') ? [] : [{ path, screen }]
  })
}
