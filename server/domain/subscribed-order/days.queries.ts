/** The days of a member's subscription as orders. */
import type { Queryable } from '#server/db/client.ts'
import { nextNumbers } from '#server/domain/counter/queries.ts'
import { pickupNumbers } from '#server/domain/order/reserve.queries.ts'
import { smartOrders } from '#server/domain/order/schema.ts'
import type { Choice, Subscription } from '#server/domain/subscription/queries.ts'
import { choiceItemId, choiceKcal, lastMomentOf } from '#server/domain/subscription/rules.ts'

export type Row = typeof smartOrders.$inferSelect

/** What is chosen for a day, in the words of an order. */
type Day = Pick<
  Row,
  'itemId' | 'smartMenuSeq' | 'menuDt' | 'menuName' | 'menuNameEng' | 'subMenuTxt' | 'subMenuTxtEng' | 'kcal'
>

type Whose = { hcId: string; seq: number; offer: Subscription; pickupTm: string }

/** Undefined when a day is named twice, or a choice is not one of its day. */
export function daysAs(
  choices: readonly Choice[],
  picks: readonly { menuDt: string; smartMenuSeq: string }[],
): Day[] | undefined {
  if (new Set(picks.map(({ menuDt }) => menuDt)).size !== picks.length) return undefined
  const days = picks.flatMap(({ menuDt, smartMenuSeq }) => {
    const choice = choices.find((each) => each.menuDt === menuDt && String(each.choiceSeq) === smartMenuSeq)
    return choice === undefined ? [] : [dayOf(choice)]
  })
  return days.length === picks.length ? days : undefined
}

const dayOf = (choice: Choice): Day => ({
  itemId: choiceItemId(choice.choiceSeq),
  smartMenuSeq: String(choice.choiceSeq),
  menuDt: choice.menuDt,
  menuName: choice.main.menuName,
  menuNameEng: choice.main.menuNameEng,
  subMenuTxt: choice.sides.map(({ menuName }) => menuName).join(','),
  subMenuTxtEng: choice.sides.map(({ menuNameEng }) => menuNameEng).join(', '),
  kcal: choiceKcal(choice),
})

/**
 * Writes days as orders. One that takes the place of another (`before`) keeps its number, the one that the counter
 * calls as well.
 */
export async function addDaysTo(
  tx: Queryable,
  { hcId, seq, offer, pickupTm }: Whose,
  days: readonly Day[],
  at: Date,
  before: readonly Row[] = [],
): Promise<void> {
  if (days.length === 0) return
  const known = new Map(before.map((row) => [row.menuDt, row]))
  const fresh = days.filter(({ menuDt }) => !known.has(menuDt)).toSorted((a, b) => a.menuDt.localeCompare(b.menuDt))
  const first = fresh.length === 0 ? 0 : await nextNumbers(tx, hcId, 'smartOrder', fresh.length)
  const called = await pickupNumbers(
    tx,
    offer,
    fresh.map(({ menuDt }) => menuDt),
  )
  await tx.insert(smartOrders).values(
    days.map((day) => ({
      ...day,
      hcId,
      orderSeq: known.get(day.menuDt)?.orderSeq ?? first + fresh.indexOf(day),
      subscribedOrderSeq: seq,
      status: 'RESERVED' as const,
      prodSeq: null,
      restaurantCode: offer.restaurantCode,
      hallNo: offer.hallNo,
      menuMealType: offer.menuMealType,
      menuCourseType: '',
      courseTxt: '',
      pickupPlace: [offer.restaurantDesc.split('|').at(-1), offer.hallName].filter(Boolean).join(' '),
      pickupPlaceEng: [offer.hallNameEng, offer.restaurantDescEng.split('|').at(-1)].filter(Boolean).join(', '),
      orderQty: 1,
      price: offer.mealAmt + offer.supportAmt,
      supportAmt: offer.supportAmt,
      payAmt: offer.mealAmt,
      pickupTm,
      pickupEndTm: offer.closesAt,
      pickupNo: known.get(day.menuDt)?.pickupNo ?? called.get(day.menuDt) ?? '',
      changeEndDtm: lastMomentOf(day.menuDt),
      orderedAt: at,
    })),
  )
}
