/** Articles of the shop mall, and the agreement that it may know the member (001 section 7, Meal). */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { directoryQueries } from '#server/domain/identity/directory.queries.ts'
import { ciHashOf } from '#server/domain/identity/rules.ts'
import { dayQueries } from '#server/domain/intake/day.queries.ts'
import { agreement, mallProd } from '#server/domain/mall/present.ts'
import { mallQueries, PAGE } from '#server/domain/mall/queries.ts'
import { mallRefusals } from '#server/domain/mall/rules.ts'
import { dishNameQueries } from '#server/domain/meal/dish-name.queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { addDays, seoulDay } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

/** What somebody eats is what was recorded in these days. */
const DAYS_BACK = 6

export function mealMallHandlers({ db, clock, config, partners }: Deps) {
  const mall = mallQueries(db)
  const days = dayQueries(db)
  const dishes = dishNameQueries(db)
  const directory = directoryQueries(db)
  const { languageOf } = languageQueries(db)

  const isGiven = async (hcId: string) => (await mall.member(hcId))?.agreeYn === 'Y'

  /**
   * A second tap finds it given, and so does the slower of two at once: the verification is used up then, by the faster
   * one.
   */
  const give = async (hcId: string, authKey: string | undefined) => {
    const now = clock.now()
    if (await isGiven(hcId)) return 'unchanged' as const
    const check = await mall.openCheck(hcId, authKey, now)
    if (check !== undefined) {
      const result = await partners.verifyPerson.result(check.authKey)
      if (typeof result === 'string') return result
      // The mall would know the member by the key of whoever was verified.
      if (!(await directory.isMember(hcId, result))) return 'other' as const
      if (await mall.agree(hcId, check.authKey, ciHashOf(result.ci), now)) return 'changed' as const
    }
    return (await isGiven(hcId)) ? ('unchanged' as const) : ('unchecked' as const)
  }

  return {
    mealGetWelmallProdList: async ({ query: { tagCode } }, { hcId }) => {
      const [{ list, totalCnt }, tags, member] = await Promise.all([
        mall.page(tagCode, 1),
        mall.tags(),
        mall.member(hcId),
      ])
      return ok({
        welmallAgreeYn: agreement(member).yn,
        totalCnt,
        prodList: list.map((good) => mallProd(good, tags, config)),
      })
    },

    mealGetWelmallProdListMore: async ({ query: { tagCode, pageNo } }) => {
      const [{ list, totalCnt }, tags] = await Promise.all([mall.page(tagCode, pageNo), mall.tags()])
      return ok({
        totalCnt,
        pageNo,
        lastYn: yn(pageNo * PAGE >= totalCnt),
        prodList: list.map((good) => mallProd(good, tags, config)),
      })
    },

    mealGetWelmallProdRecommList: async ({ query: { menuCode } }, { hcId }) => {
      const today = seoulDay(clock.now())
      const eaten = async () =>
        (await days.days(hcId, addDays(today, -DAYS_BACK), today)).days.flatMap(({ foods }) =>
          foods.flatMap(({ foodName, dishTxt }) => [foodName, ...(dishTxt?.split(',') ?? [])]),
        )
      const names = menuCode === undefined ? await eaten() : await dishes.named(menuCode)
      const [list, tags] = await Promise.all([mall.forDishes(names), mall.tags()])
      return ok(list.map((good) => mallProd(good, tags, config)))
    },

    mealGetWelmallProdTag: async () => ok((await mall.tags()).map(({ tagCode, tagNm }) => ({ tagCode, tagNm }))),

    /** Writes by GET, as documented. A number that the mall does not have is not remembered. */
    mealSetWelmallGoodNo: async ({ query: { goodNo } }, { hcId }) => {
      const good = await mall.find(goodNo)
      if (good !== undefined) await mall.look(hcId, goodNo)
      return ok({ resultCnt: good === undefined ? 0 : 1 })
    },

    mealGetWelmallGoodNo: async (_input, { hcId }) => ok({ goodNo: (await mall.member(hcId))?.lastGoodNo ?? null }),

    /** MEA-13: the member alone decides, and is who they say. */
    mealSetWelmallAgree: async ({ body: { welmallAgreeYn, authKey } }, caller) => {
      const { hcId } = caller
      const outcome =
        welmallAgreeYn === 'Y'
          ? await give(hcId, authKey)
          : (await mall.withdraw(hcId, clock.now()))
            ? 'changed'
            : 'unchanged'
      if (outcome !== 'changed' && outcome !== 'unchanged')
        return refuse(409, 'conflict', mallRefusals[outcome][await languageOf(hcId, caller)])
      const { yn: agreeYn, agreeDtm } = agreement(await mall.member(hcId))
      return ok({ resultCnt: outcome === 'changed' ? 1 : 0, welmallAgreeYn: agreeYn, agreeDtm })
    },
  } satisfies Handlers
}
