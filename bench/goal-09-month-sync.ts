import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import type { Page } from '@playwright/test'
import * as v from 'valibot'
import type { MonthHarness } from './harness/month.ts'
import { browser, inContext, slowDown } from './lib/browser.ts'
import { atEnd } from './lib/cleanup.ts'
import { all, atMost, type Goal } from './lib/goal.ts'
import { buildHarness } from './lib/harness.ts'
import { MONTH_ROWS } from './lib/month-rows.ts'
import { median, millis } from './lib/numbers.ts'

const SLOWER = 4
const ROUNDS = 5

const ANSWERS: [ending: string, data: unknown][] = [
  ['MhrlsInterlock', [{ code: '1', linkYn: 'Y' }]],
  ['healthAgreeRule', [{ ruleSn: '3', agreeYn: 'Y' }]],
  ['getStepDevice', { code: 1 }],
]

/** The harness's files, and a server that takes every registration at once: only the page's own work is measured. */
async function serve(folder: string): Promise<string> {
  const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8' }
  const server = createServer((request, reply) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    request.resume()
    if (path.startsWith('/api/')) {
      const data = ANSWERS.find(([ending]) => path.endsWith(ending))?.[1] ?? { code: 0, savedCnt: 1, list: [] }
      reply.writeHead(200, { 'content-type': 'application/json' })
      reply.end(JSON.stringify({ code: 0, message: null, data, data2: null, userInfo: null }))
      return
    }
    const file = join(folder, path)
    if (!existsSync(file)) return void reply.writeHead(404).end()
    reply.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atEnd(
    () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  )
  const address = server.address()
  return `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
}

const inPage = (page: Page) => ({
  sync: (samples?: number) =>
    page.evaluate((many) => (globalThis as unknown as { harness: MonthHarness }).harness.sync(many), samples),
  parseAndStringify: () =>
    page.evaluate(() => (globalThis as unknown as { harness: MonthHarness }).harness.parseAndStringify()),
})

interface Measured {
  monthMs: number[]
  /** The same sync with one sample: what its calls cost without a month in them. */
  oneMs: number[]
  referenceMs: number[]
  /** Longest tasks and long tasks of syncs with a month, and of syncs with one sample. */
  monthTaskMs: number[]
  oneTaskMs: number[]
  monthLongTasks: number
  oneLongTasks: number
}

const eventSchema = v.object({
  name: v.string(),
  cat: v.optional(v.string(), ''),
  pid: v.number(),
  tid: v.number(),
  ts: v.optional(v.number(), 0),
  tdur: v.optional(v.number(), 0),
})
const traceSchema = v.object({ traceEvents: v.array(eventSchema) })

/**
 * The longest task of the page's main thread during `work`, in milliseconds of that thread: what others on the machine
 * take is not in it.
 */
async function longestTask(page: Page, work: () => Promise<unknown>): Promise<number> {
  const opened = await browser()
  await opened.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  await page.evaluate(() => performance.mark('month-sync'))
  await work()
  const { traceEvents } = v.parse(traceSchema, JSON.parse((await opened.stopTracing()).toString()))
  const mark = traceEvents.find(({ name }) => name === 'month-sync')
  if (!mark) throw new Error('The trace has no mark of the page')
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) => name.endsWith('RunTask') && pid === mark.pid && tid === mark.tid && ts > mark.ts,
  )
  if (tasks.length === 0) throw new Error('The trace has no tasks of the page')
  return Math.max(...tasks.map(({ tdur }) => tdur)) / 1000
}

/**
 * Main-thread time of whole syncs beside reading and writing the same bytes there, in turn, on a main thread four times
 * slower.
 */
async function measureInPage(origin: string): Promise<Measured> {
  return inContext(async (context) => {
    const page = await context.newPage()
    await page.goto(`${origin}/month.html`)
    const harness = inPage(page)
    const first = await harness.sync()
    if (first?.sent !== MONTH_ROWS) throw new Error(`The sync sent ${first?.sent ?? 0} of ${MONTH_ROWS} samples`)
    const session = await slowDown(page, SLOWER)
    // The thread's own time: on a shared machine a task's wall time is mostly that of others.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.evaluate(() => {
      const counted = { longTasks: 0 }
      new PerformanceObserver((list) => (counted.longTasks += list.getEntries().length)).observe({ type: 'longtask' })
      Object.assign(globalThis, { counted })
    })
    const longTasks = () =>
      page.evaluate(() => (globalThis as unknown as { counted: { longTasks: number } }).counted.longTasks)
    const taskMs = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
    }
    const measured: Measured = {
      monthMs: [],
      oneMs: [],
      referenceMs: [],
      monthTaskMs: [],
      oneTaskMs: [],
      monthLongTasks: 0,
      oneLongTasks: 0,
    }
    const spent = async (work: () => Promise<unknown>) => {
      const [tasks, before] = [await longTasks(), await taskMs()]
      await work()
      return { ms: (await taskMs()) - before, tasks: (await longTasks()) - tasks }
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      const month = await spent(() => harness.sync())
      const one = await spent(() => harness.sync(1))
      measured.monthMs.push(month.ms)
      measured.oneMs.push(one.ms)
      measured.monthLongTasks += month.tasks
      measured.oneLongTasks += one.tasks
      measured.referenceMs.push((await spent(harness.parseAndStringify)).ms)
      measured.monthTaskMs.push(await longestTask(page, () => harness.sync()))
      measured.oneTaskMs.push(await longestTask(page, () => harness.sync(1)))
    }
    return measured
  })
}

export const goal: Goal = {
  id: 9,
  title: 'month sync',
  measure: async () => {
    const measured = await measureInPage(await serve(await buildHarness('month')))
    const { monthLongTasks, oneLongTasks } = measured
    const [month, one, reference] = [median(measured.monthMs), median(measured.oneMs), median(measured.referenceMs)]
    const [monthTask, oneTask] = [median(measured.monthTaskMs), median(measured.oneTaskMs)]
    const ratio = (month - one) / reference
    return [
      {
        quantity:
          `month sync, ${MONTH_ROWS} samples read, normalised and registered: ` +
          'main thread, 4×, beyond the same sync with one sample',
        ours: `${millis(month - one)} (${millis(month)} − ${millis(one)})`,
        reference: `parse + stringify of the same bytes ${millis(reference)}`,
        ratio,
        gate: atMost(ratio, 2),
        goal: atMost(ratio, 0.2),
      },
      {
        quantity: 'longest task of the main thread during it, its own time (in brackets: long tasks in five syncs)',
        ours: `${millis(monthTask)} (${monthLongTasks})`,
        reference: `with one sample ${millis(oneTask)} (${oneLongTasks})`,
        gate: all('no piece over 10 ms more', monthTask - oneTask <= 10),
        goal: all('no long task more', monthLongTasks <= oneLongTasks),
      },
    ]
  },
}
