import { createVirtualTime, seededRandom } from './virtual-time.ts'
import { World, type Tab } from './world.ts'

export type Played = { seed: number; calls: number; refreshes: number; ends: number; failed: number }

/**
 * Plays one seeded schedule: two tabs, calls at random moments, answers of random length, tokens that run out in
 * between, refreshes that sometimes find no network, now and then a tab that is loaded anew. Nobody signs out and no
 * other device signs in, so every session end is one too many.
 */
export async function playSchedule(seed: number): Promise<Played> {
  const random = seededRandom(seed)
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1))
  const time = createVirtualTime()
  const slowest = between(2, 40)
  const failing = random() < 0.3 ? 0.2 : 0
  const world = new World(time, {
    tokenMs: between(4 * slowest + 10, 600),
    answerMs: () => between(1, slowest),
    refreshFails: () => random() < failing,
  })
  const tabs: Tab[] = [world.openTab(), world.openTab()]
  const ended: string[] = []
  let calls = 0
  let failed = 0

  const callSoon = async (index: number, delay: number) => {
    await time.wait(delay)
    calls += 1
    const tab = tabs[index]
    if (!tab) return
    const call = tab.api.GET('/api/oauth/userInfo').then(
      ({ response }) => {
        failed += response.ok ? 0 : 1
      },
      () => {
        failed += 1
      },
    )
    await Promise.race([call, tab.gone])
  }
  const reloadSoon = async (index: number, delay: number) => {
    await time.wait(delay)
    const old = tabs[index]
    if (!old) return
    ended.push(...old.ends)
    old.close()
    const fresh = world.openTab()
    tabs[index] = fresh
    await fresh.session.start()
  }

  const started = Promise.all(tabs.map((tab) => tab.session.start()))
  const span = between(200, 2000)
  const bursts = Array.from({ length: between(1, 6) }, () => ({ at: between(0, span), size: between(1, 25) }))
  const everything = bursts.flatMap(({ at, size }) =>
    Array.from({ length: size }, () => callSoon(between(0, 1), at + between(0, 15))),
  )
  if (random() < 0.3) everything.push(reloadSoon(between(0, 1), between(0, span)))
  const all = Promise.all([started, ...everything])
  await time.play(all)
  await all
  for (const tab of tabs) {
    ended.push(...tab.ends)
    tab.close()
  }
  return { seed, calls, refreshes: world.refreshes, ends: ended.length, failed }
}
