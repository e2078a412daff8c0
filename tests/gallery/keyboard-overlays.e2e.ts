import { expect, type Page } from '@playwright/test'
import { test } from './gallery-page.ts'
import { button, focused, open, press } from './keys.ts'

// What opens over a page, by the keys of its WAI-ARIA practice (Authoring Practices Guide), on its story.

/** Tab and Shift+Tab stay in what is modal, however often they are pressed. */
async function expectTrapped(page: Page): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let times = 0; times < 8; times += 1) {
      await press(page, key)
      // the guard at either end hands the focus on within a frame: a finger is never as quick as this test
      await expect(page.locator('[aria-modal=true]').locator(':focus:not([data-base-ui-focus-guard])')).toHaveCount(1)
    }
  }
}

test('alertdialog: takes the focus, keeps it, closes by Escape and gives it back [WID-04, WID-06, WID-12]', async ({
  gallery,
}) => {
  const page = await open(gallery, 'widgets-confirm-and-prompt--confirm')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await press(page, 'Escape')
  await expect(dialog).toHaveCount(0)
  await button(page, '기록 지우기').focus()
  await press(page, 'Enter')
  // what takes nothing away is first
  await expect(button(page, '그대로 둘게요')).toBeFocused()
  await expectTrapped(page)
  await press(page, 'Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button(page, '기록 지우기')).toBeFocused()
  await press(page, 'Space')
  await expect(button(page, '그대로 둘게요')).toBeFocused()
  await press(page, 'Tab', 'Enter')
  await expect(dialog).toHaveCount(0)
  await expect(button(page, '기록 지우기')).toBeFocused()
})

test('dialog: a question for words begins in its field, Enter answers [WID-04, WID-06]', async ({ gallery }) => {
  const page = await open(gallery, 'widgets-confirm-and-prompt--prompt')
  await expect(page.getByRole('dialog')).toBeVisible()
  await press(page, 'Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await button(page, '이름 바꾸기').focus()
  await press(page, 'Enter')
  await expect(page.getByRole('textbox')).toBeFocused()
  await expectTrapped(page)
  await page.getByRole('textbox').focus()
  await press(page, 'Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button(page, '이름 바꾸기')).toBeFocused()
})

test('dialog: without a backdrop it keeps the focus too', async ({ gallery }) => {
  const page = await open(gallery, 'widgets-dialog--without-backdrop')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectTrapped(page)
})

test('select button: Enter opens its sheet at the chosen day, Enter takes another, Escape takes none', async ({
  gallery,
}) => {
  const page = await open(gallery, 'widgets-date-field--chosen')
  const field = button(page, /^날짜/)
  await press(page, 'Tab')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-haspopup', 'dialog')
  await press(page, 'Enter')
  await expect(page.getByRole('dialog', { name: '날짜 고르기' })).toBeVisible()
  await expect(focused(page)).toHaveAccessibleName(/11월 19일/)
  await expectTrapped(page)
  await press(page, 'Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(field).toBeFocused()
  await expect(field).toContainText('11월 19일')
  await press(page, 'Space')
  await expect(focused(page)).toHaveAccessibleName(/11월 19일/)
  await press(page, 'ArrowUp', 'Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(field).toBeFocused()
  await expect(field).toContainText('11월 12일')
})

test('sheet with wheels: what is turned counts once it is confirmed', async ({ gallery }) => {
  const page = await open(gallery, 'widgets-time-field--chosen')
  const field = button(page, /^시각/)
  await press(page, 'Tab', 'Enter')
  const hour = page.getByRole('spinbutton', { name: '시' })
  await expect(hour).toBeVisible()
  await hour.focus()
  await press(page, 'ArrowUp', 'Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(field).toContainText('9:38')
  await press(page, 'Enter')
  await expect(hour).toHaveAttribute('aria-valuenow', '9')
  await hour.focus()
  await press(page, 'ArrowUp', 'Tab', 'Tab', 'Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(field).toContainText('10:38')
  await expect(field).toBeFocused()
})

test('sheet: a long one scrolls with the focus, and its close button is a stop', async ({ gallery }) => {
  const page = await open(gallery, 'widgets-bottom-sheet--long')
  await page.locator('[role=dialog] input').first().focus()
  for (let times = 0; times < 19; times += 1) await press(page, 'ArrowDown')
  await expect(page.locator('[role=dialog] input').nth(19)).toBeFocused()
  await expect(focused(page)).toBeInViewport()
  await expectTrapped(page)
  await expect(button(page, '닫기')).toBeVisible()
})

test('tooltip: opens on its button, Escape closes it and the focus stays [WID-13, WID-15]', async ({ gallery }) => {
  const page = await open(gallery, 'widgets-tooltip--closed')
  await press(page, 'Tab', 'Enter')
  await expect(page.getByRole('tooltip')).toBeVisible()
  await expect(focused(page)).toHaveAccessibleDescription('최근 검진 값으로 셈한 몸의 나이예요.')
  await press(page, 'Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expect(button(page, '건강나이 설명')).toBeFocused()
  await press(page, 'Space')
  await expect(page.getByRole('tooltip')).toBeVisible()
  await press(page, 'Space')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
})

test('toast region: its action is reached by Tab and pressed by Enter, then the notice goes', async ({ gallery }) => {
  const page = await open(gallery, 'widgets-toast--with-undo')
  await expect(page.getByRole('status')).toContainText('지웠어요')
  await press(page, 'Tab', 'Tab')
  await expect(button(page, '되돌리기')).toBeFocused()
  await press(page, 'Enter')
  await expect(page.getByRole('status')).not.toContainText('지웠어요')
})

test('banner and notice: closing and acting are stops in their order', async ({ gallery }) => {
  let page = await open(gallery, 'widgets-banner--closable')
  await press(page, 'Tab')
  await expect(button(page, '안내 닫기')).toBeFocused()
  page = await open(gallery, 'widgets-notice--with-action')
  await press(page, 'Tab')
  await expect(button(page, '자세히')).toBeFocused()
})

test('image cropper: the part is moved by arrows, its size by the slider', async ({ gallery }) => {
  const page = await open(gallery, 'widgets-image-picker--cropping')
  const part = page.getByRole('application', { name: '잘라 낼 부분, 화살표로 옮겨요' })
  await expect(part).toBeVisible()
  const image = page.locator('[role=dialog] img')
  const before = await image.getAttribute('style')
  await part.focus()
  await press(page, 'ArrowLeft', 'ArrowLeft')
  await expect(image).not.toHaveAttribute('style', before ?? '')
  await press(page, 'Tab')
  await expect(page.getByRole('slider', { name: '크기' })).toBeFocused()
  await press(page, 'ArrowRight', 'ArrowRight')
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '120%')
  await expectTrapped(page)
  await press(page, 'Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('form: Enter in a field sends it, and the first error has the focus', async ({ gallery }) => {
  const page = await open(gallery, 'patterns-form--untouched')
  await press(page, 'Tab', 'Tab', 'Tab')
  await expect(page.getByRole('textbox', { name: '키' })).toBeFocused()
  await press(page, 'Enter')
  await expect(page.getByRole('textbox', { name: '닉네임' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: '닉네임' })).toHaveAccessibleDescription(
    '두 글자보다 길게 적어 주세요',
  )
})
