import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { connection } from '#src/app/connection.ts'
import { drop, lookInside } from '#src/app/outbox/outbox.ts'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
import { dayFoodsQuery, dayMealsQuery } from '../day/day.queries.ts'
import type { MealOfDay } from './add-foods.machine.ts'
import type { Chosen } from './basket.ts'
import { hadOf, saveFoods } from './save-foods.ts'

const removeMeal = vi.hoisted(() => vi.fn<(datauuid: string) => Promise<boolean>>(() => Promise.resolve(true)))
vi.mock('#src/health-sync/use-health-sync.ts', () => ({ removeMeal }))

const unit = { code: 'SERVING', name: '인분', nameEng: 'serving', servings: 1 } as const
const food = (foodId: string, qty = 1): Chosen => ({ foodId, name: foodId, nameEng: null, servingKcal: 100, unit, qty })
const dinner = { day: '20261119', meal: '3', eatDt: '20261119192000' }
const eaten = (foodId: string, eatQty: number, hcUclSeqNo = 1) =>
  ({
    foodId,
    eatQty,
    hcUclSeqNo,
    unitCode: 'SERVING',
    menuMealType: '3',
    eatDt: dinner.eatDt,
    kcal: String(eatQty * 100),
  }) as Schemas['MealFood'] // what is read of it
const mealOf = (...foodList: Schemas['MealFood'][]): Schemas['DayEatMealMenu'] => ({
  baseDt: dinner.day,
  eatKcal: 1,
  mealList: [{ menuMealType: '3', menuMealTypeTxt: '저녁', eatKcal: 1, nfYn: 'N', foodList }],
})

let calls: string[]
let bodies: string[]
/** A server that answers by the last part of the path; a number is an error status, and `null` nobody. */
function serve(answers: Record<string, unknown>) {
  calls = []
  bodies = []
  const ports = fakePorts(async (request) => {
    const url = new URL(request.url)
    const name = url.pathname.split('/').at(-1) ?? ''
    calls.push(name)
    bodies.push(await request.clone().text())
    const one = name === 'NtntDetailInfo' ? answers[url.searchParams.get('foodId') ?? ''] : answers[name]
    if (one === null) throw new TypeError('Failed to fetch')
    if (typeof one === 'number') return answer({ error: 'x', errorMessage: '' }, { status: one })
    return answer(envelope(one))
  })
  connectApi(ports)
}
const removed = { resultCnt: 1, datauuidList: [] }
const saved = { hcUclSeqNoList: [7, 8], mealKcal: 200, dayKcal: 200 }
const save = (basket: Chosen[], meal: MealOfDay = dinner, queries = new QueryClient()) =>
  saveFoods(queries, { basket, meal, repeated: false })
/** A phone that knows the day, with these foods for dinner. */
function knowing(...foods: Schemas['MealFood'][]) {
  const queries = new QueryClient()
  queries.setQueryData(dayFoodsQuery(dinner.day).queryKey, mealOf(...foods))
  queries.setQueryData(dayMealsQuery(dinner.day).queryKey, {
    baseDt: dinner.day,
    eatKcal: 1,
    eatKcalGoal: 1900,
    remainKcal: 1899,
    mealList: [],
  })
  const foodsNow = () =>
    queries
      .getQueryData(dayFoodsQuery(dinner.day).queryKey)
      ?.mealList.flatMap(({ foodList }) => foodList.map(({ foodId, eatQty, kcal }) => `${foodId} ${eatQty} ${kcal}`))
  return { queries, foodsNow, leftNow: () => queries.getQueryData(dayMealsQuery(dinner.day).queryKey)?.remainKcal }
}

beforeEach(() => {
  i18n.load('ko', {})
  i18n.activate('ko')
  clearToasts()
  removeMeal.mockClear()
})

test('all foods go in one call, each with its amount, unit and time [MEA-01]', async () => {
  serve({ SaveMealRecordSearchDetailList: saved })
  await expect(save([food('F1', 0.5), food('F2')])).resolves.toEqual({ is: 'saved', numbers: [7, 8] })
  expect(calls).toEqual(['SaveMealRecordSearchDetailList'])
  expect(JSON.parse(bodies[0] ?? '')).toEqual({
    baseDt: '20261119',
    menuMealType: '3',
    foodList: [
      { foodId: 'F1', eatQty: 0.5, unitCode: 'SERVING', eatDt: '20261119192000' },
      { foodId: 'F2', eatQty: 1, unitCode: 'SERVING', eatDt: '20261119192000' },
    ],
  })
})

test('a time that nobody chose is not said: the server knows it, and what stands there keeps its own', async () => {
  serve({ SaveMealRecordSearchDetailList: saved })
  await save([food('F1', 0.5)], { day: '20261119', meal: '3' })
  expect(JSON.parse(bodies[0] ?? '')).toEqual({
    baseDt: '20261119',
    menuMealType: '3',
    foodList: [{ foodId: 'F1', eatQty: 0.5, unitCode: 'SERVING' }],
  })
})

