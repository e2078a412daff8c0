import { open, reload, settled } from '../../support/app.ts'
import { leaveLanguage, openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test.describe('languages', () => {
  test('a visitor can switch to English and back before signing in, and it stays [LNG-02]', async ({
    page,
    now: _now,
  }) => {
    await open(page, '/login')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
    await page.getByRole('button', { name: 'Switch to English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await reload(page)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await open(page, '/login')
    await page.getByRole('button', { name: '한국어로 바꾸기' }).click()
    await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeVisible()
  })

  test('Korean is the language without a choice [LNG-01] [CON-09]', async ({ browser, baseURL, now: _now }) => {
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      locale: 'en-US',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await open(page, '/login')
    await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeVisible()
    await context.close()
  })
})

test('on the narrowest phone with large text no word of home’s ways breaks inside, in English', async ({
  page,
  member,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await leaveLanguage(page, 'en')
  await openSignedIn(page, await member())
  await settled(page)
  for (const percent of [100, 200]) {
    await page.evaluate((size) => void (document.documentElement.style.fontSize = `${size}%`), percent)
    for (const name of ['Main pages', 'Log now']) {
      const broken = await page
        .getByRole('navigation', { name })
        .locator('a')
        .evaluateAll((links) =>
          links.flatMap((link) => {
            const words = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
            const found: string[] = []
            while (words.nextNode()) {
              const text = words.currentNode
              for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
                const range = document.createRange()
                range.setStart(text, index)
                range.setEnd(text, index + word.length)
                const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
                if (lines.size > 1) found.push(word)
              }
            }
            return found
          }),
        )
      expect({ percent, name, broken }).toEqual({ percent, name, broken: [] })
    }
    const places = await page
      .getByRole('navigation', { name: 'Main pages' })
      .locator('a')
      .evaluateAll((links) =>
        links.map((link) => ({
          isWhole: link.scrollWidth <= link.clientWidth && link.getBoundingClientRect().right <= innerWidth,
          size: Number.parseFloat(getComputedStyle(link).fontSize),
        })),
      )
    expect({ percent, wrong: places.filter(({ isWhole, size }) => !isWhole || size < 12) }).toEqual({
      percent,
      wrong: [],
    })
  }
})

test.describe('themes', () => {
  test('the system’s choice is followed, the member’s own wins and survives a reload without a flash', async ({
    page,
    member,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openSignedIn(page, await member())
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await open(page, '/mypage/setup')
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
