import { phoneStore } from '#src/health-sync/use-health-sync.ts'
import type { Readiness } from '#src/health-sync/sync-access.ts'
import type { Device } from './devices.ts'

/** A device that sends at all has done so within a month. */
const LOOK_BACK_MS = 31 * 86_400_000

/** Whether the phone holds a value of the device's kind; asks for the permission where that is all that is missing. */
export async function lookForValues(device: Device, phone: Pick<typeof phoneStore, 'readiness' | 'askPermissions' | 'measuredSince'> = phoneStore, now = new Date()): Promise<'found' | 'nothing' | Exclude<Readiness, 'ready'>> {
  let readiness = await phone.readiness(device.flag)
  if (readiness === 'noPermission') {
    await phone.askPermissions()
    readiness = await phone.readiness(device.flag)
  }
  if (readiness !== 'ready') return readiness
  const values = await phone.measuredSince(device.query, new Date(now.getTime() - LOOK_BACK_MS))
  return values.some(({ helhidxCode }) => device.codes.includes(helhidxCode)) ? 'found' : 'nothing'
}
