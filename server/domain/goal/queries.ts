/**
 * Goals: reading them, setting one, and the list of what was changed. Whoever sets a target goes through here, so that
 * goal, mirror and list say the same (docs/decisions/245).
 */
import { and, count, desc, eq, gte, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db, Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import { nextNumbers } from '#server/domain/counter/queries.ts'
import { members } from '#server/domain/member/schema.ts'
import { addDays, seoulInstant } from '#server/seoul.ts'
import { type ChangedItem, type ChangeType, type GoalPlan, goalItems, grams, itemsOf } from './rules.ts'
import { goalChanges, goals, memberTargets } from './schema.ts'

export type Goal = GoalPlan & { goalSeq: number; endedDt: string | null }
export type GoalChange = Omit<typeof goalChanges.$inferSelect, 'hcId'>
export type Changed = { type: ChangeType; itemCode: ChangedItem; before: number | null; after: number | null }

/** Changes that are told: the newest. Somebody who sets a goal anew each day fills them in five years. */
export const MOST_CHANGES = 10_000

type Row = typeof goals.$inferSelect
const goalOf = ({ startG, targetG, ...row }: Row): Goal => ({
  ...row,
  startKg: startG / 1000,
  targetKg: targetG / 1000,
})

export function goalQueries(db: Db) {
  const target = { kg: memberTargets.targetWeightKg, eatKcal: memberTargets.eatKcalGoal }
  const readTarget = compiled(
    db,
    target,
    db
      .select(target)
      .from(memberTargets)
      .where(eq(memberTargets.hcId, sql.placeholder('hcId'))),
  )
  const live = async (tx: Queryable, hcId: string): Promise<Goal | undefined> => {
    const [row] = await tx
      .select()
      .from(goals)
      .where(and(eq(goals.hcId, hcId), isNull(goals.endedDt)))
    return row && goalOf(row)
  }

  return {
    /** Kilograms; null when no goal is set. */
    targetKg: async (hcId: string): Promise<number | null> => (await readTarget({ hcId }))[0]?.kg ?? null,
    /** Kilocalories that a day allows; null when none are set. */
    eatKcalGoal: async (hcId: string): Promise<number | null> => (await readTarget({ hcId }))[0]?.eatKcal ?? null,
    /** Targets as home and records show them; undefined before the first. */
    targets: async (hcId: string) => (await db.select().from(memberTargets).where(eq(memberTargets.hcId, hcId)))[0],

    live: (hcId: string): Promise<Goal | undefined> => live(db, hcId),

    /** The goal that held on a day. */
    on: async (hcId: string, day: string): Promise<Goal | undefined> => {
      const held = and(
        eq(goals.hcId, hcId),
        lte(goals.startDt, day),
        or(isNull(goals.endedDt), gte(goals.endedDt, day)),
      )
      const [row] = await db.select().from(goals).where(held).orderBy(desc(goals.goalSeq)).limit(1)
      return row && goalOf(row)
    },

    /** Whether there was ever one (GOL-07). */
    isBegun: async (hcId: string): Promise<boolean> =>
      (await db.select({ goalSeq: goals.goalSeq }).from(goals).where(eq(goals.hcId, hcId)).limit(1)).length > 0,

    /**
     * Sets a goal that may be set: the one that goes on is changed when it began on the same day, else it ends and the
     * next begins. The same again changes nothing.
     */
    set: (hcId: string, plan: GoalPlan, now: Date): Promise<void> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await lockMember(tx, hcId)
          await setGoal(tx, hcId, plan, await live(tx, hcId), now)
        }),
      ),

    /**
     * The weight to reach alone; null takes it away, and with it the goal. Of a goal that goes on it is `plan` that
     * says the rest. Returns whether anything changed.
     */
    setTargetKg: (
      hcId: string,
      kg: number | null,
      plan: GoalPlan | undefined,
      today: string,
      now: Date,
    ): Promise<boolean> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await lockMember(tx, hcId)
          const known = await live(tx, hcId)
          if (known !== undefined && plan !== undefined && known.targetKg !== plan.targetKg)
            await setGoal(tx, hcId, plan, known, now)
          else if (known !== undefined && kg === null) await endGoal(tx, hcId, known, today)
          const rows = await tx
            .insert(memberTargets)
            .values({ hcId, targetWeightKg: kg, updatedAt: now })
            .onConflictDoUpdate({
              target: memberTargets.hcId,
              set: { targetWeightKg: kg, updatedAt: now },
              setWhere: sql`${memberTargets.targetWeightKg} is distinct from ${kg}`,
            })
            .returning({ hcId: memberTargets.hcId })
          return rows.length > 0 || (known !== undefined && known.targetKg !== plan?.targetKg)
        }),
      ),

    /** Puts measured values on the list; what did not change is left out. */
    addChanges: (hcId: string, changes: readonly Changed[], now: Date): Promise<void> =>
      retrying(() => db.transaction((tx) => addChanges(tx, hcId, changes, now))),

    /** Newest first, of two days and all between them. */
    changes: async (
      hcId: string,
      {
        from,
        to,
        type,
        pageNo,
        pageSize,
      }: {
        from?: string | undefined
        to?: string | undefined
        type?: ChangeType | undefined
        pageNo: number
        pageSize: number
      },
    ) => {
      const wanted = and(
        eq(goalChanges.hcId, hcId),
        sql`${goalChanges.before} is distinct from ${goalChanges.after}`,
        from === undefined ? undefined : gte(goalChanges.at, seoulInstant(from, '0000')),
        to === undefined
          ? undefined
          : sql`${goalChanges.at} < ${seoulInstant(addDays(to, 1), '0000').toISOString()}::timestamptz`,
        type === undefined ? undefined : eq(goalChanges.type, type),
      )
      const [[all], list] = await Promise.all([
        db.select({ total: count() }).from(goalChanges).where(wanted),
        db
          .select()
          .from(goalChanges)
          .where(wanted)
          .orderBy(desc(goalChanges.at), desc(goalChanges.changeSeq))
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize),
      ])
      return { total: all?.total ?? 0, list }
    },
  }
}

