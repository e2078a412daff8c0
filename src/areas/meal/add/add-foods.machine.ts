import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { Schemas } from '#src/contract/schemas.ts'
import { change, drop, markGone, put, recordable, type Basket, type Chosen } from './basket.ts'

/** The meal that the foods are recorded for. */
export interface MealOfDay {
  day: string
  meal: string
  /**
   * When it was eaten, where the member chose that; without it the server knows, and a food that the meal has already
   * keeps its time.
   */
  eatDt?: string
  /** Foods that the meal has already and that were eaten once more, with how much of each it had. */
  again?: readonly { foodId: string; had: number }[]
  /** Foods that the meal has already, of which only the amount becomes another: they keep their time. */
  instead?: readonly string[]
  /**
   * What the meal had when recording was first asked for: it stays so over a second try. Without it nobody said in
   * time, and nothing can be taken back.
   */
  before?: readonly Before[]
}

/** A record that stood there before. */
export type Before = Schemas['MealFood']

export interface Saving {
  basket: Basket
  meal: MealOfDay
  /** The same was on its way before, and nobody answered. */
  repeated: boolean
}

/** How a saving went. */
export type Outcome =
  /** All of it stands in the meal record. */
  | { is: 'saved'; numbers: readonly number[] }
  /** There is no connection: it is kept on the phone, and sent by itself. */
  | { is: 'kept' }
  /** Nobody has answered; it may stand there or not. Sent again it stands there once. */
  | { is: 'lost' }
  /** Nothing was recorded, because these foods are there no more. */
  | { is: 'gone'; foodIds: readonly string[] }
  | { is: 'refused' }

export interface AddFoodsContext {
  basket: Basket
  /** What came of the last saving, while it still counts. */
  problem: 'lost' | 'gone' | 'refused' | null
  /** What was sent last, so that the same can be sent again. */
  meal: MealOfDay | null
}

export type AddFoodsEvent =
  /** A screen of the flow stands, with what was kept for this member. */
  | { type: 'flow.entered'; kept: Basket }
  | { type: 'food.put'; food: Chosen }
  | { type: 'food.changed'; food: Chosen; fields: Partial<Omit<Chosen, 'foodId'>> }
  | { type: 'food.dropped'; foodId: string }
  /** A meal as it was eaten before. */
  | { type: 'meal.put'; foods: readonly Chosen[] }
  | { type: 'saving.asked'; meal: MealOfDay }
  | { type: 'leaving.asked' }
  | { type: 'session.ended' }
  | { type: 'session.began'; kept: Basket }

/** A step that somebody else performs. It rejects until it is provided. */
function step<Output, Input = void>(name: string) {
  return fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`The step "${name}" of adding foods is not provided`)),
  )
}

const ofEnd = ({ event }: { event: { output: Outcome } }) => event.output

/**
 * Choosing foods for one meal over several screens, and recording all of them together: what was chosen is lost by no
 * failure, is sent no second time while it is on its way, is asked about when the flow is left, and outlives a session
 * that was lost for its own member alone (docs/decisions/173). [MEA-01, MEA-05]
 */
