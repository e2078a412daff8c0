import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { addFoodsMachine, type AddFoodsEvent, type MealOfDay, type Outcome, type Saving } from './add-foods.machine.ts'
import type { Basket, Chosen } from './basket.ts'

const unit = { code: 'SERVING', name: '인분', nameEng: 'serving', servings: 1 } as const
const food = (foodId: string, qty = 1): Chosen => ({ foodId, name: foodId, nameEng: null, servingKcal: 100, unit, qty })
const dinner: MealOfDay = { day: '20261119', meal: '3', eatDt: '20261119192000' }
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

/** A flow whose steps are answered by hand. */
function flow(kept: Basket = []) {
  const sent: Saving[] = []
  let saving = Promise.withResolvers<Outcome>()
  let question = Promise.withResolvers<boolean>()
  const actor = createActor(
    addFoodsMachine.provide({
      actors: {
        save: fromPromise<Outcome, Saving>(({ input }) => {
          sent.push(input)
          saving = Promise.withResolvers<Outcome>()
          return saving.promise
        }),
        askToLeave: fromPromise<boolean, void>(() => {
          question = Promise.withResolvers<boolean>()
          return question.promise
        }),
      },
    }),
    { input: { kept } },
  ).start()
  const send = (...events: AddFoodsEvent[]) => events.forEach((event) => actor.send(event))
  return {
    send,
    sent,
    state: () => actor.getSnapshot().value,
    problem: () => actor.getSnapshot().context.problem,
    /** `F1 0.5, F2 1` */
    basket: () =>
      actor
        .getSnapshot()
        .context.basket.map(({ foodId, qty, gone }) => `${foodId} ${qty}${gone ? ' gone' : ''}`)
        .join(', '),
    save: (events: AddFoodsEvent[] = []) => send(...events, { type: 'saving.asked', meal: dinner }),
    ends: async (outcome: Outcome) => {
      saving.resolve(outcome)
      await settle()
    },
    fails: async () => {
      saving.reject(new Error('no'))
      await settle()
    },
    answers: async (yes: boolean) => {
      question.resolve(yes)
      await settle()
    },
  }
}

const put = (foodId: string, qty = 1): AddFoodsEvent => ({ type: 'food.put', food: food(foodId, qty) })

describe('choosing', () => {
  test('fills, changes and empties the basket [MEA-01] [MEA-02] [MEA-03] [MEA-04]', () => {
    const { send, basket } = flow()
    send(put('F1'), put('F2'), put('F1', 2))
    expect(basket()).toBe('F1 2, F2 1')
    send(
      { type: 'food.changed', food: food('F2'), fields: { qty: 0.5 } },
      { type: 'food.changed', food: food('F3'), fields: { qty: 3 } },
    )
    expect(basket()).toBe('F1 2, F2 0.5, F3 3')
    send({ type: 'food.dropped', foodId: 'F1' })
    expect(basket()).toBe('F2 0.5, F3 3')
  })

  test('a meal as it was before comes whole, and what was chosen already gets its amount', () => {
    const { send, basket } = flow()
    send(put('F2', 2), { type: 'meal.put', foods: [food('F1', 0.5), food('F2')] })
    expect(basket()).toBe('F2 1, F1 0.5')
  })

  test('an empty basket cannot be saved, nor one of foods that are gone', () => {
    const { save, state, sent } = flow([{ ...food('F1'), gone: true }])
    save()
    expect(state()).toBe('choosing')
    expect(sent).toEqual([])
  })
})

