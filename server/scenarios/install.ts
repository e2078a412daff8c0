/** Wires the scenarios into a server that was started with them. */
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Sessions } from '#server/auth/sessions.ts'
import { tokenFrom, type Tokens } from '#server/auth/token.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/client.ts'
import { restaurantQueries } from '#server/domain/restaurant/queries.ts'
import { signInNames } from '#server/domain/session/schema.ts'
import { type FreshMember, scenarioRoutes } from './routes.ts'
import { createMeeting, createScenarios, type Meeting } from './scenarios.ts'

/** What only the seed can do, handed in so that production code does not import it. */
export type ScenarioSources = {
  personas: readonly string[]
  makeMember: (persona: string, username: string | undefined) => Promise<FreshMember>
  clockWasSet: () => Promise<void>
}

type Parts = ScenarioSources & { db: Db; clock: Clock; tokens: Tokens; sessions: Sessions }

/** Adds the addresses and returns the hook that plays scenarios. */
export function installScenarios(http: FastifyInstance, { db, clock, tokens, sessions, ...sources }: Parts): Meeting {
  const scenarios = createScenarios()
  const memberOf = async (username: string): Promise<string | undefined> => {
    const [row] = await db
      .select({ hcId: signInNames.hcId })
      .from(signInNames)
      .where(eq(signInNames.username, username))
    return row?.hcId
  }
  scenarioRoutes(http, { scenarios, clock, memberOf, setRestDay: restaurantQueries(db).setRestDay, ...sources })
  return createMeeting(scenarios, sessions, async (request) => {
    const token = tokenFrom(request.headers.authorization)
    const claims = token === undefined ? undefined : tokens.read(token)
    if (claims !== undefined) return { hcId: claims.sub, sessionId: claims.sid }
    const hcId = await memberOf(usernameIn(request.body))
    return hcId === undefined ? undefined : { hcId }
  })
}

/** The name in a sign-in form. */
function usernameIn(body: unknown): string {
  const name = typeof body === 'object' && body !== null && 'username' in body ? body.username : undefined
  return typeof name === 'string' ? name.trim().toLowerCase() : ''
}