test('nobody answering is not a refusal', async () => {
  serve({ SaveMealRecordSearchDetailList: null })
  await expect(save([food('F1')])).resolves.toEqual({ is: 'lost' })
  serve({ SaveMealRecordSearchDetailList: 400 })
  await expect(save([food('F1')])).resolves.toEqual({ is: 'refused' })
})

test('a 404 says which foods are gone, by asking for each', async () => {
  serve({ SaveMealRecordSearchDetailList: 404, F1: { foodId: 'F1' }, F2: 404 })
  await expect(save([food('F1'), food('F2')])).resolves.toEqual({ is: 'gone', foodIds: ['F2'] })
  serve({ SaveMealRecordSearchDetailList: 404, F1: { foodId: 'F1' } })
  await expect(save([food('F1')]), 'none of them').resolves.toEqual({ is: 'refused' })
})

test('what was eaten once more is added by its own call, and not twice when an answer was lost', async () => {
  const again = { ...dinner, again: [{ foodId: 'F1', had: 1 }] }
  serve({
    SaveMealRecordSearchDetailList: saved,
    InsertTabMealMenu: { ...saved, hcUclSeqNoList: [9] },
    DayEatMealMenu: mealOf(eaten('F1', 1)),
  })
  await expect(save([food('F1'), food('F2')], again)).resolves.toEqual({ is: 'saved', numbers: [7, 8, 9] })
  expect(calls).toEqual(['SaveMealRecordSearchDetailList', 'DayEatMealMenu', 'InsertTabMealMenu'])

  serve({ InsertTabMealMenu: saved, DayEatMealMenu: mealOf(eaten('F1', 2)) })
  await expect(save([food('F1')], again)).resolves.toMatchObject({ is: 'saved' })
  expect(calls).toEqual(['DayEatMealMenu'])
})

const takeBack = () => toasts.shown()[0]?.action?.onPress()

test('taking back removes what is new, and what stood there before gets its amount again', async () => {
  serve({ SaveMealRecordSearchDetailList: saved })
  await save([food('F1', 0.5), food('F2')], { ...dinner, before: [eaten('F1', 3, 7)] })
  serve({ SaveMealRecordSearchDetailList: saved, removeMealDetailMealRegi: removed })
  takeBack()
  await vi.waitFor(() => expect(toasts.shown().map(({ text }) => text)).toContain('기록을 지웠어요'))
  expect(calls).toEqual(['removeMealDetailMealRegi', 'SaveMealRecordSearchDetailList'])
  expect(bodies.map((body) => JSON.parse(body) as object)).toMatchObject([
    { hcUclSeqNoList: [8] },
    { foodList: [{ foodId: 'F1', eatQty: 3, eatDt: dinner.eatDt }] },
  ])
})

test('what a sync has brought to the phone meanwhile is taken back there, too [HSY-74]', async () => {
  serve({
    SaveMealRecordSearchDetailList: saved,
    removeMealDetailMealRegi: { resultCnt: 2, datauuidList: ['phone-8'] },
  })
  await save([food('F1'), food('F2')], { ...dinner, before: [] })
  takeBack()
  await vi.waitFor(() => expect(removeMeal.mock.calls).toEqual([['phone-8']]))
})

test('of what another phone has removed in part the rest is taken back', async () => {
  serve({ SaveMealRecordSearchDetailList: saved, removeMealDetailMealRegi: 404, DeleteUserCntrlNF: { resultCnt: 1 } })
  await save([food('F1'), food('F2')], { ...dinner, before: [] })
  takeBack()
  await vi.waitFor(() => expect(toasts.shown().map(({ text }) => text)).toContain('기록을 지웠어요'))
  expect(calls).toEqual(['SaveMealRecordSearchDetailList', 'removeMealDetailMealRegi', 'DeleteUserCntrlNF'])
})

test('nothing is taken back where nobody said what stood there before', async () => {
  serve({ SaveMealRecordSearchDetailList: saved })
  await save([food('F1')])
  expect(toasts.shown()).toMatchObject([{ text: '기록했어요' }])
  expect(toasts.shown()[0]?.action).toBeUndefined()
})

test('what was added once more by a call that nobody answered is what is taken back', async () => {
  serve({ DayEatMealMenu: mealOf(eaten('F1', 1, 7), eaten('F1', 1, 9)), removeMealDetailMealRegi: removed })
  await expect(
    save([food('F1')], { ...dinner, again: [{ foodId: 'F1', had: 1 }], before: [eaten('F1', 1, 7)] }),
  ).resolves.toEqual({ is: 'saved', numbers: [9] })
  takeBack()
  await vi.waitFor(() => expect(calls).toContain('removeMealDetailMealRegi'))
  expect(JSON.parse(bodies.at(-1) ?? '')).toEqual({ hcUclSeqNoList: [9] })
})

