import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { allergyTerms } from '#src/areas/account/terms/allergy-terms.ts'
import { TermsScreen } from '#src/areas/account/terms/terms.screen.tsx'
import { prefetchAllergies } from '#src/areas/meal/allergy/allergy.queries.ts'
import { AllergyScreen } from '#src/areas/meal/allergy/allergy.screen.tsx'

/** `text=1`: what is agreed to here, in full. */
const text = v.pipe(
  v.union([v.literal(1), v.literal('1')]),
  v.transform(() => 1 as const),
)
const search = v.object({ text: v.fallback(v.optional(text), undefined) })

export const Route = createFileRoute('/mypage/alerge')({
  staticData: screen({ kind: 'form', title: msg`알레르기` }),
  validateSearch: search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { text } }) => (text === 1 ? undefined : prefetchAllergies(queryClient)),
  component: Screen,
})

function Screen() {
  return Route.useSearch().text === 1 ? <TermsScreen terms={allergyTerms} backTo="/mypage/alerge" /> : <AllergyScreen />
}
