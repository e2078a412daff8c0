import { and, eq, getTableColumns, gte, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import type { Words } from '#server/domain/member/language.rules.ts'
import { peerEating, peerStats } from './schema.ts'

/** Of fewer a mean would tell of persons (docs/decisions/170). */
export const FEWEST_PEERS = 10

/** A comparison over six figures says more of each than a mean of one, so that it takes more people. */
export const FEWEST_EATERS = 20

export type Eaters = typeof peerEating.$inferSelect

export type Peers = { members: number; bmi: number; score: number }

export const decadeOf = (age: number): number => Math.floor(age / 10) * 10

/** 40대 남성. */
export const peerWords = (gender: 'M' | 'F', decade: number): Words => ({
  ko: `${decade}대 ${gender === 'M' ? '남성' : '여성'}`,
  en: `${gender === 'M' ? 'Men' : 'Women'} in their ${decade}s`,
})

export function peerQueries(db: Db) {
  const fields = { members: peerStats.members, bmi: peerStats.bmi, score: peerStats.score }
  const read = compiled(
    db,
    fields,
    db
      .select(fields)
      .from(peerStats)
      .where(
        and(
          eq(peerStats.gender, sql.placeholder('gender')),
          eq(peerStats.decade, sql.placeholder('decade')),
          gte(peerStats.members, FEWEST_PEERS),
        ),
      ),
  )
  const eaters = getTableColumns(peerEating)
  const readEaters = compiled(
    db,
    eaters,
    db
      .select(eaters)
      .from(peerEating)
      .where(
        and(
          eq(peerEating.gender, sql.placeholder('gender')),
          eq(peerEating.decade, sql.placeholder('decade')),
          gte(peerEating.members, FEWEST_EATERS),
        ),
      ),
  )
  return {
    /** How people of the same gender and decade eat; null where fewer than twenty record it. */
    eatersOf: async (gender: 'M' | 'F', age: number): Promise<Eaters | null> =>
      (await readEaters({ gender, decade: decadeOf(age) }))[0] ?? null,
    /** People of the same gender and decade; null where they are fewer than ten. */
    of: async (gender: 'M' | 'F', age: number): Promise<Peers | null> =>
      (await read({ gender, decade: decadeOf(age) }))[0] ?? null,
  }
}
