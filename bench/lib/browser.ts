import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { chromiumArgs, requireBrowser, runsAsRoot } from '../../scripts/lib/browser.ts'
import { atEnd } from './cleanup.ts'

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
  // It comes when the browser is idle: what is measured is the app without it, as on a first visit.
  serviceWorkers: 'block',
} as const

/** Launch options every browser of the bench shares. */
export async function launchOptions(extraArgs: string[] = []) {
  const { path } = await requireBrowser()
  return { executablePath: path, args: [...chromiumArgs({ isRoot: runsAsRoot() }), ...extraArgs] }
}

let shared: Promise<Browser> | undefined

/** One browser for all goals of the run. */
export function browser(): Promise<Browser> {
  shared ??= launchOptions().then(async (options) => {
    const opened = await chromium.launch(options)
    atEnd(() => opened.close())
    return opened
  })
  return shared
}

/** A context of its own, closed when `work` is done. */
export async function inContext<T>(work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await (await browser()).newContext(PHONE)
  try {
    return await work(context)
  } finally {
    await context.close()
  }
}

/**
 * A browser with a profile on disk, as a member has: contexts without one keep compiled code in memory only, where a
 * page that isolates its windows (Cross-Origin-Opener-Policy) loses it with every visit from elsewhere.
 */
export async function inProfile<T>(work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'hansang-bench-'))
  const context = await chromium.launchPersistentContext(folder, { ...PHONE, ...(await launchOptions()) })
  try {
    return await work(context)
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Keeps work that waits for an idle moment from running, so that only what the screen itself asked for is counted. */
export async function withoutIdleWork(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0
  })
}

/** Makes the page's main thread this many times slower. */
export async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return session
}

/**
 * Paths of the resources that a page has loaded, in the order of their requests; `ending` filters by file name ending.
 */
export async function loadedFiles(page: Page, ending: string): Promise<string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name))
  const paths = urls.map((url) => new URL(url).pathname.replace(/^\//, ''))
  return [...new Set(paths)].filter((path) => path.endsWith(ending))
}
