import { expect } from '@playwright/test'
import { builtStories, test, unchangedStories, type Gallery, type Looks, type StoryEntry } from './gallery-page.ts'
import { covered, hangul, moving, sideways, smallTargets, unmarkedFocus, unsaidWords } from '../support/findings.ts'
import { lostInForcedColours } from '../support/forced-colours.ts'

const LIGHT: Looks = { theme: 'light', language: 'ko', text: '100' }
const DARK: Looks = { theme: 'dark', language: 'en', text: '100' }
const NARROW = { width: 360, height: 740 }
/**
 * The narrowest there is, the usual ones, and a phone on its side: the last, because there it is seen what covers what.
 */
const PHONES = [{ width: 320, height: 640 }, NARROW, { width: 430, height: 932 }, { width: 844, height: 390 }]

/** Waits for what comes after the first drawing of a story. */
async function allDrawn(gallery: Gallery, tags: readonly string[]): Promise<void> {
  // A dialog opens when its code, and what it shows, has come: until then nothing on the page changes.
  if (tags.includes('dialog')) await gallery.page.locator('[role=dialog], [role=alertdialog]').first().waitFor()
  // What opens over a page is drawn by code of its own, which React shows 300 ms late the first time.
  if (tags.includes('over-page')) await gallery.still(400)
}

/** A widget's picture ends with the widget; a page, and what opens over one, is a picture of the window. */
async function expectAccepted({ page }: Gallery, picture: string, tags: readonly string[]): Promise<void> {
  const widget = page.locator('main[data-story]')
  if (tags.includes('over-page') || (await widget.count()) === 0) await expect.soft(page).toHaveScreenshot(picture)
  else await expect.soft(widget).toHaveScreenshot(picture)
}

/**
 * Their code, styles and pictures, and what judges them here, are those of a run that was green
 * (scripts/lib/accepted-stories.ts); everything else is looked at. None is unchanged with `npm run gallery -- --test
 * --all`.
 */
const unchanged = unchangedStories()
const stories = builtStories().filter(({ id }) => !unchanged.has(id))

/**
 * The sections of the board's widgets sheet have the board's widths and words; what is in them has stories of its own.
 */
const isOfSheet = ({ tags }: StoryEntry) => tags.includes('sheet')

for (const { id, title, name, tags } of stories.filter(isOfSheet)) {
  for (const theme of ['light', 'dark'] as const) {
    test(`${title}: ${name} looks as accepted in ${theme}, and axe finds nothing`, async ({ gallery }) => {
      await gallery.show(id, { ...LIGHT, theme }, { width: tags.includes('wide') ? 1320 : 424, height: 900 })
      // Charts, and what opens over a page, are drawn by code of their own.
      await gallery.still(400)
      await expect
        .soft(gallery.page.locator('main[data-story]'))
        .toHaveScreenshot(theme === 'light' ? `${id}.png` : `${id}-dark.png`)
      expect(await gallery.axe()).toEqual([])
    })
  }
}

for (const { id, title, name, tags } of stories.filter((story) => !isOfSheet(story))) {
  // One worker takes a story's tests one after the other: most of them look at what the one before has drawn.
  test.describe(`${title}: ${name}`, () => {
    test.describe.configure({ mode: 'default' })

    test('looks as accepted in light and Korean, and axe finds nothing', async ({ gallery }) => {
      await gallery.show(id, LIGHT)
      await allDrawn(gallery, tags)
      await expectAccepted(gallery, `${id}.png`, tags)
      expect.soft(await gallery.page.evaluate(unsaidWords), 'words that its name does not have').toEqual([])
      expect(await gallery.axe()).toEqual([])
    })

    test('stands still for who wants less motion', async ({ gallery }) => {
      await gallery.show(id, LIGHT)
      expect(await gallery.page.evaluate(moving)).toEqual([])
    })

    test('tells its states, and has its edges, in forced colours', async ({ gallery }) => {
      await gallery.show(id, LIGHT)
      await allDrawn(gallery, tags)
      expect(await lostInForcedColours(gallery.page)).toEqual([])
    })

    test('every target has room for a thumb, 44 px', async ({ gallery }) => {
      await gallery.show(id, LIGHT)
      expect(await gallery.page.evaluate(smallTargets)).toEqual([])
    })

    test('the keyboard’s focus is seen on everything that takes it', async ({ gallery }) => {
      await gallery.show(id, LIGHT)
      gallery.used()
      expect(await gallery.page.evaluate(unmarkedFocus)).toEqual([])
    })

    test('holds on every phone: nothing leaves the page, and nothing is covered on its side', async ({ gallery }) => {
      for (const size of PHONES) {
        await gallery.show(id, LIGHT, size)
        expect(await gallery.page.evaluate(sideways), `${String(size.width)} px wide`).toEqual([])
      }
      // A notice over a dialog is gone after 3,000 ms; only the story keeps it.
      if (!tags.includes('passing')) expect(await gallery.page.evaluate(covered), 'on its side').toEqual([])
      await gallery.show(id, { ...LIGHT, text: '200' }, NARROW)
      expect(await gallery.page.evaluate(sideways), 'at 360 px with text at 200 %').toEqual([])
    })

    test('looks as accepted in dark and English, and axe finds nothing', async ({ gallery }) => {
      await gallery.show(id, DARK)
      await allDrawn(gallery, tags)
      await expectAccepted(gallery, `${id}-dark.png`, tags)
      expect.soft(await gallery.page.evaluate(hangul), 'words without their English').toEqual([])
      expect.soft(await gallery.page.evaluate(unsaidWords), 'words that its name does not have').toEqual([])
      expect(await gallery.axe()).toEqual([])
    })
  })
}
