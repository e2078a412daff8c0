import { expect, type Page } from '@playwright/test'
import type { Backend } from './backend.ts'

/** The sentence on top of home. */
export const homeLine = (page: Page) => page.getByRole('heading', { level: 1 })

/** The names of the cards from top to bottom. */
const cards = (page: Page) => page.locator('main section[aria-label], main h2').allTextContents()

/**
 * Home as it was opened has its line and its first card, and no card moves while the page is open.
 *
 * @param later to where the server's clock goes on meanwhile; null: to the time that it began with
 */
export async function expectHome(
  page: Page,
  { backend, line, first, later }: { backend: Backend; line: RegExp; first: string; later: Date | null },
): Promise<void> {
  await expect(homeLine(page)).toHaveText(line)
  await expect(page.locator('main section').nth(1)).toContainText(first)
  await expect(page.getByRole('button', { name: '내 QR 열기' })).toHaveCount(1)
  const before = await cards(page)
  await backend.setClock(later)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(await cards(page)).toEqual(before)
}
