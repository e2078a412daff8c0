/** Take-home kits on the wire; its names stand here alone. */
import type { Allergen } from '#server/domain/allergy/queries.ts'
import { allergyRows } from '#server/domain/allergy/rules.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import type { SeoulNow } from '#server/seoul.ts'
import { wholeText, yn } from '#server/wire.ts'
import type { Kit, takeHomeQueries } from './queries.ts'
import { isOrderable } from './rules.ts'

type Context = { language: Language; now: SeoulNow; pictureOrigin: string }
type Place = NonNullable<Awaited<ReturnType<ReturnType<typeof takeHomeQueries>['place']>>>

const CLOSED = {
  openYn: 'N',
  pickupPlace: null,
  pickupStartTm: null,
  pickupEndTm: null,
  orderEndTm: null,
  noticeTxt: null,
} as const

export function takeHomeInfo(place: Place | undefined, language: Language) {
  if (place === undefined) return CLOSED
  const { pickupStartTm, pickupEndTm, orderEndTm } = place
  const [pickupPlace, noticeTxt] =
    language === 'en' ? [place.pickupPlaceEng, place.noticeTxtEng] : [place.pickupPlace, place.noticeTxt]
  return { openYn: 'Y' as const, pickupPlace, pickupStartTm, pickupEndTm, orderEndTm, noticeTxt }
}

export function takeHomeProd(kit: Kit, { language, now, pictureOrigin }: Context) {
  return {
    prodSeq: kit.prodSeq,
    prodNm: kit.prodNm,
    prodNmEng: kit.prodNmEng,
    restaurantCode: kit.restaurantCode,
    salesDt: kit.salesDt,
    price: kit.price,
    sumKcal: wholeText(kit.kcal),
    photoUrl: `${pictureOrigin}/data/manager/takehome/${kit.productCode}/`,
    photoCd: '',
    remainCnt: kit.remainCnt,
    soldOutYn: kit.remainCnt === 0 ? ('Y' as const) : null,
    servingTxt: language === 'en' ? kit.servingTxtEng : kit.servingTxt,
    cookMin: kit.cookMin,
    myLikeMenuYn: yn(kit.liked),
    orderYn: yn(isOrderable(kit, now)),
  }
}

export function takeHomeProdDetail(
  kit: Kit,
  context: Context,
  { names, avoided }: { names: readonly Allergen[]; avoided: ReadonlySet<string> },
) {
  const isEnglish = context.language === 'en'
  return {
    ...takeHomeProd(kit, context),
    prodCntnt: isEnglish ? kit.prodCntntEng : kit.prodCntnt,
    expiryTxt: isEnglish ? kit.expiryTxtEng : kit.expiryTxt,
    allergyKnownYn: yn(kit.allergensKnown),
    allergyList: allergyRows(kit.allergenCodes, names, avoided),
  }
}
