import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { code, serialNo } from '#src/app/search.ts'
import { loadReading } from '#src/areas/challenge/coached/load-reading.ts'
import { NothingToRead, ReadingScreen } from '#src/areas/challenge/coached/reading.screen.tsx'

export const Route = createFileRoute('/challenge/custcontentsview')({
  staticData: screen({ kind: 'detail', title: msg`읽을거리` }),
  validateSearch: v.object({ chalnCode: code, custContentsSeq: serialNo }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => loadReading(queryClient, deps),
  component: Screen,
})

function Screen() {
  const named = Route.useLoaderData()
  return named === null ? <NothingToRead /> : <ReadingScreen key={named.custContentsSeq} {...named} />
}
