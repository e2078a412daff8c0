import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { HomeScreen } from '#src/areas/home/hub/home.screen.tsx'
import { openHome } from '#src/areas/home/hub/open-home.ts'

export const Route = createFileRoute('/main')({
  staticData: screen({ kind: 'hub', title: msg`홈`, sides: () => import('#src/areas/home/desktop/desktop-sides.tsx') }),
  loader: ({ context: { queryClient } }) => openHome(queryClient),
  component: Home,
})

function Home() {
  const { cards, offline } = Route.useLoaderData()
  return offline ? <offline.Page kept={offline.kept} /> : <HomeScreen cards={cards} />
}
