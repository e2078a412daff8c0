import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import { KEEPING_RULE, SENSITIVE_RULE } from '#server/domain/consent/queries.ts'
import { healthConsents } from '#server/domain/consent/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import type { Yn } from '#server/wire.ts'
import { deviceLinks, stepDevices } from './schema.ts'

const param = sql.placeholder

export type LinkRow = typeof deviceLinks.$inferSelect
export type Device = { macAddress: string | null; deviceName: string | null }

/** What a member's phone may send: consent, link and step device, in one look. */
export type Permission = {
  consent: Yn | null
  /** Of keeping health data (rule 1); null: never asked, which keeps none. */
  keeping: Yn | null
  link: Yn | null
  /** Null: none chosen yet. */
  stepDevice: string | null
}

export function linkQueries(db: Db) {
  const kept = alias(healthConsents, 'kept')
  const permission = {
    consent: healthConsents.agreeYn,
    keeping: kept.agreeYn,
    link: deviceLinks.linkYn,
    stepDevice: stepDevices.deviceId,
  }
  const readPermission = compiled(
    db,
    permission,
    db
      .select(permission)
      .from(members)
      .leftJoin(healthConsents, and(eq(healthConsents.hcId, members.hcId), eq(healthConsents.consent, SENSITIVE_RULE)))
      .leftJoin(kept, and(eq(kept.hcId, members.hcId), eq(kept.consent, KEEPING_RULE)))
      .leftJoin(deviceLinks, and(eq(deviceLinks.hcId, members.hcId), eq(deviceLinks.linkCode, param('link'))))
      .leftJoin(stepDevices, eq(stepDevices.hcId, members.hcId))
      .where(eq(members.hcId, param('hcId'))),
  )
  return {
    /** @param link 1 Android, 2 iOS */
    permission: async (hcId: string, link: '1' | '2'): Promise<Permission> =>
      (await readPermission({ hcId, link }))[0] ?? { consent: null, keeping: null, link: null, stepDevice: null },

    stepDevice: async (hcId: string) => {
      const [row] = await db
        .select({ deviceId: stepDevices.deviceId, setAt: stepDevices.setAt })
        .from(stepDevices)
        .where(eq(stepDevices.hcId, hcId))
      return row
    },

    setStepDevice: async (hcId: string, deviceId: string, now: Date): Promise<void> => {
      await db
        .insert(stepDevices)
        .values({ hcId, deviceId, setAt: now })
        .onConflictDoUpdate({
          target: stepDevices.hcId,
          set: { deviceId, setAt: now },
          setWhere: sql`${stepDevices.deviceId} <> ${deviceId}`,
        })
    },

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
