import { assign, fromPromise, setup } from 'xstate'

import type {
  Arrival,
  DeviceValues,
  EndReason,
  RefreshResult,
  SessionContext,
  SessionEvent,
  SessionValues,
  SignInInput,
  StoredSession,
} from './session-types.ts'

export const noValues: SessionValues = {
  accessToken: '',
  deviceId: '',
  autoLogin: '',
  pushToken: '',
  exceptionMessage: '',
  healthTermsYn: 'N',
}

/** A step of the session that somebody else performs. It rejects until it is provided. */
function step<Output, Input = void>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The session step "${name}" is not provided`)))
}

/** What the sign-in step is given; it begins with no other event. */
export function signInInput(event: SessionEvent): SignInInput {
  if (event.type !== 'signIn.requested') throw new Error(`No sign-in begins with ${event.type}`)
  const { username, password, remember } = event
  return { username, password, remember }
}

/** A side effect that `createSession` gives its body; a machine on its own only decides when it is due. */
function effect<Params>() {
  return (_args: unknown, _params: Params): void => {}
}

/** Auto-login was chosen here: the server may know a remembered sign-in of this device (docs/decisions/139). */
export const isRemembered = ({ autoLogin, deviceId }: SessionValues): boolean => autoLogin === 'Y' && deviceId !== ''

/** Between two tries to get a token: 1, 2, 4 … 30 seconds, so that a server that comes back is not overrun. */
export const backoffMs = (tries: number): number => Math.min(1000 * 2 ** (tries - 1), 30_000)

/**
 * What the session's machine is made of: its named steps, effects, guards and limits. `createSession` provides them.
 */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'hold' | 'closed' | 'signedIn' | 'busy',
  },
  actors: {
    loadStored: step<StoredSession>('loadStored'),
    exchangeRemembered: step<RefreshResult, { token: string }>('exchangeRemembered'),
    signIn: step<void, SignInInput>('signIn'),
    fetchToken: step<string>('fetchToken'),
    keepToken: step<void, { token: string }>('keepToken'),
    greet: step<void, { arrival: Arrival }>('greet'),
    refresh: step<RefreshResult, { token: string; isRemembered: boolean }>('refresh'),
    callLogout: step<void>('callLogout'),
    clearNative: step<void>('clearNative'),
    leaveShell: step<void>('leaveShell'),
  },
  actions: {
    clearLocal: () => {},
    keepHealthTerms: effect<{ value: 'Y' | 'N' }>(),
    /** Tells the app (and other tabs, unless they told us) that the session is over. */
    announceEnd: effect<{ reason: EndReason; fromTab: boolean }>(),
    /** The screen stays, the session under it becomes another one: the app drops what it knows of the member. */
    makeWay: () => {},
    /** Tells other tabs: a form brings a member who may be another one, a remembered login the same one as before. */
    announceArrival: effect<{ arrival: Arrival }>(),
    setToken: assign(({ context }, params: { token: string }) => ({
      values: { ...context.values, accessToken: params.token },
      takenOver: false,
      tries: 0,
    })),
    takeOver: assign(({ context }, params: { token: string }) => ({
      values: { ...context.values, accessToken: params.token },
      takenOver: true,
      tries: 0,
    })),
    takeValues: assign({ values: (_, params: SessionValues) => params }),
    takeChoice: assign({
      values: ({ context }, { autoLogin, device }: { autoLogin: 'Y' | 'N'; device: DeviceValues }) => ({
        ...context.values,
        ...device,
        autoLogin,
      }),
    }),
    arrive: assign({ arrival: (_, params: { arrival: Arrival }) => params.arrival }),
    keepError: assign({ signInError: (_, params: { error: unknown }) => params.error }),
    takeRenewed: assign(({ context }, result: RefreshResult) =>
      result.kind === 'renewed'
        ? { values: { ...context.values, accessToken: result.token }, takenOver: result.takenOver === true, tries: 0 }
        : {},
    ),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    takeHealthTerms: assign({
      values: ({ context }, params: { value: 'Y' | 'N' }) => ({ ...context.values, healthTermsYn: params.value }),
    }),
    closeEpoch: assign({ epoch: ({ context }) => context.epoch + 1 }),
    rememberReason: assign({ endReason: (_, params: { reason: EndReason }) => params.reason }),
    forgetValues: assign({ values: ({ context }) => ({ ...noValues, healthTermsYn: context.values.healthTermsYn }) }),
  },
  guards: {
    hasToken: (_, params: { token: string }) => params.token !== '',
    isRemembered: ({ context }) => isRemembered(context.values),
    isRenewed: (_, params: RefreshResult) => params.kind === 'renewed',
    isOthers: (_, params: RefreshResult) => params.kind === 'others',
    isUnanswered: (_, params: RefreshResult) => params.kind === 'unanswered',
    isCurrentToken: ({ context }, params: { token: string }) => params.token === context.values.accessToken,
  },
  delays: {
    /** How long sign-out waits for the server or the shell before it goes on without them. */
    patience: 3000,
    pause: ({ context }) => backoffMs(context.tries),
  },
})
