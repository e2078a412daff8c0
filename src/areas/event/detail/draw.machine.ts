import { assign, fromPromise, setup } from 'xstate'

/** What a draw brought, as far as the steps need it. */
export interface Drawn {
  seatNo: number
}

/** Asking the server, once: 'lost' where nobody answered, so that nobody knows. */
export type Asked = Drawn | 'lost' | 'refused'

/**
 * One turn of the table. Nothing turns without an answer; a lost answer is never asked again, but read: the draw may
 * stand at the server.
 */
export const drawMachine = setup({
  types: {
    context: {} as { drawn: Drawn | null },
    events: {} as { type: 'draw.pressed' } | { type: 'table.stopped' } | { type: 'read.pressed' },
  },
  actors: {
    ask: fromPromise<Asked>(() => Promise.reject(new Error('Provided by the screen'))),
    /** What this turn has drawn, where it was drawn at all; null where it was not. */
    read: fromPromise<Drawn | null>(() => Promise.reject(new Error('Provided by the screen'))),
  },
}).createMachine({
  id: 'draw',
  context: { drawn: null },
  initial: 'idle',
  states: {
    idle: { on: { 'draw.pressed': 'asking' } },
    asking: {
      tags: 'busy',
      invoke: {
        src: 'ask',
        onDone: [
          { guard: ({ event }) => event.output === 'lost', target: 'unknown' },
          { guard: ({ event }) => event.output === 'refused', target: 'idle' },
          {
            target: 'turning',
            actions: assign({ drawn: ({ event }) => event.output as Drawn /* neither of the two words */ }),
          },
        ],
        onError: 'unknown',
      },
    },
    unknown: { on: { 'read.pressed': 'reading' } },
    reading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'idle' },
          { target: 'turning', actions: assign({ drawn: ({ event }) => event.output }) },
        ],
        onError: 'unknown',
      },
    },
    turning: { on: { 'table.stopped': 'shown' } },
    shown: { on: { 'draw.pressed': { target: 'asking', actions: assign({ drawn: null }) } } },
  },
})
