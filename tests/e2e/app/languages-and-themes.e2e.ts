import type { Page } from '@playwright/test'
import { MEMBER_SCREENS, open, openFresh, PUBLIC_SCREENS, settled, signIn } from '../../support/app.ts'
import { expect, test } from '../../support/test.ts'

/** Korean words a member can read or hear on the page: texts and labels; names of people and places may stay Korean. */
async function koreanWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hangul = /[가-힣]/
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || parent.closest('script, style, noscript, [lang=ko], [hidden]')) continue
      if (hangul.test(node.textContent ?? '')) found.push((node.textContent ?? '').trim())
    }
    for (const element of document.querySelectorAll('[aria-label]')) {
      const label = element.getAttribute('aria-label') ?? ''
      if (hangul.test(label) && !element.closest('[lang=ko]')) found.push(label)
    }
    return found
  })
}

test.describe('languages', () => {
  test('a visitor can switch to English and back before signing in, and it stays [LNG-02]', async ({ page, now: _now }) => {
    await open(page, '/login')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
    await page.getByRole('button', { name: 'Switch to English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    for (const path of PUBLIC_SCREENS) {
      await openFresh(page, path)
      expect(await koreanWords(page), path).toEqual([])
    }
    await open(page, '/login')
    await page.getByRole('button', { name: '한국어로 바꾸기' }).click()
    await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeVisible()
  })

  test('an English-speaking member reads every screen in English [LNG-02]', async ({ page, member }) => {
    const emily = await member('emily')
    await open(page, '/login')
    await page.getByRole('button', { name: 'Switch to English' }).click()
    await signIn(page, emily)
    for (const path of MEMBER_SCREENS) {
      await openFresh(page, path)
      // Names from the server (employer, restaurants, colleagues, dishes without an English name) are data, not words of the app.
      const words = (await koreanWords(page)).filter((text) => !/한빛전자|점$|점 |동 |층|식당$| in the team: /.test(text))
      expect(words, path).toEqual([])
    }
  })

  test('Korean is the language without a choice [LNG-01] [CON-09]', async ({ browser, baseURL, now: _now }) => {
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'en-US' })
    const page = await context.newPage()
    await open(page, '/login')
    await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeVisible()
    await context.close()
  })
})

test.describe('themes', () => {
  test('the system’s choice is followed, the member’s own wins and survives a reload without a flash', async ({ page, member }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await signIn(page, await member())
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await open(page, '/my/menu')
    await page.getByRole('radiogroup', { name: '화면 테마' }).getByRole('radio', { name: '밝게' }).click()
    await expect(html).toHaveAttribute('data-theme', 'light')
    // Set by the boot script, so it stands before anything is drawn.
    await page.reload({ waitUntil: 'commit' })
    await expect(html).toHaveAttribute('data-theme', 'light')
    await settled(page)
    await page.getByRole('radiogroup', { name: '화면 테마' }).getByRole('radio', { name: '시스템' }).click()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(html).toHaveAttribute('data-theme', 'light')
  })
})
