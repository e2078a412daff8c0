// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen as page } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setNumbersOff } from '#src/app/numbers-off.ts'
import { DishTable } from './dish-table.tsx'
import { Nutrition } from './nutrition.tsx'

const values = { kcal: 240, carbohydrateG: 10, proteinG: 20, fatG: 12, sugarG: 3, sodiumMg: 900 }
const draw = () =>
  render(
    <I18nProvider i18n={i18n}>
      <Nutrition total={values} />
      <DishTable dishes={[{ ...values, name: '고등어구이', bowl: '고등어구이' }]} />
    </I18nProvider>,
  )

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))
afterEach(() => {
  cleanup()
  setNumbersOff(false)
})

test('what unfolds below the dishes tells energy and nutrients; with numbers off the nutrients alone', () => {
  draw()
  expect(page.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'kcal',
    '탄수화물 g',
    '단백질 g',
    '지방 g',
    '나트륨 mg',
  ])
  expect(page.getByRole('img', { name: /열량 240 kcal/ })).toBeTruthy()
  cleanup()
  setNumbersOff(true)
  draw()
  expect(page.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '탄수화물 g',
    '단백질 g',
    '지방 g',
    '나트륨 mg',
  ])
  expect(document.body.textContent).not.toContain('kcal')
  expect(page.getByText(/나트륨/, { selector: 'th' })).toBeTruthy()
})
