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
 * The screens that are built, in the order of the generated tree. What a member is offered is chosen among them: a
 * screen that has no route file yet is offered nowhere, and one that gets its file is, without anybody listing it.
 * Addresses with a parameter are left out: nothing says which one.
 */
export function builtScreens(router: AnyRouter): BuiltScreen[] {
  const routes = Object.entries(router.routesByPath) as [string, AnyRoute][]
  return routes.flatMap(([path, route]) => {
    const screen = screenOf({ staticData: route.options.staticData ?? {} })
    return screen === undefined || path.includes('$') ? [] : [{ path, screen }]
  })
}
