import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { createActor, fromPromise } from 'xstate'
import { ApiError } from '#src/contract/api-error.ts'
import { keyOf as keyOfQuery, mutation } from '#src/contract/query.ts'
import { phoneStore } from '#src/health-sync/use-health-sync.ts'
import { consentsQuery } from '../link/link.queries.ts'
import { toConsents } from '../link/link.ts'
import type { Device } from './devices.ts'
import { CLOCK_SLACK_MS, hasCode, keyOf, type RecordKeys, type Measured, newMeasurements } from './measured.ts'
import { readKnown, SHOWS_MEASURED } from './measure.queries.ts'
import { measurementMachine, type Saving } from './measurement.machine.ts'

const insert = mutation('post', '/api/healthlog/insertMyHelhIdx')

/** What is believed of a measurement's first value decides: a pressure is kept whole or not at all. */
const firstKeys = (found: readonly Measured[]) =>
  found.flatMap(({ values: [first] }) => (first !== undefined && hasCode(first) ? [keyOf(first)] : []))

/**
 * Saves under the key of the later sync: code and time, and where it came from. What a phone sends is taken row by row,
 * and what nobody measures is left out without a word: whether it stands there now is looked at.
 */
async function save(queries: QueryClient, device: Device, found: readonly Measured[]): Promise<Saving> {
  const values = found.flatMap((one) => one.values.filter(hasCode))
  try {
    const { saveCnt } = await new MutationObserver(queries, insert).mutate({ body: values })
    if (saveCnt === values.length) return 'saved'
    const stands = await readKnown(queries, device, new Date())
    return firstKeys(found).every((key) => stands.has(key)) ? 'saved' : 'refused'
  } catch (error) {
    if (error instanceof ApiError && error.code === 'healthConsentNeeded') return 'needsConsent'
    if (error instanceof ApiError && (error.status === 400 || error.status === 409)) return 'refused'
    throw error
  } finally {
    for (const path of SHOWS_MEASURED) void queries.invalidateQueries({ queryKey: keyOfQuery(path) })
  }
}

/** Without a connection the phone can be asked all the same, and saving says what is missing. */
const reached = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.kind === 'network') return undefined
    throw error
  })

/** The machine with the phone and the server behind it. */
export function createMeasurement(device: Device, queries: QueryClient) {
  /** Before the page opened; and what was refused since, which the phone goes on telling. */
  let known: RecordKeys = new Set()
  const refused = new Set<string>()
  const readiness = () => phoneStore.readiness(device.flag)
  return createActor(
    measurementMachine.provide({
      actors: {
        check: fromPromise(async ({ input: { isFirst }, signal }) => {
          const phone = await readiness()
          if (phone === 'desktop' || phone === 'ios' || phone === 'oldShell') return phone
          const consents = await reached(queries.fetchQuery(consentsQuery()))
          if (consents !== undefined && !toConsents(consents).sensitive) return 'noConsent'
          // Looking again for what did not come means what was meant at first.
          if (isFirst) {
            const held = await reached(readKnown(queries, device, new Date()))
            // Nobody waits for it any more: what came meanwhile may be the very value that is measured.
            if (held !== undefined && !signal.aborted) known = held
          }
          return phone
        }),
        askPermission: fromPromise(async () => {
          await phoneStore.askPermissions()
          return readiness()
        }),
        askPhone: fromPromise(async ({ input: { since } }) => {
          const values = await phoneStore.measuredSince(device.query, new Date(since - CLOCK_SLACK_MS))
          return newMeasurements(values, device, new Set([...known, ...refused]))
        }),
        save: fromPromise(async ({ input: { found } }) => {
          const saving = await save(queries, device, found)
          if (saving === 'refused')
            for (const value of found.flatMap(({ values }) => values.filter(hasCode))) refused.add(keyOf(value))
          return saving
        }),
      },
    }),
  )
}
