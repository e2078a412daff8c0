import type { Page } from '@playwright/test'
import { inContext } from './lib/browser.ts'
import { all, type Goal } from './lib/goal.ts'
import { kilobytes } from './lib/numbers.ts'
import { MEMBER_SCREENS, openLogin, openScreen, signIn } from './lib/screens.ts'
import { makeMember, ourServer } from './lib/servers.ts'

type FontLoad = { url: string; startedMs: number; bytes: number }

async function fontLoads(page: Page): Promise<{ fonts: FontLoad[]; firstPaintMs: number }> {
  return page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const fonts = resources
      .filter(({ name }) => /\.(?:woff2?|ttf|otf)(?:\?|$)/.test(name))
      .map(({ name, startTime, encodedBodySize }) => ({ url: name, startedMs: startTime, bytes: encodedBodySize }))
    const paint = performance.getEntriesByType('paint').find(({ name }) => name === 'first-contentful-paint')
    return { fonts, firstPaintMs: paint?.startTime ?? Number.POSITIVE_INFINITY }
  })
}

const sum = (loads: Iterable<FontLoad>) => [...loads].reduce((total, { bytes }) => total + bytes, 0)

/** Font bytes asked for before the first paint of `/login`, and on a visit to every screen of the slice. */
export async function fontBytes(): Promise<{ beforePaint: number; fullVisit: number; files: number }> {
  const { origin } = await ourServer()
  const member = await makeMember(origin)
  return inContext(async (context) => {
    const page = await context.newPage()
    await openLogin(page, origin)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const first = await fontLoads(page)
    const beforePaint = sum(first.fonts.filter(({ startedMs }) => startedMs < first.firstPaintMs))
    const seen = new Map(first.fonts.map((load) => [load.url, load]))
    await signIn(page, origin, member)
    for (const path of MEMBER_SCREENS) {
      await openScreen(page, origin, path)
      // With what comes after the first view: a notice may hold letters of its own.
      await page.waitForLoadState('networkidle')
      // A graph's sentence is drawn a moment after its data have come.
      await page.waitForTimeout(1000)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      for (const load of (await fontLoads(page)).fonts) if (!seen.has(load.url)) seen.set(load.url, load)
    }
    return { beforePaint, fullVisit: sum(seen.values()), files: seen.size }
  })
}

export const goal: Goal = {
  id: 19,
  title: 'fonts',
  measure: async () => {
    const { beforePaint, fullVisit, files } = await fontBytes()
    const within = (limitKb: number) => [beforePaint === 0, fullVisit <= limitKb * 1000]
    return [
      {
        quantity: 'font bytes before first paint / on a full visit',
        ours: `${beforePaint} / ${kilobytes(fullVisit)} in ${files} files`,
        reference: '–',
        gate: all('0 / ≤ 75 kB', ...within(75)),
        goal: all('0 / ≤ 53 kB', ...within(53)),
      },
    ]
  },
}
