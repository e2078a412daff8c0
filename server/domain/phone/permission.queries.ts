import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { upsertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import { phonePermissions } from './schema.ts'
import type { Yn } from '#server/wire.ts'
import type { PermissionName } from './permission.rules.ts'

export type DevicePermissions = {
  deviceId: string
  platform: '1' | '2'
  flags: readonly { name: PermissionName; agreeYn: Yn }[]
}

export function permissionQueries(db: Db) {
  const ofDevice = (hcId: string, deviceId: string, platform: '1' | '2') =>
    and(
      eq(phonePermissions.hcId, hcId),
      eq(phonePermissions.deviceId, deviceId),
      eq(phonePermissions.platform, platform),
    )
  return {
    read: (hcId: string, deviceId: string, platform: '1' | '2') =>
      db
        .select()
        .from(phonePermissions)
        .where(ofDevice(hcId, deviceId, platform)),
    /** Keeps the set with its time when it differs from the last one. Returns how many flags changed. */
    save: (hcId: string, { deviceId, platform, flags }: DevicePermissions, now: Date): Promise<number> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const before = await tx
            .select()
            .from(phonePermissions)
            .where(ofDevice(hcId, deviceId, platform))
          const known = new Map(before.map((row) => [row.name, row.agreeYn]))
          const last = [...new Map(flags.map((flag) => [flag.name, flag])).values()]
          const changed = last.filter((flag) => known.get(flag.name) !== flag.agreeYn)
          if (changed.length === 0) return 0
          const rows = last.map((flag) => ({ hcId, deviceId, platform, ...flag, savedAt: now }))
          await upsertMany(tx, phonePermissions, rows, ['hcId', 'deviceId', 'name'])
          return changed.length
        }),
      ),
  }
}
