import { assign, fromPromise, setup } from 'xstate'
import {
  type Answer,
  type Fetched,
  isCorrection,
  type Person,
  type Provider,
  type Refused,
  type Request,
  type SentPersons,
} from './sign-in.ts'

/** Between two questions; the server asks the provider no more often than every three seconds. */
const PAUSE_MS = 5000

/**
 * A question that was not answered by then is dropped: a phone that slept in the other app, or changed its network
 * there, would wait for it a minute and more.
 */
const ANSWER_MS = 10_000

export interface SignInContext {
  clock: () => number
  provider: Provider | null
  person: Person | null
  request: Request | null
  /**
   * Whom the providers were told of. Somebody else is a correction: it is sent anew, though a request may wait there.
   */
  told: SentPersons
  /** Why the last step led back. */
  refused: Refused | null
  /** Why the provider ended it, in its own words. */
  reason: string | null
  /** The last question was not answered; the clock runs on. */
  isLost: boolean
  /** Somebody asked to look, and it was not confirmed yet. */
  hasLooked: boolean
  fetched: readonly Fetched[]
}

export type SignInEvent =
  | { type: 'provider.chosen'; provider: Provider }
  | { type: 'person.sent'; person: Person }
  /** The page that waits stands, or stands no more: nobody asks for one who has left. */
  | { type: 'page.opened' }
  | { type: 'page.left' }
  | { type: 'app.resumed' }
  /** "I have confirmed and nothing happens." */
  | { type: 'look.asked' }
  | { type: 'again.asked' }
  | { type: 'session.ended' }

/** What a reload finds: no name, no number to call. */
export type StoredRequest = { provider: Provider; request: Request }

type Begun = { request: Request } | { refused: Refused }
type Asked = Answer | { refused: Refused }
type Brought = { fetched: readonly Fetched[] } | { refused: Refused }

const NOTHING = { request: null, refused: null, reason: null, isLost: false, hasLooked: false, fetched: [] }

/** Beside what was told before, whom the provider is told of now. */
const sentNow = ({ told, provider, person }: SignInContext): SentPersons =>
  provider === null ? told : { ...told, [provider.code]: person }

const knownOf = (sentPersons: SentPersons): SentPersons =>
  Object.fromEntries(Object.entries(sentPersons).filter(([, person]) => person !== null))

/** A step that somebody else performs. It rejects until it is provided, and when nobody answered. */
const step = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`The step "${name}" of the check-up sign-in is not provided`)),
  )

