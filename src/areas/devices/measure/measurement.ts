import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { createActor, fromPromise } from 'xstate'
import { ApiError } from '#src/contract/api-error.ts'
import { keyOf, mutation } from '#src/contract/query.ts'
import { phoneStore } from '#src/health-sync/use-health-sync.ts'
import { consentsQuery } from '../link/link.queries.ts'
import { toConsents } from '../link/link.ts'
import type { Device } from './devices.ts'
import { CLOCK_SLACK_MS, type Known, type Measured, newMeasurements, toKnown } from './measured.ts'
import { latestQuery, SHOWS_MEASURED } from './measure.queries.ts'
import { measurementMachine } from './measurement.machine.ts'

const insert = mutation('post', '/api/healthlog/insertMyHelhIdx')

/** Under the key of the later sync: code and time, and where it came from. */
async function save(queries: QueryClient, found: readonly Measured[]): Promise<'saved' | 'needsConsent'> {
  try {
    await new MutationObserver(queries, insert).mutate({ body: found.flatMap(({ values }) => values) })
    return 'saved'
  } catch (error) {
    if (error instanceof ApiError && error.code === 'healthConsentNeeded') return 'needsConsent'
    throw error
  } finally {
    for (const path of SHOWS_MEASURED) void queries.invalidateQueries({ queryKey: keyOf(path) })
  }
}

/** The machine with the phone and the server behind it. */
export function createMeasurement(device: Device, queries: QueryClient) {
  const known: { since: Known } = { since: {} }
  const readiness = () => phoneStore.readiness(device.flag)
  return createActor(
    measurementMachine.provide({
      actors: {
        check: fromPromise(async () => {
          const phone = await readiness()
          if (phone === 'desktop' || phone === 'ios' || phone === 'oldShell') return phone
          const { sensitive } = toConsents(await queries.fetchQuery(consentsQuery()))
          if (!sensitive) return 'noConsent'
          known.since = toKnown(await queries.fetchQuery({ ...latestQuery(), staleTime: 0 }))
          return phone
        }),
        askPermission: fromPromise(async () => {
          await phoneStore.askPermissions()
          return readiness()
        }),
        askPhone: fromPromise(async ({ input: { startedAt } }) => newMeasurements(await phoneStore.measuredSince(device.query, new Date(startedAt - CLOCK_SLACK_MS)), device, known.since)),
        save: fromPromise(({ input: { found } }) => save(queries, found)),
      },
    }),
  )
}
