import type { Locator, Page } from '@playwright/test'
import { EDGE, type Gallery, type Looks } from './gallery-page.ts'

const LIGHT: Looks = { theme: 'light', language: 'ko', text: '100' }

/**
 * Draws a story anew between two stops of its own, and stands on the first, or in what is modal: what Tab reaches
 * beyond the first and the last control of a page is the browser's to decide.
 */
export async function open(gallery: Gallery, story: string): Promise<Page> {
  gallery.used()
  await gallery.show(story, LIGHT)
  gallery.used()
  await gallery.page.evaluate(standBefore, EDGE)
  return gallery.page
}

/** In the page: puts the two stops around the story; drawing the next one takes them away. */
function standBefore(edge: string): void {
  const root = document.querySelector('#storybook-root')
  const [before, after] = [document.createElement('span'), document.createElement('span')]
  for (const stop of [before, after]) {
    stop.setAttribute(edge, '')
    stop.tabIndex = 0
    stop.style.position = 'fixed'
  }
  root?.before(before)
  root?.after(after)
  // what is modal has the focus already and keeps it
  if (!document.activeElement?.closest('[aria-modal=true]')) before.focus()
}

/** Presses one key after the other, as Playwright names them. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

export const focused = (page: Page): Locator => page.locator(':focus')

/** A text is the whole name of the button. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
