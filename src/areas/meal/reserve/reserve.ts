import type { Schemas } from '#src/contract/schemas.ts'

/** More than this nobody orders at once, as the contract says. */
const MOST = 10

type Item = Pick<Schemas['ReserveItem'], 'remainCnt'>
type Time = Pick<Schemas['PickupTime'], 'pickupTm' | 'remainCnt' | 'closedYn'>

/** A time at which so many can be picked up. */
export const hasRoom = (time: Time, amount: number): boolean =>
  time.closedYn === 'N' && (time.remainCnt === null || time.remainCnt >= amount)

/** How many can be ordered: what is left, what the chosen time has room for, and ten. */
export function mostOf({ remainCnt }: Item, time: Time | undefined): number {
  return Math.max(1, Math.min(MOST, remainCnt, time?.remainCnt ?? MOST))
}

/** Won: what it costs, what the employer gives, what the coupon that is laid on it takes off, what is left to pay. */
export function billOf(
  { price, supportAmt }: Pick<Schemas['ReserveItem'], 'price' | 'supportAmt'>,
  amount: number,
  laid: { couponAmt: number } | null,
) {
  const full = price * amount
  const support = Math.min(supportAmt, full)
  const coupon = Math.min(laid?.couponAmt ?? 0, full - support)
  return { full, support, coupon, toPay: full - support - coupon }
}

/**
 * What stays chosen after the server refused and everything was read anew: the amount, as far as there are that many
 * left, and the time, as long as it has room.
 */
export function keptChoice(choice: { amount: number; pickupTm: string | null }, item: Item, times: readonly Time[]) {
  const amount = Math.max(1, Math.min(choice.amount, item.remainCnt))
  const time = times.find(({ pickupTm }) => pickupTm === choice.pickupTm)
  return { amount, pickupTm: time !== undefined && hasRoom(time, amount) ? time.pickupTm : null }
}
