import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import Ticket from 'lucide-react/icons/ticket'
import { useEffect, useRef } from 'react'
import { useLanguage } from '#src/app/use-language.ts'
import { allergyNotice, declaredOf } from '#src/domain/meal/allergens.ts'
import { AllergyLine } from '#src/domain/meal/allergy-line.tsx'
import { useMoment } from '#src/domain/day/use-moment.ts'
import { formatDay } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Switch } from '#src/ui/choice/choice.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { QuantityStepper } from '#src/ui/quantity-stepper/quantity-stepper.tsx'
import { TimeCells } from '#src/ui/time-cells/time-cells.tsx'
import { Bill } from './bill.tsx'
import { billOf, hasRoom } from './reserve.ts'
import { type Standing, useReservation } from './use-reservation.ts'
import css from './reserve.module.css'

interface Props {
  /** Number of the course or kit. */
  id: string
  /** With the order that stands: the one just taken, or one of before. */
  onDone(order: Standing): void
  /** Where one goes from here when nothing can be ordered any more. */
  elsewhere(): void
}

/** When, how many, for how much; what the member avoids is said before the button. */
export function OrderForm({ id, onDone, elsewhere }: Props) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const { item, times, standing, amount, most, pickupTm, laid, refusal, busy, setAmount, lay, choose, send } =
    useReservation(id, onDone)
  const moment = useMoment()
  const timesBox = useRef<HTMLDivElement>(null)
  // Whoever was refused chooses again there.
  useEffect(() => {
    if (refusal !== null) timesBox.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [refusal])

  if (standing) {
    return (
      <div className={css.form}>
        <p className={css.gone} role="status">{t`이미 예약하셨어요.`}</p>
        <Button block size="l" onClick={() => onDone(standing)}>{t`예약 보기`}</Button>
      </div>
    )
  }
  if (item.orderYn === 'N') {
    return (
      <div className={css.form}>
        <p className={css.gone} role="status">
          {refusal ?? (item.remainCnt === 0 ? t`다 나갔어요.` : t`예약이 끝났어요.`)}
        </p>
        <Button block size="l" kind="neutral" onClick={elsewhere}>{t`다른 것 보기`}</Button>
      </div>
    )
  }

  const notice = allergyNotice([declaredOf(item, language)])
  const bill = billOf(item, amount, laid)
  const price = formatNumber(bill.toPay)
  const until = moment(item.orderEndDtm)
  const left = item.remainCnt
  const { coupon } = item
  const end = coupon && formatDay(coupon.endDt, i18n.locale, 'short')
  const roomWord = (count: number) => t`${count}자리`
  const noteOf = ({ closedYn, remainCnt }: (typeof times)[number]) => {
    if (closedYn === 'Y') return t`마감`
    return remainCnt === null ? t`비어 있어요` : roomWord(remainCnt)
  }
  return (
    <div className={css.form}>
      <div ref={timesBox} className={css.times}>
        <TimeCells
          label={t`받는 시각`}
          value={pickupTm}
          onChange={choose}
          error={refusal}
          cells={times.map((time) => ({
            value: time.pickupTm,
            time: `${time.pickupTm.slice(0, 2)}:${time.pickupTm.slice(2)}`,
            note: noteOf(time),
            disabled: !hasRoom(time, time.pickupTm === pickupTm ? 1 : amount),
          }))}
        />
      </div>
      <div className={css.amount}>
        <p>
          <b>{t`수량`}</b>
          <span>{t`${left}개 남았어요`}</span>
        </p>
        <QuantityStepper label={t`수량`} look="neutral" min={1} max={most} value={amount} onChange={setAmount} />
      </div>
      {coupon ? (
        <Rows label={t`쿠폰`}>
          <ListRow
            as="label"
            tight
            lead={<RowIcon icon={Ticket} on={laid !== null} />}
            title={coupon.couponNm}
            sub={t`${end}까지 쓸 수 있어요`}
            end={<Switch hideLabel label={t`쿠폰 쓰기`} checked={laid !== null} onChange={lay} />}
          />
        </Rows>
      ) : null}
      {item.supportAmt > 0 || coupon ? <Bill {...bill} /> : null}
      <div className={css.allergy}>
        {notice.kind === 'clear' ? <Badge kind="positive" icon={Check}>{t`내 알레르기 없음`}</Badge> : null}
        <AllergyLine titled notice={notice} />
      </div>
      <Button block size="l" busy={busy} onClick={send}>{t`${price}원 예약하기`}</Button>
      <p className={css.fine}>{t`${until}까지 취소할 수 있어요.`}</p>
    </div>
  )
}
