import type { SessionPort } from '#src/contract/session-port.ts'
import type { Shell, YesNo } from '#src/shell/shell.ts'

import { ApiError } from '#src/contract/api-error.ts'
import { areOfTwo, hasExpired, subjectOf } from '#src/contract/token-expiry.ts'
import { STORAGE_KEYS } from '#src/shell/keys.ts'
import { createActor, fromPromise, waitFor } from 'xstate'

import type { Member, SessionCalls } from './session-calls.ts'
import type { Arrival, EndReason, RefreshResult, SignInInput, StoredSession } from './session-types.ts'
import type { SessionActor, SessionSnapshot } from './session.machine.ts'
import type { Locks, TabMessage, Tabs } from './tabs.ts'

import { renewOnce } from './refresh.ts'
import { createSessionPort } from './session-port.ts'
import { backoffMs } from './session-steps.ts'
import { sessionMachine } from './session.machine.ts'

/** Where the end of a session leads; null keeps the screen that is open. [ERR-01, ERR-02] */
export type EndAddress = '/login' | '/login/username?error=dupLogin'

export function addressAfter(reason: EndReason): EndAddress | null {
  if (reason === 'replaced') return null
  return reason === 'duplicate' ? '/login/username?error=dupLogin' : '/login'
}

export interface SessionOptions {
  shell: Shell
  calls: SessionCalls
  locks: Locks
  tabs: Tabs
  now?: () => Date
  /** Resolves after so many ms, of real time unless given. */
  pause?: (ms: number) => Promise<unknown>
  /** The device's own word. */
  isOnline?: () => boolean
  /** Keeps which session is to be ended until the server has heard it, beyond this visit. */
  left?: {
    keep: (session: { token: string; deviceId: string }) => Promise<void>
    drop: (token: string) => Promise<void>
  }
  /**
   * The session is over, its values are cleared. Drop everything the member has left: query cache, offline data, client
   * state; ask again for what stays on screen when the reason is 'replaced'. Runs before `navigate`. `isOthers`: what
   * this browser keeps belongs to another member by now, and is not dropped. `whose`: whom the session's token named,
   * '' where it named nobody; null where nobody was signed in, as when a visitor's call is told to sign in.
   */
  onEnd: (reason: EndReason, isOthers: boolean, whose: string | null) => void
  navigate: (to: EndAddress) => void
  /** Who is here, once the server has told it. [SES-28] */
  onMember?: (member: Member, arrival: Arrival) => void
  /**
   * Whether, and when, the server is asked whose a stored token is: resolves when it is time. A sign-in always asks.
   */
  asksWhose?: () => Promise<boolean>
  /** Asks who is here, more than once where no answer comes and somebody waits for it. */
  insist?: (ask: () => Promise<Member>, signal: AbortSignal) => Promise<Member>
}

