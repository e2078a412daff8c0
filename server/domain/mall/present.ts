/** Articles of the mall on the wire; its names stand here alone. */
import { seoulStamp } from '#server/seoul.ts'
import { orNull, wholeText, yn } from '#server/wire.ts'
import type { Good } from './queries.ts'
import type { mallMembers, mallOrders, mallTags } from './schema.ts'

type Origins = { pictureOrigin: string; mallUrl: string }
type Tag = typeof mallTags.$inferSelect

const linkOf = (goodNo: string, mallUrl: string) => new URL(`/goods/${goodNo}`, mallUrl).href
const pictureOf = (goodNo: string, pictureOrigin: string) => `${pictureOrigin}/shop/${goodNo}.png`

export function mallProd(good: Good, tags: readonly Tag[], { pictureOrigin, mallUrl }: Origins) {
  return {
    goodNo: good.goodNo,
    goodNm: good.goodNm,
    brandNm: good.brandNm,
    price: good.price,
    salePrice: good.salePrice,
    saleRate: Math.round((1 - good.salePrice / good.price) * 100),
    imgUrl: pictureOf(good.goodNo, pictureOrigin),
    linkUrl: linkOf(good.goodNo, mallUrl),
    tagList: tags.filter(({ tagCode }) => good.tagCodes.includes(tagCode)).map(({ tagNm }) => tagNm),
    soldOutYn: yn(good.soldOut),
  }
}

export function mallGood(good: Good, { pictureOrigin, mallUrl }: Origins) {
  const { goodNo, goodNm, brandNm, contents, price, salePrice } = good
  return {
    goodNo,
    goodNm,
    brandNm,
    contents,
    price,
    salePrice,
    soldOutYn: good.soldOut ? ('Y' as const) : null,
    kcal: orNull(good.kcal, wholeText),
    imgUrls: [pictureOf(goodNo, pictureOrigin)],
    url: linkOf(goodNo, mallUrl),
  }
}

/** The agreement as it is; the time of a withdrawal is nobody's business. */
export function agreement(member: typeof mallMembers.$inferSelect | undefined) {
  const agreed = member?.agreeYn === 'Y'
  return {
    yn: yn(agreed),
    agreeDtm: agreed && member.decidedAt !== null ? seoulStamp(member.decidedAt).slice(0, 12) : null,
  }
}

const ORDER_STATUS = ['PAID', 'SHIPPING', 'DONE', 'CANCEL'] as const

export function mallOrder(order: typeof mallOrders.$inferSelect, pictureOrigin: string) {
  const { orderNo, orderDtm, goodNm, goodCnt, payAmt } = order
  return {
    orderNo,
    orderDtm,
    goodNm,
    goodCnt,
    payAmt,
    statusCode: ORDER_STATUS.find((status) => status === order.statusCode) ?? ('PAID' as const),
    imgUrl: pictureOf(order.goodNo, pictureOrigin),
  }
}
