import { open } from '../../support/app.ts'
import { expectNoAxeFindings } from '../../support/axe.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

// Every screen as it opens is looked at by tests/screens; here is what opens over one.
for (const theme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${theme}`, () => {
    test.use({ colorScheme: theme })

    test('on sheets and questions', async ({ page, member }) => {
      await openSignedIn(page, await member(), '/healthlog/WeightRecord')
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await page.getByRole('button', { name: '체중 기록하기' }).click()
      await expect(page.getByRole('dialog', { name: '체중 기록' })).toBeVisible()
      await expectNoAxeFindings(page)
      await open(page, '/my/menu')
      await page.getByRole('button', { name: '로그아웃' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectNoAxeFindings(page)
    })
  })
}
