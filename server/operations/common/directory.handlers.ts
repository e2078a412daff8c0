/** What somebody who joins chooses from, the addresses of this deployment, and articles that fit the moment. */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { companyQueries } from '#server/domain/company/queries.ts'
import { staffQueries } from '#server/domain/gate/queries.ts'
import { dayQueries } from '#server/domain/intake/day.queries.ts'
import { mallQueries } from '#server/domain/mall/queries.ts'
import { mallGood } from '#server/domain/mall/present.ts'
import { lacking, lackWords } from '#server/domain/mall/rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { wordsIn, type Words } from '#server/domain/member/language.rules.ts'
import { restaurantRow } from '#server/domain/restaurant/present.ts'
import { restaurantQueries } from '#server/domain/restaurant/queries.ts'
import { hasPartner } from '#server/partners.ts'
import { isDay, seoulNow } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

/** Why articles of a kind are shown here; beside meals it is what the member's own day lacks. */
const REASONS: Record<'EXERCISE' | 'SLEEP' | 'WEIGHT', { nutrients: readonly string[]; text: Words }> = {
  EXERCISE: {
    nutrients: ['protein'],
    text: { ko: '운동한 날에 단백질을 채워요', en: 'Protein for a day with exercise' },
  },
  SLEEP: { nutrients: [], text: { ko: '', en: '' } },
  WEIGHT: {
    nutrients: ['protein', 'fibre'],
    text: { ko: '배부르게 하는 단백질과 식이섬유가 있어요', en: 'Protein and fibre that keep you full' },
  },
}

/** Ways of a member that another company is needed for, by the port that stands for it. */
const PARTNER_WAYS = [
  ['PASS', 'verifyPerson'],
  ['SMS', 'sendText'],
  ['KNOX', 'staffPortal'],
  ['CHECKUP', 'checkupProvider'],
] as const

export function directoryHandlers({ db, clock, config, partners }: Deps) {
  const companies = companyQueries(db)
  const staff = staffQueries(db)
  const restaurants = restaurantQueries(db)
  const mall = mallQueries(db)
  const days = dayQueries(db)
  const { languageOf } = languageQueries(db)

  return {
    commonCompany: async ({ query: { bizNm = '' } }, { language = 'ko' }) => {
      const [rows, listed] = await Promise.all([companies.named(bizNm.trim()), staff.employers('')])
      const withStaff = new Set(listed.map(({ bizCode }) => bizCode))
      return ok(
        rows.map((row) => ({
          bizCode: row.bizCode,
          bizNm: wordsIn({ ko: row.bizNm, en: row.bizNmEng }, language),
          tomsYn: yn(withStaff.has(row.bizCode)),
          knoxYn: row.knoxYn,
          emailDomain: row.emailDomain,
        })),
      )
    },

    /** Nobody's list: the main restaurant of whoever asks is not told. */
    commonRestaurant: async ({ query: { restaurantName = '', bizCode } }) =>
      ok(
        (await restaurants.open(restaurantName.trim(), bizCode)).map((row) => restaurantRow({ ...row, mainDiv: 'N' })),
      ),

    commonGetServerUrl: (_input, { origin }) =>
      ok({
        serverUrl: origin,
        imageUrl: config.pictureOrigin,
        chatUrl: config.chat?.host ?? null,
        welmallUrl: new URL(config.mallUrl).origin,
        partnerWays: PARTNER_WAYS.flatMap(([way, partner]) => (hasPartner(partners, partner) ? [way] : [])),
      }),

    /** NTC-03: without a reason there is nothing. */
    commonGetContextCommerceBannerList: async ({ body: { contextCode, menuDt } }, caller) => {
      const now = seoulNow(clock.now())
      const day = menuDt ?? now.day
      if (!isDay(day)) return badRequest('menuDt')
      const lacks = contextCode === 'MEAL' ? lacking(await days.day(caller.hcId, day), now) : []
      const known = contextCode === 'MEAL' ? undefined : REASONS[contextCode]
      const [goods, language] = await Promise.all([
        mall.forNutrients(known?.nutrients ?? lacks),
        languageOf(caller.hcId, caller),
      ])
      return ok(
        goods.flatMap((good, index) => {
          const { goodNo, goodNm, price, salePrice, imgUrls, url } = mallGood(good, config)
          const lack = lacks.find((nutrient) => good.nutrients.includes(nutrient))
          const reason = known?.text ?? (lack && lackWords[lack])
          return reason === undefined
            ? []
            : [
                {
                  bannerSeq: index + 1,
                  goodNo,
                  goodNm,
                  reasonTxt: reason[language],
                  price,
                  salePrice,
                  imgUrl: imgUrls[0] ?? '',
                  url,
                },
              ]
        }),
      )
    },
  } satisfies Handlers
}