/**
 * Fetching check-ups: who confirms, who it is, the yes in another app, the results. One request is in flight at a time,
 * and every outcome is the server's word: a yes counts until the time that it has set, whatever the clock of the phone
 * says (docs/decisions/270). [HCU-01]
 */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as { kept: StoredRequest | null; clock: () => number },
  },
  actors: {
    start: step<Begun, { provider: Provider | null; person: Person | null; corrects: boolean }>('start'),
    ask: step<Asked, { request: Request | null }>('ask'),
    fetch: step<Brought, { request: Request | null }>('fetch'),
  },
  delays: {
    /** The last question falls on the end of the time. */
    pause: ({ context: { request, clock } }) => {
      const left = (request?.untilMs ?? 0) - clock()
      return left > 0 ? Math.min(PAUSE_MS, left) : PAUSE_MS
    },
    answer: ANSWER_MS,
  },
  guards: {
    isKept: ({ context }) => context.request !== null,
    hasProvider: ({ context }) => context.provider !== null,
    hasPerson: ({ context }) => context.person !== null,
    isOver: ({ context: { request, clock } }) => clock() >= (request?.untilMs ?? 0),
    isBegun: (_, begun: Begun) => 'request' in begun,
    is: (_, { asked, is }: { asked: Asked; is: Answer['is'] }) => 'is' in asked && asked.is === is,
    isGone: (_, asked: Asked) => 'refused' in asked && asked.refused.about === 'gone',
    needsConsent: (_, answer: Begun | Asked | Brought) => 'refused' in answer && answer.refused.about === 'consent',
    isLate: (_, brought: Brought) => 'refused' in brought && brought.refused.about === 'late',
    hasBrought: (_, brought: Brought) => 'fetched' in brought && brought.fetched.length > 0,
    isNone: (_, brought: Brought) => 'fetched' in brought && brought.fetched.length === 0,
  },
  actions: {
    noteProvider: assign((_, provider: Provider) => ({ ...NOTHING, provider })),
    notePerson: assign((_, person: Person) => ({ ...NOTHING, person })),
    noteRequest: assign(({ context }, begun: Begun) =>
      'request' in begun ? { request: begun.request, told: sentNow(context) } : {},
    ),
    // Who was told of before a reload is known to nobody: refused once, the request that waits is answered the next
    // time.
    noteRefused: assign(({ context: { told } }, answer: Begun | Asked | Brought) =>
      'refused' in answer ? { request: null, refused: answer.refused, told: knownOf(told) } : {},
    ),
    /** It may have gone out all the same. A correction goes once more: it may as well not have. */
    noteUnreachable: assign(({ context }) => ({
      refused: { about: 'whole', message: null } as const,
      told: isCorrection(context.told, context.provider, context.person) ? context.told : sentNow(context),
    })),
    noteReason: assign((_, asked: Asked) => ('is' in asked ? { reason: asked.reason } : {})),
    noteBrought: assign((_, brought: Brought) => ('fetched' in brought ? { fetched: brought.fetched } : {})),
    lose: assign({ isLost: true }),
    find: assign({ isLost: false }),
    look: assign({ hasLooked: true }),
    beginAnew: assign(NOTHING),
    forget: assign({ ...NOTHING, provider: null, person: null, told: {} }),
  },
}).createMachine({
  id: 'signIn',
  context: ({ input: { kept, clock } }) => ({
    ...NOTHING,
    clock,
    provider: kept?.provider ?? null,
    person: null,
    request: kept?.request ?? null,
    told: kept === null ? {} : { [kept.provider.code]: null },
  }),
  initial: 'arriving',
  on: {
    'provider.chosen': { target: '.filling', actions: { type: 'noteProvider', params: ({ event }) => event.provider } },
    // From wherever the page of the person was come back to: what waited or has ended there is left.
    'person.sent': {
      guard: 'hasProvider',
      target: '.starting',
      actions: { type: 'notePerson', params: ({ event }) => event.person },
    },
    'session.ended': { target: '.choosing', actions: 'forget' },
  },
  states: {
    arriving: { always: [{ guard: 'isKept', target: 'away' }, { target: 'choosing' }] },

    choosing: {},

    filling: {},

    /** A second tap finds nobody who would listen: asking twice is an error at the provider. */
    starting: {
      on: { 'person.sent': {} },
      invoke: {
        src: 'start',
        input: ({ context: { provider, person, told } }) => ({
          provider,
          person,
          corrects: isCorrection(told, provider, person),
        }),
        onDone: [
          {
            guard: { type: 'isBegun', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'noteRequest', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'needsConsent', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'noteRefused', params: ({ event }) => event.output },
          },
          { target: 'filling', actions: { type: 'noteRefused', params: ({ event }) => event.output } },
        ],
        onError: { target: 'filling', actions: 'noteUnreachable' },
      },
    },

    waiting: {
      tags: 'waiting',
      on: { 'page.left': { target: 'away' } },
      initial: 'pausing',
      states: {
        pausing: {
          after: { pause: { target: 'asking' } },
          on: { 'app.resumed': { target: 'asking' }, 'look.asked': { target: 'asking', actions: 'look' } },
        },
        /** One question at a time. */
        asking: {
          after: {
            answer: [
              { guard: 'isOver', target: '#signIn.expired' },
              { target: 'pausing', actions: 'lose' },
            ],
          },
          invoke: {
            src: 'ask',
            input: ({ context: { request } }) => ({ request }),
            onDone: [
              {
                guard: { type: 'is', params: ({ event }) => ({ asked: event.output, is: 'DONE' }) },
                target: '#signIn.fetching',
                actions: 'find',
              },
              {
                guard: { type: 'is', params: ({ event }) => ({ asked: event.output, is: 'DENIED' }) },
                target: '#signIn.denied',
                actions: { type: 'noteReason', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'is', params: ({ event }) => ({ asked: event.output, is: 'EXPIRED' }) },
                target: '#signIn.expired',
              },
              {
                guard: { type: 'isGone', params: ({ event }) => event.output },
                target: '#signIn.choosing',
                actions: { type: 'noteRefused', params: ({ event }) => event.output },
              },
              { target: 'pausing', actions: 'find' },
            ],
            onError: [
              { guard: 'isOver', target: '#signIn.expired' },
              { target: 'pausing', actions: 'lose' },
            ],
          },
        },
      },
    },

    /** Nobody looks: the request waits by itself, and the way back goes on with it. */
    away: { on: { 'page.opened': { target: 'waiting.asking' } } },

    fetching: {
      invoke: {
        src: 'fetch',
        input: ({ context: { request } }) => ({ request }),
        onDone: [
          {
            guard: { type: 'hasBrought', params: ({ event }) => event.output },
            target: 'fetched',
            actions: { type: 'noteBrought', params: ({ event }) => event.output },
          },
          { guard: { type: 'isNone', params: ({ event }) => event.output }, target: 'none' },
          {
            guard: { type: 'needsConsent', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'noteRefused', params: ({ event }) => event.output },
          },
          { guard: { type: 'isLate', params: ({ event }) => event.output }, target: 'expired' },
          { target: 'unfetched' },
        ],
        onError: { target: 'unfetched' },
      },
    },

    /** The yes stands: the results are asked for again, not the member. */
    unfetched: { on: { 'again.asked': { target: 'fetching' } } },

    denied: {
      on: {
        'again.asked': [
          { guard: 'hasPerson', target: 'starting', actions: 'beginAnew' },
          { target: 'filling', actions: 'beginAnew' },
        ],
      },
    },
    expired: {
      on: {
        'again.asked': [
          { guard: 'hasPerson', target: 'starting', actions: 'beginAnew' },
          { target: 'filling', actions: 'beginAnew' },
        ],
      },
    },

    fetched: {},
    none: {},
  },
})
