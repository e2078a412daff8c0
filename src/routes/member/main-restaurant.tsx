import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { PlaceScreen } from '#src/areas/join/flow/place.screen.tsx'

export const Route = createFileRoute('/member/main-restaurant')({
  staticData: screen({ kind: 'flow', title: msg`회원가입` }),
  beforeLoad: async () => (await import('#src/areas/join/flow/arrive.ts')).arriveAt('restaurant'),
  component: PlaceScreen,
})
