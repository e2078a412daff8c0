import { useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '#src/contract/api-error.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { dropDraft, keepDraft, readDraft, whenGiven } from '#src/patterns/form/drafts.ts'
import { itemQuery, timesQuery, useSaveMealReservation } from './reserve.queries.ts'
import { keptChoice, mostOf } from './reserve.ts'

/** The member's order of the item. */
export type Standing = Pick<Schemas['SmartOrderDetail'], 'smartOrderSeq'>

interface Choice {
  amount: number
  pickupTm: string | null
  couponNo: string | null
}

const NOTHING: Choice = { amount: 1, pickupTm: null, couponNo: null }

/**
 * What is chosen for an order, over a reload too, and what the server said to it. `onDone` hears the order that stands.
 */
export function useReservation(id: string, onDone: (order: Standing) => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [{ data: item }, { data: times }] = useSuspenseQueries({ queries: [itemQuery(id), timesQuery(id)] })
  const reserve = useSaveMealReservation()
  const draft = `reservation ${id}`
  const readChoice = () => {
    const kept = readDraft<Choice>(draft)
    return kept ? { ...kept, ...keptChoice(kept, item, times) } : NOTHING
  }
  const [choice, setChoice] = useState(readChoice)
  const { amount, pickupTm, couponNo } = choice
  const change = (some: Partial<Choice>) => setChoice((now) => ({ ...now, ...some }))
  useEffect(() => {
    if (choice !== NOTHING) keepDraft(draft, choice)
  }, [draft, choice])
  const takeChoice = useEffectEvent(() => setChoice(readChoice()))
  useEffect(() => whenGiven(() => takeChoice()), [])
  const [refusal, setRefusal] = useState<string | null>(null)
  // From the tap until it was refused: what was taken by it shall not look like an order of before while the next page
  // loads.
  const [isOnItsWay, setOnItsWay] = useState(false)

  const chosen = times.find((time) => time.pickupTm === pickupTm)
  const most = mostOf(item, chosen)
  // Another one that is offered meanwhile is not laid unasked.
  const laid = item.coupon?.couponNo === couponNo ? item.coupon : null

  /** What was refused is shown as it is now: the times fresh, the amount kept (docs/decisions/183). */
  const refuse = async (error: unknown) => {
    setOnItsWay(false)
    if (!(error instanceof ApiError) || error.status !== 409) {
      return setRefusal(t`예약하지 못했어요. 다시 눌러도 한 번만 예약돼요.`)
    }
    try {
      const [freshItem, freshTimes] = await Promise.all([
        queryClient.fetchQuery(itemQuery(id)),
        queryClient.fetchQuery(timesQuery(id)),
      ])
      change(keptChoice({ amount, pickupTm }, freshItem, freshTimes))
    } catch {
      // Not read anew: why it was refused is said all the same.
    }
    setRefusal(error.serverMessage || t`그사이에 바뀌었어요. 다시 골라 주세요.`)
  }

  return {
    item,
    times,
    /** The order that the member has of it already; null without one. */
    standing: item.smartOrderSeq === null || isOnItsWay ? null : { smartOrderSeq: item.smartOrderSeq },
    amount: Math.min(amount, most),
    most,
    pickupTm,
    laid,
    refusal,
    busy: reserve.isPending,
    setAmount: (next: number) => change({ amount: next }),
    lay: (isOn: boolean) => change({ couponNo: isOn ? (item.coupon?.couponNo ?? null) : null }),
    choose: (time: string) => {
      change({ pickupTm: time })
      setRefusal(null)
    },
    send: () => {
      if (pickupTm === null) return setRefusal(t`받을 시각을 골라 주세요.`)
      setRefusal(null)
      setOnItsWay(true)
      void reserve
        .sendAsync({
          body: {
            smartMenuSeq: id,
            orderQty: Math.min(amount, most),
            pickupTm,
            ...(laid && { couponNo: laid.couponNo }),
          },
        })
        .then((order) => {
          dropDraft(draft)
          onDone(order)
        }, refuse)
    },
  }
}
