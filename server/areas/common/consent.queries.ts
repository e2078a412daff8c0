/** What a member's phone may send: consent, link and step device, in one look. */
import { and, eq, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import { members } from '#server/db/schema/member.ts'
import { deviceLinks, healthConsents, stepDevices } from '#server/db/schema/phone.ts'
import type { Yn } from '#server/wire.ts'

/** The rule about sensitive information, the consent that sync hangs on (HSY-04). */
export const SENSITIVE_RULE = '3'

/** getHealthAgreeYn and setHealthAgreeYn have a consent of their own (HTM-06). */
export const HEALTH_CONSENT = 'health'

const param = sql.placeholder

export type Permission = {
  consent: Yn | null
  link: Yn | null
  /** Null: none chosen yet. */
  stepDevice: string | null
}

export function consentQueries(db: Db) {
  const permission = { consent: healthConsents.agreeYn, link: deviceLinks.linkYn, stepDevice: stepDevices.deviceId }
  const readPermission = compiled(
    db,
    permission,
    db
      .select(permission)
      .from(members)
      .leftJoin(healthConsents, and(eq(healthConsents.hcId, members.hcId), eq(healthConsents.consent, SENSITIVE_RULE)))
      .leftJoin(deviceLinks, and(eq(deviceLinks.hcId, members.hcId), eq(deviceLinks.linkCode, param('link'))))
      .leftJoin(stepDevices, eq(stepDevices.hcId, members.hcId))
      .where(eq(members.hcId, param('hcId'))),
  )
  return {
    /** @param link 1 Android, 2 iOS */
    permission: async (hcId: string, link: '1' | '2'): Promise<Permission> =>
      (await readPermission({ hcId, link }))[0] ?? { consent: null, link: null, stepDevice: null },

    consent: async (hcId: string, consent: string) => {
      const [row] = await db
        .select({ agreeYn: healthConsents.agreeYn, decidedAt: healthConsents.decidedAt })
        .from(healthConsents)
        .where(and(eq(healthConsents.hcId, hcId), eq(healthConsents.consent, consent)))
      return row
    },

    consents: async (hcId: string) => {
      const rows = await db.select().from(healthConsents).where(eq(healthConsents.hcId, hcId))
      return new Map(rows.map((row) => [row.consent, row]))
    },

    /** A decision that was made before keeps its time. */
    decide: async (hcId: string, consent: string, agreeYn: Yn, now: Date): Promise<void> => {
      await db
        .insert(healthConsents)
        .values({ hcId, consent, agreeYn, decidedAt: now })
        .onConflictDoUpdate({
          target: [healthConsents.hcId, healthConsents.consent],
          set: { agreeYn, decidedAt: now },
          setWhere: sql`${healthConsents.agreeYn} <> ${agreeYn}`,
        })
    },

    setHealthTerms: async (hcId: string, healthTermsYn: Yn): Promise<void> => {
      await db.update(members).set({ healthTermsYn }).where(eq(members.hcId, hcId))
    },

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
  }
}
