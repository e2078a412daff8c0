/**
 * Named faults for developers and tests, per member or per device: the way to see every error path of the app without
 * touching the network. Only a server started with HANSANG_SCENARIOS=on has them.
 */
import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Sessions } from '#server/auth/sessions.ts'
import { Refusal, refusals } from '#server/http/refusal.ts'

/** What each scenario does; also the text of GET /_scenarios. */
export const scenarioNames = {
  'expired-token': '401 with error tokenExpired; GET /session still renews the token.',
  'duplicate-login': 'Ends the session as if the member had signed in elsewhere: 401 with wp-error duplicate-login.',
  login: 'Ends the session: 401 with wp-error login.',
  '401': '401 without a signal.',
  '403': '403 with a message for the member.',
  '440': '440 without a message.',
  '500': '500.',
  'missing-body': 'The given status (200 unless told) without a body.',
  'html-body': 'The given status (200 unless told) with an HTML page.',
  slow: 'The answer comes after `ms` milliseconds.',
  cut: 'The connection ends without an answer, and nothing was done.',
  lost: 'Everything is done, and the connection ends before its answer.',
} as const

export type ScenarioName = keyof typeof scenarioNames

export type Scenario = {
  id: string
  name: ScenarioName
  /** Exactly one of the two is set. */
  hcId: string | undefined
  deviceId: string | undefined
  /** `once`: gone after the first request it meets. */
  times: 'once' | 'always'
  ms: number
  status: number
  /**
   * Beginning of the request's path. Undefined: every call under /api that is not about sign-in; of `cut` the question
   * who is signed in, too.
   */
  path: string | undefined
}

export type Scenarios = {
  list(): Scenario[]
  add(scenario: Omit<Scenario, 'id'>): Scenario
  /** Takes away the scenarios of one member or device, or all of them. */
  remove(whose: { hcId?: string | undefined; deviceId?: string | undefined }): void
  /** The first scenario that applies to a request; used up when it was for once. */
  take(request: { path: string; hcId: string | undefined; deviceId: string }): Scenario | undefined
}

const ABOUT_SIGN_IN = /^\/(api\/oauth\/|api\/common\/getRememberMeAccessToken)/
/** What an app that starts asks first: without a connection it has no answer either. */
const WHO_AM_I = '/api/oauth/userInfo'

const everywhere = (name: ScenarioName, path: string): boolean =>
  path.startsWith('/api/') && (!ABOUT_SIGN_IN.test(path) || (name === 'cut' && path === WHO_AM_I))

export function createScenarios(): Scenarios {
  let active: Scenario[] = []
  const meets = (scenario: Scenario, request: Parameters<Scenarios['take']>[0]): boolean => {
    const whose = scenario.hcId === undefined ? scenario.deviceId === request.deviceId : scenario.hcId === request.hcId
    const where =
      scenario.path === undefined ? everywhere(scenario.name, request.path) : request.path.startsWith(scenario.path)
    return whose && where
  }
  return {
    list: () => [...active],
    add: (scenario) => {
      const added = { ...scenario, id: randomUUID() }
      active.push(added)
      return added
    },
    remove: ({ hcId, deviceId }) => {
      active = active.filter((one) =>
        hcId === undefined && deviceId === undefined ? false : one.hcId !== hcId || one.deviceId !== deviceId,
      )
    },
    take: (request) => {
      const found = active.find((scenario) => meets(scenario, request))
      if (found?.times === 'once') active = active.filter((one) => one !== found)
      return found
    },
  }
}

/** A request hook; it either goes on, throws a refusal, or answers. */
export type Meeting = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | void>

/**
 * The hook that plays scenarios, after the body was read and before it is validated.
 *
 * @param memberOf the member a request speaks for: by its token, or by the name it signs in with
 */
export function createMeeting(
  scenarios: Scenarios,
  sessions: Sessions,
  memberOf: (request: FastifyRequest) => Promise<{ hcId: string; sessionId?: string } | undefined>,
): Meeting {
  return async (request, reply) => {
    const caller = request.caller
    if (caller === null || scenarios.list().length === 0) return undefined
    const path = request.url.split('?', 1)[0] ?? ''
    const member = await memberOf(request)
    const scenario = scenarios.take({ path, hcId: member?.hcId, deviceId: caller.deviceId })
    if (scenario === undefined) return undefined
    if (member?.sessionId !== undefined && (scenario.name === 'duplicate-login' || scenario.name === 'login')) {
      await sessions.end(member.hcId, member.sessionId, scenario.name === 'login' ? 'expired' : 'duplicate-login')
    }
    return play(scenario, reply)
  }
}

async function play({ name, ms, status }: Scenario, reply: FastifyReply): Promise<FastifyReply | void> {
  switch (name) {
    case 'expired-token':
      throw refusals.tokenExpired()
    case 'duplicate-login':
      throw refusals.duplicateLogin()
    case 'login':
      throw refusals.login()
    case '401':
      throw new Refusal(401, 'unauthorized', '이 화면을 볼 수 없어요.')
    case '403':
      throw new Refusal(403, 'forbidden', '이용할 수 없는 서비스예요.')
    case '440':
      throw new Refusal(440, 'sessionTimeout', null)
    case '500':
      throw refusals.serverError()
    case 'missing-body':
      return reply.code(status).send()
    case 'html-body':
      return reply.code(status).type('text/html; charset=utf-8').send('<!doctype html><title>점검 중</title>')
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, ms))
      return undefined
    case 'cut':
      reply.hijack()
      reply.raw.destroy()
      return reply
    case 'lost':
      // The handler goes on; where its answer would be written the connection ends.
      reply.raw.writeHead = () => reply.raw.destroy()
      return undefined
  }
}
