import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { serialNo } from '#src/app/search.ts'
import { MissionDescScreen } from '#src/areas/challenge/mission/mission-desc.screen.tsx'
import { missionReasonsQuery } from '#src/areas/challenge/mission/mission.queries.ts'
import { today } from '#src/lib/days.ts'

export const Route = createFileRoute('/diary/missionDesc')({
  staticData: screen({ kind: 'detail', title: msg`미션` }),
  validateSearch: v.object({ missionSeq: serialNo }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(missionReasonsQuery(today(new Date()))),
  component: Screen,
})

function Screen() {
  return <MissionDescScreen missionSeq={Route.useSearch().missionSeq} />
}
