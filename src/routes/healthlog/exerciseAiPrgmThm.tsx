import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { code } from '#src/app/search.ts'
import { PlayerScreen } from '#src/areas/exercise/player/player.screen.tsx'
import { loadProgramme } from '#src/areas/exercise/programme/load.ts'
import { ProgrammeScreen } from '#src/areas/exercise/programme/programme.screen.tsx'
import { ThemeScreen, ThemesScreen } from '#src/areas/exercise/programme/theme.screen.tsx'

/** A theme, or a programme and whether it is being done; without either every theme. */
const search = v.object({ thm: code, prgm: code, run: v.fallback(v.optional(v.literal('Y')), undefined) })

export const Route = createFileRoute('/healthlog/exerciseAiPrgmThm')({
  staticData: screen({ kind: 'detail', title: msg`운동 프로그램` }),
  validateSearch: search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => loadProgramme(queryClient, deps),
  component: Screen,
})

function Screen() {
  const { thm, prgm, run } = Route.useSearch()
  const plan = Route.useLoaderData()
  if (prgm !== undefined)
    return run === 'Y' && plan ? <PlayerScreen key={prgm} code={prgm} plan={plan} /> : <ProgrammeScreen code={prgm} />
  return thm === undefined ? <ThemesScreen /> : <ThemeScreen code={thm} />
}
