import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Presses Tab until the element has the focus; fails when it cannot be reached within `presses`. The page of everything
 * has ninety stops.
 */
export async function tabTo(page: Page, target: Locator, presses = 120): Promise<void> {
  await target.waitFor()
  for (let pressed = 0; pressed <= presses; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(target)} within ${presses} presses`)
}

/** Reaches the element with Tab, checks that the focus can be seen, and presses the key on it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await expectVisibleFocus(target)
  await page.keyboard.press(key)
}

/** A focused element must look different from an unfocused one: an outline, a ring, or a border of its field. */
export async function expectVisibleFocus(target: Locator): Promise<void> {
  const marked = await target.evaluate((element) => {
    // A link that covers its card draws the ring on what it spreads out, a pseudo-element.
    const looks = (node: Element) =>
      [null, '::before', '::after'].some((pseudo) => {
        const style = getComputedStyle(node, pseudo)
        const outlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0
        return outlined || style.boxShadow !== 'none'
      })
    // A field may draw the ring on its frame, a few levels up.
    for (let node: Element | null = element, level = 0; node && level < 4; node = node.parentElement, level += 1)
      if (looks(node)) return true
    return false
  })
  expect(marked, `the focus on ${String(target)} can be seen`).toBe(true)
}
