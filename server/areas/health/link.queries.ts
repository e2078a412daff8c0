import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { deviceLinks } from '#server/db/schema/phone.ts'

export type LinkRow = typeof deviceLinks.$inferSelect
export type Device = { macAddress: string | null; deviceName: string | null }

export function linkQueries(db: Db) {
  return {
    links: async (hcId: string): Promise<Map<string, LinkRow>> => {
      const rows = await db.select().from(deviceLinks).where(eq(deviceLinks.hcId, hcId))
      return new Map(rows.map((row) => [row.linkCode, row]))
    },
    /** A link that is on keeps its time; a new address takes the place of the old one. */
    link: async (hcId: string, linkCode: string, device: Device, now: Date): Promise<void> => {
      await db
        .insert(deviceLinks)
        .values({ hcId, linkCode, linkYn: 'Y', ...device, changedAt: now })
        .onConflictDoUpdate({
          target: [deviceLinks.hcId, deviceLinks.linkCode],
          set: { linkYn: 'Y', ...device, changedAt: now },
          setWhere: sql`(${deviceLinks.linkYn}, ${deviceLinks.macAddress}, ${deviceLinks.deviceName})
            is distinct from ('Y', ${device.macAddress}, ${device.deviceName})`,
        })
    },
    unlink: async (hcId: string, linkCode: string, now: Date): Promise<void> => {
      await db
        .update(deviceLinks)
        .set({ linkYn: 'N', changedAt: now })
        .where(and(eq(deviceLinks.hcId, hcId), eq(deviceLinks.linkCode, linkCode), eq(deviceLinks.linkYn, 'Y')))
    },
    /** Returns how many were on. */
    unlinkAll: async (hcId: string, now: Date): Promise<number> => {
      const rows = await db
        .update(deviceLinks)
        .set({ linkYn: 'N', changedAt: now })
        .where(and(eq(deviceLinks.hcId, hcId), eq(deviceLinks.linkYn, 'Y')))
        .returning({ code: deviceLinks.linkCode })
      return rows.length
    },
  }
}
