import { expect, test } from 'vitest'
import {
  change,
  drop,
  firstQty,
  hasRoom,
  kcalOf,
  markGone,
  MOST_FOODS,
  put,
  recordable,
  sumOf,
  type Chosen,
} from './basket.ts'

const bowl = { code: 'SERVING', name: '공기', nameEng: 'bowl', servings: 1 } as const
const rice: Chosen = { foodId: 'F1', name: '현미밥', nameEng: 'Brown rice', servingKcal: 300, unit: bowl, qty: 0.5 }
const tofu: Chosen = {
  foodId: 'F2',
  name: '두부조림',
  nameEng: 'Braised tofu',
  servingKcal: 216,
  unit: { ...bowl, name: '접시' },
  qty: 1,
}

test('a basket holds each food once, by its key, in the order of choosing [MEA-01]', () => {
  expect(put(put([], rice), tofu).map(({ foodId }) => foodId)).toEqual(['F1', 'F2'])
})

test('a food that is put again takes the place of the earlier one [MEA-02]', () => {
  expect(put([rice, tofu], { ...rice, qty: 1 })).toEqual([{ ...rice, qty: 1 }, tofu])
})

test('a change keeps what it does not name, and a food that was not there is created with it [MEA-03]', () => {
  expect(change([{ ...rice, qty: 2 }], rice, { unit: { ...bowl, servings: 1.5 } })).toEqual([
    { ...rice, qty: 2, unit: { ...bowl, servings: 1.5 } },
  ])
  expect(change([rice], tofu, { qty: 2 })).toEqual([rice, { ...tofu, qty: 2 }])
})

test('dropping takes one food out, and one that is not there changes nothing [MEA-04]', () => {
  expect(drop([rice, tofu], 'F1')).toEqual([tofu])
  expect(drop([rice], 'F9')).toEqual([rice])
})

test('a full basket takes nothing new, and what is in it can still be changed', () => {
  const full = Array.from({ length: MOST_FOODS }, (_, at): Chosen => ({ ...rice, foodId: `F${at + 1}` }))
  expect(put(full.slice(1), full[0] ?? rice)).toHaveLength(MOST_FOODS)
  expect(put(full, { ...rice, foodId: 'F99' })).toEqual(full)
  expect(change(full, { ...rice, foodId: 'F99' }, { qty: 2 })).toEqual(full)
  expect(put(full, { ...rice, qty: 2 })[0]?.qty).toBe(2)
  expect([
    hasRoom(full, [rice]),
    hasRoom(full, [{ foodId: 'F99' }]),
    hasRoom(full.slice(2), [{ foodId: 'F98' }, { foodId: 'F99' }]),
  ]).toEqual([true, false, true])
})

test('energy follows unit and amount, and what nobody knows makes the sum a part', () => {
  const gram = { code: 'GRAM', name: 'g', nameEng: 'g', servings: 0.005 } as const
  expect(kcalOf(rice)).toBe(150)
  expect(kcalOf({ ...rice, unit: gram, qty: 100 })).toBe(150)
  expect(sumOf([rice, tofu])).toEqual({ kcal: 366, known: true })
  expect(sumOf([rice, { ...tofu, servingKcal: null }])).toEqual({ kcal: 150, known: false })
  expect([firstQty(gram), firstQty(bowl)]).toEqual([200, 1])
})

test('a food that is gone is neither counted nor recorded, and stands until it is taken out', () => {
  const basket = markGone([rice, tofu], ['F2'])
  expect(recordable(basket)).toEqual([rice])
  expect(sumOf(basket).kcal).toBe(150)
  expect(basket).toHaveLength(2)
})
