import type { Page } from '@playwright/test'
import { expectPath, openFresh, settled, signOut } from '../../support/app.ts'
import { expectNoAxeFindings } from '../../support/axe.ts'
import { pressOn, tabTo } from '../../support/keyboard.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const often = (page: Page) => page.getByRole('navigation', { name: '자주 쓰는 것' }).getByRole('link')

test(
  'every place that is offered opens by keyboard, stands among those used last, and is gone with the session',
  { tag: '@whole' },
  async ({ page, member }) => {
    // Some fifty places, each by a walk along the page.
    test.slow()
    const haneul = await member()
    await openSignedIn(page, haneul, '/my/menu')
    await settled(page)
    const groups = page.getByRole('region', { name: /^(먹기|재고 적기|나에게 맞추기)$/ })
    await expect(groups.getByRole('link').first()).toBeVisible()
    const paths = await groups
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').replace(/^.*#/, '')))
    expect(paths.length).toBeGreaterThan(5)
    for (const path of paths) {
      const link = groups.locator(`a[href$="#${path}"]`)
      await tabTo(page, link)
      const place = await page.evaluate(() => window.scrollY)
      await pressOn(page, link)
      await expectPath(page, path)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('전체')
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('전체')
      // What was read meanwhile may take a line less: then the end of the page is nearer.
      await expect
        .poll(() =>
          page.evaluate(
            (was) => window.scrollY - Math.min(was, document.documentElement.scrollHeight - window.innerHeight),
            place,
          ),
        )
        .toBe(0)
    }
    const last = paths.at(-1) ?? ''
    await expect(often(page).and(page.locator(`[href$="#${last}"]`))).toBeVisible()
    await openFresh(page, '/my/menu')
    await expect(often(page).and(page.locator(`[href$="#${last}"]`))).toBeVisible()

    await signOut(page)
    await openSignedIn(page, haneul, '/my/menu')
    await settled(page)
    await expect(often(page).and(page.locator(`[href$="#${last}"]`))).toHaveCount(0)
  },
)

test('a pinned place comes first, also on another phone', async ({ page, member }) => {
  const saebyeok = await member('saebyeok')
  await openSignedIn(page, saebyeok, '/my/menu')
  await expect(page.getByText('자주 여는 화면이 여기에 모여요')).toBeVisible()
  await page.getByRole('button', { name: '고르기' }).click()
  const pin = page.getByRole('dialog').getByRole('button', { name: '식당 관리 고정' })
  await pin.click()
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  await expectNoAxeFindings(page)
  await page.keyboard.press('Escape')
  await expect(often(page)).toHaveText([/내 QR/, /식당 관리.*고정함/])

  await signOut(page)
  await openSignedIn(page, saebyeok, '/my/menu')
  await expect(often(page)).toHaveText([/내 QR/, /식당 관리.*고정함/])
})

test('a part that fails leaves the page as it is', async ({ page, backend, member }) => {
  const haneul = await member()
  await backend.play({ name: '500', username: haneul.username, path: '/api/my/getUserData', times: 'always' })
  await openSignedIn(page, haneul, '/my/menu')
  await expect(page.getByText('포인트와 쿠폰을 불러오지 못했어요')).toBeVisible()
  await expect(page.getByRole('heading', { name: '먹기' })).toBeVisible()
  await backend.endFaults(haneul.username)
  await page.getByRole('button', { name: '다시', exact: true }).click()
  await expect(page.getByRole('region', { name: '포인트, 쿠폰, 주문' })).toContainText('2,350P')
})
