import type { Page } from '@playwright/test'
import { openFresh, signIn } from '../../support/app.ts'
import { expect, test } from '../../support/test.ts'
import { focusUnderAction, underAction } from '../../support/under-action.ts'

/** The screens whose one verb stands at the thumb. */
const SCREENS = ['/healthlog/WeightRecord', '/healthlog/healthDataLinkSecond', '/member/healthApp']

const LOOKS = [
  { name: '320 px, text 200 %', size: { width: 320, height: 640 }, text: '200%' },
  { name: 'a phone on its side', size: { width: 844, height: 390 }, text: '100%' },
  { name: 'a phone on its side with its keyboard open', size: { width: 844, height: 200 }, text: '100%' },
]

const textSize = (page: Page, size: string) => page.evaluate((percent) => void (document.documentElement.style.fontSize = percent), size)

for (const { name, size, text } of LOOKS) {
  test(`nothing at the end of a page is under its action, nor the focus: ${name} [PRD-02]`, async ({ page, member }) => {
    await signIn(page, await member())
    await page.setViewportSize(size)
    for (const path of SCREENS) {
      await openFresh(page, path)
      await textSize(page, text)
      await expect(page.locator('[data-sticky-action]')).toBeVisible()
      expect(await page.evaluate(underAction), path).toEqual([])
      expect(await page.evaluate(focusUnderAction), `focus, ${path}`).toEqual([])
    }
  })
}
