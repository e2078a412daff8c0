/** Orders on the wire; its names stand here alone. */
import type { Allergen } from '#server/domain/allergy/queries.ts'
import { allergyRows } from '#server/domain/allergy/rules.ts'
import { type Language, wordsIn } from '#server/domain/member/language.rules.ts'
import { mealNames, mealTypeOf } from '#server/domain/restaurant/meal-time.rules.ts'
import { seoulStamp, type SeoulNow } from '#server/seoul.ts'
import { orNull, wholeText, yn } from '#server/wire.ts'
import type { Item } from './item.queries.ts'
import { couponAmount, isChangeable, orderPhase, readyTime, statusAt } from './order.rules.ts'
import type { Order, PaidOrder } from './queries.ts'
import type { OrderRow } from './reserve.queries.ts'

type Context = { language: Language; now: SeoulNow; pictureOrigin: string }
type Allergies = { names: readonly Allergen[]; avoided: ReadonlySet<string> }

/** What the kitchen declares of the item today; undefined when it is not known any more. */
type Declared = Pick<Item, 'allergensKnown' | 'allergenCodes'> | undefined

/** The coupon of an order, or one that can be laid on it. */
type Coupon = { couponNo: string; name: string; nameEng: string | null; endDt: string }

/** Whether the employer's share came from an older order, and the order that has it since this one was cancelled. */
type MovedSupport = { isMoved: boolean; to: OrderRow | undefined }

const minuteOf = (at: Date): string => seoulStamp(at).slice(0, 12)
const placeIn = (language: Language, of: { pickupPlace: string; pickupPlaceEng: string }) =>
  language === 'en' ? of.pickupPlaceEng : of.pickupPlace

export function smartOrder(order: Order, { language, now, pictureOrigin }: Context) {
  return {
    smartOrderSeq: String(order.orderSeq),
    smartMenuSeq: order.smartMenuSeq,
    statusCode: statusAt(order, now),
    menuDt: order.menuDt,
    menuMealType: mealTypeOf(order.menuMealType),
    menuMealTypeTxt: mealNames[order.menuMealType]?.[language] ?? '',
    restaurantCode: order.restaurantCode,
    restaurantName: order.restaurantName,
    restaurantNameEng: order.restaurantNameEng,
    courseTxt: order.courseTxt,
    menuName: order.menuName,
    menuNameEng: order.menuNameEng,
    smartSubMenuTxt: language === 'en' ? order.subMenuTxtEng : order.subMenuTxt,
    photoUrl: `${pictureOrigin}/data/manager/recipe/${order.hallNo}/${order.menuDt}/`,
    photoCd: '',
    sumKcal: wholeText(order.kcal),
    orderQty: order.orderQty,
    payAmt: order.payAmt,
    pickupTm: order.pickupTm,
    pickupPlace: placeIn(language, order),
    regDtm: minuteOf(order.orderedAt),
    prodSeq: order.prodSeq,
    diaryRegiYn: yn(order.recordSeq !== null),
  }
}

export function smartOrderDetail(
  order: Order,
  context: Context,
  { declared, coupon, support }: { declared: Declared; coupon: Coupon | undefined; support: MovedSupport },
  { names, avoided }: Allergies,
) {
  const changeable = yn(isChangeable(order, context.now))
  const isKit = order.prodSeq !== null
  return {
    ...smartOrder(order, context),
    hallNo: isKit ? '' : order.hallNo,
    menuCourseType: order.menuCourseType,
    modifyYn: changeable,
    cancelYn: changeable,
    changeEndDtm: order.changeEndDtm,
    pickupEndTm: order.pickupEndTm,
    supportAmt: order.supportAmt,
    supportMovedYn: yn(support.isMoved),
    supportTo:
      support.to === undefined
        ? null
        : {
            smartOrderSeq: String(support.to.orderSeq),
            menuName: support.to.menuName,
            menuNameEng: support.to.menuNameEng,
            supportAmt: support.to.supportAmt,
            payAmt: support.to.payAmt,
          },
    couponNo: coupon?.couponNo ?? null,
    couponNm: coupon === undefined ? null : nameOf(coupon, context.language),
    couponAmt: couponAmount(order),
    pickupNo: statusAt(order, context.now) === 'RESERVED' ? order.pickupNo : null,
    pickupDtm: orNull(order.pickedUpAt, minuteOf),
    cancelDtm: orNull(order.cancelledAt, minuteOf),
    allergyKnownYn: yn(declared?.allergensKnown ?? false),
    allergyList: allergyRows(declared?.allergenCodes ?? [], names, avoided),
  }
}

