import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { pathOf } from '../support/app.ts'
import type { Backend, Persona } from '../support/backend.ts'
import { shiftBrowserClock } from '../support/clock.ts'
import { closePlacements } from '../support/placements.ts'
import { leaveLanguage, leaveSession } from '../support/session.ts'
import { untilStill } from '../support/still.ts'

export type Language = 'ko' | 'en'
export type Theme = 'light' | 'dark'
/** One of the four demo members, or somebody who has not signed in. */
export type Who = Persona | 'nobody'

export const MEMBERS: readonly Persona[] = ['haneul', 'saebyeok', 'dasom', 'emily']
export const LANGUAGES: readonly Language[] = ['ko', 'en']
export const PHONE = { width: 390, height: 844 }

/** How long a screen may take until it has its content and stands still: wide, it is no measure of speed. */
const SETTLED_MS = 15_000
/** Nothing may change for so long on a screen that has settled. */
const STILL_MS = 60

/**
 * Letters that are not among those the app is written in, nor what its menus and people are called: a usual visit
 * fetches none.
 */
const BEYOND_THE_CUT = /\/(?:Pretendard-\w+\.subset\.\d+-|beyond-).*\.woff2$/

/**
 * Asked without knowing whether there is one; 404 is the answer that there is none, and the page leaves its part out.
 */
const MAY_BE_NONE = new Set(['/api/healthlog/aiCustom/alyceParam'])

/**
 * Somebody with a page of their own, in one language, that stays open from screen to screen. Hears what the page
 * complains of, and remembers the Korean that the server has said.
 */
export class Visitor {
  readonly page: Page
  readonly who: Who
  readonly language: Language
  private heard: string[] = []
  private running = new Set<unknown>()
  private readonly said = new Set<string>()
  private theme: Theme = 'light'

  private constructor(page: Page, who: Who, language: Language) {
    this.page = page
    this.who = who
    this.language = language
    this.listen()
  }

  /** A new page; signed in as a member whom nobody else knows. */
  static async open(
    browser: Browser,
    backend: Backend,
    { who, language, now }: { who: Who; language: Language; now: Date },
    options: BrowserContextOptions = {},
  ): Promise<Visitor> {
    const context = await browser.newContext({
      viewport: PHONE,
      hasTouch: true,
      locale: 'ko-KR',
      timezoneId: 'Asia/Seoul',
      colorScheme: 'light',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...options,
      baseURL: backend.origin,
    })
    await shiftBrowserClock(context, now)
    await closePlacements(context, backend.origin)
    const page = await context.newPage()
    if (who !== 'nobody') await leaveSession(page, await backend.makeMember(who))
    await leaveLanguage(page, language)
    return new Visitor(page, who, language)
  }

  /**
   * Opens an address as a link within the app does, or `fresh`, as if it had been typed into a new page; waits until it
   * has settled.
   */
  async go(address: string, { fresh = false } = {}): Promise<void> {
    const before = pathOf(this.page)
    if (fresh || !this.page.url().includes('#')) {
      await this.page.goto('about:blank')
      await this.page.goto(`/#${address}`)
    } else {
      await this.page.evaluate((hash) => {
        // A screen is made anew for each address, so this heading goes with the screen before.
        document.querySelector('h1')?.setAttribute('data-left', '')
        location.hash = hash
      }, address)
    }
    await this.settled(before)
  }

  /** Rejects with a sentence when the screen has not settled in time. */
  private async settled(before: string): Promise<void> {
    const end = Date.now() + SETTLED_MS
    do {
      await this.page
        .waitForFunction(hasContent, before, { timeout: Math.max(1, end - Date.now()) })
        .catch(() => undefined)
      const stood = await Promise.race([
        this.page.evaluate(untilStill, STILL_MS).then(() => true),
        new Promise<false>((resolve) => setTimeout(resolve, Math.max(1, end - Date.now()), false)),
      ])
      if (stood && this.running.size === 0 && (await this.page.evaluate(hasContent, before))) return
    } while (Date.now() < end)
    const shown = await this.page.evaluate(() => document.body.innerText.slice(0, 200))
    throw new Error(
      `not settled within ${SETTLED_MS / 1000} s: ${this.running.size} calls under way, the page says “${shown}”`,
    )
  }

