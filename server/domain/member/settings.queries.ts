import { eq, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import { memberSettings } from './schema.ts'

type Setting = Partial<
  Pick<
    typeof memberSettings.$inferInsert,
    'homeUrl' | 'toastTimeoutS' | 'shakeYn' | 'shakeUrl' | 'widgetUrl' | 'goalGuideHiddenYn'
  >
>

export function settingsQueries(db: Db) {
  const fields = {
    homeUrl: memberSettings.homeUrl,
    toastTimeoutS: memberSettings.toastTimeoutS,
    shakeYn: memberSettings.shakeYn,
    shakeUrl: memberSettings.shakeUrl,
    widgetUrl: memberSettings.widgetUrl,
    goalGuideHiddenYn: memberSettings.goalGuideHiddenYn,
  }
  const isMine = eq(memberSettings.hcId, sql.placeholder('hcId'))
  const read = compiled(db, fields, db.select(fields).from(memberSettings).where(isMine))
  return {
    /** Undefined while the member has changed nothing: then every default holds. */
    read: async (hcId: string) => (await read({ hcId }))[0],
    save: async (hcId: string, setting: Setting, now: Date): Promise<void> => {
      await db
        .insert(memberSettings)
        .values({ hcId, ...setting, updatedAt: now })
        .onConflictDoUpdate({ target: memberSettings.hcId, set: { ...setting, updatedAt: now } })
    },
  }
}
