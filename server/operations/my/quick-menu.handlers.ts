/** What stands one tap from home, as the member arranged it (MYP-03). */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { couponQueries } from '#server/domain/coupon/queries.ts'
import { FRESH_DAYS } from '#server/domain/coupon/rules.ts'
import { arrangedQueries } from '#server/domain/home/arranged.queries.ts'
import { QUICK_MENU, quickMenuChoice, quickMenuItem } from '#server/domain/home/quick-menu.rules.ts'
import { arrangementOf, inOrder } from '#server/domain/home/shown.rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { addDays, seoulDay } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

export function quickMenuHandlers({ db, clock }: Deps) {
  const places = arrangedQueries(db)
  const coupons = couponQueries(db)
  const { languageOf } = languageQueries(db)

  const entries = async (caller: { hcId: string; language: Language | undefined }) => {
    const [arranged, language] = await Promise.all([
      places.arranged(caller.hcId, 'quick'),
      languageOf(caller.hcId, caller),
    ])
    return inOrder(QUICK_MENU, arranged).map(({ code, shwYn, orderSeq }) => {
      const item = quickMenuItem(code)
      return { menuCode: code, menuNm: item[language], iconCd: item.icon, shwYn, orderSeq }
    })
  }

  return {
    mySettingQuickMenuShwYn: async (_input, caller) => ok(await entries(caller)),

    /** The whole choice at once; a place that is not named is hidden behind the others. */
    mySaveQuickMenuShwYn: async ({ body }, { hcId }) => {
      const choice = quickMenuChoice(body)
      if (typeof choice === 'string') return badRequest(choice)
      return ok({ resultCnt: await places.arrange(hcId, 'quick', arrangementOf(QUICK_MENU, choice)) })
    },

    myGetQuickMenuList: async (_input, caller) => {
      const today = seoulDay(clock.now())
      const [all, fresh] = await Promise.all([
        entries(caller),
        coupons.freshCount(caller.hcId, today, addDays(today, 1 - FRESH_DAYS)),
      ])
      const news = new Set(fresh > 0 ? ['mypageCouponList'] : [])
      return ok(
        all
          .filter(({ shwYn }) => shwYn === 'Y')
          .map(({ menuCode, menuNm, iconCd }, index) => ({
            menuCode,
            menuNm,
            iconCd,
            orderSeq: index + 1,
            newYn: yn(news.has(menuCode)),
          })),
      )
    },
  } satisfies Handlers
}
