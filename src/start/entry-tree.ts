import type { AnyRoute } from '@tanstack/react-router'
import { Route as root } from '#src/routes/__root.tsx'
import { Route as unknown } from '#src/routes/$.tsx'
import { Route as errorPage401 } from '#src/routes/ErrorPage401.tsx'
import { Route as errorPage403 } from '#src/routes/ErrorPage403.tsx'
import { Route as errorPage500 } from '#src/routes/ErrorPage500.tsx'
import { Route as start } from '#src/routes/index.tsx'
import { Route as login } from '#src/routes/login/index.tsx'
import { Route as loginUsername } from '#src/routes/login/username.tsx'
import { Route as memberDupLogin } from '#src/routes/member/dupLogin.tsx'
import type { routeTree } from '../routeTree.gen.ts'

// The screens that the first load knows: those that nobody has to be signed in for, and the catch-all, which stands for
// all others until the generated tree has come (late-routes.ts). Ids and paths are the generator's.

const entry: readonly [AnyRoute, path: string][] = [
  [start, '/'],
  [unknown, '/$'],
  [login, '/login/'],
  [loginUsername, '/login/username'],
  [memberDupLogin, '/member/dupLogin'],
  [errorPage401, '/ErrorPage401'],
  [errorPage403, '/ErrorPage403'],
  [errorPage500, '/ErrorPage500'],
]

// A module may be asked for after the generated one, in tests: the children it gave stay.
if (!root.children) {
  root.addChildren(
    entry.map(([route, path]) => {
      const place = { id: path, path, getParentRoute: () => root }
      // The options that a file gives are all that the type knows; where a file stands is said as the generated tree
      // says it.
      return route.update(place as Parameters<AnyRoute['update']>[0])
    }),
  )
}

/** The root with the entry screens, known to the compiler as the whole tree that it becomes. */
export const entryTree = root as typeof routeTree // the same object: the generated file gives it the other children
