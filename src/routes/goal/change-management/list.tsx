import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { day } from '#src/app/search.ts'
import { changesQuery } from '#src/areas/goal/changes/changes.queries.ts'
import { inOrder } from '#src/areas/goal/changes/changes.ts'
import { ChangesScreen } from '#src/areas/goal/changes/changes.screen.tsx'

const kindSchema = v.fallback(v.optional(v.picklist(['GOAL', 'HEALTH', 'WEEK'])), undefined)

export const Route = createFileRoute('/goal/change-management/list')({
  staticData: screen({ kind: 'list', title: msg`고친 기록` }),
  validateSearch: v.object({ kind: kindSchema, from: day, to: day }),
  loaderDeps: ({ search: { kind, from, to } }) => ({ kind, ...inOrder({ from, to }) }),
  loader: ({ context: { queryClient }, deps }) => queryClient.ensureInfiniteQueryData(changesQuery(deps)),
  component: Screen,
})

function Screen() {
  const { kind, from, to } = Route.useSearch()
  return <ChangesScreen asked={{ kind, ...inOrder({ from, to }) }} />
}
