import type { QueryClient } from '@tanstack/react-query'
import { openProgramme } from './flow.ts'
import { toPlan } from './programme.ts'
import { coachQuery, programmeQuery, themeQuery, themesQuery } from './programme.queries.ts'
import type { Plan } from './run.ts'

interface Asked {
  thm?: string | undefined
  prgm?: string | undefined
  run?: 'Y' | undefined
}

/**
 * What the address stands on: for the player the plan, which a run that is under way brings itself; nobody needs to be
 * reached then.
 */
export async function loadProgramme(queries: QueryClient, { thm, prgm, run }: Asked): Promise<Plan | null> {
  const actor = await openProgramme(queries)
  if (prgm === undefined) {
    await (thm === undefined ? queries.ensureQueryData(themesQuery()) : queries.ensureQueryData(themeQuery(thm)))
    return null
  }
  const under = actor.getSnapshot().context.run?.plan
  if (run === 'Y' && under?.code === prgm) return under
  if (run !== 'Y') void queries.prefetchQuery(coachQuery(prgm))
  const detail = await queries.ensureQueryData(programmeQuery(prgm))
  return detail && toPlan(detail)
}
