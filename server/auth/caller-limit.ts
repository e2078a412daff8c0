/** How often somebody who is not signed in may ask. */
import type { Db } from '#server/db/client.ts'
import { createAttempts } from './attempts.ts'

type Limits = { device: Parameters<typeof createAttempts>[1]; networkPerHour: number }
type Caller = { deviceId: string; address: string }

const HOUR_MS = 3_600_000

/**
 * Counts by device, and by network as well: a device is what the caller calls itself, and could have another name for
 * each call. What its own limit stops does not count for the network, which others share. A network's hours are the
 * clock's: where somebody always asks, no count would end by a pause.
 *
 * @returns counts a call; answers seconds to wait where there were too many, 0 when it may go on
 */
export function createCallerLimit(db: Db, name: string, { device, networkPerHour }: Limits) {
  const devices = createAttempts(db, device)
  const networks = createAttempts(db, { failures: networkPerHour, windowSeconds: HOUR_MS / 1000 })
  return async ({ deviceId, address }: Caller, now: Date): Promise<number> => {
    const waitSeconds = await devices.begin(address, `${name}:${deviceId}`, now)
    if (waitSeconds > 0) return waitSeconds
    const hour = Math.floor(now.getTime() / HOUR_MS)
    // No sign-in name has a space.
    const { count } = await networks.count(address, `network of ${name} ${String(hour)}`, now)
    return count > networkPerHour ? Math.ceil(((hour + 1) * HOUR_MS - now.getTime()) / 1000) : 0
  }
}
