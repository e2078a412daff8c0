/** What is offered to a member, and what is taken of it. */
import { and, asc, eq, getTableColumns, gt, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { dishAllergens, dishes } from '#server/domain/meal/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { halls, mealTimes, restaurants } from '#server/domain/restaurant/schema.ts'
import { subscriptionChoices, subscriptions } from './schema.ts'

const offer = {
  ...getTableColumns(subscriptions),
  restaurantName: restaurants.restaurantName,
  restaurantNameEng: restaurants.restaurantNameEng,
  restaurantDesc: restaurants.restaurantDesc,
  restaurantDescEng: restaurants.restaurantDescEng,
  hallName: halls.hallName,
  hallNameEng: halls.hallNameEng,
  closesAt: mealTimes.closesAt,
}

type DishOfChoice = Pick<
  typeof dishes.$inferSelect,
  | 'menuCode'
  | 'menuName'
  | 'menuNameEng'
  | 'kcal'
  | 'cho'
  | 'protein'
  | 'fat'
  | 'sugar'
  | 'fib'
  | 'na'
  | 'allergensKnown'
> & { allergenCodes: string[] }
export type Choice = Omit<typeof subscriptionChoices.$inferSelect, 'menuCode' | 'sideCodes'> & {
  main: DishOfChoice
  sides: DishOfChoice[]
}

export function subscriptionQueries(db: Db) {
  /** Offers of the restaurants of the member's employer. */
  const offers = (hcId: string) =>
    db
      .select(offer)
      .from(subscriptions)
      .innerJoin(restaurants, eq(restaurants.restaurantCode, subscriptions.restaurantCode))
      .innerJoin(
        halls,
        and(eq(halls.restaurantCode, subscriptions.restaurantCode), eq(halls.hallNo, subscriptions.hallNo)),
      )
      .innerJoin(
        mealTimes,
        and(
          eq(mealTimes.restaurantCode, subscriptions.restaurantCode),
          eq(mealTimes.menuMealType, subscriptions.menuMealType),
        ),
      )
      .innerJoin(members, and(eq(members.hcId, hcId), eq(members.bizCode, restaurants.bizCode)))
  return {
    /** Those that serve on `from` or later. */
    list: (hcId: string, from: string, restaurantCode: string | undefined) =>
      offers(hcId)
        .where(
          and(
            gte(subscriptions.endDt, from),
            restaurantCode === undefined ? undefined : eq(subscriptions.restaurantCode, restaurantCode),
          ),
        )
        .orderBy(asc(subscriptions.startDt), asc(subscriptions.subscribedSeq)),
    /** Undefined when it is not offered to the member. */
    find: async (hcId: string, subscribedSeq: number) =>
      (await offers(hcId).where(eq(subscriptions.subscribedSeq, subscribedSeq)))[0],
    choices: (subscribedSeq: number, days: { from?: string; to?: string; choiceSeq?: number } = {}) =>
      choicesOf(db, subscribedSeq, days),
  }
}

export type Subscription = NonNullable<Awaited<ReturnType<ReturnType<typeof subscriptionQueries>['find']>>>

/** The choices of some days with their dishes, by day and in the kitchen's order: two statements however many. */
export async function choicesOf(
  tx: Queryable,
  subscribedSeq: number,
  { from, to, choiceSeq }: { from?: string; to?: string; choiceSeq?: number } = {},
): Promise<Choice[]> {
  const isAsked = and(
    eq(subscriptionChoices.subscribedSeq, subscribedSeq),
    from === undefined ? undefined : gte(subscriptionChoices.menuDt, from),
    to === undefined ? undefined : lte(subscriptionChoices.menuDt, to),
    choiceSeq === undefined ? undefined : eq(subscriptionChoices.choiceSeq, choiceSeq),
  )
  const rows = await tx
    .select()
    .from(subscriptionChoices)
    .where(isAsked)
    .orderBy(asc(subscriptionChoices.menuDt), asc(subscriptionChoices.orderSeq))
  const codes = [...new Set(rows.flatMap(({ menuCode, sideCodes }) => [menuCode, ...sideCodes]))]
  const { menuCode, menuName, menuNameEng, kcal, cho, protein, fat, sugar, fib, na, allergensKnown } =
    getTableColumns(dishes)
  const allergenCodes = sql<string[]>`coalesce((
    select json_agg(${dishAllergens.allergenCode}) from ${dishAllergens}
    where ${dishAllergens.menuCode} = ${dishes}.menu_code), '[]')`
  const found =
    codes.length === 0
      ? []
      : await tx
          .select({
            menuCode,
            menuName,
            menuNameEng,
            kcal,
            cho,
            protein,
            fat,
            sugar,
            fib,
            na,
            allergensKnown,
            allergenCodes,
          })
          .from(dishes)
          .where(inArray(dishes.menuCode, codes))
  const byCode = new Map(found.map((dish) => [dish.menuCode, dish]))
  return rows.flatMap(({ menuCode: mainCode, sideCodes, ...choice }) => {
    const main = byCode.get(mainCode)
    return main === undefined ? [] : [{ ...choice, main, sides: sideCodes.flatMap((code) => byCode.get(code) ?? []) }]
  })
}

/**
 * Holds a subscription for the rest of the transaction. Whoever takes or gives anything of it begins here, so that two
 * transactions never wait for each other crosswise.
 */
export const lockSubscription = (tx: Queryable, subscribedSeq: number) =>
  tx
    .select({ subscribedSeq: subscriptions.subscribedSeq })
    .from(subscriptions)
    .where(eq(subscriptions.subscribedSeq, subscribedSeq))
    .for('update')

/** One place; false when none is left. */
export async function takePlace(tx: Queryable, subscribedSeq: number): Promise<boolean> {
  const isFree = and(
    eq(subscriptions.subscribedSeq, subscribedSeq),
    or(isNull(subscriptions.remainCnt), gt(subscriptions.remainCnt, 0)),
  )
  const taken = await tx
    .update(subscriptions)
    .set({ remainCnt: sql`${subscriptions.remainCnt} - 1` })
    .where(isFree)
    .returning({ seq: subscriptions.subscribedSeq })
  return taken.length > 0
}

export const givePlace = (tx: Queryable, subscribedSeq: number) =>
  tx
    .update(subscriptions)
    .set({ remainCnt: sql`${subscriptions.remainCnt} + 1` })
    .where(eq(subscriptions.subscribedSeq, subscribedSeq))

/** One box of each; answers those of which there was one. Fewer than asked: the caller has to end the transaction. */
export async function takeChoices(
  tx: Queryable,
  subscribedSeq: number,
  choiceSeqs: readonly number[],
): Promise<Set<number>> {
  if (choiceSeqs.length === 0) return new Set()
  const isLeft = and(isChoice(subscribedSeq, choiceSeqs), gt(subscriptionChoices.leftCnt, 0))
  const taken = await tx
    .update(subscriptionChoices)
    .set({ leftCnt: sql`${subscriptionChoices.leftCnt} - 1` })
    .where(isLeft)
    .returning({ choiceSeq: subscriptionChoices.choiceSeq })
  return new Set(taken.map(({ choiceSeq }) => choiceSeq))
}

export async function giveChoices(tx: Queryable, subscribedSeq: number, choiceSeqs: readonly number[]): Promise<void> {
  if (choiceSeqs.length === 0) return
  await tx
    .update(subscriptionChoices)
    .set({ leftCnt: sql`${subscriptionChoices.leftCnt} + 1` })
    .where(isChoice(subscribedSeq, choiceSeqs))
}

const isChoice = (subscribedSeq: number, choiceSeqs: readonly number[]) =>
  and(eq(subscriptionChoices.subscribedSeq, subscribedSeq), inArray(subscriptionChoices.choiceSeq, [...choiceSeqs]))
