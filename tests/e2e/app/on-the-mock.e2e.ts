import type { Page } from '@playwright/test'
import { bottomNavigation, fillSignIn, open, openFresh, pathOf, signInForm, watchErrors } from '../../support/app.ts'
import { builtAddresses, test } from '../../support/mock.ts'
import { expect } from '../../support/test.ts'

// A screen that the mock cannot feed is a contract and an app that disagree, and a front-end developer who cannot work.

/** Calls that the mock refused or answered against its own contract, from now on. */
function watchAnswers(page: Page): string[] {
  const wrong: string[] = []
  page.on('response', (response) => {
    const violations = response.headers()['sl-violations']
    const path = new URL(response.url()).pathname
    if (violations !== undefined)
      wrong.push(`${response.request().method()} ${path} ${response.status()}: ${violations}`)
    else if (response.status() >= 400) wrong.push(`${response.request().method()} ${path} ${response.status()}`)
  })
  return wrong
}

async function signInOnTheMock(page: Page): Promise<void> {
  await open(page, '/login')
  await fillSignIn(page, { username: 'haneul', password: 'hansang-demo!1' })
  await expect(bottomNavigation(page)).toBeVisible()
}

test(
  'every screen that is built opens on the mock, and every call it makes fits the contract',
  { tag: '@whole' },
  async ({ page }) => {
    const addresses = builtAddresses()
    expect(addresses.length).toBeGreaterThan(10)
    test.setTimeout(20_000 + addresses.length * 6_000)

    const errors = watchErrors(page)
    const wrong = watchAnswers(page)
    await signInOnTheMock(page)
    for (const address of addresses) {
      await test.step(address, async () => {
        await openFresh(page, address)
        const asked = address.startsWith('/ErrorPage') || address === '/no/such/screen'
        if (!asked) expect.soft(pathOf(page), address).not.toMatch(/^\/ErrorPage/)
        expect
          .soft({ address, errors: errors.splice(0), wrong: wrong.splice(0) })
          .toEqual({ address, errors: [], wrong: [] })
      })
    }
  },
)

test('a member signs in on the mock, comes back after a reload, and signs out', async ({ page }) => {
  const wrong = watchAnswers(page)
  await signInOnTheMock(page)
  await page.reload()
  await expect(bottomNavigation(page)).toBeVisible()
  await open(page, '/my/menu')
  expect(wrong).toEqual([])
  await page.getByRole('button', { name: '로그아웃' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click()
  await expect(signInForm(page).username).toBeVisible()
})