  /** The address of the first link to this route on the open screen; undefined when there is none. */
  async linkTo(path: string): Promise<string | undefined> {
    const hrefs = await this.page.evaluate(() =>
      [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
    )
    return hrefs.map((href) => href.replace(/^[^#]*#/, '')).find((address) => address.split('?')[0] === path)
  }

  /** Shows the page in this theme. True when nothing but colours has changed by it. */
  async inTheme(theme: Theme): Promise<boolean> {
    if (this.theme === theme) return true
    const before = await this.page.evaluate(() => document.body.innerHTML)
    await this.page.emulateMedia({ colorScheme: theme })
    this.theme = theme
    await this.page.waitForFunction((name) => document.documentElement.dataset['theme'] === name, theme)
    return (await this.page.evaluate(() => document.body.innerHTML)) === before
  }

  /** Shows the page at this width, with its text at so many percent. */
  async resize(size: { width: number; height: number }, textPercent = 100): Promise<void> {
    await this.page.setViewportSize(size)
    await this.page.evaluate(
      (percent) => void (document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`),
      textPercent,
    )
    await this.page.evaluate(untilStill, STILL_MS)
  }

  /** What the page has complained of since the last time. */
  complaints(): string[] {
    return this.heard.splice(0)
  }

  /** Those of these texts that hold Korean which the server has not said: Korean of ours. */
  ours(texts: readonly string[]): string[] {
    return texts.filter((text) => {
      let rest = text
      for (const phrase of [...this.said].sort((a, b) => b.length - a.length))
        rest = rest.replaceAll(asWords(phrase), ' ')
      return HANGUL.test(rest)
    })
  }

  async close(): Promise<void> {
    await this.page.context().close()
  }

  private listen(): void {
    const { page } = this
    const origin = () => new URL(page.url()).origin
    page.on('pageerror', (error) => this.heard.push(`error: ${error.message}`))
    page.on('console', (message) => {
      // What a call was answered is heard below, with its address.
      if (!['error', 'warning'].includes(message.type()) || message.text().startsWith('Failed to load resource')) return
      this.heard.push(`console ${message.type()}: ${message.text()}`)
    })
    page.on('request', (request) => {
      this.running.add(request)
      // Whose rows name every dish and everybody of the demo. What somebody looks for among all foods may be written in
      // any letters.
      const isUsual = this.who === 'haneul' && this.language === 'ko' && !/[?&]q=/.test(page.url())
      if (isUsual && BEYOND_THE_CUT.test(request.url()))
        this.heard.push(`fetches letters beyond the cut: ${new URL(request.url()).pathname}`)
    })
    page.on('requestfinished', (request) => this.running.delete(request))
    page.on('requestfailed', (request) => {
      this.running.delete(request)
      const { errorText = '' } = request.failure() ?? {}
      // The app has called it off; or it is a picture of another host, which tests do without.
      if (errorText === 'net::ERR_ABORTED' || !request.url().startsWith(origin())) return
      this.heard.push(`${request.method()} ${request.url()} failed: ${errorText}`)
    })
    page.on('response', (response) => {
      if (!response.url().startsWith(origin())) return
      const { pathname } = new URL(response.url())
      if (response.status() === 404 && MAY_BE_NONE.has(pathname)) return
      if (response.status() >= 400)
        this.heard.push(`${response.request().method()} ${pathname} answered ${response.status()}`)
      if (!response.headers()['content-type']?.includes('json')) return
      this.running.add(response)
      void response
        .json()
        .then(
          (body) => this.remember(body),
          () => undefined,
        ) // the page has left it
        .finally(() => this.running.delete(response))
    })
  }

  private remember(value: unknown): void {
    if (typeof value === 'string') {
      // Some texts of the wire are lists: 한빛타워|본관|지하 1층.
      for (const phrase of [value, ...value.split('|')]) if (HANGUL.test(phrase)) this.said.add(phrase.trim())
    } else if (value !== null && typeof value === 'object') {
      for (const inner of Object.values(value)) this.remember(inner)
    }
  }
}

const HANGUL = /[가-힣]/

/** Finds a phrase that is not part of a longer Korean word. */
function asWords(phrase: string): RegExp {
  return new RegExp(`(?<![가-힣])${phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![가-힣])`, 'g')
}

/**
 * In the page: whether a screen stands that is not the one left, with its title, and nothing of it is still being
 * loaded.
 */
function hasContent(before: string): boolean {
  if (document.querySelector('[data-for][inert], [aria-busy=true]')) return false
  const heading = document.querySelector('h1')
  if (!heading?.checkVisibility()) return false
  return !heading.hasAttribute('data-left') || location.hash.replace(/^#/, '') === before
}
