import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { FakePhone } from './testing/fake-phone.ts'
import type { FakeServer } from './testing/fake-server.ts'

import { fakePhone, stepRow, usualHistory } from './testing/fake-phone.ts'
import { fakeServer } from './testing/fake-server.ts'
import { androidAgent, iosAgent, syncWorld } from './testing/sync-world.ts'

const AGENTS = [
  ['Android', androidAgent('1.01.14')],
  ['iOS', iosAgent('1.01.14')],
] as const

/** Some forty whole runs each. */
const TIMEOUT_MS = 60_000

/**
 * What stands at the end: rows by key, meals with their phone ids, and how many copies of our meals the phone holds.
 */
function standing(server: FakeServer, phone: FakePhone) {
  const copies = phone.history.food.map(({ clientDataId }) => clientDataId).filter((id) => id !== undefined)
  return {
    kept: Object.fromEntries([...server.kept].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    tied: server.meals.map(({ datauuid }) => datauuid !== null),
    copies: copies.toSorted(),
  }
}

async function uncut(agent: string) {
  const world = syncWorld({ agent })
  await world.sync.start()
  return {
    standing: standing(world.server, world.phone),
    queries: world.phone.queries.length,
    calls: world.server.received.length,
  }
}

/** Every later visit: the same phone and server, with nothing wrong. */
async function again(agent: string, phone: FakePhone, server: FakeServer, kept?: Map<string, string>) {
  phone.whenAsked(() => undefined)
  server.whenCalled(() => undefined)
  const world = syncWorld({ agent, phone, server, ...(kept && { kept }) })
  await world.sync.start()
  return world
}

const silent = () => new Promise<never>(() => {})
const settle = () => new Promise((resolve) => setTimeout(resolve, 30))

describe.each(AGENTS)('%s, cut at every step and started again', (_, agent) => {
  const ways = [
    ['the bridge dies at query', 'queries'],
    ['the bridge dies after query', 'queries'],
    ['the network dies at call', 'calls'],
    ['the answer is lost of call', 'calls'],
    ['the app closes at query', 'queries'],
    ['the app closes at call', 'calls'],
  ] as const

  test.each(ways)(
    '%s n: nothing is lost and nothing doubled [HSY-70]',
    async (way, counted) => {
      const whole = await uncut(agent)
      expect(whole[counted]).toBeGreaterThan(2)
      for (let cut = 0; cut < whole[counted]; cut += 1) {
        const phone = fakePhone()
        const server = fakeServer()
        const kept = new Map<string, string>()
        let count = -1
        const due = () => (count += 1) >= cut
        if (way === 'the bridge dies at query')
          phone.whenAsked(() => (due() ? Promise.reject(new Error('dead')) : undefined))
        if (way === 'the bridge dies after query') {
          // The phone did what it was asked, its answer never arrives.
          phone.whenAsked((query) =>
            due()
              ? (phone.whenAsked(() => undefined), phone.perform(query), Promise.reject(new Error('dead')))
              : undefined,
          )
        }
        if (way === 'the network dies at call')
          server.whenCalled(() => (due() ? Promise.reject(new TypeError('Failed to fetch')) : undefined))
        if (way === 'the answer is lost of call')
          server.whenServed(() => (due() ? Promise.reject(new TypeError('Failed to fetch')) : undefined))
        if (way === 'the app closes at query') phone.whenAsked(() => (due() ? silent() : undefined))
        if (way === 'the app closes at call') server.whenCalled(() => (due() ? silent() : undefined))
        const first = syncWorld({ agent, phone, server, kept })
        await Promise.race([first.sync.start(), settle()])
        server.whenServed(() => undefined)
        const second = await again(agent, phone, server, kept)
        expect({ cut, ...standing(server, phone) }).toEqual({ cut, ...whole.standing })
        expect(second.latest()?.outcome).toBe('done')
      }
    },
    TIMEOUT_MS,
  )
})

test(
  'the same samples over any number of runs leave what one run leaves',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: -5, max: 9000 })), { maxLength: 30 }),
        fc.integer({ min: 1, max: 4 }),
        async (samples, runs) => {
          const history = {
            ...usualHistory(),
            steps: samples.map(([id, count]) => stepRow(`s${id}`, '2026-11-19T07:00', count)),
          }
          const once = syncWorld({ phone: fakePhone(structuredClone(history)) })
          await once.sync.start()
          const phone = fakePhone(structuredClone(history))
          const server = fakeServer()
          for (let run = 0; run < runs; run += 1) await syncWorld({ phone, server }).sync.start()
          expect(standing(server, phone)).toEqual(standing(once.server, once.phone))
          expect(
            [...server.kept.values()].every(
              (row) => !('stepCnt' in (row as object)) || (row as { stepCnt: number }).stepCnt > 0,
            ),
          ).toBe(true)
        },
      ),
      { numRuns: 15 },
    )
  },
  TIMEOUT_MS,
)

test('a run that was cut leaves its receipt to the next visit, as interrupted', async () => {
  const phone = fakePhone()
  const kept = new Map<string, string>()
  phone.whenAsked(({ type }) => (type === 'EXERCISE' ? silent() : undefined))
  void syncWorld({ phone, kept }).sync.start()
  await settle()
  const later = syncWorld({ phone: fakePhone(), kept })
  await settle()
  expect(later.latest()).toMatchObject({ outcome: 'interrupted', kinds: [{ kind: 'steps', outcome: 'sent', sent: 2 }] })
})
