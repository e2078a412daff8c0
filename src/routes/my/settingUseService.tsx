import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { agreementsQuery, termsQuery } from '#src/areas/account/agreements/agreements.queries.ts'
import { AgreementsScreen } from '#src/areas/account/agreements/agreements.screen.tsx'
import { RenewedTermsScreen } from '#src/areas/account/agreements/renewed-terms.screen.tsx'

/** `renew=1`: the terms have a new version since the member agreed. */
const renew = v.pipe(
  v.union([v.literal(1), v.literal('1')]),
  v.transform(() => 1 as const),
)
const search = v.object({ renew: v.fallback(v.optional(renew), undefined) })

export const Route = createFileRoute('/my/settingUseService')({
  staticData: screen({ kind: 'settings', title: msg`이용 동의` }),
  validateSearch: search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { renew } }) =>
    renew === 1 ? queryClient.ensureQueryData(termsQuery()) : queryClient.ensureQueryData(agreementsQuery()),
  component: Screen,
})

function Screen() {
  return Route.useSearch().renew === 1 ? <RenewedTermsScreen /> : <AgreementsScreen />
}
