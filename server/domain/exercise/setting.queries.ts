import { and, eq, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { insertMany, upsertMany } from '#server/db/many.ts'
import { exerciseSettings, SETTING_CODES, type SettingCode } from './schema.ts'
import type { SentSetting } from './setting.rules.ts'

export type Settings = ReadonlyMap<SettingCode, string[]>

export async function settingsOf(db: Queryable, hcId: string): Promise<Settings> {
  const rows = await db
    .select({ code: exerciseSettings.settingCode, values: exerciseSettings.values })
    .from(exerciseSettings)
    .where(eq(exerciseSettings.hcId, hcId))
  return new Map(rows.map(({ code, values }) => [code, values]))
}

export function settingQueries(db: Db) {
  return {
    settings: (hcId: string) => settingsOf(db, hcId),

    /** All six in one statement, so that of two phones that save first only one does. Returns whether this one did. */
    saveFirst: async (hcId: string, sent: readonly SentSetting[], now: Date): Promise<boolean> => {
      const values = new Map(sent.map(({ settingCode, valList }) => [settingCode, valList]))
      const rows = SETTING_CODES.map((settingCode) => ({
        hcId,
        settingCode,
        values: values.get(settingCode) ?? [],
        savedAt: now,
      }))
      return (await insertMany(db, exerciseSettings, rows)) > 0
    },

    /** Returns how many changed; undefined when nothing was ever saved. */
    save: async (hcId: string, sent: readonly SentSetting[], now: Date): Promise<number | undefined> => {
      const before = await db.$count(exerciseSettings, and(eq(exerciseSettings.hcId, hcId)))
      if (before === 0) return undefined
      const rows = sent.map(({ settingCode, valList }) => ({ hcId, settingCode, values: valList, savedAt: now }))
      return upsertMany(
        db,
        exerciseSettings,
        rows,
        ['hcId', 'settingCode'],
        sql`${exerciseSettings.values} <> excluded.values`,
      )
    },
  }
}
