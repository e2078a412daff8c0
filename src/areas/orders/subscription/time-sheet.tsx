import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#src/contract/api-error.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { TimeCells } from '#src/ui/time-cells/time-cells.tsx'
import { offersQuery, useUpdateSubscribedOrder } from './subscription.queries.ts'
import css from './subscription.module.css'

interface Props {
  order: Pick<Schemas['SubscribedOrderDetail'], 'subscribedOrderSeq' | 'subscribedSeq' | 'pickupTm'>
  onClose(): void
}

/** Another time of day for the days whose last moment has not passed. [SMO-07] */
export function TimeSheet({ order: { subscribedOrderSeq, subscribedSeq, pickupTm: before }, onClose }: Props) {
  const { t } = useLingui()
  const [pickupTm, setTime] = useState(before)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { data: offers } = useQuery(offersQuery())
  const change = useUpdateSubscribedOrder()
  const times = offers?.find((offer) => offer.subscribedSeq === subscribedSeq)?.pickupTmList ?? [before]

  const send = () => {
    setRefusal(null)
    change.sendAsync({ body: { subscribedOrderSeq, pickupTm } }).then(onClose, (error: unknown) => {
      setRefusal(
        (error instanceof ApiError && error.status === 409 && error.serverMessage) ||
          t`바꾸지 못했어요. 다시 시도해 주세요.`,
      )
    })
  }

  return (
    <Sheet open onCloseRequest={onClose} title={t`받는 시각`}>
      <div className={css.times}>
        <TimeCells
          label={t`받는 시각`}
          value={pickupTm}
          onChange={setTime}
          error={refusal}
          cells={times.map((time) => ({ value: time, time: `${time.slice(0, 2)}:${time.slice(2)}`, note: t`매일` }))}
        />
        <p className={css.note}>{t`이미 지난 날과 준비하는 날은 그대로예요.`}</p>
        <Button
          block
          size="l"
          disabled={pickupTm === before}
          busy={change.isPending}
          onClick={send}
        >{t`이 시각으로 바꾸기`}</Button>
      </div>
    </Sheet>
  )
}