export interface Session {
  /** The machine's actor, for `useSession` and for `waitFor`. */
  actor: SessionActor
  /** What `createApi` takes as `session`. */
  port: SessionPort
  /** Reads what is stored and, for a remembered login, asks for a token. Resolves when it is known who is here. */
  start(): Promise<'signedIn' | 'signedOut'>
  /** Resolves when no step is running: at once, or after start-up, sign-in or sign-out. */
  settled(): Promise<'signedIn' | 'signedOut'>
  isSignedIn(): boolean
  /** Another device has taken the session over, and nobody has signed in here since. [SES-26] */
  endedElsewhere(): boolean
  /** Whom the token of the session names; '' where it names nobody, or there is none. */
  whose(): string
  /** Resolves when the member is in, rejects with the server's refusal (`ApiError`). Only from a settled session. */
  signIn(input: SignInInput): Promise<void>
  /** Resolves when everything is cleared; it never rejects, whatever server and shell answer. [SES-15] */
  signOut(): Promise<void>
  /** Consent to the use of health data, kept here and in the shell. [HTM-02, HTM-05] */
  setHealthTerms(value: YesNo): void
  /** Calls back after every change; returns the way to stop. */
  subscribe(changed: () => void): () => void
  stop(): void
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export function createSession(options: SessionOptions): Session {
  const { shell, calls, locks, tabs, now = () => new Date(), pause = sleep, isOnline = () => true, left } = options
  const { onEnd, onMember, asksWhose, insist = (ask) => ask(), navigate } = options
  const { store } = shell
  const source = { store, locks, tabs, pause }

  /** The last token of this tab, for the question whose the stored one is. */
  let own = ''
  let isOthers = false
  /** The last token of whoever is signed in; null while nobody is. */
  let here: string | null = null
  /** Whose session ends with this; a second end after it is nobody's. */
  function leave(): string | null {
    const whose = here === null ? null : subjectOf(here)
    here = null
    return whose
  }
  /** Clears what the shell keeps of the session, unless another member's stands there. */
  async function clearNative(): Promise<void> {
    isOthers = subjectOf(own) !== '' && areOfTwo(own, await store.read(STORAGE_KEYS.accessToken))
    if (!isOthers) await shell.clearNative()
  }

  /** What the server is to be told is kept first: the page may be closed before anybody answers. */
  async function callLogout(): Promise<void> {
    const { accessToken: token, deviceId } = actor.getSnapshot().context.values
    if (token !== '') await left?.keep({ token, deviceId })
    // Nobody can be told: the device is cleared at once.
    if (!isOnline()) throw new ApiError('network')
    await calls.logout()
    if (token !== '') await left?.drop(token)
  }

  async function loadStored(): Promise<StoredSession> {
    const [accessToken, autoLogin, keptDeviceId] = await Promise.all([
      store.read(STORAGE_KEYS.accessToken),
      store.read(STORAGE_KEYS.autoLogin),
      store.read(STORAGE_KEYS.deviceId),
    ])
    const [device, healthTermsYn] = await Promise.all([shell.device(), shell.readHealthTerms()])
    const isRemembered = autoLogin === 'Y' && keptDeviceId !== ''
    return {
      values: { ...device, accessToken, autoLogin: autoLogin === 'N' ? 'N' : 'Y', healthTermsYn },
      mayExchange: isRemembered && (accessToken === '' || hasExpired(accessToken, now())),
    }
  }

  /** What follows an arrival; none of it may disturb the member. [SES-10, SES-30] */
  async function greet(arrival: Arrival, signal: AbortSignal): Promise<void> {
    const introduce = async () => {
      const member = await insist(calls.userInfo, signal)
      // Of a session that has ended meanwhile nobody is told any more.
      if (signal.aborted) return
      onMember?.(member, arrival)
      if (arrival !== 'stored') await shell.login(member.hcId)
    }
    if (arrival === 'stored') {
      if ((await asksWhose?.()) === true && !signal.aborted) await introduce()
      return
    }
    const record = arrival === 'form' ? calls.setLoginHistory() : calls.setAutoLoginHistory()
    await Promise.allSettled([record, introduce()])
  }

  const machine = sessionMachine.provide({
    actors: {
      loadStored: fromPromise(loadStored),
      exchangeRemembered: fromPromise<RefreshResult, { token: string }>(({ input, signal }) =>
        renewOnce(input.token, signal, { ...source, ask: () => calls.rememberMeAccessToken(), mayWait: true }),
      ),
      signIn: fromPromise<void, SignInInput>(({ input }) => calls.login(input)),
      fetchToken: fromPromise(() => calls.accessToken()),
      keepToken: fromPromise<void, { token: string }>(({ input }) =>
        store.write(STORAGE_KEYS.accessToken, input.token),
      ),
      greet: fromPromise<void, { arrival: Arrival }>(({ input, signal }) => greet(input.arrival, signal)),
      refresh: fromPromise<RefreshResult, { token: string; isRemembered: boolean }>(
        ({ input: { token, isRemembered }, signal }) =>
          renewOnce(token, signal, {
            ...source,
            ask: calls.session,
            mayWait: isRemembered || !hasExpired(token, now()),
          }),
      ),
      callLogout: fromPromise(callLogout),
      clearNative: fromPromise(clearNative),
      leaveShell: fromPromise(() => shell.logout()),
    },
    // All pages of a deploy fail at the same moment: they do not come back at the same moment.
    delays: { pause: ({ context }) => backoffMs(context.tries) * (0.75 + Math.random() / 2) },
    actions: {
      clearLocal: () => {
        if (!isOthers) shell.clearLocal()
      },
      keepHealthTerms: (_, { value }) => void shell.writeHealthTerms(value),
      announceArrival: (_, { arrival }) => tabs.send({ type: arrival === 'form' ? 'signedIn' : 'refreshed' }),
      // Told once the machine stands in its new state: what is asked anew, and the guards of the next screen, see that
      // one.
      makeWay: () => {
        const whose = leave()
        queueMicrotask(() => onEnd('replaced', false, whose))
      },
      announceEnd: (_, { reason, fromTab }) => {
        const othersStand = isOthers || reason === 'taken'
        const whose = leave()
        isOthers = false
        if (!fromTab && !othersStand) tabs.send({ type: 'ended', reason })
        queueMicrotask(() => {
          onEnd(reason, othersStand, whose)
          const address = addressAfter(reason)
          if (address) navigate(address)
        })
      },
    },
  })

  const actor: SessionActor = createActor(machine)
  actor.subscribe((snapshot) => {
    const { accessToken } = snapshot.context.values
    own = accessToken || own
    if (snapshot.hasTag('signedIn')) here = accessToken || (here ?? '')
  })

  async function hear(message: TabMessage): Promise<void> {
    if (message.type === 'ended') actor.send({ type: 'tab.ended', reason: message.reason })
    else if (message.type === 'signedIn') actor.send({ type: 'tab.signedIn' })
    else {
      const token = await store.read(STORAGE_KEYS.accessToken)
      if (token) actor.send(areOfTwo(own, token) ? { type: 'tab.taken' } : { type: 'tab.refreshed', token })
    }
  }
  const stopListening = tabs.listen((message) => void hear(message))

  const isSettled = (snapshot: SessionSnapshot) =>
    !snapshot.hasTag('busy') && (!snapshot.hasTag('hold') || snapshot.hasTag('signedIn'))

  async function settled(): Promise<'signedIn' | 'signedOut'> {
    const snapshot = await waitFor(actor, isSettled, { timeout: Infinity })
    return snapshot.hasTag('signedIn') ? 'signedIn' : 'signedOut'
  }

  return {
    actor,
    port: createSessionPort(actor, shell),
    start() {
      actor.start()
      return settled()
    },
    settled,
    endedElsewhere: () => actor.getSnapshot().context.endReason === 'duplicate',
    whose: () => subjectOf(actor.getSnapshot().context.values.accessToken),
    isSignedIn: () => actor.getSnapshot().hasTag('signedIn'),
    async signIn(input) {
      const event = { type: 'signIn.requested', ...input } as const
      if (!actor.getSnapshot().can(event)) throw new ApiError('session')
      actor.send(event)
      if ((await settled()) === 'signedOut') throw actor.getSnapshot().context.signInError
    },
    async signOut() {
      actor.send({ type: 'signOut.requested' })
      await settled()
    },
    setHealthTerms: (value) => actor.send({ type: 'healthTerms.changed', value }),
    subscribe(changed) {
      const subscription = actor.subscribe(changed)
      return () => subscription.unsubscribe()
    },
    stop() {
      stopListening()
      actor.stop()
    },
  }
}
