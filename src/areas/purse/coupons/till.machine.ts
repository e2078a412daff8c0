import { assign, fromPromise, setup } from 'xstate'
import type { CouponDetail } from './coupons.ts'

/** How often the server is asked whether the till has read the code. */
export const POLL_MS = 3000
/** How long the staff member's finger stays. */
export const HOLD_MS = 2000

interface TillContext {
  coupon: CouponDetail
  /** When the server said last how the coupon is, in ms. */
  seenMs: number
  /** The last question found no answer. */
  isOff: boolean
}

type TillEvent =
  /** Held long enough, or said yes to. */
  | { type: 'use.asked' }
  /** The page is looked at again, or the connection is back. */
  | { type: 'front.came' }

/** A step that somebody else performs. It rejects until it is provided. */
function step(name: string) {
  return fromPromise<{ coupon: CouponDetail; atMs: number }, { couponNo: string }>(() =>
    Promise.reject(new Error(`The step "${name}" of the till is not provided`)),
  )
}

/**
 * A coupon shown at the till. The server is asked while it is shown, so that the page turns by itself when the till has
 * read it. Using is sent once: an answer that is lost is looked up, never sent again unseen. [MYP-07]
 */
export const tillMachine = setup({
  types: { context: {} as TillContext, events: {} as TillEvent, input: {} as { coupon: CouponDetail; seenMs: number } },
  actors: {
    /** Reads how the coupon is now. */
    read: step('read'),
    /** Uses it. Rejects when it was refused and when nobody answered. */
    use: step('use'),
  },
  actions: {
    note: assign((_, { coupon, atMs }: { coupon: CouponDetail; atMs: number }) => ({
      coupon,
      seenMs: atMs,
      isOff: false,
    })),
    lose: assign({ isOff: true }),
  },
  guards: {
    isUsed: (_, { coupon }: { coupon: CouponDetail }) => coupon.statusCode === 'USED',
    /** It has ended, or was laid on an order elsewhere. */
    isOver: (_, { coupon }: { coupon: CouponDetail }) =>
      coupon.statusCode === 'EXPIRED' || (coupon.statusCode === 'ISSUED' && coupon.smartOrderSeq !== null),
    isConnected: ({ context }) => !context.isOff,
  },
  delays: { poll: POLL_MS },
}).createMachine({
  id: 'till',
  context: ({ input }) => ({ ...input, isOff: false }),
  initial: 'waiting',
  states: {
    waiting: {
      after: { poll: 'reading' },
      on: { 'front.came': 'reading', 'use.asked': { guard: 'isConnected', target: 'using' } },
    },
    reading: {
      on: { 'use.asked': { guard: 'isConnected', target: 'using' } },
      invoke: {
        src: 'read',
        input: ({ context }) => ({ couponNo: context.coupon.couponNo }),
        onDone: [
          {
            guard: { type: 'isUsed', params: ({ event }) => event.output },
            target: 'used',
            actions: { type: 'note', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'note', params: ({ event }) => event.output },
          },
          { target: 'waiting', actions: { type: 'note', params: ({ event }) => event.output } },
        ],
        onError: { target: 'waiting', actions: 'lose' },
      },
    },
    /** A second press finds nobody who would listen. */
    using: {
      tags: 'busy',
      invoke: {
        src: 'use',
        input: ({ context }) => ({ couponNo: context.coupon.couponNo }),
        onDone: { target: 'used', actions: { type: 'note', params: ({ event }) => event.output } },
        // Refused or unheard: how it stands is read, until somebody answers.
        onError: { target: 'reading' },
      },
    },
    used: { type: 'final' },
    over: { type: 'final' },
  },
})
