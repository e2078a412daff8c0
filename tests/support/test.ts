import { test as base, type BrowserContext, type Page } from '@playwright/test'
import { startServer } from '../../scripts/lib/server.ts'
import { Backend, type Member, type Persona } from './backend.ts'
import { restingTime, seoulTime, seoulToday, shiftBrowserClock } from './clock.ts'
import { closePlacements } from './placements.ts'

export { expect } from '@playwright/test'

/** Every test signs in at least once: cheap hashes, and no limit on sign-ins from one address. */
export const FAST = { HANSANG_LOG: 'warn', HANSANG_PASSWORD_COST: '10', HANSANG_SIGNIN_PER_MINUTE: '1000000' }

type Options = {
  /** Wall time in Seoul at which the test begins, on the server and in every browser of the test. */
  startsAt: string
  /** The pages' timers stand in the test's hands (`page.clock`), beside their wall clock. */
  heldTimers: boolean
  /** Let come what the operator has to say over home. */
  placements: boolean
}

type Fixtures = {
  /** Makes a member whom no other test knows. */
  member: (persona?: Persona) => Promise<Member>
  /**
   * Opens the app on another device of nobody yet: own storage, own session, same clock; where told, at another origin.
   */
  device: (origin?: string) => Promise<Page>
  /** The instant the test began at. */
  now: Date
  /**
   * Moves the server's clock and the clock of pages opened afterwards to a wall time of the day that the test began on.
   */
  moveClock: (time: string) => Promise<void>
  /** Prints what stood on the page of a test that failed: of a run elsewhere the text is all there is. */
  lastSeen: void
}

type WorkerOptions = {
  /** Serve the shell simulator with the app. */
  simulator: boolean
  /** Lifetime of an access token on the worker's server. */
  tokenSeconds: number
  /**
   * Its clock goes on for weeks: a server of its own, since what the days have put up there does not go away with the
   * clock.
   */
  weeksGoBy: boolean
  /** `2026-11-19`: a server of its own that was filled on that day, for what differs by the day of the week. */
  day: string | undefined
}
type WorkerFixtures = { backend: Backend }

/**
 * The journeys' `test`: one server with its own empty database per worker, a fresh member per test, and one clock for
 * server and browser, so that what is on the menu does not depend on when the tests run.
 */
export const test = base.extend<Options & Fixtures, WorkerOptions & WorkerFixtures>({
  startsAt: ['11:24', { option: true }],
  heldTimers: [false, { option: true }],
  placements: [false, { option: true }],
  simulator: [false, { option: true, scope: 'worker' }],
  tokenSeconds: [900, { option: true, scope: 'worker' }],
  // Playwright begins another worker for another value.
  weeksGoBy: [false, { option: true, scope: 'worker' }],
  day: [undefined, { option: true, scope: 'worker' }],

  backend: [
    async ({ tokenSeconds, simulator, day, weeksGoBy: _worker }, provide) => {
      const ofDay = day === undefined ? {} : { HANSANG_TEST_DAY: day }
      const env = { ...FAST, HANSANG_SIMULATOR: simulator ? 'on' : 'off', ...ofDay }
      const server = await startServer({ scenarios: true, tokenSeconds, env })
      await provide(new Backend(server))
      await server.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  baseURL: async ({ backend }, provide) => {
    await provide(backend.origin)
  },

  now: async ({ backend, startsAt, day }, provide) => {
    const now = day === undefined ? seoulToday(startsAt) : seoulTime(startsAt, new Date(`${day}T12:00:00+09:00`))
    await backend.setClock(now)
    await provide(now)
    await backend.endFaults()
    // A server with a day of its own began on it.
    await backend.setClock(day === undefined ? restingTime() : null)
  },

  context: async ({ context, now, backend, heldTimers, placements }, provide) => {
    // One or the other: both would shift the day twice.
    if (heldTimers) await context.clock.install({ time: now })
    else await shiftBrowserClock(context, now)
    if (!placements) await closePlacements(context, backend.origin)
    await provide(context)
  },

  member: async ({ backend, now: _clockIsSetFirst }, provide) => {
    await provide((persona = 'haneul') => backend.makeMember(persona))
  },

  device: async ({ browser, contextOptions, baseURL, now, placements }, provide) => {
    const opened: BrowserContext[] = []
    await provide(async (origin = baseURL) => {
      const context = await browser.newContext({ ...contextOptions, ...(origin ? { baseURL: origin } : {}) })
      opened.push(context)
      await shiftBrowserClock(context, now)
      if (!placements && origin) await closePlacements(context, origin)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },

  lastSeen: [
    async ({ page }, provide, info) => {
      const heard: string[] = []
      page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', (error) => heard.push(`page error: ${error.message}`))
      page.on('requestfailed', (request) =>
        heard.push(`failed: ${request.method()} ${request.url()} ${request.failure()?.errorText ?? ''}`),
      )
      page.on('response', (answer) => {
        if (answer.status() >= 400) heard.push(`${answer.status()}: ${answer.request().method()} ${answer.url()}`)
      })
      await provide()
      if (info.errors.length === 0) return
      const text = await page
        .locator('body')
        .innerText({ timeout: 2000 })
        .catch(() => '(the page is gone)')
      console.log([`Last seen at ${page.url()}`, text.slice(0, 1500), ...heard.slice(-40)].join('\n'))
    },
    { auto: true },
  ],

  moveClock: async ({ backend, context, now }, provide) => {
    await provide(async (time) => {
      const instant = seoulTime(time, now)
      await backend.setClock(instant)
      await shiftBrowserClock(context, instant)
    })
  },
})
