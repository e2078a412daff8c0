import * as v from 'valibot'
import { createActor, fromPromise } from 'xstate'
import { api } from '#src/contract/api.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { unwrap } from '#src/contract/envelope.ts'
import { fromWireTime } from '#src/lib/wire-time.ts'
import { whenEnded } from '#src/patterns/form/drafts.ts'
import { today } from '#src/lib/days.ts'
import { type Refused, untilOn, yearsUntil } from './sign-in.ts'
import { type StoredRequest, signInMachine } from './sign-in.machine.ts'

const KEY = 'checkup-sign-in'

const keptSchema = v.object({
  provider: v.object({ code: v.string(), name: v.string(), asksCompany: v.boolean(), appUrl: v.nullable(v.string()) }),
  request: v.object({ txId: v.string(), untilMs: v.number() }),
})

function readKept(): StoredRequest | null {
  try {
    const read = v.safeParse(keptSchema, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

function keep(kept: StoredRequest | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A tab that may keep nothing begins anew after a reload.
  }
}

const ABOUT: Record<string, Refused['about']> = { consentNeeded: 'consent', notDone: 'late', notFound: 'gone' }

/** What the server said where it refused, or where its provider is away; whatever else failed is nobody's answer. */
function refusedBy(failure: unknown): { refused: Refused } {
  if (!(failure instanceof ApiError) || failure.kind !== 'status') throw failure
  const isAway = failure.status === 503 && failure.serverMessage !== ''
  if ((failure.status ?? 500) >= 500 && !isAway) throw failure
  return { refused: { about: ABOUT[failure.code] ?? 'whole', message: failure.serverMessage || null } }
}

export function createSignInFlow() {
  const flow = createActor(
    signInMachine.provide({
      actors: {
        start: fromPromise(async ({ input: { provider, person, corrects } }) => {
          if (provider === null || person === null)
            throw new Error('A check-up sign-in was begun before everything was known')
          try {
            const body = {
              authStep: '1' as const,
              loginExtCode: provider.code,
              ...person,
              // Whoever corrects a number asks anew (docs/decisions/347).
              ...(corrects && { anewYn: 'Y' as const }),
            }
            const { authTxId, expireDtm } = await unwrap(
              api.POST('/api/healthcheckup/simpleAuth', { body, skipErrorHandler: true }),
            )
            return {
              request: { txId: authTxId, untilMs: untilOn(Date.now(), fromWireTime(expireDtm)?.getTime() ?? 0) },
            }
          } catch (failure) {
            return refusedBy(failure)
          }
        }),
        ask: fromPromise(async ({ input: { request }, signal }) => {
          try {
            const { authStatusCode, reasonTxt } = await unwrap(
              api.POST('/api/healthcheckup/simpleAuth', {
                body: { authStep: '2', authTxId: request?.txId ?? '' },
                background: true,
                skipErrorHandler: true,
                signal,
              }),
            )
            return { is: authStatusCode, reason: reasonTxt }
          } catch (failure) {
            const { refused } = refusedBy(failure)
            // A provider that does not answer now may in five seconds.
            if (refused.about !== 'gone') throw failure
            return { refused }
          }
        }),
        fetch: fromPromise(async ({ input: { request } }) => {
          try {
            const years = yearsUntil(Number(today(new Date()).slice(0, 4)))
            return {
              fetched: await unwrap(
                api.POST('/api/healthcheckup/getCheckupList', {
                  body: { authTxId: request?.txId ?? '', ...years },
                  skipErrorHandler: true,
                }),
              ),
            }
          } catch (failure) {
            return refusedBy(failure)
          }
        }),
      },
    }),
    { input: { kept: readKept(), clock: () => Date.now() } },
  )
  flow.subscribe(({ context: { provider, request } }) =>
    keep(provider === null || request === null ? null : { provider, request }),
  )
  whenEnded(() => flow.send({ type: 'session.ended' }))
  return flow.start()
}

/** The flow of this tab: its screens are three addresses, and the later ones ask it whether they may be entered. */
export const signInFlow = createSignInFlow()
