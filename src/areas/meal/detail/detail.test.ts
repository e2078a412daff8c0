import { expect, test } from 'vitest'
import { energyShares, type Nutrients } from './detail.ts'

const course: Nutrients = { kcal: 637, carbohydrateG: 80, proteinG: 38, fatG: 18, sugarG: 9, sodiumMg: 1120 }

test('shares of energy are whole percents that add up to a hundred', () => {
  const shares = energyShares(course)
  expect(shares).toEqual({ carbohydrate: 50, protein: 24, fat: 26 })
})

test('shares are unknown when a part is, and when there is no energy', () => {
  expect(energyShares({ ...course, fatG: null })).toBeNull()
  expect(energyShares({ ...course, carbohydrateG: 0, proteinG: 0, fatG: 0 })).toBeNull()
})
