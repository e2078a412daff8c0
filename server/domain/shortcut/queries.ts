import { asc, eq, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { memberShortcuts } from './schema.ts'

export function shortcutQueries(db: Db) {
  const field = { menuId: memberShortcuts.menuId }
  const isMine = eq(memberShortcuts.hcId, sql.placeholder('hcId'))
  const read = compiled(
    db,
    field,
    db.select(field).from(memberShortcuts).where(isMine).orderBy(asc(memberShortcuts.orderSeq)),
  )
  const mine = async (hcId: string): Promise<string[]> => (await read({ hcId })).map(({ menuId }) => menuId)

  return {
    /** Names of the member's shortcuts, in the member's order. */
    mine,
    /** Replaces them all. Returns how many stand now; 0 when they stood so already. */
    replace: (hcId: string, menuIds: readonly string[]): Promise<number> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const before = await tx
            .select(field)
            .from(memberShortcuts)
            .where(eq(memberShortcuts.hcId, hcId))
            .orderBy(asc(memberShortcuts.orderSeq))
          if (before.length === menuIds.length && before.every(({ menuId }, at) => menuId === menuIds[at])) return 0
          await tx.delete(memberShortcuts).where(eq(memberShortcuts.hcId, hcId))
          if (menuIds.length > 0)
            await tx.insert(memberShortcuts).values(menuIds.map((menuId, orderSeq) => ({ hcId, menuId, orderSeq })))
          return Math.max(before.length, menuIds.length)
        }),
      ),
  }
}
