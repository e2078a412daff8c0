import type { Page } from '@playwright/test'
import { expectPath, open, settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

// Tokens that live for two seconds: what takes half an hour for a member takes a breath here.
test.use({ tokenSeconds: 2 })

/**
 * The tokens that were renewed, each as often as somebody asked. On a slow machine the next one may run out while a
 * screen opens.
 */
function spentTokens(...pages: Page[]): string[] {
  const spent: string[] = []
  for (const page of pages) {
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/session') spent.push(request.headers()['authorization'] ?? '')
    })
  }
  return spent
}

function expectEachOnce(spent: string[]): void {
  expect(spent).not.toEqual([])
  expect(spent).toEqual([...new Set(spent)])
}

const letTokenExpire = (page: Page) => page.waitForTimeout(2500)

test.describe('an expired token', () => {
  test('is renewed once for a screen’s calls, and the member sees nothing [SES-18] [SES-20] [SES-21] [ERR-03]', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member(), '/my/menu')
    await letTokenExpire(page)
    const spent = spentTokens(page)
    await open(page, '/healthlog/WeightRecord')
    await settled(page)
    await expect(page.getByRole('list', { name: '기록' })).toBeVisible()
    expectEachOnce(spent)
  })

  test('is renewed once for two tabs that meet it together [SES-21] [SES-22]', async ({ page, context, member }) => {
    await openSignedIn(page, await member())
    const tab = await context.newPage()
    for (const one of [page, tab]) {
      await open(one, '/my/menu')
      await settled(one)
    }
    await letTokenExpire(page)
    const spent = spentTokens(page, tab)
    await Promise.all([open(page, '/healthlog/WeightRecord'), open(tab, '/healthlog/WeightRecord')])
    for (const one of [page, tab]) await expect(one.getByRole('list', { name: '기록' })).toBeVisible()
    expectEachOnce(spent)
  })

  test('is renewed after a reload as well', async ({ page, member }) => {
    await openSignedIn(page, await member())
    await letTokenExpire(page)
    await page.reload()
    await settled(page)
    await expectPath(page, '/main')
  })

  test('whose refresh is refused ends the session at the sign-in [SES-24]', async ({ page, backend, member }) => {
    const haneul = await member()
    await openSignedIn(page, haneul)
    await letTokenExpire(page)
    await backend.play({ name: 'login', username: haneul.username, path: '/session' })
    await open(page, '/healthlog/WeightRecord')
    await expectPath(page, '/login')
  })
})
