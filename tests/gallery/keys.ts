import type { Locator, Page } from '@playwright/test'
import type { Gallery, Looks } from './gallery-page.ts'

const LIGHT: Looks = { theme: 'light', language: 'ko', text: '100' }

/** Draws a story anew and stands before its first control. */
export async function open(gallery: Gallery, story: string): Promise<Page> {
  gallery.used()
  await gallery.show(story, LIGHT)
  gallery.used()
  await gallery.page.evaluate(() => {
    const root = document.querySelector<HTMLElement>('#storybook-root')
    if (root) root.tabIndex = -1
    root?.focus()
    root?.removeAttribute('tabindex')
  })
  return gallery.page
}

/** Presses one key after the other, as Playwright names them. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

export const focused = (page: Page): Locator => page.locator(':focus')

/** A text is the whole name of the button. */
export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: typeof name === 'string' })