describe('saving', () => {
  test('sends all of it once, whatever is tapped meanwhile', async () => {
    const { save, send, sent, state, basket, ends } = flow()
    save([put('F1'), put('F2')])
    save()
    send(put('F3'), { type: 'food.dropped', foodId: 'F1' }, { type: 'leaving.asked' })
    expect(state()).toBe('saving')
    expect(sent).toHaveLength(1)
    expect(sent[0]).toEqual({ basket: [food('F1'), food('F2')], meal: dinner, repeated: false })
    await ends({ is: 'saved', numbers: [1, 2] })
    expect([state(), basket()]).toEqual(['left', ''])
  })

  test('empties the basket once it stands there, or is kept to be sent [MEA-05]', async () => {
    for (const outcome of [{ is: 'saved', numbers: [1] }, { is: 'kept' }] as const) {
      const { save, state, basket, ends } = flow()
      save([put('F1')])
      await ends(outcome)
      expect([state(), basket()]).toEqual(['left', ''])
    }
  })

  test('a lost connection leaves the basket as it is, and the same may be sent again', async () => {
    const { save, state, basket, problem, sent, ends } = flow()
    save([put('F1'), put('F2')])
    await ends({ is: 'lost' })
    expect([state(), basket(), problem()]).toEqual(['choosing', 'F1 1, F2 1', 'lost'])
    save()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual({ ...sent[0], repeated: true })
  })

  test('the line about it goes with the next change', async () => {
    const { save, send, problem, ends } = flow()
    save([put('F1')])
    await ends({ is: 'lost' })
    send(put('F2'))
    expect(problem()).toBeNull()
  })

  test('a food that is gone is marked, and is not sent with the rest', async () => {
    const { save, state, basket, problem, sent, ends } = flow()
    save([put('F1'), put('F2')])
    await ends({ is: 'gone', foodIds: ['F2'] })
    expect([state(), basket(), problem()]).toEqual(['choosing', 'F1 1, F2 1 gone', 'gone'])
    save()
    expect(sent[1]?.basket.map(({ foodId }) => foodId)).toEqual(['F1'])
  })

  test('a refusal and a step that fails lose nothing', async () => {
    const { save, state, basket, problem, ends, fails } = flow()
    save([put('F1')])
    await ends({ is: 'refused' })
    expect([state(), basket(), problem()]).toEqual(['choosing', 'F1 1', 'refused'])
    save()
    await fails()
    expect([state(), basket(), problem()]).toEqual(['choosing', 'F1 1', 'refused'])
  })
})

describe('leaving', () => {
  test('an empty basket asks nothing, and the next who comes begins anew', () => {
    const { send, state } = flow()
    send({ type: 'leaving.asked' })
    expect(state()).toBe('left')
    send({ type: 'flow.entered', kept: [food('F9')] })
    expect(state()).toBe('choosing')
  })

  test('foods in it are asked about: 나갈게요 empties it, 계속 적을게요 keeps it [MEA-05]', async () => {
    const { send, state, basket, answers } = flow()
    send(put('F1'), { type: 'leaving.asked' })
    expect(state()).toBe('asking')
    await answers(false)
    expect([state(), basket()]).toEqual(['choosing', 'F1 1'])
    send({ type: 'leaving.asked' })
    await answers(true)
    expect([state(), basket()]).toEqual(['left', ''])
  })

  test('nothing is chosen or saved while it is asked', () => {
    const { send, save, state, sent, basket } = flow()
    send(put('F1'), { type: 'leaving.asked' }, put('F2'))
    save()
    expect([state(), basket(), sent.length]).toEqual(['asking', 'F1 1', 0])
  })
})

describe('a session that ends', () => {
  test.each(['choosing', 'saving', 'asking', 'left'])(
    'while %s leaves nothing in memory, and gives its member what was kept',
    async (where) => {
      const { send, save, state, basket, ends } = flow()
      if (where !== 'left') send(put('F1'))
      if (where === 'saving') save()
      else if (where !== 'choosing') send({ type: 'leaving.asked' })
      expect(state()).toBe(where)
      send({ type: 'session.ended' })
      expect([state(), basket()]).toEqual(['waiting', ''])
      await ends({ is: 'saved', numbers: [1] })
      expect(state(), 'what was on its way is of the session before').toBe('waiting')
      send(put('F2'))
      expect(basket(), 'nobody chooses signed out').toBe('')
      send({ type: 'session.began', kept: [food('F1')] })
      expect([state(), basket()]).toEqual(['choosing', 'F1 1'])
    },
  )

  test('another member finds an empty basket', () => {
    const { send, basket } = flow([food('F1')])
    send({ type: 'session.ended' }, { type: 'flow.entered', kept: [] })
    expect(basket()).toBe('')
  })
})

test('a machine without its steps comes to rest with the basket in hand', async () => {
  const actor = createActor(addFoodsMachine, { input: { kept: [food('F1')] } }).start()
  actor.send({ type: 'saving.asked', meal: dinner })
  await settle()
  expect(actor.getSnapshot().value).toBe('choosing')
  actor.send({ type: 'leaving.asked' })
  await settle()
  expect(actor.getSnapshot().value).toBe('choosing')
  expect(actor.getSnapshot().context.basket).toHaveLength(1)
})
