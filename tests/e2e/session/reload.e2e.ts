import { bottomNavigation, expectPath, open, settled, signIn } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test.describe('reloading and coming back', () => {
  test('a reload keeps the member signed in, with auto-login and without [SES-04]', async ({ page, member }) => {
    for (const remember of [true, false]) {
      await signIn(page, await member(), { remember })
      expect(await page.evaluate(() => localStorage.getItem('autoLogin'))).toBe(remember ? 'Y' : 'N')
      await page.reload()
      await settled(page)
      await expect(bottomNavigation(page)).toBeVisible()
      await page.evaluate(() => localStorage.clear())
      await page.context().clearCookies()
      await page.goto('about:blank')
    }
  })

  test('with auto-login a lost token is replaced by the remembered sign-in [SES-29]', async ({ page, member }) => {
    await signIn(page, await member(), { remember: true })
    await page.evaluate(() => localStorage.removeItem('accessToken'))
    await page.goto('about:blank')
    await open(page, '/main')
    await settled(page)
    await expectPath(page, '/main')
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).not.toBeNull()
  })

  test('with auto-login a page left open over night goes on in the morning, as a reopened one does', async ({
    page,
    backend,
    member,
    now,
  }) => {
    await signIn(page, await member(), { remember: true })
    await backend.setClock(new Date(now.getTime() + 20 * 3_600_000))
    await open(page, '/healthlog/WeightRecord')
    await expect(page.getByRole('list', { name: '기록' })).toBeVisible()
    await expectPath(page, '/healthlog/WeightRecord')
  })

  test('without auto-login a lost token means signing in again [SES-06]', async ({ page, member }) => {
    await signIn(page, await member(), { remember: false })
    await page.evaluate(() => localStorage.removeItem('accessToken'))
    await page.goto('about:blank')
    await open(page, '/main')
    await expectPath(page, '/login')
  })

  test('a second tab of the same browser is signed in too, and both go on working', async ({
    page,
    context,
    member,
  }) => {
    await openSignedIn(page, await member())
    const tab = await context.newPage()
    await open(tab, '/healthlog/WeightRecord')
    await settled(tab)
    await expectPath(tab, '/healthlog/WeightRecord')
    await bottomNavigation(page).getByRole('link', { name: '식단' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('signing out in one tab ends the other', async ({ page, context, member }) => {
    await openSignedIn(page, await member())
    const tab = await context.newPage()
    await open(tab, '/main')
    await settled(tab)
    await open(page, '/my/menu')
    await page.getByRole('button', { name: '로그아웃' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click()
    await expectPath(page, '/login')
    await expectPath(tab, '/login')
  })
})
