import type { Page } from '@playwright/test'
import { startServer } from '../scripts/lib/server.ts'
import type { Harness } from './harness/main.ts'
import { inContext } from './lib/browser.ts'
import type { Goal } from './lib/goal.ts'
import { buildHarness } from './lib/harness.ts'
import { makeMember, MEASURED } from './lib/servers.ts'
import { playSchedule } from './session/schedules.ts'

const TOKEN_SECONDS = 2
const CALLS = 50
const SCHEDULES = 1000

const inPage = (page: Page) => ({
  start: () => page.evaluate(() => (globalThis as unknown as { harness: Harness }).harness.start()),
  signIn: (username: string, password: string) =>
    page.evaluate(([name, word]) => (globalThis as unknown as { harness: Harness }).harness.signIn(name, word), [
      username,
      password,
    ] as const),
  calls: (count: number) =>
    page.evaluate((many) => (globalThis as unknown as { harness: Harness }).harness.calls(many), count),
  ends: () => page.evaluate(() => (globalThis as unknown as { harness: Harness }).harness.ends()),
})

/**
 * `refreshes`: of the same token, at most. On a slow machine the next token may run out as well before all is answered.
 */
export type Refreshed = { refreshes: number; answered: number; ends: number }

/**
 * Two tabs of one browser, 50 calls between them at once, all with a token that has run out: how many refreshes it
 * takes.
 */
export async function refreshInTwoTabs(): Promise<Refreshed> {
  const env = { ...MEASURED.env, HANSANG_DIST: await buildHarness() }
  const server = await startServer({ ...MEASURED, tokenSeconds: TOKEN_SECONDS, env })
  try {
    const member = await makeMember(server.origin)
    return await inContext(async (context) => {
      const pages = [await context.newPage(), await context.newPage()] as const
      for (const page of pages) await page.goto(server.origin)
      const [first, second] = [inPage(pages[0]), inPage(pages[1])]
      await first.start()
      await first.signIn(member.username, member.password)
      await second.start()
      await pages[0].waitForTimeout((TOKEN_SECONDS + 1) * 1000)
      const spent = new Map<string, number>()
      context.on('request', (request) => {
        if (new URL(request.url()).pathname !== '/session') return
        const { authorization = '' } = request.headers()
        spent.set(authorization, (spent.get(authorization) ?? 0) + 1)
      })
      const answered = await Promise.all([first.calls(CALLS / 2), second.calls(CALLS / 2)])
      return {
        refreshes: Math.max(0, ...spent.values()),
        answered: answered[0] + answered[1],
        ends: (await first.ends()) + (await second.ends()),
      }
    })
  } finally {
    await server.close()
  }
}

/** Session ends over seeded schedules in which none is due. */
export async function endsOverSchedules(count: number): Promise<{ ends: number; calls: number; refreshes: number }> {
  const total = { ends: 0, calls: 0, refreshes: 0 }
  for (let seed = 1; seed <= count; seed += 1) {
    const played = await playSchedule(seed)
    if (played.ends > 0) console.log(`    session ended in schedule ${seed}`)
    for (const key of ['ends', 'calls', 'refreshes'] as const) total[key] += played[key]
  }
  return total
}

export const goal: Goal = {
  id: 16,
  title: 'one refresh',
  measure: async () => {
    const { refreshes, answered, ends } = await refreshInTwoTabs()
    const schedules = await endsOverSchedules(SCHEDULES)
    const one = refreshes === 1 && answered === CALLS && ends === 0
    return [
      {
        quantity: `refresh calls with one token for ${CALLS} concurrent expired answers in 2 tabs (in brackets: answered)`,
        ours: `${refreshes} (${answered})`,
        reference: '–',
        gate: { text: '1', holds: one },
        goal: { text: '1', holds: one },
      },
      {
        quantity: `session ends over ${SCHEDULES} seeded schedules, ${schedules.calls} calls, ${schedules.refreshes} refreshes`,
        ours: String(schedules.ends),
        reference: '–',
        gate: { text: '0', holds: schedules.ends === 0 },
        // The walk over the machine's model is a test of its own, beside the machine.
        goal: { text: '0', holds: schedules.ends === 0 },
      },
    ]
  },
}
