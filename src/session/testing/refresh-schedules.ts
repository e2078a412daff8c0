import { createSchedule } from './schedule.ts'
import { createBrowser, createFakeServer } from './world.ts'

export interface ScheduleResult {
  /** Calls of GET /session; one is right. */
  refreshes: number
  /** Sessions that ended although nobody ended them; none is right. */
  logouts: number
  /** Calls that were not answered with their data; none is right. */
  failed: number
}

/**
 * 50 calls at once in two tabs of one browser meet an expired token. Network, storage messages and tabs move on in an
 * order that the seed decides; some calls begin while the refresh is under way. (Goal 16 of the performance guide.)
 */
export async function runRefreshSchedule(seed: number, calls = 50): Promise<ScheduleResult> {
  const schedule = createSchedule(seed)
  const server = createFakeServer(schedule.pause)
  const browser = createBrowser({
    server,
    pause: schedule.pause,
    stored: { accessToken: 't0', deviceId: 'device-1', autoLogin: 'Y' },
  })
  const tabs = [browser.openTab(), browser.openTab()]
  await Promise.all(tabs.map(({ session }) => session.start()))
  server.state.isExpired = true

  async function callLater(index: number): Promise<boolean> {
    for (let wait = Math.floor(schedule.random() * 4); wait > 0; wait -= 1) await schedule.pause()
    const { data } = (await tabs[index % tabs.length]?.call()) ?? {}
    return data !== undefined
  }
  const outcomes = await schedule.run(
    Promise.all(Array.from({ length: calls }, (_, index) => callLater(index).catch(() => false))),
  )
  const logouts = tabs.filter(({ session, log }) => !session.isSignedIn() || log.length > 0).length
  for (const { session } of tabs) session.stop()
  return { refreshes: server.state.refreshes, logouts, failed: outcomes.filter((isAnswered) => !isAnswered).length }
}

/** Runs the schedules of the seeds 1 … `count` and adds up what must not happen. */
export async function runRefreshSchedules(
  count: number,
): Promise<{ schedules: number; refreshesMax: number; logouts: number; failed: number }> {
  const sum = { schedules: 0, refreshesMax: 0, logouts: 0, failed: 0 }
  for (let seed = 1; seed <= count; seed += 1) {
    const { refreshes, logouts, failed } = await runRefreshSchedule(seed)
    sum.schedules += 1
    sum.refreshesMax = Math.max(sum.refreshesMax, refreshes)
    sum.logouts += logouts
    sum.failed += failed
  }
  return sum
}
