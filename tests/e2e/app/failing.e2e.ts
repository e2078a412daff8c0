import { bottomNavigation, expectPath, pathOf, settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test('a hub that fails with 500 leaves the main places; trying again brings it, back leads to before [ERR-06]', async ({
  page,
  backend,
  member,
}) => {
  const haneul = await member()
  await openSignedIn(page, haneul, '/main')
  await backend.play({ name: '500', username: haneul.username, path: '/api/healthlog', times: 'always' })
  await bottomNavigation(page).getByRole('link', { name: '기록' }).click()
  await expectPath(page, '/ErrorPage500')
  await expect(bottomNavigation(page)).toBeVisible()
  await page.goBack()
  await expectPath(page, '/main')

  await bottomNavigation(page).getByRole('link', { name: '기록' }).click()
  await expectPath(page, '/ErrorPage500')
  await backend.endFaults(haneul.username)
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expectPath(page, '/healthlog/healthlog')
  await settled(page)
  await page.goBack()
  await expect.poll(() => pathOf(page)).toBe('/main')
})
