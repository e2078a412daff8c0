import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Frame } from '#src/app/chrome/frame.tsx'
import { guard } from '#src/app/guard.ts'
import type { RouterContext } from '#src/app/router-context.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  // Not `guard` itself: comparing its parameter with the router's would need the type this route is part of.
  beforeLoad: (options): Promise<{ page: string }> => guard(options),
  component: Root,
})

// The return type is spelt out: inferred, it would depend on the route's own type.
function Root(): ReactNode {
  // A page is created anew whenever the full path changes, query included [ROU-06]. The path comes from the guard, so
  // that it changes together with the page and not while the next one is still loading.
  const { page } = Route.useRouteContext()
  return (
    <Frame>
      <Outlet key={page} />
    </Frame>
  )
}
