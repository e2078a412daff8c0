import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lte, max, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Queryable } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { stepReadings } from '#server/domain/activity/schema.ts'
import { seoulDayOf } from '#server/domain/challenge/day-values.queries.ts'
import { challengeDays, challenges, memberChallenges } from '#server/domain/challenge/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { missingPictures } from '#server/domain/upload/queries.ts'
import { type SeoulNow, seoulNow } from '#server/seoul.ts'
import { dropUnnamed } from './pictures.queries.ts'
import { type DayMission, isEnough, type Mission, type MissionEntry, type MissionFacts, missionsOn } from './rules.ts'
import { challengeMissions, missionEntries, missionExchanges, missions, missionSwaps } from './schema.ts'

/** An entry with the mission it is for. */
export type TriedMission = { mission: Mission; entry: MissionEntry }

/** What somebody says they did. */
export type Tried = {
  missionDt: string
  missionSeq: number
  doneVal: number | null
  memoTxt: string | null
  imgId: string | null
}

/**
 * `notAssigned`: not of that day. `valueNeeded`, `pictureNeeded`: the mission asks for one. `noPicture`: not a picture
 * of the member's. `over`: what it was for is settled.
 */
export type EntryRefusal = 'notAssigned' | 'over' | 'alreadyEntered' | 'valueNeeded' | 'pictureNeeded' | 'noPicture'

/** What becomes of an entry; undefined stays. */
export type EntryChange = { doneVal?: number; memoTxt?: string | null; imgId?: string | null }

/** The missions of a member on a day, as home, the diary and the challenges show them. */
export const missionsOf = async (db: Queryable, hcId: string, day: string, now: SeoulNow): Promise<DayMission[]> =>
  missionsOn(await factsOf(db, hcId, day, day), day, now)

