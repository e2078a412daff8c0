import { bottomNavigation, expectPath, open, settled, signInForm } from '../../support/app.ts'
import { pressOn, tabTo } from '../../support/keyboard.ts'
import { expect, test } from '../../support/test.ts'

test('the whole slice works with the keyboard alone', async ({ page, member }) => {
  const haneul = await member()
  await open(page, '/login')
  await settled(page)
  const form = signInForm(page)

  await test.step('sign in', async () => {
    await tabTo(page, form.username)
    await page.keyboard.type(haneul.username)
    await tabTo(page, form.password)
    await page.keyboard.type(haneul.password)
    await page.keyboard.press('Enter')
    await expectPath(page, '/main')
    await settled(page)
  })

  await test.step('open the menu and switch meals with the arrows', async () => {
    await pressOn(page, bottomNavigation(page).getByRole('link', { name: '식단' }))
    await expectPath(page, '/menu/todayMenu')
    await settled(page)
    await tabTo(page, page.getByRole('tab', { selected: true }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: '저녁' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tab', { name: '저녁' })).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('like a course and open it', async () => {
    const course = page.getByRole('article').first()
    const like = course.getByRole('button', { name: /좋아하는 메뉴/ })
    await pressOn(page, like, 'Space')
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(like).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await pressOn(page, course.getByRole('link').first())
    await expectPath(page, '/meal/detail')
    await settled(page)
  })

  await test.step('record a weight in the sheet; the focus goes in, stays in, and comes back', async () => {
    await open(page, '/healthlog/WeightRecord')
    await settled(page)
    const opener = page.getByRole('button', { name: '체중 기록하기' })
    await pressOn(page, opener)
    const sheet = page.getByRole('dialog', { name: '체중 기록' })
    await expect(sheet.getByRole('textbox', { name: '체중' })).toBeFocused()
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press('Tab')
      // At either end of the sheet the focus stands for a moment on what turns it round.
      await expect.poll(() => sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sheet.getByRole('textbox', { name: '체중' })).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('66.6')
    await page.keyboard.press('Enter')
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('list', { name: '기록' }).getByRole('button').first()).toHaveAccessibleName(
      /^66\.6\skg/,
    )
  })

  await test.step('choose a period with the arrows', async () => {
    await tabTo(page, page.getByRole('radio', { checked: true }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: '3개월' })).toBeChecked()
  })

  await test.step('sign out', async () => {
    await open(page, '/my/menu')
    await settled(page)
    await pressOn(page, page.getByRole('button', { name: '로그아웃' }))
    await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }))
    await expectPath(page, '/login')
  })
})
