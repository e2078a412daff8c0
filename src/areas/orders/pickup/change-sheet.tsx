import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#src/contract/api-error.ts'
import { Button } from '#src/ui/button/button.tsx'
import { QuantityStepper } from '#src/ui/quantity-stepper/quantity-stepper.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { TimeCells } from '#src/ui/time-cells/time-cells.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { clock, roomFor, type OrderDetail } from './order.ts'
import { orderQuery, timesQuery, useModifyMealReservation } from './pickup.queries.ts'
import css from './pickup.module.css'

/** More than this nobody orders at once, as the contract says. */
const MOST = 10

/** Another time, another number. Refused: the times are read anew, and the words stand above them. */
export function ChangeSheet({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { t } = useLingui()
  const [pickupTm, setTime] = useState(order.pickupTm)
  const [orderQty, setCount] = useState(order.orderQty)
  const [refusal, setRefusal] = useState<string | null>(null)
  const queries = useQueryClient()
  const { data: times = [], isError } = useQuery(timesQuery(order.smartMenuSeq))
  const change = useModifyMealReservation()
  const isSame = pickupTm === order.pickupTm && orderQty === order.orderQty
  const roomWord = (count: number) => t`${count}자리`
  const noteOf = (room: number | null) => {
    if (room === null) return t`비어 있어요`
    return room === 0 ? t`마감` : roomWord(room)
  }

  const send = () => {
    setRefusal(null)
    change
      .sendAsync({ body: { smartOrderSeq: order.smartOrderSeq, pickupTm, orderQty } })
      .then(onClose, (error: unknown) => {
        const said =
          (error instanceof ApiError && error.status === 409 && error.serverMessage) ||
          t`바꾸지 못했어요. 다시 시도해 주세요.`
        // The order has been read again by now. Where nothing of it can be changed any more this sheet goes, and words
        // in it would go with it.
        if (queries.getQueryData(orderQuery(order.smartOrderSeq).queryKey)?.modifyYn === 'N')
          toast({ kind: 'bad', text: said })
        else setRefusal(said)
      })
  }

  return (
    <Sheet open onCloseRequest={onClose} title={t`예약 바꾸기`}>
      <div className={css.change}>
        <TimeCells
          label={t`받는 시각`}
          value={pickupTm}
          onChange={setTime}
          error={refusal ?? (isError && times.length === 0 ? t`시각을 불러오지 못했어요. 다시 열어 주세요.` : null)}
          cells={times.map((time) => {
            const room = roomFor(time, order)
            return {
              value: time.pickupTm,
              time: clock(time.pickupTm),
              note: noteOf(room),
              disabled: room !== null && room < orderQty,
            }
          })}
        />
        <div className={css.amount}>
          <b>{t`수량`}</b>
          <QuantityStepper label={t`수량`} look="neutral" min={1} max={MOST} value={orderQty} onChange={setCount} />
        </div>
        <Button block size="l" disabled={isSame} busy={change.isPending} onClick={send}>{t`이대로 바꾸기`}</Button>
      </div>
    </Sheet>
  )
}
