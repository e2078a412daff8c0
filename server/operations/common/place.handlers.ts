/** A restaurant as a place: its gate, the codes on its tables, the shop beside it, the employer's meal card. */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { gateQueries, staffQueries } from '#server/domain/gate/queries.ts'
import { leftOnCard, maskedCard, maskedName } from '#server/domain/gate/rules.ts'
import { grocerantQueries } from '#server/domain/grocerant/queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { wordsIn } from '#server/domain/member/language.rules.ts'
import { payment } from '#server/domain/order/present.ts'
import { orderQueries } from '#server/domain/order/queries.ts'
import { restaurantQueries } from '#server/domain/restaurant/queries.ts'
import { seoulNow, seoulTime } from '#server/seoul.ts'
import { orNull, wholeText, yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

/** What is printed on tables and doors: `hansang:REST000311:E31A`, without a hall at the door. */
const QR = /^hansang:(REST\d{6})(?::(E[0-9A-Z]{3}))?$/

export function placeHandlers({ db, clock }: Deps) {
  const gates = gateQueries(db)
  const staff = staffQueries(db)
  const orders = orderQueries(db)
  const shops = grocerantQueries(db)
  const restaurants = restaurantQueries(db)
  const { languageOf } = languageQueries(db)

  /** What this month's meals took from the card. */
  const takenFrom = async (hcId: string): Promise<number> => {
    const now = seoulNow(clock.now())
    const month = now.day.slice(0, 6)
    // Text order is day order: no month has a later day than its 31st.
    const paid = await orders.paid(hcId, { startDt: `${month}01`, endDt: `${month}31`, restaurantCode: undefined }, now)
    return paid
      .map((order) => payment(order, 'ko'))
      .reduce((sum, { payTypeCode, payAmt }) => (payTypeCode === 'DEDUCT' ? sum + payAmt : sum), 0)
  }

  return {
    commonGetAuthorRestrantList: async (_input, caller) => {
      const [rows, language] = await Promise.all([gates.all(caller.hcId, clock.now()), languageOf(caller.hcId, caller)])
      return ok(
        rows.map(({ restaurantCode, restaurantName, restaurantNameEng, gateType, isAuthorized }) => ({
          restaurantCode,
          restaurantName: wordsIn({ ko: restaurantName, en: restaurantNameEng }, language),
          gateType,
          authorYn: yn(isAuthorized),
        })),
      )
    },

    commonTomsApi: async ({ body: { apiType, bizCode, employeeNumber } }, { hcId }) => {
      const member = await staff.ofMember(hcId)
      // Nobody asks for a colleague's card: another number is answered as if nobody had it.
      const isOwn = member?.tomsYn === 'Y' && member.bizCode === bizCode && member.employeeNumber === employeeNumber
      const found = isOwn ? await staff.find(bizCode, employeeNumber) : undefined
      const cardNo = apiType === 'EMP' ? null : orNull(found?.cardNo ?? null, maskedCard)
      return ok({
        apiType,
        resultYn: yn(found !== undefined && (apiType === 'EMP' || cardNo !== null)),
        employeeNumber,
        realName: found === undefined ? null : maskedName(found.realName),
        cardNo,
        balance: apiType === 'BALANCE' && cardNo !== null ? leftOnCard(await takenFrom(hcId)) : null,
      })
    },

    commonGetQRRestaurantInfo: async ({ body: { qrCode } }, caller) => {
      const [, restaurantCode = '', hallNo = null] = QR.exec(qrCode.trim()) ?? []
      const [place, language] = await Promise.all([
        restaurants.place(restaurantCode, hallNo, caller.hcId),
        languageOf(caller.hcId, caller),
      ])
      if (place === undefined)
        return refuse(
          404,
          'notFound',
          language === 'en' ? 'This code is of no restaurant we know.' : '우리 식당의 코드가 아니에요.',
        )
      return ok({
        restaurantCode,
        restaurantName: wordsIn({ ko: place.restaurantName, en: place.restaurantNameEng }, language),
        hallNo,
        courseTxt: place.courseTxt,
        myRestYn: yn(place.isMine),
      })
    },

    commonGetGrocerantInfo: async ({ body: { restaurantCode } }, caller) => {
      const [shop, language] = await Promise.all([shops.beside(restaurantCode), languageOf(caller.hcId, caller)])
      if (shop === undefined) return ok(null)
      const now = seoulTime(clock.now())
      return ok({
        grocerantCode: shop.grocerantCode,
        grocerantNm: wordsIn({ ko: shop.grocerantNm, en: shop.grocerantNmEng }, language),
        restaurantCode,
        floorTxt: wordsIn({ ko: shop.floorTxt, en: shop.floorTxtEng }, language),
        openTm: shop.openTm,
        closeTm: shop.closeTm,
        openYn: yn(shop.openTm <= now && now < shop.closeTm),
        goods: shop.goods.map(({ goodNo, goodNm, goodNmEng, price, kcal, soldOut }) => ({
          goodNo,
          goodNm: wordsIn({ ko: goodNm, en: goodNmEng }, language),
          price,
          kcal: orNull(kcal, wholeText),
          soldOutYn: soldOut ? ('Y' as const) : null,
        })),
      })
    },
  } satisfies Handlers
}
