import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { code } from '#src/app/search.ts'
import { gateQuery, gatesQuery } from '#src/areas/meal/gate/gate.queries.ts'
import { GateScreen } from '#src/areas/meal/gate/gate.screen.tsx'
import { memberQuery } from '#src/domain/member/use-member.ts'

export const Route = createFileRoute('/meal/authorgate')({
  staticData: screen({ kind: 'flow', title: msg`임직원 확인` }),
  validateSearch: v.object({ restaurantCode: code }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { restaurantCode } }) => {
    const [gates] = await Promise.all([
      queryClient.fetchQuery(gatesQuery()),
      queryClient.ensureQueryData(memberQuery()),
    ])
    // Any address opens: what is no gate is the list of gates.
    if (restaurantCode !== undefined && gates.some((gate) => gate.restaurantCode === restaurantCode))
      await queryClient.fetchQuery(gateQuery(restaurantCode))
  },
  component: Screen,
})

function Screen() {
  return <GateScreen {...Route.useSearch()} />
}
