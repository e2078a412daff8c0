import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { members } from '#server/domain/member/schema.ts'
import { dishes } from '#server/domain/meal/schema.ts'
import { memberRestaurants, restaurants } from '#server/domain/restaurant/schema.ts'
import { ballotItems, ballots, menuChoices } from './schema.ts'

/** A tray with the ballot that it stands on. */
export type BallotRow = Awaited<ReturnType<typeof rowsOf>>[number]

function rowsOf(db: Queryable, hcId: string) {
  return (
    db
      .select({
        choiceSeq: ballots.choiceSeq,
        choiceNm: ballots.choiceNm,
        restaurantCode: ballots.restaurantCode,
        restaurantName: restaurants.restaurantName,
        restaurantNameEng: restaurants.restaurantNameEng,
        menuDt: ballots.menuDt,
        menuMealType: ballots.menuMealType,
        endDtm: ballots.endDtm,
        itemSeq: ballotItems.itemSeq,
        menuCode: ballotItems.menuCode,
        menuName: dishes.menuName,
        menuNameEng: dishes.menuNameEng,
        subMenuTxt: ballotItems.subMenuTxt,
        sumKcal: ballotItems.sumKcal,
        choiceCnt: ballotItems.choiceCnt,
        mine: menuChoices.itemSeq,
      })
      .from(ballots)
      .innerJoin(restaurants, eq(restaurants.restaurantCode, ballots.restaurantCode))
      .innerJoin(ballotItems, eq(ballotItems.choiceSeq, ballots.choiceSeq))
      .innerJoin(dishes, eq(dishes.menuCode, ballotItems.menuCode))
      // A ballot is for those who may eat there: the employer's own people.
      .innerJoin(members, and(eq(members.hcId, hcId), eq(members.bizCode, restaurants.bizCode)))
      .leftJoin(menuChoices, and(eq(menuChoices.hcId, hcId), eq(menuChoices.choiceSeq, ballots.choiceSeq)))
      .orderBy(asc(ballots.endDtm), asc(ballots.choiceSeq), asc(ballotItems.itemSeq))
      .$dynamic()
  )
}

export function ballotQueries(db: Db) {
  const one = (tx: Queryable, hcId: string, choiceSeq: number) =>
    rowsOf(tx, hcId).where(eq(ballots.choiceSeq, choiceSeq))
  return {
    /**
     * Trays of the ballots of one restaurant, or of all that the member uses, those that end first at the top.
     *
     * @param since Seoul minute; ballots that ended before it are left out
     */
    list: (hcId: string, restaurantCode: string | undefined, since: string): Promise<BallotRow[]> => {
      const used = db
        .select({ code: memberRestaurants.restaurantCode })
        .from(memberRestaurants)
        .where(eq(memberRestaurants.hcId, hcId))
      const here =
        restaurantCode === undefined
          ? inArray(ballots.restaurantCode, used)
          : eq(ballots.restaurantCode, restaurantCode)
      return rowsOf(db, hcId).where(and(here, gte(ballots.endDtm, since)))
    },

    /**
     * Gives the member's one voice, or moves it. The same voice again changes nothing.
     *
     * @returns the ballot as it stands then; 'gone' without such a tray, 'over' after its last minute
     */
    choose: (
      hcId: string,
      choiceSeq: number,
      itemSeq: number,
      minute: string,
    ): Promise<BallotRow[] | 'gone' | 'over'> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await tx.select({ hcId: members.hcId }).from(members).where(eq(members.hcId, hcId)).for('update')
          const before = await one(tx, hcId, choiceSeq)
          const [first] = before
          if (first === undefined || !before.some((row) => row.itemSeq === itemSeq)) return 'gone'
          if (first.endDtm < minute) return 'over'
          if (first.mine === itemSeq) return before
          await tx
            .insert(menuChoices)
            .values({ hcId, choiceSeq, itemSeq })
            .onConflictDoUpdate({ target: [menuChoices.hcId, menuChoices.choiceSeq], set: { itemSeq } })
          const step = sql`case when ${ballotItems.itemSeq} = ${itemSeq} then 1 else -1 end`
          await tx
            .update(ballotItems)
            .set({ choiceCnt: sql`${ballotItems.choiceCnt} + ${step}` })
            .where(
              and(
                eq(ballotItems.choiceSeq, choiceSeq),
                inArray(ballotItems.itemSeq, [itemSeq, ...(first.mine === null ? [] : [first.mine])]),
              ),
            )
          return one(tx, hcId, choiceSeq)
        }),
      ),
  }
}
