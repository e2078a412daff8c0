import { expect } from '@playwright/test'
import { focusUnderAction, underAction } from '../support/under-action.ts'
import { builtStories, test, type Size } from './gallery-page.ts'

const patterns = builtStories().filter(({ title }) => title.startsWith('Patterns/'))
const NARROW: Size = { width: 320, height: 640 }
const ON_ITS_SIDE: Size = { width: 844, height: 390 }
/** A phone on its side with its keyboard open. */
const LOW: Size = { width: 844, height: 200 }

for (const { id, title, name } of patterns) {
  test(`${title}: ${name}: nothing at its end is under the action, at 320 px, 200 % text or on its side`, async ({
    gallery,
  }) => {
    const { page } = gallery
    gallery.used()
    for (const [size, text] of [
      [NARROW, '200'],
      [NARROW, '100'],
      [ON_ITS_SIDE, '100'],
      [ON_ITS_SIDE, '200'],
      [LOW, '100'],
    ] as const) {
      await gallery.show(id, { theme: 'light', language: 'ko', text }, size)
      const where = `${size.width} × ${size.height} px, text ${text} %`
      expect(await page.evaluate(underAction), where).toEqual([])
      expect(await page.evaluate(focusUnderAction), `focus, ${where}`).toEqual([])
    }
    gallery.used()
  })
}
