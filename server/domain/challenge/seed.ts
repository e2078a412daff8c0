/** The workplace's challenges, and what the demo's people have done in them. */
import { sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import type { NounSeed } from '#server/db/seed/noun.ts'
import { seoulInstant } from '#server/seoul.ts'
import { challengeCounters, challengeDays, challenges, challengeScores, challengeTerms } from './schema.ts'
import { addEnglish } from './seed/english.ts'
import { seedPerson } from './seed/people.ts'
import { CODES, nextRound, published, type Published, rowsOf } from './seed/plan.ts'
import { TERMS } from './seed/terms.ts'
import { daysOfTeam, OPEN_TEAM, OTHERS, seatTeam, walkOn } from './seed/walkers.ts'

export const seed: NounSeed = {
  shared: async (tx, today) => {
    if (await hasChallenges(tx)) return
    await insertMany(tx, challengeTerms, TERMS)
    const plan = published(today)
    await publish(tx, plan)
    await seatOthers(tx, plan, today)
  },
  person: seedPerson,
  /** There is always something to join, and the colleagues walk on. */
  day: async (db: Db, today) => {
    const [found] = await db
      .select({
        open: sql<boolean>`coalesce(
          bool_or(${challenges.applyEndDt} >= ${today} and ${challenges.bizCode} is null), false)`,
      })
      .from(challenges)
    if (found?.open !== true) {
      await retrying(() =>
        db.transaction(async (tx) => {
          // A database of an earlier build has none at all.
          if (await hasChallenges(tx)) return publish(tx, nextRound(today))
          await insertMany(tx, challengeTerms, TERMS)
          const plan = published(today)
          await publish(tx, plan)
          await seatOthers(tx, plan, today)
        }),
      )
    }
    await addEnglish(db, today)
    await retrying(() => db.transaction((tx) => walkOn(tx, today)))
  },
}

async function hasChallenges(tx: Queryable): Promise<boolean> {
  const found = await tx.select({ code: challenges.chalnCode }).from(challenges).limit(1)
  return found.length > 0
}

async function publish(tx: Queryable, plan: readonly Published[]): Promise<void> {
  const rows = rowsOf(plan)
  await insertMany(tx, challenges, rows.challenges)
  await insertMany(tx, challengeDays, rows.days)
  await insertMany(tx, challengeCounters, rows.counters)
}

/** The teams that nobody of the demo is in. */
async function seatOthers(tx: Queryable, plan: readonly Published[], today: string): Promise<void> {
  const walk = plan.find(({ chalnCode }) => chalnCode === CODES.walk)
  if (walk === undefined) return
  const over = walk.days.filter((day) => day < today)
  const scores: (typeof challengeScores.$inferInsert)[] = []
  for (const team of OTHERS) {
    const { memberKeys } = await seatTeam(tx, walk.chalnCode, team, seoulInstant(walk.applyStartDt, '0900'))
    scores.push(...daysOfTeam(walk.chalnCode, team, memberKeys, over))
  }
  await insertMany(tx, challengeScores, scores)
  const winter = plan.find(({ chalnCode }) => chalnCode === CODES.winter)
  if (winter === undefined) return
  const made = seoulInstant(winter.applyStartDt, '1210')
  await seatTeam(
    tx,
    winter.chalnCode,
    {
      name: OPEN_TEAM,
      people: [
        ['라온', '02'],
        ['미소', '06'],
        ['찬솔', '08'],
      ],
    },
    made,
    { openYn: 'Y', introTxt: '천천히, 날마다 걸어요.' },
  )
}