export const addFoodsMachine = setup({
  types: { context: {} as AddFoodsContext, events: {} as AddFoodsEvent, input: {} as { kept: Basket } },
  actors: {
    save: step<Outcome, Saving>('save'),
    /** Whether what was chosen may go. */
    askToLeave: step<boolean>('askToLeave'),
  },
  actions: {
    put: assign({ basket: ({ context }, { food }: { food: Chosen }) => put(context.basket, food), problem: null }),
    change: assign({
      basket: ({ context }, { food, fields }: { food: Chosen; fields: Partial<Omit<Chosen, 'foodId'>> }) =>
        change(context.basket, food, fields),
      problem: null,
    }),
    drop: assign({
      basket: ({ context }, { foodId }: { foodId: string }) => drop(context.basket, foodId),
      problem: null,
    }),
    putMeal: assign({
      basket: ({ context }, { foods }: { foods: readonly Chosen[] }) => foods.reduce(put, context.basket),
      problem: null,
    }),
    take: assign({ basket: (_, { kept }: { kept: Basket }) => kept, problem: null }),
    reset: assign({ basket: [], problem: null, meal: null }),
    keepMeal: assign({ meal: (_, { meal }: { meal: MealOfDay }) => meal }),
    note: assign({ problem: (_, { problem }: { problem: AddFoodsContext['problem'] }) => problem }),
    markGone: assign({
      basket: ({ context }, output: Outcome) =>
        output.is === 'gone' ? markGone(context.basket, output.foodIds) : context.basket,
      problem: 'gone' as const,
    }),
  },
  guards: {
    isEmpty: ({ context }) => context.basket.length === 0,
    hasFoods: ({ context }) => recordable(context.basket).length > 0,
    isDone: (_, { is }: Outcome) => is === 'saved' || is === 'kept',
    isLost: (_, { is }: Outcome) => is === 'lost',
    isGone: (_, { is }: Outcome) => is === 'gone',
    mayGo: (_, yes: boolean) => yes,
  },
}).createMachine({
  id: 'addFoods',
  context: ({ input }) => ({ basket: input.kept, problem: null, meal: null }),
  initial: 'choosing',
  on: {
    // Nothing stays in memory that another member could see: what is kept is kept as a draft is, unread
    // (docs/decisions/078).
    'session.ended': { target: '.waiting', actions: 'reset' },
  },
  states: {
    choosing: {
      on: {
        'food.put': { actions: { type: 'put', params: ({ event }) => event } },
        'food.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'food.dropped': { actions: { type: 'drop', params: ({ event }) => event } },
        'meal.put': { actions: { type: 'putMeal', params: ({ event }) => event } },
        'saving.asked': {
          guard: 'hasFoods',
          target: 'saving',
          actions: { type: 'keepMeal', params: ({ event }) => event },
        },
        'leaving.asked': [{ guard: 'isEmpty', target: 'left' }, { target: 'asking' }],
        // A page that was loaded anew gets back what it had.
        'session.began': { guard: 'isEmpty', actions: { type: 'take', params: ({ event }) => event } },
      },
    },

    /** A second tap finds nobody who would listen. */
    saving: {
      tags: 'busy',
      invoke: {
        src: 'save',
        input: ({ context, event }) => {
          if (event.type !== 'saving.asked') throw new Error('Only saving.asked leads here')
          return { basket: recordable(context.basket), meal: event.meal, repeated: context.problem === 'lost' }
        },
        onDone: [
          { guard: { type: 'isDone', params: ofEnd }, target: 'left', actions: 'reset' },
          {
            guard: { type: 'isLost', params: ofEnd },
            target: 'choosing',
            actions: { type: 'note', params: { problem: 'lost' } },
          },
          {
            guard: { type: 'isGone', params: ofEnd },
            target: 'choosing',
            actions: { type: 'markGone', params: ofEnd },
          },
          { target: 'choosing', actions: { type: 'note', params: { problem: 'refused' } } },
        ],
        onError: { target: 'choosing', actions: { type: 'note', params: { problem: 'refused' } } },
      },
    },

    asking: {
      invoke: {
        src: 'askToLeave',
        onDone: [
          { guard: { type: 'mayGo', params: ({ event }) => event.output }, target: 'left', actions: 'reset' },
          { target: 'choosing' },
        ],
        onError: { target: 'choosing' },
      },
    },

    /** Empty: the next who comes begins anew. */
    left: {
      on: { 'flow.entered': { target: 'choosing' } },
    },

    /** Nobody is signed in. */
    waiting: {
      on: {
        'session.began': { target: 'choosing', actions: { type: 'take', params: ({ event }) => event } },
        'flow.entered': { target: 'choosing', actions: { type: 'take', params: ({ event }) => event } },
      },
    },
  },
})

export type AddFoodsActor = ActorRefFrom<typeof addFoodsMachine>
export type AddFoodsSnapshot = SnapshotFrom<typeof addFoodsMachine>
