import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { day, yes } from '#src/app/search.ts'
import { lazyPart } from '#src/app/lazy-part.ts'
import { prefetchBody } from '#src/areas/records/body/body.queries.ts'
import { prefetchWeight } from '#src/areas/records/weight/weight.queries.ts'
import { WeightRecordScreen } from '#src/areas/records/weight/weight-record.screen.tsx'
import { prefetchMayType } from '#src/domain/index-record/may-type.ts'

/**
 * Body fat and muscle stand here too: they have no address of their own. `month` is a day of the month that is looked
 * at.
 */
const search = v.object({ add: yes, month: day, kind: v.fallback(v.optional(v.picklist(['BDF', 'SKM'])), undefined) })

const loadBody = () => import('#src/areas/records/body/body.screen.tsx')
const BodyScreen = lazyPart(loadBody, 'BodyScreen')

export const Route = createFileRoute('/healthlog/WeightRecord')({
  staticData: screen({ kind: 'graph', title: msg`체중` }),
  validateSearch: search,
  loaderDeps: ({ search: { add, kind } }) => ({ add, kind }),
  loader: ({ context: { queryClient }, deps: { add, kind } }) =>
    Promise.all([
      kind
        ? Promise.all([prefetchBody(queryClient, kind, new Date()), loadBody()])
        : prefetchWeight(queryClient, new Date()),
      add && prefetchMayType(queryClient),
    ]),
  component: Screen,
})

function Screen() {
  const { add, kind, month } = Route.useSearch()
  return kind ? (
    <BodyScreen code={kind} adding={add === 'Y'} />
  ) : (
    <WeightRecordScreen adding={add === 'Y'} month={month} />
  )
}