export function missionQueries(db: Db) {
  const entryRow = { entry: missionEntries, mission: missions }
  const pictures = (hcId: string, missionSeq: number | undefined) =>
    and(
      eq(missionEntries.hcId, hcId),
      isNotNull(missionEntries.imgId),
      missionSeq === undefined ? undefined : eq(missionEntries.missionSeq, missionSeq),
    )

  return {
    onDay: (hcId: string, day: string, now: SeoulNow): Promise<DayMission[]> => missionsOf(db, hcId, day, now),

    /** What the days from `from` to `to` are told from. Five statements, however many days. */
    facts: (hcId: string, from: string, to: string): Promise<MissionFacts> => factsOf(db, hcId, from, to),

    /** What a challenge asks for on each of its days, whoever looks, in its order. */
    ofChallenge: async (chalnCode: string): Promise<Mission[]> => {
      const rows = await db
        .select({ mission: missions })
        .from(challengeMissions)
        .innerJoin(missions, eq(missions.missionSeq, challengeMissions.missionSeq))
        .where(eq(challengeMissions.chalnCode, chalnCode))
        .orderBy(asc(challengeMissions.orderSeq))
      return rows.map(({ mission }) => mission)
    },

    /** What was entered on a day, first one first. */
    triedOn: (hcId: string, day: string): Promise<TriedMission[]> =>
      db
        .select(entryRow)
        .from(missionEntries)
        .innerJoin(missions, eq(missions.missionSeq, missionEntries.missionSeq))
        .where(and(eq(missionEntries.hcId, hcId), eq(missionEntries.missionDt, day)))
        .orderBy(asc(missionEntries.enteredAt), asc(missionEntries.missionDailySeq)),

    entry: async (hcId: string, missionDailySeq: number): Promise<TriedMission | undefined> =>
      readEntry(db, hcId, missionDailySeq),

    /** Entries with a picture, newest first. */
    withPicture: async (
      hcId: string,
      { missionSeq, offset, limit }: { missionSeq: number | undefined; offset: number; limit: number },
    ) => {
      const [rows, [all]] = await Promise.all([
        db
          .select(entryRow)
          .from(missionEntries)
          .innerJoin(missions, eq(missions.missionSeq, missionEntries.missionSeq))
          .where(pictures(hcId, missionSeq))
          .orderBy(desc(missionEntries.missionDt), desc(missionEntries.missionDailySeq))
          .limit(limit)
          .offset(offset),
        db.select({ rows: count() }).from(missionEntries).where(pictures(hcId, missionSeq)),
      ])
      return { rows, totalCnt: all?.rows ?? 0 }
    },

    /** Enters what was done, once a day and mission. */
    enter: (hcId: string, tried: Tried, now: Date): Promise<TriedMission | EntryRefusal> =>
      retrying(() =>
        db.transaction(async (tx) => {
          // The member's row is the lock, so that two phones get two numbers and only one of them the day.
          await lock(tx, hcId)
          const row = (await missionsOf(tx, hcId, tried.missionDt, seoulNow(now))).find(
            ({ mission }) => mission.missionSeq === tried.missionSeq,
          )
          if (row === undefined) return 'notAssigned'
          if (row.isSettled) return 'over'
          if (row.entry !== null) return 'alreadyEntered'
          const { mission } = row
          if (mission.missionType === 'COUNT' && tried.doneVal === null) return 'valueNeeded'
          if (mission.missionType === 'PHOTO' && tried.imgId === null) return 'pictureNeeded'
          if (!(await isOwnPicture(tx, hcId, tried.imgId))) return 'noPicture'
          const [newest] = await tx
            .select({ seq: max(missionEntries.missionDailySeq) })
            .from(missionEntries)
            .where(eq(missionEntries.hcId, hcId))
          const doneVal = mission.missionType === 'COUNT' ? tried.doneVal : null
          const entry = { ...tried, hcId, doneVal, missionDailySeq: (newest?.seq ?? 0) + 1, enteredAt: now }
          await tx.insert(missionEntries).values(entry)
          return { mission, entry }
        }),
      ),

    /** @returns undefined when there is no such entry of the member's */
    change: (
      hcId: string,
      missionDailySeq: number,
      change: EntryChange,
      now: Date,
    ): Promise<TriedMission | EntryRefusal | undefined> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await lock(tx, hcId)
          const found = await readEntry(tx, hcId, missionDailySeq)
          if (found === undefined) return undefined
          if (await isSettled(tx, hcId, found, now)) return 'over'
          const entry = { ...found.entry, ...change }
          if (found.mission.missionType !== 'COUNT') entry.doneVal = null
          if (found.mission.missionType === 'PHOTO' && entry.imgId === null) return 'pictureNeeded'
          if (change.imgId !== undefined && !(await isOwnPicture(tx, hcId, change.imgId))) return 'noPicture'
          await tx
            .update(missionEntries)
            .set({ doneVal: entry.doneVal, memoTxt: entry.memoTxt, imgId: entry.imgId })
            .where(own(hcId, missionDailySeq))
          if (entry.imgId !== found.entry.imgId) await dropUnnamed(tx, hcId, [found.entry.imgId])
          return { mission: found.mission, entry }
        }),
      ),

    /** @returns undefined when there is no such entry of the member's */
    remove: (hcId: string, missionDailySeq: number, now: Date): Promise<'removed' | 'over' | undefined> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await lock(tx, hcId)
          const found = await readEntry(tx, hcId, missionDailySeq)
          if (found === undefined) return undefined
          if (await isSettled(tx, hcId, found, now)) return 'over'
          await tx.delete(missionEntries).where(own(hcId, missionDailySeq))
          await dropUnnamed(tx, hcId, [found.entry.imgId])
          return 'removed'
        }),
      ),

    /** Puts another mission in the place of one of today's. */
    exchange: (
      hcId: string,
      { missionSeq, newMissionSeq }: { missionSeq: number; newMissionSeq: number },
      now: Date,
    ): Promise<DayMission | 'notAssigned' | 'notExchangeable'> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await lock(tx, hcId)
          const today = seoulNow(now)
          const facts = await factsOf(tx, hcId, today.day, today.day)
          // The other phone was first: the mission is no longer there, and that is not a wrong number.
          if (facts.exchanges.some((one) => one.missionSeq === missionSeq)) return 'notExchangeable'
          const row = missionsOn(facts, today.day, today).find(({ mission }) => mission.missionSeq === missionSeq)
          if (row === undefined) return 'notAssigned'
          if (row.choices.every((choice) => choice.missionSeq !== newMissionSeq)) return 'notExchangeable'
          await tx
            .insert(missionExchanges)
            .values({ hcId, missionDt: today.day, missionSeq, newMissionSeq, exchangedAt: now })
          const after = await missionsOf(tx, hcId, today.day, today)
          return after.find(({ mission }) => mission.missionSeq === newMissionSeq) ?? 'notExchangeable'
        }),
      ),
  }
}

export const isRefusal = (outcome: TriedMission | EntryRefusal): outcome is EntryRefusal => typeof outcome === 'string'

/** Whether what was entered is enough. */
export const isDone = ({ mission, entry }: TriedMission): boolean => isEnough(mission, entry)

const own = (hcId: string, missionDailySeq: number) =>
  and(eq(missionEntries.hcId, hcId), eq(missionEntries.missionDailySeq, missionDailySeq))

const lock = (tx: Queryable, hcId: string) =>
  tx.select({ hcId: members.hcId }).from(members).where(eq(members.hcId, hcId)).for('no key update')

