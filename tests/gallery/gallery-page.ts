import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { untilStill } from '../support/still.ts'

export type Looks = { theme: 'light' | 'dark'; language: 'ko' | 'en'; text: '100' | '200' }
export type Size = { width: number; height: number }
export type StoryEntry = { id: string; title: string; name: string; tags: readonly string[] }

/** Marks the stops that a key journey puts around a story. */
export const EDGE = 'data-edge'
const PHONE: Size = { width: 390, height: 844 }

/** The stories of the built gallery, from the index that Storybook wrote beside it. */
export function builtStories(): StoryEntry[] {
  const folder = process.env['HANSANG_GALLERY_DIR']
  if (!folder) throw new Error('Start these tests with: npm run gallery -- --test')
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry & { type: string }>
  }
  return Object.values(index.entries).filter((entry) => entry.type === 'story')
}

/** The stories whose code, styles and pictures are as they were accepted: their pictures need no look. */
export function unchangedStories(): ReadonlySet<string> {
  const file = process.env['HANSANG_GALLERY_UNCHANGED']
  return new Set(file ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [])
}

/**
 * One page per worker, in which stories follow each other without a reload: a reload costs half a second, a story
 * twenty milliseconds.
 */
export class Gallery {
  private shown = ''
  private size = ''
  private turn = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /**
   * Draws a story in these looks and waits until nothing on the page changes any more. Draws anew what a test has used.
   */
  async show(story: string, looks: Looks, size: Size = PHONE): Promise<void> {
    const resized = `${size.width} × ${size.height}`
    const wanted = [story, looks.theme, looks.language, looks.text].join(' ')
    // What the test before has drawn in these looks and this size stands still already.
    if (this.shown === wanted && this.size === resized) return
    if (this.size !== resized) await this.page.setViewportSize(size)
    this.size = resized
    if (this.shown !== wanted) {
      this.shown = wanted
      this.turn += 1
      const turn = String(this.turn)
      // Asked for another story while it draws one, Storybook waits for three short moments and then loads the page
      // anew: without the looks and the turn that are waited for below, so that they never come. New looks alone make it
      // draw, too, what stands there. A busy machine draws for longer than that.
      await this.page.waitForFunction(isFinished)
      await this.page.evaluate(setLooks, { globals: { ...looks, turn }, edge: EDGE })
      await this.page.waitForFunction(isDrawn, turn)
      await this.page.evaluate(setStory, story)
      await this.page.waitForFunction((name) => document.documentElement.dataset['shown'] === name, `${wanted} ${turn}`)
    }
    await this.still(60)
  }

  /** Waits until nothing on the page has changed for so many milliseconds. */
  async still(ms: number): Promise<void> {
    await this.page.evaluate(untilStill, ms)
  }

  /** What axe finds on the page as it stands, one text each. */
  async axe(): Promise<string[]> {
    return axeFindings(this.page)
  }

  /** Says that a test has pressed or focused something: the next `show` draws anew. */
  used(): void {
    this.shown = ''
  }
}

type Preview = { currentRender?: { phase?: string; rerenderEnqueued?: boolean } }

/** In the page: whether Storybook is done with the story it shows. */
function isFinished(): boolean {
  // Storybook's global
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__?: Preview }
  const render = preview?.currentRender
  return render?.phase === 'finished' && render.rerenderEnqueued !== true
}

/** In the page: whether Storybook is done with what it draws anew in the looks of this turn. */
function isDrawn(turn: string): boolean {
  // Storybook's global
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__?: Preview }
  const render = preview?.currentRender
  const isDone = render?.phase === 'finished' && render.rerenderEnqueued !== true
  return isDone && document.documentElement.dataset['shown']?.endsWith(` ${turn}`) === true
}

type Channel = { emit: (event: string, data: unknown) => void }

/** In the page: asks Storybook's own channel for these looks, as its toolbar does. */
function setLooks({ globals, edge }: { globals: Looks & { turn: string }; edge: string }): void {
  // Storybook's global
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }
  scrollTo(0, 0)
  for (const stop of document.querySelectorAll(`[${edge}]`)) stop.remove()
  channel.emit('updateGlobals', { globals })
}

/** In the page: asks Storybook's own channel for a story, as its sidebar does. */
function setStory(storyId: string): void {
  // Storybook's global
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
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
