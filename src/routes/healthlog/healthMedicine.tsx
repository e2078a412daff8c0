import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { medicinesQuery } from '#src/areas/records/medicine/medicine.queries.ts'
import { MedicineScreen } from '#src/areas/records/medicine/medicine.screen.tsx'

/** A new one, or a number of one; anything else reads as the list. */
const medicine = v.fallback(
  v.optional(v.union([v.literal('new'), v.pipe(v.number(), v.integer(), v.minValue(1))])),
  undefined,
)

export const Route = createFileRoute('/healthlog/healthMedicine')({
  staticData: screen({ kind: 'list', title: msg`먹는 약` }),
  validateSearch: v.object({ medicine }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(medicinesQuery()),
  component: Screen,
})

function Screen() {
  return <MedicineScreen shown={Route.useSearch().medicine} />
}
