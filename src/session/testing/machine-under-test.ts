import { createActor, fromPromise, SimulatedClock } from 'xstate'

import type { Arrival, RefreshResult, SessionValues, SignInInput, StoredSession } from '../session-types.ts'

import { sessionMachine } from '../session.machine.ts'

export const STORED: SessionValues = {
  accessToken: 't0',
  deviceId: 'device-1',
  autoLogin: 'Y',
  pushToken: '',
  exceptionMessage: '',
  healthTermsYn: 'N',
}

export const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Steps that are answered by hand: `steps.refresh.resolve(…)`. Each run of a step makes a new promise. */
export function machineUnderTest(values: Partial<SessionValues> = {}, mayExchange = false) {
  const log: string[] = []
  const steps: Record<string, PromiseWithResolvers<never>> = {}
  const stepOf = <Output, Input = void>(name: string) =>
    fromPromise<Output, Input>(() => {
      log.push(name)
      steps[name] = Promise.withResolvers<never>()
      return steps[name].promise
    })
  const stored: StoredSession = { values: { ...STORED, ...values }, mayExchange }
  const clock = new SimulatedClock()
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        loadStored: fromPromise(() => Promise.resolve(stored)),
        exchangeRemembered: stepOf<RefreshResult, { token: string }>('exchangeRemembered'),
        signIn: stepOf<void, SignInInput>('signIn'),
        fetchToken: stepOf<string>('fetchToken'),
        keepToken: fromPromise<void, { token: string }>(({ input }) =>
          Promise.resolve(void log.push(`keep ${input.token}`)),
        ),
        greet: fromPromise<void, { arrival: Arrival }>(({ input }) =>
          Promise.resolve(void log.push(`greet ${input.arrival}`)),
        ),
        refresh: stepOf<RefreshResult, { token: string; isRemembered: boolean }>('refresh'),
        callLogout: stepOf<void>('callLogout'),
        clearNative: stepOf<void>('clearNative'),
        leaveShell: stepOf<void>('leaveShell'),
      },
      actions: {
        clearLocal: () => void log.push('clearLocal'),
        keepHealthTerms: (_, { value }) => void log.push(`keep health terms ${value}`),
        makeWay: () => void log.push('make way'),
        announceEnd: (_, { reason, fromTab }) => void log.push(`end ${reason}${fromTab ? ' from tab' : ''}`),
        announceArrival: (_, { arrival }) => void log.push(`announce ${arrival}`),
      },
    }),
    { clock },
  )
  const answer = async (name: string, output?: unknown) => {
    steps[name]?.resolve(output as never)
    await settle()
  }
  const fail = async (name: string, error: unknown = new Error('no')) => {
    steps[name]?.reject(error)
    await settle()
  }
  const is = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    actor.getSnapshot().matches(state)
  return { actor, clock, log, answer, fail, is, values: () => actor.getSnapshot().context.values }
}

export const REQUEST = { type: 'signIn.requested', username: 'haneul', password: 'secret', remember: true } as const
export const DEVICE = { deviceId: 'device-2', pushToken: '', exceptionMessage: '' }

export async function started(...setup: Parameters<typeof machineUnderTest>) {
  const machine = machineUnderTest(...setup)
  machine.actor.start()
  await settle()
  machine.log.length = 0
  return machine
}

export const signedIn = () => started()
export const signedOut = () => started({ accessToken: '' })

export async function refreshing(values: Partial<SessionValues> = {}) {
  const machine = await started(values)
  machine.actor.send({ type: 'token.expired', token: 't0' })
  return machine
}