test('what a meal has of a food is the sum of its records', () => {
  expect(hadOf([eaten('F1', 1), eaten('F1', 0.5), eaten('F2', 3)], 'F1')).toBe(1.5)
})

test('offline, what nobody answers is kept on the phone and sent by itself; what adds once more is not', async () => {
  connection.set('offline')
  serve({ SaveMealRecordSearchDetailList: null, InsertTabMealMenu: null, DayEatMealMenu: { mealList: [] } })
  await expect(save([food('F1')])).resolves.toEqual({ is: 'kept' })
  expect(await lookInside()).toMatchObject([
    {
      path: '/api/healthlog/nutrition/SaveMealRecordSearchDetailList',
      body: { foodList: [{ foodId: 'F1' }] },
      about: { day: '20261119', meal: '3' },
    },
  ])
  await expect(save([food('F1')], { ...dinner, again: [{ foodId: 'F1', had: 1 }] })).resolves.toEqual({ is: 'lost' })
  // Kept, it says its time: it is not eaten when it is sent.
  await expect(save([food('F1')], { day: '20261118', meal: '3' })).resolves.toEqual({ is: 'kept' })
  expect((await lookInside())[1]).toMatchObject({ body: { foodList: [{ foodId: 'F1', eatDt: '20261118183000' }] } })
  connection.set('online')
})

test('only an amount that changes keeps its time, also when it waits for a connection', async () => {
  connection.set('offline')
  serve({ SaveMealRecordSearchDetailList: null })
  await expect(save([food('F1'), food('F2')], { day: '20261118', meal: '2', instead: ['F1'] })).resolves.toEqual({
    is: 'kept',
  })
  expect((await lookInside()).at(-1)).toMatchObject({
    body: {
      foodList: [
        { foodId: 'F1', eatQty: 1, unitCode: 'SERVING' },
        { foodId: 'F2', eatDt: '20261118121000' },
      ],
    },
  })
  expect((await lookInside()).at(-1)?.body).not.toHaveProperty('foodList.0.eatDt')
  connection.set('online')
})

describe('the day', () => {
  test('has what is recorded before the server answers: a food it has in its new amount, others beside', async () => {
    serve({ SaveMealRecordSearchDetailList: saved })
    const { queries, foodsNow, leftNow } = knowing(eaten('F1', 3, 7), eaten('F9', 1, 4))
    const saving = save([food('F1', 0.5), food('F2')], dinner, queries)
    expect(foodsNow()?.toSorted()).toEqual(['F1 0.5 50', 'F2 1 100', 'F9 1 100'])
    expect(leftNow()).toBe(1900 - 250)
    await saving
    const numbers = queries
      .getQueryData(dayFoodsQuery(dinner.day).queryKey)
      ?.mealList[0]?.foodList.map(({ hcUclSeqNo }) => hcUclSeqNo)
    expect(numbers?.toSorted(), 'the numbers of the answer').toEqual([4, 7, 8])
  })

  test('has a food once more beside itself where that was said', async () => {
    serve({ InsertTabMealMenu: { ...saved, hcUclSeqNoList: [9] }, DayEatMealMenu: mealOf(eaten('F1', 1, 7)) })
    const { queries, foodsNow } = knowing(eaten('F1', 1, 7))
    const saving = save([food('F1', 0.5)], { ...dinner, again: [{ foodId: 'F1', had: 1 }] }, queries)
    expect(foodsNow()).toEqual(['F1 1 100', 'F1 0.5 50'])
    await saving
  })

  test.each([400, null])('has what stood there again when %s came back', async (status) => {
    serve({ SaveMealRecordSearchDetailList: status })
    const { queries, foodsNow, leftNow } = knowing(eaten('F1', 3, 7))
    await save([food('F1', 0.5), food('F2')], dinner, queries)
    expect(foodsNow()).toEqual(['F1 3 300'])
    expect(leftNow()).toBe(1899)
  })

  test('has what stood there before as soon as it is taken back', async () => {
    serve({ SaveMealRecordSearchDetailList: saved, removeMealDetailMealRegi: removed })
    const { queries, foodsNow } = knowing(eaten('F1', 3, 7))
    await save([food('F1', 0.5), food('F2')], { ...dinner, before: [eaten('F1', 3, 7)] }, queries)
    takeBack()
    expect(foodsNow()).toEqual(['F1 3 300'])
    await vi.waitFor(() => expect(toasts.shown().map(({ text }) => text)).toContain('기록을 지웠어요'))
  })
})

test('taking back what was sent in the meantime says where it can be removed', async () => {
  connection.set('offline')
  serve({ SaveMealRecordSearchDetailList: null })
  await save([food('F1')])
  for (const { id } of await lookInside()) await drop(id)
  takeBack()
  await vi.waitFor(() => expect(toasts.shown()[0]?.text).toBe('벌써 보냈어요. 기록에서 지울 수 있어요'))
  connection.set('online')
})
