import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'

export type Looks = { theme: 'light' | 'dark'; language: 'ko' | 'en'; text: '100' | '200' }
export type Size = { width: number; height: number }
export type StoryEntry = { id: string; title: string; name: string; tags: readonly string[] }

const PHONE: Size = { width: 390, height: 844 }

/** The stories of the built gallery, from the index that Storybook wrote beside it. */
export function builtStories(): StoryEntry[] {
  const folder = process.env['HANSANG_GALLERY_DIR']
  if (!folder) throw new Error('Start these tests with: npm run gallery -- --test')
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, StoryEntry & { type: string }> }
  return Object.values(index.entries).filter((entry) => entry.type === 'story')
}

/** One page per worker, in which stories follow each other without a reload: a reload costs half a second, a story twenty milliseconds. */
export class Gallery {
  private shown = ''
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Draws a story in these looks and waits until nothing on the page changes any more. Draws anew what a test has used. */
  async show(story: string, looks: Looks, size: Size = PHONE): Promise<void> {
    await this.page.setViewportSize(size)
    const wanted = [story, looks.theme, looks.language, looks.text].join(' ')
    if (this.shown !== wanted) {
      this.shown = wanted
      await this.page.evaluate(drawStory, { story, looks: { ...looks } })
      await this.page.waitForFunction((name) => document.documentElement.dataset['shown'] === name, wanted)
    }
    await this.page.evaluate(untilStill)
  }

  /** Says that a test has pressed or focused something: the next `show` draws anew. */
  used(): void {
    this.shown = ''
  }
}

type Channel = { emit: (event: string, data: unknown) => void }

/** In the page: asks Storybook's own channel, as its toolbar and sidebar do. */
function drawStory({ story, looks }: { story: string; looks: Looks }): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel } // Storybook's global
  delete document.documentElement.dataset['shown']
  scrollTo(0, 0)
  channel.emit('updateGlobals', { globals: looks })
  const current = new URL(location.href).searchParams.get('id')
  if (current === story) channel.emit('forceRemount', { storyId: story })
  else channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' })
}

/** In the page: waits until fonts and pictures are there and the document has not changed for a moment. */
async function untilStill(): Promise<void> {
  const STILL_MS = 60
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await new Promise<void>((resolve) => {
    let timer = setTimeout(done, STILL_MS)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(done, STILL_MS)
    })
    function done() {
      observer.disconnect()
      requestAnimationFrame(() => resolve())
    }
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}

export const test = base.extend<object, { gallery: Gallery }>({
  gallery: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: process.env['HANSANG_GALLERY_URL'],
        viewport: PHONE,
        hasTouch: true,
        locale: 'ko-KR',
        timezoneId: 'Asia/Seoul',
        colorScheme: 'light',
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      // Friday noon of the board; every day in a story is a text, this is for what still asks the clock.
      await page.clock.setFixedTime('2026-11-20T12:00:00+09:00')
      await page.goto(`iframe.html?viewMode=story&id=${builtStories()[0]?.id ?? ''}`)
      await page.waitForFunction(() => document.documentElement.dataset['shown'])
      await use(new Gallery(page))
      await context.close()
    },
    { scope: 'worker' },
  ],
})
