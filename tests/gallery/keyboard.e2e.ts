import { expect } from '@playwright/test'
import { test } from './gallery-page.ts'
import { button, focused, open, press } from './keys.ts'

// Each widget by the keys of its WAI-ARIA practice (Authoring Practices Guide), on its story.

test('button: Tab reaches it, Enter and Space press it', async ({ gallery }) => {
  const page = await open(gallery, 'widgets-collapse--closed')
  await press(page, 'Tab')
  await expect(button(page, '자세히')).toBeFocused()
  await press(page, 'Enter')
  await expect(focused(page)).toHaveAttribute('aria-expanded', 'true')
  await press(page, 'Space')
  await expect(focused(page)).toHaveAttribute('aria-expanded', 'false')
})

test('button: a busy one keeps the focus and says so', async ({ gallery }) => {
  const page = await open(gallery, 'patterns-form--busy')
  await expect(page.locator('[type=submit]')).toHaveAttribute('aria-busy', 'true')
  await page.locator('[type=submit]').focus()
  await press(page, 'Enter', 'Space')
  await expect(page.locator('[type=submit]')).toBeFocused()
})

test('disclosure: the accordion opens by Enter and Space; what is closed is no stop', async ({ gallery }) => {
  const page = await open(gallery, 'widgets-accordion--exclusive')
  const heads = page.locator('h2 > button')
  await press(page, 'Tab', 'Enter')
  await expect(heads.nth(0)).toHaveAttribute('aria-expanded', 'true')
  await expect(heads.nth(1)).toHaveAttribute('aria-expanded', 'false')
  await press(page, 'Tab', 'Tab', 'Space')
  await expect(heads.nth(2)).toBeFocused()
  await expect(heads.nth(2)).toHaveAttribute('aria-expanded', 'true')
  await expect(heads.nth(0)).toHaveAttribute('aria-expanded', 'false')
  await press(page, 'Shift+Tab')
  await expect(heads.nth(1)).toBeFocused()
})

test('tabs: one stop, arrows go round and choose, Home and End', async ({ gallery }) => {
  const page = await open(gallery, 'widgets-tabs--three')
  const tab = (name: string) => page.getByRole('tab', { name })
  await press(page, 'Tab')
  await expect(tab('점심')).toBeFocused()
  for (const [key, name] of [
    ['ArrowRight', '저녁'],
    ['ArrowRight', '아침'],
    ['ArrowLeft', '저녁'],
    ['Home', '아침'],
    ['End', '저녁'],
  ] as const) {
    await press(page, key)
    await expect(tab(name)).toBeFocused()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
  }
  await press(page, 'Tab')
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0)
})

test('tabs: what is off is passed over', async ({ gallery }) => {
  const page = await open(gallery, 'widgets-tabs--one-disabled')
  await press(page, 'Tab', 'ArrowLeft')
  await expect(page.getByRole('tab', { name: '저녁' })).toBeFocused()
  await press(page, 'Home')
  await expect(page.getByRole('tab', { name: '점심' })).toBeFocused()
})

test('radio group: the segmented control is one stop, arrows go round and check', async ({ gallery }) => {
  const page = await open(gallery, 'widgets-segmented-control--four')
  const radio = (name: string) => page.getByRole('radio', { name, exact: true })
  await press(page, 'Tab')
  await expect(radio('1개월')).toBeFocused()
  for (const [key, name] of [
    ['ArrowRight', '3개월'],
    ['ArrowDown', '1년'],
    ['ArrowRight', '1주'],
    ['ArrowUp', '1년'],
    ['ArrowLeft', '3개월'],
  ] as const) {
    await press(page, key)
    await expect(radio(name)).toBeFocused()
    await expect(radio(name)).toBeChecked()
  }
})

test('radio group: rows and single radios are one stop, arrows check, what is off is passed over', async ({
  gallery,
}) => {
  let page = await open(gallery, 'widgets-radio-rows--one-chosen')
  await press(page, 'Tab')
  await expect(page.locator('[value=seocho]')).toBeFocused()
  await press(page, 'ArrowDown')
  await expect(page.locator('[value=pangyo]')).toBeChecked()
  await press(page, 'ArrowDown')
  await expect(page.locator('[value=seocho]')).toBeChecked()
  page = await open(gallery, 'widgets-radio-rows--none-chosen')
  await press(page, 'Tab', 'Space')
  await expect(page.locator('[value=seocho]')).toBeChecked()
  page = await open(gallery, 'widgets-checkbox-radio-switch--radios')
  await press(page, 'Tab', 'ArrowRight')
  await expect(page.locator('[value=after]')).toBeFocused()
  await expect(page.locator('[value=after]')).toBeChecked()
})

test('checkbox: Space checks and unchecks', async ({ gallery }) => {
  const page = await open(gallery, 'widgets-checkbox-radio-switch--checkbox-on')
  await press(page, 'Tab', 'Space')
  await expect(page.getByRole('checkbox')).toBeFocused()
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await press(page, 'Space')
  await expect(page.getByRole('checkbox')).toBeChecked()
})

