import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import { members } from '#server/domain/member/schema.ts'
import type { ItemCode } from './items.rules.ts'
import { checkupConsents, checkupItems, checkups } from './schema.ts'

export type Checkup = Omit<typeof checkups.$inferSelect, 'hcId'> & { values: ReadonlyMap<ItemCode, string> }

/** What may be shown of a member's check-ups: nothing without consent, whatever is kept. Newest first. */
export type Found = { agreed: boolean; gender: 'M' | 'F'; checkups: readonly Checkup[] }

export function checkupQueries(db: Db) {
  const who = { gender: members.gender, agreeYn: checkupConsents.agreeYn }
  const readWho = compiled(
    db,
    who,
    db
      .select(who)
      .from(members)
      .leftJoin(checkupConsents, eq(checkupConsents.hcId, members.hcId))
      .where(eq(members.hcId, sql.placeholder('hcId'))),
  )
  const fields = {
    checkupSeq: checkups.checkupSeq,
    checkupDt: checkups.checkupDt,
    hospitalNm: checkups.hospitalNm,
    type: checkups.type,
    judge: checkups.judge,
    judgeTxt: checkups.judgeTxt,
    gotAt: checkups.gotAt,
    openedAt: checkups.openedAt,
    itemCode: checkupItems.itemCode,
    val: checkupItems.val,
  }
  // A member has a handful of them with two dozen values each: all at once is one short range.
  const readAll = compiled(
    db,
    fields,
    db
      .select(fields)
      .from(checkups)
      .leftJoin(
        checkupItems,
        and(eq(checkupItems.hcId, checkups.hcId), eq(checkupItems.checkupSeq, checkups.checkupSeq)),
      )
      .where(eq(checkups.hcId, sql.placeholder('hcId')))
      .orderBy(desc(checkups.checkupDt), desc(checkups.checkupSeq), asc(checkupItems.itemCode)),
  )

  return {
    /** Two statements, however many there are. */
    of: async (hcId: string): Promise<Found> => {
      const [[asked], rows] = await Promise.all([readWho({ hcId }), readAll({ hcId })])
      const agreed = asked?.agreeYn === 'Y'
      const kept = [...Map.groupBy(rows, (row) => row.checkupSeq).values()].flatMap((found) => {
        const [first] = found
        if (first === undefined) return []
        const { itemCode: _, val: __, ...checkup } = first
        return {
          ...checkup,
          values: new Map(
            found.flatMap(({ itemCode, val }) => (itemCode === null || val === null ? [] : [[itemCode, val] as const])),
          ),
        }
      })
      return { agreed, gender: asked?.gender ?? 'M', checkups: agreed ? kept : [] }
    },
  }
}
