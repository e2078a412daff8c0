import { MEMBER_SCREENS, open, openFresh, PUBLIC_SCREENS, signIn } from '../../support/app.ts'
import { expectNoAxeFindings } from '../../support/axe.ts'
import { expect, test } from '../../support/test.ts'

for (const theme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${theme}`, () => {
    test.use({ colorScheme: theme })

    test('on the screens anybody can open', async ({ page, now: _now }) => {
      for (const path of PUBLIC_SCREENS) {
        await openFresh(page, path)
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await expectNoAxeFindings(page)
      }
    })

    test('on a member’s screens', async ({ page, member }) => {
      await signIn(page, await member())
      for (const path of MEMBER_SCREENS) {
        await openFresh(page, path)
        await expectNoAxeFindings(page)
      }
      await open(page, '/menu/todayMenu')
      await page.getByRole('article').first().getByRole('link').first().click()
      await expect(page.getByRole('table', { name: '영양 성분' })).toBeVisible()
      await expectNoAxeFindings(page)
    })

    test('on sheets and questions', async ({ page, member }) => {
      await signIn(page, await member())
      await open(page, '/healthlog/WeightRecord')
      await page.getByRole('button', { name: '체중 기록하기' }).click()
      await expect(page.getByRole('dialog', { name: '체중 기록' })).toBeVisible()
      await expectNoAxeFindings(page)
      await open(page, '/my/menu')
      await page.getByRole('button', { name: '로그아웃' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectNoAxeFindings(page)
    })

    test('on the screens of a new member, which are empty', async ({ page, member }) => {
      await signIn(page, await member('saebyeok'))
      for (const path of MEMBER_SCREENS) {
        await openFresh(page, path)
        await expectNoAxeFindings(page)
      }
    })
  })
}

test('nothing is wider than the narrowest phone, 320 px, on any screen [PRD-02]', async ({ page, member }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const path of PUBLIC_SCREENS) {
    await openFresh(page, path)
    expect(await overflow(), path).toBeLessThanOrEqual(0)
  }
  await signIn(page, await member())
  for (const path of MEMBER_SCREENS) {
    await openFresh(page, path)
    expect(await overflow(), path).toBeLessThanOrEqual(0)
  }
})
