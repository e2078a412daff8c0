/**
 * Which order of a meal the employer gives to (docs/decisions/378): one share a member and meal, to the oldest order
 * that stands. A bill is final once it is handed over, or nobody has come for it.
 */
import type { Words } from '#server/domain/member/language.rules.ts'
import { mealNames } from '#server/domain/restaurant/meal-time.rules.ts'
import type { SeoulNow } from '#server/seoul.ts'
import { statusAt } from './order.rules.ts'
import type { smartOrders } from './schema.ts'

type Row = typeof smartOrders.$inferSelect

/** The meal of a member, whatever counter hands it over. */
export type Meal = Pick<Row, 'menuDt' | 'menuMealType'>

/** Kits are the member's own, and the day of a subscription has the price of its offer. */
const isGivenTo = ({ prodSeq, subscribedOrderSeq }: Pick<Row, 'prodSeq' | 'subscribedOrderSeq'>): boolean =>
  prodSeq === null && subscribedOrderSeq === null

const isHolder = ({ status, supportAmt }: Pick<Row, 'status' | 'supportAmt'>): boolean =>
  status !== 'CANCEL' && supportAmt > 0

/**
 * The order of a meal that the share is owed to: nobody has it, and this is the oldest whose bill is not final.
 *
 * @param orders all that the member has of the meal
 */
export function supportOwedTo(orders: readonly Row[], now: SeoulNow): Row | undefined {
  if (orders.some(isHolder)) return undefined
  return orders
    .filter((order) => isGivenTo(order) && statusAt(order, now) === 'RESERVED')
    .toSorted((one, other) => one.orderSeq - other.orderSeq)[0]
}

/** Whether the next order of the meal gets it. */
export const isSupportFree = (orders: readonly Row[], now: SeoulNow): boolean =>
  !orders.some(isHolder) && supportOwedTo(orders, now) === undefined

/**
 * Whether an order has the share of an older one that was cancelled after it was ordered. It follows from the rows: as
 * long as that one stood, this one was without.
 */
export const isSupportMoved = (order: Row, orders: readonly Row[]): boolean =>
  isHolder(order) &&
  isGivenTo(order) &&
  orders.some(
    (older) =>
      older.status === 'CANCEL' &&
      older.supportAmt > 0 &&
      older.orderSeq < order.orderSeq &&
      older.orderedAt <= order.orderedAt &&
      older.cancelledAt !== null &&
      older.cancelledAt > order.orderedAt,
  )

/** The order that has the share of a cancelled one now; undefined where none has. */
export function supportMovedTo(cancelled: Row, orders: readonly Row[]): Row | undefined {
  const { status, supportAmt, orderSeq, cancelledAt } = cancelled
  if (status !== 'CANCEL' || supportAmt === 0 || cancelledAt === null) return undefined
  return orders.find(
    (order) => order.orderSeq > orderSeq && order.orderedAt < cancelledAt && isSupportMoved(order, orders),
  )
}

/** In which words a member is told that an order costs less now. */
export function supportWords({
  menuMealType,
  menuName,
  menuNameEng,
  supportAmt,
  payAmt,
}: Pick<Row, 'menuMealType' | 'menuName' | 'menuNameEng' | 'supportAmt' | 'payAmt'>): { title: Words; body: Words } {
  const meal = mealNames[menuMealType]
  const [support, price] = [won(supportAmt), won(payAmt)] as const
  return {
    title: { ko: '회사 지원금이 옮겨 왔어요', en: 'Your employer’s share has moved' },
    body: {
      ko: `먼저 한 ${meal?.ko ?? '식사'} 예약을 취소해서 지원금 ${support}원이 ${menuName} 예약에 적용됐어요. 이제 ${price}원이에요.`,
      en: `You cancelled an earlier order of the same meal, so its ${support} won now goes to ${menuNameEng}. It costs ${price} won.`,
    },
  }
}

const won = (amount: number): string => amount.toLocaleString('en')
