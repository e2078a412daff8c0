import type { CDPSession, Page } from '@playwright/test'
import type { ChartName, ChartsHarness } from './harness/charts.tsx'
import { inContext, slowDown } from './lib/browser.ts'
import { all, atMost, type Goal, type Line } from './lib/goal.ts'
import { buildHarness } from './lib/harness.ts'
import { median, millis, percentile } from './lib/numbers.ts'
import { serveFolder } from './lib/servers.ts'

/** Sixty frames a second. */
const FRAME_MS = 1000 / 60
const FRAMES = 60
const ROUNDS = 4
const DRAWINGS = 12
/** How long members look back: a year, and what three years of records make. */
const WINDOWS: [days: number, title: string][] = [
  [365, 'a year'],
  [1096, 'three years'],
]
const MOST_DAYS = 1096
const CHARTS: [name: ChartName, title: string][] = [
  ['line', 'line'],
  ['two', 'two lines'],
  ['range', 'range'],
]

/** Time of the thread itself: on a shared machine the clock counts others' work. */
const meter = (session: CDPSession) => session.send('Performance.enable', { timeDomain: 'threadTicks' })

const afterFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** The main thread's work of each frame, in ms, while a finger goes to and fro at this height of the page. */
async function dragged(page: Page, session: CDPSession, y: number): Promise<number[]> {
  const frames: number[] = []
  for (let at = 0; at < FRAMES; at += 1) {
    // Never the same place twice in a row, and over the whole width: each frame marks another day.
    const x = 40 + ((at * 37) % 290)
    const before = await taskMs(session)
    await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
    await afterFrame(page)
    frames.push((await taskMs(session)) - before)
  }
  return frames
}

const show = (page: Page, name: ChartName) =>
  page.evaluate(([chart, days]) => (globalThis as unknown as { harness: ChartsHarness }).harness.show(chart, days), [
    name,
    MOST_DAYS,
  ] as const)

async function marker(slower: number): Promise<Line> {
  const origin = await serveFolder(await buildHarness('charts'))
  return inContext(async (context) => {
    const page = await context.newPage()
    await page.goto(`${origin}/charts.html`)
    await show(page, 'line')
    const session = await slowDown(page, slower)
    await meter(session)
    // Beside the chart: what asking, the event and an empty frame cost.
    await dragged(page, session, 600)
    const beside: number[] = []
    const over: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      beside.push(...(await dragged(page, session, 600)))
      over.push(...(await dragged(page, session, 140)))
    }
    const asking = median(beside)
    const own = percentile(over, 95) - asking
    return {
      quantity: `marker dragged over a line of three years, ${slower}×: main thread's own work of a frame, p95 (median)`,
      ours: `${millis(own)} (${millis(median(over) - asking)})`,
      reference: `beside the chart ${millis(percentile(beside, 95) - asking)} (taken off ${millis(asking)})`,
      gate: all('≤ 16.7 ms', own <= FRAME_MS),
      goal: all('≤ 16.7 ms', own <= FRAME_MS),
    }
  })
}

/** From the order to draw to the moment it is painted, in ms of the clock: it includes the wait for the next frame. */
const painted = (page: Page, name: ChartName, days: number) =>
  page.evaluate(
    ([chart, count]) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        ;(globalThis as unknown as { harness: ChartsHarness }).harness.show(chart, count)
        requestAnimationFrame(() => {
          setTimeout(() => resolve(performance.now() - start))
        })
      }),
    [name, days] as const,
  )

/**
 * Charts without a marker are drawn once. At most a tenth of a second is felt as at once; over 50 ms is a long task.
 */
async function drawing(): Promise<Line[]> {
  const origin = await serveFolder(await buildHarness('charts'))
  return inContext(async (context) => {
    const page = await context.newPage()
    const drawn = WINDOWS.flatMap(([days, window]) =>
      CHARTS.map(([name, title]) => ({ days, name, title: `${window}, ${title}`, taken: [] as number[] })),
    )
    for (let round = 0; round <= DRAWINGS; round += 1) {
      await page.goto(`${origin}/charts.html?${round}`)
      for (const { days, name, taken } of drawn) {
        const ms = await painted(page, name, days)
        // The first round compiles.
        if (round > 0) taken.push(ms)
        // Its table comes after the picture: the next chart does not wait for it.
        await page
          .locator('tbody tr')
          .nth(days - 1)
          .waitFor({ state: 'attached' })
      }
    }
    return drawn.map(({ title, taken }) => {
      const ms = median(taken)
      return {
        quantity: `${title}: from the order to draw to the painting`,
        ours: millis(ms),
        reference: '–',
        gate: atMost(ms, 100, ' ms'),
        goal: atMost(ms, 50, ' ms'),
      }
    })
  })
}

export const goal: Goal = {
  id: 22,
  title: 'charts',
  measure: async () => [await marker(1), await marker(4), ...(await drawing())],
}
