// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { endDrafts, giveDrafts, readDraft } from '#src/patterns/form/drafts.ts'
import type { Chosen } from './basket.ts'
import { addFoodsFlow, endFlow, enterFlow, isWithin } from './flow.ts'

const unit = { code: 'SERVING', name: '인분', nameEng: 'serving', servings: 1 } as const
const rice: Chosen = { foodId: 'F1', name: '현미밥', nameEng: null, servingKcal: 300, unit, qty: 1 }
const flow = () => addFoodsFlow(new QueryClient())
const basket = () => flow().getSnapshot().context.basket

afterEach(() => {
  endFlow()
  endDrafts('')
})

test('is one for all its screens, and another start of the app finds its draft', () => {
  flow().send({ type: 'food.put', food: rice })
  expect(basket()).toEqual([rice])
  endFlow()
  expect(basket()).toEqual([rice])
})

test('a lost session empties the memory and keeps the basket for its member [SES-17]', () => {
  flow().send({ type: 'food.put', food: rice })
  endDrafts('HC1')
  expect([flow().getSnapshot().value, basket().length, readDraft('add-foods')]).toEqual(['waiting', 0, undefined])
  giveDrafts('HC1')
  expect([flow().getSnapshot().value, basket().length]).toEqual(['choosing', 1])
})

test('nobody else finds it, and nothing outlives a sign-out [STA-04]', () => {
  flow().send({ type: 'food.put', food: rice })
  endDrafts('HC1')
  giveDrafts('HC2')
  enterFlow(flow())
  expect(basket()).toEqual([])
  flow().send({ type: 'food.put', food: rice })
  endDrafts('')
  enterFlow(flow())
  expect([flow().getSnapshot().value, basket().length]).toEqual(['choosing', 0])
})

test('an emptied basket leaves no draft', () => {
  flow().send({ type: 'food.put', food: rice })
  flow().send({ type: 'food.dropped', foodId: 'F1' })
  expect(readDraft('add-foods')).toBeUndefined()
})

test('the amount of a food and what was left of a course belong to the flow, the day does not', () => {
  expect(['/healthlog/mealRecordSearchDetail', '/meal/reg', '/healthlog/mealRecord', '/login'].map(isWithin)).toEqual([true, true, false, false])
})