test('switch: Space turns it, each is a stop, what is off is none', async ({ gallery }) => {
  const page = await open(gallery, 'widgets-checkbox-radio-switch--switches')
  const [first, second] = [page.getByRole('switch').nth(0), page.getByRole('switch').nth(1)]
  await press(page, 'Tab', 'Space')
  await expect(first).toBeFocused()
  await expect(first).not.toBeChecked()
  await expect(second).toBeChecked()
  await press(page, 'Tab')
  await expect(second).toBeFocused()
  await press(page, 'Tab')
  await expect(page.getByRole('switch').and(page.locator(':focus'))).toHaveCount(0)
})

test('spinbutton: a wheel turns by arrows, pages, Home, End and figures', async ({ gallery }) => {
  const page = await open(gallery, 'widgets-time-picker--every-minute')
  const wheel = page.getByRole('spinbutton', { name: '분' })
  await press(page, 'Tab', 'Tab', 'Tab')
  await expect(wheel).toBeFocused()
  for (const [key, value] of [
    ['ArrowUp', '39'],
    ['ArrowDown', '38'],
    ['PageUp', '43'],
    ['PageDown', '38'],
    ['Home', '0'],
    ['ArrowDown', '0'],
    ['End', '59'],
    ['ArrowUp', '59'],
    ['4', '4'],
    ['2', '42'],
  ] as const) {
    await press(page, key)
    await expect(wheel).toHaveAttribute('aria-valuenow', value)
  }
})

