/** What a kit's number is, and until when it can be ordered. */
import type { SeoulNow } from '#server/seoul.ts'

/** Last moment to order a kit of a day, `YYYYMMDDHHmm`; the same to change and to cancel. */
export const orderEndOf = ({ salesDt, orderEndTm }: { salesDt: string; orderEndTm: string }): string =>
  `${salesDt}${orderEndTm}`

/** Whether a kit can be ordered: some are left, and it is before the last moment. */
export const isOrderable = (kit: { salesDt: string; orderEndTm: string; remainCnt: number }, now: SeoulNow): boolean =>
  kit.remainCnt > 0 && `${now.day}${now.time}` < orderEndOf(kit)

/**
 * Seven digits: the day and the kit's place in the list. A course's number has five, so that one number names one
 * thing.
 */
export const prodSeqOf = (salesDt: string, orderSeq: number): number => Number(salesDt.slice(2)) * 10 + orderSeq
