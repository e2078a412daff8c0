import { expect } from '@playwright/test'
import { atOwnPlace } from '../support/own-place.ts'
import { withArgs } from '../support/story-args.ts'
import { test, type Looks } from './gallery-page.ts'

// Where things stand on the screen, measured in the browser: a number of a transform says nothing about where it brings
// anything.

const LIGHT: Looks = { theme: 'light', language: 'ko', text: '100' }

/** Twelve drawings that differ, so that a bowl is known by what is in it. */
const DISHES = [
  'bibim',
  'coin',
  'empty',
  'rice',
  'juk',
  'miyeok',
  'jjigae',
  'curry',
  'noodle',
  'sushi',
  'kimbap',
  'pho',
]
const STORY = 'widgets-turn-table--waiting'

for (const motion of ['reduce', 'no-preference'] as const) {
  test(`turn table: the bowl that was drawn, and no other, stands at its place, of 6 to 12: ${motion}`, async ({
    gallery,
  }) => {
    const { page } = gallery
    await gallery.show(STORY, LIGHT)
    gallery.used()
    await page.emulateMedia({ reducedMotion: motion })
    try {
      for (let places = 6; places <= 12; places += 1) {
        const bowls = DISHES.slice(0, places).map((dish) => ({ dish }))
        for (let seat = 1; seat <= places; seat += 1) {
          // It turns to each seat from where it stands without one.
          for (const at of [null, seat]) {
            await page.evaluate(withArgs, { story: STORY, args: { bowls, seat: at } })
            await expect(page.locator('[data-mine]')).toHaveCount(at === null ? 0 : 1)
            await expect(page.locator('main[data-story] use')).toHaveCount(places)
            await page.evaluate(atEnd)
          }
          const found = await page.evaluate(atOwnPlace)
          expect(found, `seat ${String(seat)} of ${String(places)}`).toMatchObject({
            dishes: [DISHES[seat - 1]],
            isInPlace: true,
            isUpright: true,
            isWhole: true,
          })
          expect(found.grown).toBeCloseTo(1.35, 1)
        }
      }
    } finally {
      await page.evaluate(withArgs, { story: STORY })
      await page.emulateMedia({ reducedMotion: 'reduce' })
    }
  })
}

/** In the page: where everything that moves comes to, without the seconds until then. */
function atEnd(): void {
  for (const animation of document.getAnimations()) animation.finish()
}

test('turn table: it stands where it stopped when the page comes anew', async ({ gallery }) => {
  gallery.used()
  await gallery.show('widgets-turn-table--stopped', LIGHT)
  expect(await gallery.page.evaluate(atOwnPlace)).toMatchObject({
    dishes: ['bibim'],
    isInPlace: true,
    isUpright: true,
    isWhole: true,
  })
})