const nameOf = ({ name, nameEng }: Coupon, language: Language) => wordsIn({ ko: name, en: nameEng }, language)

/** What the hub says of an order that waits. */
export function pickupCard(order: Order) {
  const { menuDt, menuName, menuNameEng, changeEndDtm, pickupNo, pickupTm, pickupEndTm, pickupPlace, pickupPlaceEng } =
    order
  return {
    smartOrderSeq: String(order.orderSeq),
    pickupNo,
    menuDt,
    menuMealType: mealTypeOf(order.menuMealType),
    menuName,
    menuNameEng,
    changeEndDtm,
    readyTm: readyTime(order),
    pickupTm,
    pickupEndTm,
    pickupPlace,
    pickupPlaceEng,
  }
}

export function pickupTime({ menuDt, pickupTm, free }: { menuDt: string; pickupTm: string; free: number }) {
  return { pickupDt: menuDt, pickupTm, remainCnt: free, closedYn: yn(free === 0) }
}

type Offer = { standing: { orderSeq: number } | undefined; supportAmt: number; coupon: Coupon | undefined }

export function reserveItem(
  item: Item,
  { standing, supportAmt, coupon }: Offer,
  { language, now }: Pick<Context, 'language' | 'now'>,
  { names, avoided }: Allergies,
) {
  return {
    smartMenuSeq: item.smartMenuSeq,
    prodSeq: item.prodSeq,
    restaurantCode: item.restaurantCode,
    restaurantName: item.restaurantName,
    restaurantNameEng: item.restaurantNameEng,
    menuDt: item.menuDt,
    menuMealType: mealTypeOf(item.menuMealType),
    menuName: item.menuName,
    menuNameEng: item.menuNameEng,
    pickupPlace: placeIn(language, item),
    price: item.price,
    supportAmt,
    // It pays for one box.
    coupon:
      coupon === undefined
        ? null
        : { couponNo: coupon.couponNo, couponNm: nameOf(coupon, language), endDt: coupon.endDt, couponAmt: item.price },
    remainCnt: item.remainCnt,
    orderEndDtm: item.orderEndDtm,
    orderYn: yn(item.remainCnt > 0 && orderPhase(item, now) === 'open'),
    smartOrderSeq: standing === undefined ? null : String(standing.orderSeq),
    allergyKnownYn: yn(item.allergensKnown),
    allergyList: allergyRows(item.allergenCodes, names, avoided),
  }
}

/** A payment has one name for each thing: in the member's language. */
export function payment(order: PaidOrder, language: Language) {
  const isEnglish = language === 'en'
  return {
    paySeq: order.orderSeq,
    payDtm: order.paidDtm,
    restaurantCode: order.restaurantCode,
    restaurantName: isEnglish ? order.restaurantNameEng : order.restaurantName,
    menuMealType: mealTypeOf(order.menuMealType),
    courseTxt: order.courseTxt,
    menuName: isEnglish ? order.menuNameEng : order.menuName,
    // From the salary only where the employer has said that they are its staff; naming one is not enough
    // (docs/decisions/317).
    payTypeCode: order.tomsYn === 'Y' ? ('DEDUCT' as const) : ('CARD' as const),
    payAmt: order.payAmt,
    supportAmt: order.supportAmt,
    cancelYn: 'N' as const,
  }
}
