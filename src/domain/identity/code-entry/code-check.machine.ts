import { assign, fromPromise, setup } from 'xstate'

/** From when on another code may be asked for. */
export const RESEND_MS = 30_000

/** A code is on its way; or why not, in the server's words. */
export type Sent = { is: 'sent'; authSeq: number; expireSec: number } | { is: 'refused'; words: string }
/** What the code came to. The key is what the next step sends, where there is one. */
export type Outcome = { is: 'right'; key: string | null } | { is: 'wrong'; failCnt: number; failMaxCnt: number }
/** Until when no code is taken, `YYYYMMDDHHmm`; null while one is. */
export type Block = { until: string | null }

export interface CodeContext {
  clock: () => number
  to: string
  authSeq: number
  sentMs: number
  expiresMs: number
  /** Tries that are left after a wrong code; null before the first. */
  left: number | null
  until: string | null
  /** How many tries at this code the server has counted. */
  failures: number
  /**
   * A try was not counted: the server looks at another code, or at none. The answer that named the newer one was lost.
   */
  isReplaced: boolean
  /** Why the last step led back: the server's words, or nobody answered. */
  problem: 'unreachable' | { refused: string } | null
  key: string | null
}

export type CodeEvent =
  /** Where the code is to go. */
  | { type: 'code.asked'; to: string }
  | { type: 'code.askedAgain' }
  | { type: 'code.typed'; authNo: string }
  /** Another number, or none. */
  | { type: 'code.left' }

/**
 * A step that somebody else performs: the employer's portal and my page ask by calls of their own. It rejects until it
 * is provided (docs/decisions/219).
 */
function step<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The step "${name}" of the code is not provided`)))
}

/**
 * A code that comes by text. It is good for as long as the server said and for as many tries; another one makes it
 * useless. Whether a number is known, nobody learns here. [MBR-12] [MBR-19] [MYP-06]
 */
export const codeCheckMachine = setup({
  types: { context: {} as CodeContext, events: {} as CodeEvent, input: {} as { clock: () => number } },
  actors: {
    send: step<Sent, { to: string }>('send'),
    confirm: step<Outcome, { authSeq: number; authNo: string }>('confirm'),
    /** How the tries stand. */
    block: step<Block, { authSeq: number }>('block'),
  },
  guards: {
    isSent: (_, sent: Sent) => sent.is === 'sent',
    isRight: (_, outcome: Outcome) => outcome.is === 'right',
    isLast: (_, outcome: Outcome) => outcome.is === 'wrong' && outcome.failCnt >= outcome.failMaxCnt,
    mayResend: ({ context: { clock, sentMs } }) => clock() - sentMs >= RESEND_MS,
    /** Not counted, so not looked at: the code that this page knows is none any more. */
    isUncounted: ({ context: { failures } }, outcome: Outcome) => outcome.is === 'wrong' && outcome.failCnt <= failures,
    isOver: ({ context: { clock, expiresMs } }) => clock() >= expiresMs,
  },
  delays: { life: ({ context: { clock, expiresMs } }) => Math.max(0, expiresMs - clock()) },
  actions: {
    noteTo: assign((_, to: string) => ({ to, left: null, problem: null })),
    noteSent: assign(({ context: { clock } }, sent: Sent) =>
      sent.is === 'sent'
        ? {
            authSeq: sent.authSeq,
            sentMs: clock(),
            expiresMs: clock() + sent.expireSec * 1000,
            failures: 0,
            isReplaced: false,
            left: null,
            problem: null,
          }
        : { problem: { refused: sent.words } },
    ),
    noteOutcome: assign((_, outcome: Outcome) =>
      outcome.is === 'right'
        ? { key: outcome.key, problem: null }
        : { failures: outcome.failCnt, left: Math.max(0, outcome.failMaxCnt - outcome.failCnt), problem: null },
    ),
    noteReplaced: assign({ isReplaced: true, problem: null }),
    noteBlock: assign((_, { until }: Block) => ({ until, problem: null })),
    noteUnreachable: assign({ problem: 'unreachable' as const }),
  },
}).createMachine({
  id: 'code',
  context: ({ input: { clock } }) => ({
    clock,
    to: '',
    authSeq: 0,
    sentMs: 0,
    expiresMs: 0,
    left: null,
    until: null,
    failures: 0,
    isReplaced: false,
    problem: null,
    key: null,
  }),
  initial: 'asking',
  states: {
    asking: {
      on: { 'code.asked': { target: 'sending', actions: { type: 'noteTo', params: ({ event }) => event.to } } },
    },

    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context: { to } }) => ({ to }),
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'noteSent', params: ({ event }) => event.output },
          },
          { target: 'asking', actions: { type: 'noteSent', params: ({ event }) => event.output } },
        ],
        onError: { target: 'asking', actions: 'noteUnreachable' },
      },
    },

    waiting: {
      tags: 'entry',
      after: { life: 'expired' },
      on: {
        'code.typed': [{ guard: 'isOver', target: 'expired' }, { target: 'confirming' }],
        'code.askedAgain': { guard: 'mayResend', target: 'resending' },
        'code.left': 'asking',
      },
    },

    /** What was typed stays, and the older code counts until the newer one is sent. */
    resending: {
      tags: ['busy', 'entry'],
      invoke: {
        src: 'send',
        input: ({ context: { to } }) => ({ to }),
        // A time that has run out meanwhile is noticed in `waiting` at once.
        onDone: { target: 'waiting', actions: { type: 'noteSent', params: ({ event }) => event.output } },
        onError: { target: 'waiting', actions: 'noteUnreachable' },
      },
    },

    confirming: {
      tags: ['busy', 'entry'],
      invoke: {
        src: 'confirm',
        // only 'code.typed' leads here
        input: ({ context: { authSeq }, event }) => ({
          authSeq,
          authNo: event.type === 'code.typed' ? event.authNo : '',
        }),
        onDone: [
          {
            guard: { type: 'isRight', params: ({ event }) => event.output },
            target: 'confirmed',
            actions: { type: 'noteOutcome', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isLast', params: ({ event }) => event.output },
            target: 'looking',
            actions: { type: 'noteOutcome', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUncounted', params: ({ event }) => event.output },
            target: 'expired',
            actions: 'noteReplaced',
          },
          { target: 'waiting', actions: { type: 'noteOutcome', params: ({ event }) => event.output } },
        ],
        onError: { target: 'waiting', actions: 'noteUnreachable' },
      },
    },

    /** The last try was wrong: until when, the server says. */
    looking: {
      tags: ['busy', 'entry'],
      invoke: {
        src: 'block',
        input: ({ context: { authSeq } }) => ({ authSeq }),
        onDone: { target: 'blocked', actions: { type: 'noteBlock', params: ({ event }) => event.output } },
        onError: 'blocked',
      },
    },

    blocked: { tags: 'entry', on: { 'code.left': 'asking' } },

    expired: { tags: 'entry', on: { 'code.askedAgain': 'resending', 'code.left': 'asking' } },

    confirmed: { type: 'final' },
  },
})