/** Two taps of one member come one after the other. */
async function lockMember(tx: Queryable, hcId: string): Promise<void> {
  await tx.select({ hcId: members.hcId }).from(members).where(eq(members.hcId, hcId)).for('update')
}

async function setGoal(tx: Queryable, hcId: string, plan: GoalPlan, known: Goal | undefined, now: Date): Promise<void> {
  const { startKg, targetKg, ...row } = plan
  const values = { ...row, startG: grams(startKg), targetG: grams(targetKg) }
  const goesOn = known?.startDt === plan.startDt ? known : undefined
  if (goesOn !== undefined) {
    await tx
      .update(goals)
      .set(values)
      .where(and(eq(goals.hcId, hcId), eq(goals.goalSeq, goesOn.goalSeq)))
  } else {
    if (known !== undefined) await endGoal(tx, hcId, known, addDays(plan.startDt, -1))
    await tx.insert(goals).values({ hcId, goalSeq: await nextNumbers(tx, hcId, 'goal', 1), ...values })
  }
  const before = known && itemsOf(known)
  const after = itemsOf(plan)
  // The list begins with the newest: what is to stand first comes last.
  await addChanges(
    tx,
    hcId,
    goalItems.toReversed().map((itemCode) => ({
      type: 'GOAL' as const,
      itemCode,
      before: before?.[itemCode] ?? null,
      after: after[itemCode],
    })),
    now,
  )
  const targets = {
    targetWeightKg: targetKg,
    stepGoal: plan.stepGoal,
    eatKcalGoal: plan.eatKcal,
    burnKcalGoal: plan.useKcal,
    updatedAt: now,
  }
  await tx
    .insert(memberTargets)
    .values({ hcId, ...targets })
    .onConflictDoUpdate({ target: memberTargets.hcId, set: targets })
}

/** A goal that would end before it began was one for that day alone. */
async function endGoal(tx: Queryable, hcId: string, { goalSeq, startDt }: Goal, day: string): Promise<void> {
  await tx
    .update(goals)
    .set({ endedDt: day < startDt ? startDt : day })
    .where(and(eq(goals.hcId, hcId), eq(goals.goalSeq, goalSeq)))
}

async function addChanges(tx: Queryable, hcId: string, changes: readonly Changed[], now: Date): Promise<void> {
  // A measure that was typed as it stood is no change to tell, but its row says where the record comes from
  // (health-data/queries.ts).
  const told = changes.filter(({ type, before, after }) => type !== 'GOAL' || before !== after)
  if (told.length === 0) return
  const first = await nextNumbers(tx, hcId, 'goalChange', told.length)
  await insertMany(
    tx,
    goalChanges,
    told.map((change, index) => ({ hcId, changeSeq: first + index, at: now, ...change })),
  )
  const oldest = first + told.length - MOST_CHANGES
  if (oldest > 1) await tx.delete(goalChanges).where(and(eq(goalChanges.hcId, hcId), lt(goalChanges.changeSeq, oldest)))
}
