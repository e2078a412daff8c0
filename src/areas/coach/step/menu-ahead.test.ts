import { expect, test } from 'vitest'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import { menuAhead, STEP_BOWLS } from './menu-ahead.ts'

const menu = (menuDt: string, ...meals: [meal: string, endTm: string][]) =>
  ({
    menuDt,
    restaurantCode: 'REST000311',
    menuList: meals.map(([menuMealType]) => ({ menuMealType })),
    mealTimeList: meals.map(([menuMealType, endTm]) => ({ menuMealType, endTm })),
  }) as unknown as Parameters<typeof menuAhead>[0] // the few values it reads
const today = menu('20261119', ['2', '1330'], ['3', '1930'])
const tomorrow = menu('20261120', ['1', '0900'])

test('a step is taken from today’s menu until its last meal closes, then from tomorrow’s, and from none', () => {
  const at = (time: string) => menuAhead(today, tomorrow, time)
  expect(at('1929')).toEqual({ when: 'today', day: '20261119', restaurantCode: 'REST000311' })
  expect(at('1930')).toEqual({ when: 'tomorrow', day: '20261120', restaurantCode: 'REST000311' })
  expect(at('2010')?.when).toBe('tomorrow')
  expect(menuAhead(menu('20261119'), tomorrow, '0900')?.when).toBe('tomorrow')
  expect(menuAhead(today, menu('20261120'), '2010')).toBeNull()
  expect(menuAhead(undefined, undefined, '1200')).toBeNull()
})

test('what is drawn beside advice is drawn, never under a lid', () => {
  const bowls = Object.values(STEP_BOWLS).filter((bowl) => bowl !== null)
  expect(bowls.filter((bowl) => dishFor(bowl).syllable !== undefined)).toEqual([])
})
