// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setNumbersOff } from '#src/app/numbers-off.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import type { HomeCardProps } from '../hub/card-props.ts'
import { FirstTable } from './first-table.tsx'
import { noteChosen } from './just-chosen.ts'
import { LogMeal } from './log-meal.tsx'

const course = {
  key: { menuDt: '20261119', hallNo: 'E31A', menuCourseType: 'AA', menuMealType: '2', restaurantCode: 'REST000311' },
  title: '고등어구이 한 상',
  main: '고등어구이',
  corner: '한식',
  kcal: 637,
  photo: null,
  bowls: ['고등어구이'],
  avoid: null,
  remaining: null,
  soldOut: false,
}
const menu = { mealName: '점심', day: '20261119', restaurantName: '한빛타워점', courses: [course] }
// What the two cards read of home, and nothing else of it.
const home = {
  menu,
  nextMeal: { type: '2', name: '점심', day: '20261119', opensAt: '1130', closesAt: '1330' },
} as unknown as HomeCardProps['home']

afterEach(() => {
  cleanup()
  setNumbersOff(false)
  noteChosen(false)
})

async function draw(Card: (props: HomeCardProps) => React.ReactNode) {
  const data = screen({ entry: { name: 'main' }, kind: 'hub', title: { id: '홈', message: '홈' } })
  const component = () => <Card home={home} now={{ day: '20261119', time: '1124' }} acted={() => {}} />
  await renderRouter(testRouter([{ path: '/main', data, component }], { at: '/main' }))
  return page.findByRole('region', { name: '점심 식단' })
}

test.each([
  ['the table that was chosen', FirstTable],
  ['the first record', LogMeal],
])('%s tells energy, and with numbers off everything but energy', async (_name, Card) => {
  expect((await draw(Card)).textContent).toContain('637 kcal')
  cleanup()
  setNumbersOff(true)
  const quiet = (await draw(Card)).textContent ?? ''
  expect(quiet).not.toMatch(/637|kcal/)
  expect(quiet).toMatch(/한식|한빛타워점/)
})

test('a table grows when it has just been chosen, and stands from then on', async () => {
  const tray = (card: HTMLElement) => card.querySelector('svg')?.closest('[class*=big]')?.className ?? ''
  noteChosen(true)
  expect(tray(await draw(FirstTable))).toContain('grows')
  cleanup()
  expect(tray(await draw(FirstTable))).not.toContain('grows')
})