const isSettled = async (tx: Queryable, hcId: string, { entry }: TriedMission, now: Date): Promise<boolean> =>
  (await missionsOf(tx, hcId, entry.missionDt, seoulNow(now))).some(
    (row) => row.entry?.missionDailySeq === entry.missionDailySeq && row.isSettled,
  )

const isOwnPicture = async (tx: Queryable, hcId: string, imgId: string | null): Promise<boolean> =>
  imgId === null || (await missingPictures(tx, hcId, 'MISSION', [imgId])).length === 0

async function readEntry(db: Queryable, hcId: string, missionDailySeq: number): Promise<TriedMission | undefined> {
  const [found] = await db
    .select({ entry: missionEntries, mission: missions })
    .from(missionEntries)
    .innerJoin(missions, eq(missions.missionSeq, missionEntries.missionSeq))
    .where(own(hcId, missionDailySeq))
  return found
}

/**
 * What the days from `from` to `to` are told from. A challenge asks for nothing before the day on which its member
 * joined, nor between quitting and coming back; the days of both are theirs as a whole.
 *
 * @param isSettling with the days of challenges that the member has quit, up to that day: they were earned
 */
export async function factsOf(
  db: Queryable,
  hcId: string,
  from: string,
  to: string,
  isSettling = false,
): Promise<MissionFacts> {
  const given = alias(memberChallenges, 'given')
  const isIn = isNull(given.quitAt)
  const [assignments, exchanged, entries, readings, swaps] = await Promise.all([
    db
      .select({
        chalnCode: challenges.chalnCode,
        dayDt: challengeDays.dayDt,
        windowFrom: challenges.windowFrom,
        windowTo: challenges.windowTo,
        settleDt: challenges.settleDt,
        mission: missions,
      })
      .from(given)
      .innerJoin(challenges, eq(challenges.chalnCode, given.chalnCode))
      .innerJoin(challengeMissions, eq(challengeMissions.chalnCode, given.chalnCode))
      .innerJoin(missions, eq(missions.missionSeq, challengeMissions.missionSeq))
      .innerJoin(
        challengeDays,
        and(eq(challengeDays.chalnCode, given.chalnCode), gte(challengeDays.dayDt, from), lte(challengeDays.dayDt, to)),
      )
      .where(
        and(
          eq(given.hcId, hcId),
          isNull(given.forgottenAt),
          gte(challengeDays.dayDt, seoulDayOf(sql`${given.joinedAt}`)),
          sql`${challengeDays.dayDt} <> all(${given.awayDts})`,
          isSettling ? or(isIn, lte(challengeDays.dayDt, seoulDayOf(sql`${given.quitAt}`))) : isIn,
        ),
      )
      .orderBy(asc(challenges.startDt), asc(challenges.chalnCode), asc(challengeMissions.orderSeq)),
    db
      .select({ exchange: missionExchanges, mission: missions })
      .from(missionExchanges)
      .innerJoin(missions, eq(missions.missionSeq, missionExchanges.newMissionSeq))
      .where(
        and(
          eq(missionExchanges.hcId, hcId),
          gte(missionExchanges.missionDt, from),
          lte(missionExchanges.missionDt, to),
        ),
      ),
    db
      .select()
      .from(missionEntries)
      .where(
        and(eq(missionEntries.hcId, hcId), gte(missionEntries.missionDt, from), lte(missionEntries.missionDt, to)),
      ),
    db
      .select({ activityDt: stepReadings.activityDt, readAt: stepReadings.readAt, steps: stepReadings.steps })
      .from(stepReadings)
      .where(and(eq(stepReadings.hcId, hcId), gte(stepReadings.activityDt, from), lte(stepReadings.activityDt, to)))
      .orderBy(asc(stepReadings.activityDt), asc(stepReadings.readAt)),
    db
      .select({ missionSeq: missionSwaps.missionSeq, mission: missions })
      .from(missionSwaps)
      .innerJoin(missions, eq(missions.missionSeq, missionSwaps.newMissionSeq))
      .where(
        inArray(
          missionSwaps.missionSeq,
          db
            .select({ missionSeq: challengeMissions.missionSeq })
            .from(given)
            .innerJoin(challengeMissions, eq(challengeMissions.chalnCode, given.chalnCode))
            .where(eq(given.hcId, hcId)),
        ),
      )
      .orderBy(asc(missionSwaps.missionSeq), asc(missionSwaps.orderSeq)),
  ])
  return {
    assignments,
    exchanges: exchanged.map(({ exchange, mission }) => ({ ...exchange, mission })),
    entries,
    readings,
    swaps,
  }
}