test('toggle buttons: chips press by Space and Enter; a strip of days is one stop, and arrows choose in it', async ({
  gallery,
}) => {
  let page = await open(gallery, 'widgets-chip--filter')
  await press(page, 'Tab', 'Tab', 'Space')
  await expect(button(page, '한식')).toBeFocused()
  await expect(button(page, '한식')).toHaveAttribute('aria-pressed', 'true')
  await press(page, 'Tab', 'Enter')
  await expect(button(page, '양식')).toHaveAttribute('aria-pressed', 'true')
  await expect(button(page, '한식')).toHaveAttribute('aria-pressed', 'false')

  page = await open(gallery, 'widgets-week-strip--today')
  await press(page, 'Tab', 'ArrowLeft')
  await expect(focused(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(focused(page)).not.toHaveAttribute('aria-current', 'date')
  // the three days to come are off: nothing is chosen beyond today
  await press(page, 'ArrowRight', 'ArrowRight')
  await expect(focused(page)).toHaveAttribute('aria-current', 'date')
  await expect(focused(page)).toHaveAttribute('aria-pressed', 'true')
  await press(page, 'Tab')
  await expect(page.locator('[role=group] button:focus')).toHaveCount(0)
})

test('date stepper: three stops; the last day keeps the focus on its button', async ({ gallery }) => {
  let page = await open(gallery, 'widgets-date-stepper--with-calendar')
  await press(page, 'Tab')
  await expect(button(page, '전날')).toBeFocused()
  await press(page, 'Tab', 'Tab')
  await expect(button(page, '다음 날')).toBeFocused()
  page = await open(gallery, 'widgets-date-stepper--last-day')
  await press(page, 'Tab', 'Tab', 'Enter')
  await expect(button(page, '다음 날')).toBeFocused()
  await expect(button(page, '다음 날')).toHaveAttribute('aria-disabled', 'true')
})

test('grid: the calendar is one stop; arrows, Home, End and pages move, Enter chooses', async ({ gallery }) => {
  const page = await open(gallery, 'widgets-month-calendar--chosen')
  await press(page, 'Tab', 'Tab', 'Tab')
  const steps = [
    ['ArrowRight', '11월 18일'],
    ['ArrowDown', '11월 25일'],
    ['ArrowLeft', '11월 24일'],
    ['ArrowUp', '11월 17일'],
    ['Home', '11월 16일'],
    ['End', '11월 22일'],
    ['PageDown', '12월 22일'],
    ['PageUp', '11월 22일'],
    ['Shift+PageUp', '2025년 11월 22일'],
  ] as const
  for (const [key, day] of steps) {
    await press(page, key)
    await expect(focused(page)).toHaveAccessibleName(new RegExp(day))
  }
  await press(page, 'Enter')
  await expect(page.getByRole('gridcell', { selected: true })).toHaveText('22')
  await press(page, 'Tab')
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(0)
})

test('grid: the buttons of the month keep the focus at its first and last', async ({ gallery }) => {
  const page = await open(gallery, 'widgets-month-calendar--within-limits')
  await press(page, 'Tab', 'Enter')
  await expect(button(page, '지난달')).toBeFocused()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(/11월/)
})

test('carousel: its controls come before the slides, and the end keeps the focus', async ({ gallery }) => {
  const page = await open(gallery, 'widgets-carousel--three')
  const next = button(page, '뒤 슬라이드')
  const slide = (at: number) => page.locator('[aria-roledescription=슬라이드]').nth(at)
  await press(page, 'Tab', 'Tab', 'Tab', 'Tab', 'Tab')
  await expect(next).toBeFocused()
  await press(page, 'Enter', 'Space', 'Enter')
  await expect(next).toBeFocused()
  await expect(slide(2)).not.toHaveAttribute('inert')
  await expect(slide(0)).toHaveAttribute('inert')
  // the one link that can be reached is that of the slide in sight
  await press(page, 'Tab')
  await expect(slide(2).locator(':focus')).toHaveCount(1)
  await press(page, 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Enter')
  await expect(slide(0)).not.toHaveAttribute('inert')
})

test('list: Tab goes on through rows that were not drawn at first', async ({ gallery }) => {
  const page = await open(gallery, 'widgets-infinite-list--two-hundred')
  const before = await page.getByRole('listitem').count()
  expect(before).toBeLessThan(40)
  const at = page.getByRole('listitem').filter({ has: page.locator(':focus') })
  // As from a key that is held down: nothing is waited for between two of them.
  await press(page, ...Array.from({ length: 45 }, () => 'Tab'))
  await expect(at).toHaveAttribute('aria-posinset', '45')
  await expect(focused(page)).toBeInViewport()
  await press(page, 'Shift+Tab')
  await expect(at).toHaveAttribute('aria-posinset', '44')
})

test('text field: its buttons come after it; clearing puts the focus back into it', async ({ gallery }) => {
  let page = await open(gallery, 'widgets-text-field--filled')
  await press(page, 'Tab', 'Tab')
  await expect(button(page, '닉네임 지우기')).toBeFocused()
  await press(page, 'Enter')
  await expect(page.getByRole('textbox')).toBeFocused()
  await expect(page.getByRole('textbox')).toHaveValue('')
  await page.keyboard.type('sky')
  await expect(page.getByRole('textbox')).toHaveValue('sky')

  page = await open(gallery, 'widgets-text-field--password')
  await press(page, 'Tab', 'Tab', 'Tab', 'Space')
  await expect(button(page, '비밀번호 숨기기')).toBeFocused()
  await expect(page.locator('input')).toHaveAttribute('type', 'text')
  await press(page, 'Space')
  await expect(page.locator('input')).toHaveAttribute('type', 'password')
})

test('number entry: the first figure replaces what was there; the keypad’s keys write by Enter and Space', async ({
  gallery,
}) => {
  const page = await open(gallery, 'widgets-number-entry--filled')
  const field = page.getByRole('textbox', { name: '체중' })
  await press(page, 'Tab', '7', '1', '.', 'a', '2')
  await expect(field).toHaveValue('71.2')
  await press(page, 'Backspace')
  await expect(field).toHaveValue('71.')
  await press(page, 'Tab', 'Tab', 'Tab', 'Enter')
  await expect(field).toHaveValue('71.3')
  await button(page, '지우기').focus()
  await press(page, 'Space', 'Enter')
  await expect(field).toHaveValue('71')
  await expect(button(page, '지우기')).toBeFocused()
})

test('chart: a slider walks along the points', async ({ gallery }) => {
  const page = await open(gallery, 'charts-line-chart--month')
  const slider = page.getByRole('slider')
  // its drawing is code of its own: until it is there, Tab leads past it
  await expect(slider).toBeVisible()
  await press(page, 'Tab')
  await expect(slider).toBeFocused()
  const last = Number(await slider.getAttribute('aria-valuemax'))
  for (const [key, value] of [
    ['ArrowLeft', last - 1],
    ['ArrowRight', last],
    ['Home', 1],
    ['ArrowLeft', 1],
    ['End', last],
  ] as const) {
    await press(page, key)
    await expect(slider).toHaveAttribute('aria-valuenow', String(value))
  }
})

test('chart: its table is seen while it has the focus, and gone after', async ({ gallery }) => {
  // a line with its slider stands before this chart
  const page = await open(gallery, 'board-widgets-sheet-charts--lines')
  const slider = page.getByRole('slider')
  const table = page.locator('[role=group][tabindex="0"]')
  await expect(slider).toBeVisible()
  await expect(table).toBeAttached()
  const height = async () => (await table.boundingBox())?.height ?? 0
  expect(await height()).toBeLessThanOrEqual(1)
  await press(page, 'Tab', 'Tab')
  await expect(table).toBeFocused()
  expect(await height()).toBeGreaterThan(100)
  await press(page, 'Shift+Tab')
  await expect(slider).toBeFocused()
  expect(await height()).toBeLessThanOrEqual(1)
})

test('refreshing: its button is there for the keyboard', async ({ gallery }) => {
  const page = await open(gallery, 'widgets-pull-to-refresh--at-rest')
  await press(page, 'Tab')
  await expect(button(page, '새로 고침')).toBeFocused()
  await expect(button(page, '새로 고침')).toHaveCSS('opacity', '1')
  await press(page, 'Enter')
  await expect(page.getByRole('status')).toHaveText('새로 고쳤어요')
  await expect(button(page, '새로 고침')).toBeFocused()
})
