import { phoneStore } from '#src/health-sync/use-health-sync.ts'
import type { Readiness } from '#src/health-sync/sync-access.ts'
import { type Device, isOf } from './devices.ts'

/** A device that sends at all has done so within a month. */
const LOOK_BACK_MS = 31 * 86_400_000

/** Nobody watches a button turn for longer. */
const LIMIT_MS = 20_000

export type Found = 'found' | 'nothing' | 'unread' | Exclude<Readiness, 'ready'>

/**
 * Whether the phone holds a value of the device's kind; asks for the permission where that is all that is missing.
 *
 * @returns `unread` where the phone does not answer in time, or with nothing that can be read
 */
export async function lookForValues(
  device: Device,
  phone: Pick<typeof phoneStore, 'readiness' | 'askPermissions' | 'measuredSince'> = phoneStore,
  now = new Date(),
  limitMs = LIMIT_MS,
): Promise<Found> {
  let readiness = await phone.readiness(device.flag)
  if (readiness === 'noPermission') {
    await phone.askPermissions()
    readiness = await phone.readiness(device.flag)
  }
  if (readiness !== 'ready') return readiness
  const looked = phone.measuredSince(device.query, new Date(now.getTime() - LOOK_BACK_MS)).then(
    (values): Found => (values.some((value) => isOf(device, value)) ? 'found' : 'nothing'),
    (): Found => 'unread',
  )
  return Promise.race([looked, new Promise<Found>((resolve) => setTimeout(() => resolve('unread'), limitMs))])
}
