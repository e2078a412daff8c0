import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { code, serialNo } from '#src/app/search.ts'
import { PickTimeScreen } from '#src/areas/care/reservations/pick-time.screen.tsx'
import { myReservationsQuery, placesQuery, serviceQuery } from '#src/areas/care/reservations/reservation.queries.ts'
import { kindOf } from '#src/areas/care/reservations/service-kind.ts'

const oneOf = <const T extends string>(...values: T[]) => v.fallback(v.optional(v.picklist(values)), undefined)

/**
 * What is reserved and where; `move` is the one that gets another time, `chaln` and `round` the counselling of a
 * challenge.
 */
const search = v.object({
  rsrvType: oneOf('TALK', 'CHECK'),
  cnsltType: oneOf('MEAL'),
  topic: oneOf('MEAL'),
  placeCode: code,
  move: serialNo,
  chaln: code,
  round: serialNo,
})

export const Route = createFileRoute('/welfit/WelfitReservationReg')({
  staticData: screen({ kind: 'flow', title: msg`예약하기` }),
  validateSearch: search,
  loaderDeps: ({ search: { rsrvType, move } }) => ({ rsrvType, move }),
  loader: async ({ context: { queryClient }, deps: { rsrvType = 'TALK', move } }) => {
    // The page begins with the time that stands; without it another is chosen all the same.
    if (move !== undefined) await queryClient.prefetchQuery(myReservationsQuery())
    const service = await queryClient.ensureQueryData(serviceQuery(rsrvType))
    if (service !== null) await queryClient.ensureQueryData(placesQuery(service.stdMngSeq))
  },
  component: Screen,
})

function Screen() {
  const { rsrvType = 'TALK', cnsltType, topic, placeCode, move, chaln, round } = Route.useSearch()
  const challenge = chaln !== undefined && round !== undefined ? { chalnCode: chaln, roundNo: round } : undefined
  return (
    <PickTimeScreen
      kind={kindOf(rsrvType, (cnsltType ?? topic) === 'MEAL', challenge)}
      placeCode={placeCode}
      move={move}
      challenge={challenge}
    />
  )
}
