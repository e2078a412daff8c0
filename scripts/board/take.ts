import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Backend } from '../../tests/support/backend.ts'
import { boardMoment } from './app.ts'
import { isDark, signInAs, type View } from './views.ts'

const PHONE = { width: 390, height: 844 }
/** The room that the board's phone leaves its status bar and home indicator, in pixels (board.css, `.phone`). */
const SAFE_AREAS = { top: 44, bottom: 24 }

export type Sources = { backend: Backend; gallery: string }

/** Our picture of a view: PNG at the board's two pixels per pixel. */
export const pictureOf = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled' })

/** Gets our screen of a view to look as the board's, and hands over its page. */
export async function inView<T>(
  browser: Browser,
  view: View,
  { backend, gallery }: Sources,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await openContext(browser, view, 'story' in view.from ? gallery : backend.origin)
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    if (!view.window) await giveSafeAreas(page)
    if ('story' in view.from) await showStory(page, view.from.story, isDark(view))
    else {
      const at = async (time: string) => {
        await backend.setClock(boardMoment(time))
        await page.clock.setSystemTime(boardMoment(time))
      }
      await page.clock.install({ time: boardMoment(view.time) })
      await backend.setClock(boardMoment(view.time))
      await view.from.app({ page, backend, at, signIn: (username = 'haneul') => signInAs(page, username) })
    }
    await still(page)
    // Also back to the top: what a view has pressed may have been scrolled to.
    await page.evaluate((top) => scrollTo(0, top), view.scroll ?? 0)
    await still(page)
    return await work(page)
  } finally {
    await context.close()
    await backend.endFaults()
  }
}

function openContext(browser: Browser, view: View, baseURL: string): Promise<BrowserContext> {
  return browser.newContext({
    baseURL,
    viewport: view.window ?? PHONE,
    deviceScaleFactor: 2,
    hasTouch: true,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    colorScheme: isDark(view) ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
}

/** What `env(safe-area-inset-*)` answers on a phone with these bars; Playwright has no option for it. */
async function giveSafeAreas(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: SAFE_AREAS })
}

async function showStory(page: Page, story: string, dark: boolean): Promise<void> {
  await page.goto(`iframe.html?viewMode=story&id=${story}&globals=theme:${dark ? 'dark' : 'light'};motion:reduced`)
  await page.waitForFunction((id) => document.documentElement.dataset['shown']?.startsWith(id), story)
}

/** How long nothing may change on a page that counts as complete. */
const STILL_MS = 400

/** Waits until the document has not changed for a moment, with its fonts, its pictures and what is moving in. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async (stillMs) => {
    await new Promise<void>((resolve) => {
      let timer = setTimeout(resolve, stillMs)
      new MutationObserver(() => {
        clearTimeout(timer)
        timer = setTimeout(resolve, stillMs)
      }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    })
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((animation) => animation.finished))
    await document.fonts.ready
  }, STILL_MS)
}
