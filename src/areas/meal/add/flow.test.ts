// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { connectApi } from '#src/contract/api.ts'
import { answer, fakePorts } from '#src/contract/testing.ts'
import { endDrafts, giveDrafts, readDraft } from '#src/patterns/form/drafts.ts'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
import type { Chosen } from './basket.ts'
import { addFoodsFlow, endFlow, enterFlow, isWithin } from './flow.ts'

const unit = { code: 'SERVING', name: '인분', nameEng: 'serving', servings: 1 } as const
const rice: Chosen = { foodId: 'F1', name: '현미밥', nameEng: null, servingKcal: 300, unit, qty: 1 }
const flow = () => addFoodsFlow(new QueryClient())
const basket = () => flow().getSnapshot().context.basket

afterEach(() => {
  endFlow()
  endDrafts('')
  clearToasts()
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
  expect(['/healthlog/mealRecordSearchDetail', '/meal/reg', '/healthlog/mealRecord', '/login'].map(isWithin)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('a failed recording is told by a notice when its screens have been left, and the basket stands', async () => {
  i18n.load('ko', {})
  i18n.activate('ko')
  connectApi(fakePorts(() => answer({ error: 'x', errorMessage: '' }, { status: 400 })))
  const save = async () => {
    flow().send({ type: 'saving.asked', meal: { day: '20261119', meal: '3' } })
    await waitFor(flow(), ({ value }) => value === 'choosing')
    return toasts.shown().map(({ text }) => text)
  }
  flow().send({ type: 'food.put', food: rice })
  const leave = enterFlow(flow())
  expect(await save(), 'the line beside the basket says it').toEqual([])
  leave()
  expect(await save()).toEqual(['저장하지 못했어요. 담은 것은 그대로예요.'])
  expect(basket()).toEqual([rice])
})
