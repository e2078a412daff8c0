import type { Page } from '@playwright/test'
import { inContext, slowDown } from './lib/browser.ts'
import { all, atMost, type Goal } from './lib/goal.ts'
import { median, millis, sideBySide } from './lib/numbers.ts'
import { signIn } from './lib/screens.ts'
import { makeMember, ourServer, referenceServer } from './lib/servers.ts'

const SLOWER = 4
const ROUNDS = 5
const VISITS = 8

type Visit = { handlerMs: number; paintMs: number }
type Way = { link: string; arrived: string }

/** Clicks a link in the page and waits for the first paint that shows where it leads. */
function visit(page: Page, way: Way): Promise<Visit> {
  return page.evaluate(async ({ link, arrived }) => {
    const target = document.querySelector<HTMLElement>(link)
    if (!target) throw new Error(`no ${link}`)
    const started = performance.now()
    target.click()
    const handlerMs = performance.now() - started
    await new Promise<void>((resolve, reject) => {
      setTimeout(() => reject(new Error(`${link} did not lead to ${arrived}`)), 10_000)
      const look = () => {
        if (document.querySelector(arrived)) {
          observer.disconnect()
          resolve()
        }
      }
      const observer = new MutationObserver(look)
      observer.observe(document, { subtree: true, childList: true, attributes: true })
      look()
    })
    await new Promise((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', resolve)
        port1.start()
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
        port2.postMessage(undefined)
      }),
    )
    return { handlerMs, paintMs: performance.now() - started }
  }, way)
}

/** Median of visits to and fro, after both screens were seen once. */
async function toAndFro(page: Page, there: Way, back: Way): Promise<Visit> {
  for (const way of [there, back, there, back]) await visit(page, way)
  await slowDown(page, SLOWER)
  const visits: Visit[] = []
  for (let count = 0; count < VISITS; count += 1) {
    visits.push(await visit(page, there))
    await page.waitForTimeout(250)
    await visit(page, back)
    await page.waitForTimeout(250)
  }
  return { handlerMs: median(visits.map((one) => one.handlerMs)), paintMs: median(visits.map((one) => one.paintMs)) }
}

export const goal: Goal = {
  id: 8,
  title: 'soft navigation',
  measure: async () => {
    const { origin } = await ourServer()
    const vanilla = await referenceServer('vanilla')
    const member = await makeMember(origin)
    const ours = (path: string, handlers: number[]) => () =>
      inContext(async (context) => {
        const page = await context.newPage()
        await signIn(page, origin, member)
        const link = (to: string) => `nav a[href$="#${to}"]`
        const current = (to: string) => `${link(to)}[aria-current=page]`
        const { handlerMs, paintMs } = await toAndFro(
          page,
          { link: link(path), arrived: current(path) },
          { link: link('/main'), arrived: current('/main') },
        )
        handlers.push(handlerMs)
        return paintMs
      })
    const reference = () =>
      inContext(async (context) => {
        const page = await context.newPage()
        await page.goto(vanilla)
        const there = { link: 'a', arrived: '[data-screen=other]' }
        return (await toAndFro(page, there, { link: 'a', arrived: '[data-screen=login]' })).paintMs
      })
    const rows = []
    for (const [screen, path] of [
      ['all', '/my/menu'],
      ['the challenge hub', '/challenge/challenge'],
    ] as const) {
      const handlers: number[] = []
      const times = await sideBySide(ROUNDS, ours(path, handlers), reference)
      const handlerMs = median(handlers)
      rows.push({
        quantity: `soft navigation p50, 4×, chunk cached (home → ${screen}; in brackets the handler)`,
        ours: `${millis(times.ours)} (${millis(handlerMs)})`,
        reference: `vanilla ${millis(times.reference)}`,
        ratio: times.ratio,
        gate: atMost(times.ratio, 1.8),
        goal: all('≤ 1.35, handler ≤ 16.7 ms', times.ratio <= 1.35, handlerMs <= 16.7),
      })
    }
    return rows
  },
}
