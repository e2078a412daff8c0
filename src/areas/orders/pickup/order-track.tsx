import { useLingui } from '@lingui/react/macro'
import { clockOf } from '#src/lib/wire-time.ts'
import { Stages } from '#src/ui/stages/stages.tsx'
import { clock, type OrderDetail, type Stage } from './order.ts'

const AT: Partial<Record<Stage, 0 | 1 | 2>> = { changeable: 0, preparing: 1, ready: 2, waiting: 2 }

/** Ordered, being made, to be picked up: with their times, and where it is now. */
export function OrderTrack({ order, stage }: { order: OrderDetail; stage: Stage }) {
  const { t } = useLingui()
  const from = clockOf(order.changeEndDtm)
  const isSameDay = order.changeEndDtm.startsWith(order.menuDt)
  const stages = [
    {
      name: t({ message: '예약', context: '주문' }),
      note: order.regDtm.startsWith(order.menuDt) ? clockOf(order.regDtm) : '',
    },
    { name: t`준비`, note: isSameDay ? t`${from}부터` : '' },
    { name: t({ message: '받기', context: '주문' }), note: clock(order.pickupTm) },
  ]
  return <Stages label={t`예약 상태`} stages={stages} at={AT[stage] ?? 2} />
}
