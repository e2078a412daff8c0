/** The addresses of the scenarios: list, add, take away, make a member, set the clock. Not part of the contract. */
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#server/clock.ts'
import { refusals } from '#server/http/refusal.ts'
import { seoulDay } from '#server/seoul.ts'
import { scenarioNames, type ScenarioName, type Scenarios } from './scenarios.ts'

export type FreshMember = { username: string; password: string; hcId: string }

export type ScenarioServices = {
  scenarios: Scenarios
  clock: Clock
  personas: readonly string[]
  /** hcId of a sign-in name. */
  memberOf: (username: string) => Promise<string | undefined>
  makeMember: (persona: string, username: string | undefined) => Promise<FreshMember>
  /** Closes a restaurant on a day, under these names; null opens it. */
  setRestDay: (
    restaurantCode: string,
    day: string,
    names: { restNm: string; restNmEng: string } | null,
  ) => Promise<void>
  /** Called after the clock was set, so that the day's menus are there. */
  clockWasSet: () => Promise<void>
}

type Whose = { username?: string; deviceId?: string }
type Wish = Whose & { name: ScenarioName; times?: 'once' | 'always'; ms?: number; status?: number; path?: string }

const wishSchema = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    username: { type: 'string', minLength: 1 },
    deviceId: { type: 'string', minLength: 1 },
    name: { enum: Object.keys(scenarioNames) },
    times: { enum: ['once', 'always'] },
    ms: { type: 'integer', minimum: 0, maximum: 120_000 },
    status: { type: 'integer', minimum: 200, maximum: 599 },
    path: { type: 'string', pattern: '^/' },
  },
}

export function scenarioRoutes(app: FastifyInstance, services: ScenarioServices): void {
  const { scenarios, clock, personas } = services

  app.get('/_scenarios', async () => ({
    names: scenarioNames,
    personas,
    now: clock.now().toISOString(),
    active: scenarios.list(),
    howTo: {
      add: 'POST /_scenarios {username | deviceId, name, times?: once|always, ms?, status?, path?}',
      remove: 'DELETE /_scenarios?username= | ?deviceId= (neither: all)',
      member: 'POST /_scenarios/members {persona, username?}',
      clock: 'POST /_scenarios/clock {now: ISO instant | null}',
      restDay: 'POST /_scenarios/restDay {restaurantCode, name: what day it is | null, day?: YYYYMMDD}',
    },
  }))

  app.post<{ Body: Wish }>('/_scenarios', { schema: { body: wishSchema } }, async ({ body }, reply) => {
    const { name, times = 'once', ms = 3000, status = 200, path } = body
    const whose = await owner(body)
    if ((whose.hcId === undefined) === (whose.deviceId === undefined)) throw refusals.badRequest('username or deviceId')
    return reply.code(201).send(scenarios.add({ ...whose, name, times, ms, status, path }))
  })

  app.delete<{ Querystring: Whose }>('/_scenarios', async ({ query }, reply) => {
    scenarios.remove(await owner(query))
    return reply.code(204).send()
  })

  app.post<{ Body: { persona: string; username?: string } }>(
    '/_scenarios/members',
    {
      schema: {
        body: {
          type: 'object',
          required: ['persona'],
          properties: { persona: { enum: personas }, username: { type: 'string', pattern: '^[a-z0-9._-]{3,40}$' } },
        },
      },
    },
    async ({ body }, reply) => reply.code(201).send(await services.makeMember(body.persona, body.username)),
  )

  app.post<{ Body: { now: string | null } }>(
    '/_scenarios/clock',
    {
      schema: {
        body: {
          type: 'object',
          required: ['now'],
          properties: { now: { type: ['string', 'null'], format: 'date-time' } },
        },
      },
    },
    async ({ body }) => {
      clock.set(body.now === null ? null : new Date(body.now))
      await services.clockWasSet()
      return { now: clock.now().toISOString() }
    },
  )

  app.post<{ Body: { restaurantCode: string; name: string | null; nameEng?: string; day?: string } }>(
    '/_scenarios/restDay',
    {
      schema: {
        body: {
          type: 'object',
          required: ['restaurantCode', 'name'],
          additionalProperties: false,
          properties: {
            restaurantCode: { type: 'string', pattern: '^REST[0-9]{6}$' },
            name: { type: ['string', 'null'], minLength: 1 },
            nameEng: { type: 'string', minLength: 1 },
            day: { type: 'string', pattern: '^[0-9]{8}$' },
          },
        },
      },
    },
    async ({ body: { restaurantCode, name, nameEng = name, day = seoulDay(clock.now()) } }, reply) => {
      const names = name === null || nameEng === null ? null : { restNm: name, restNmEng: nameEng }
      await services.setRestDay(restaurantCode, day, names)
      return reply.code(204).send()
    },
  )

  async function owner({
    username,
    deviceId,
  }: Whose): Promise<{ hcId: string | undefined; deviceId: string | undefined }> {
    if (username === undefined) return { hcId: undefined, deviceId }
    const hcId = await services.memberOf(username.toLowerCase())
    if (hcId === undefined) throw refusals.badRequest(`username: ${username}`)
    return { hcId, deviceId }
  }
}
