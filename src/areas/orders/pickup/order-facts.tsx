import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { useEffect, useState } from 'react'
import { serverOffsetMs } from '#src/app/server-time.queries.ts'
import { useLanguage } from '#src/app/use-language.ts'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { allergyNotice, declaredOf } from '#src/domain/meal/allergens.ts'
import { AllergyLine } from '#src/domain/meal/allergy-line.tsx'
import { restaurantNameOf } from '#src/domain/restaurant/restaurant.ts'
import { formatDay, today } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { useMoment } from '#src/domain/day/use-moment.ts'
import { clockOf, dayOf, type WireTime } from '#src/lib/wire-time.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { DishTray } from '#src/ui/dish/dish.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { clock, dishesOf, secondsLeft, type OrderDetail, type Stage } from './order.ts'
import css from './pickup.module.css'

/** Where, until when, for how much, and what is inside. */
export function OrderFacts({ order, stage }: { order: OrderDetail; stage: Stage }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const price = formatNumber(order.payAmt)
  const kcal = order.sumKcal
  const takenOff = useTakenOff(order)
  return (
    <>
      <Card tight>
        <Rows>
          <ListRow lead={<RowIcon icon={MapPin} />} title={order.pickupPlace} sub={restaurantNameOf(order, language)} />
          <Deadline order={order} stage={stage} />
          <ListRow lead={<RowIcon icon={ReceiptText} />} title={t`${price}원`} sub={takenOff} />
        </Rows>
      </Card>
      <Card>
        <CardHead title={t`들어 있는 것`} />
        <div className={css.inside}>
          <div>
            <p>
              {[
                (language === 'en' && order.menuNameEng) || order.menuName,
                ...order.smartSubMenuTxt.split(',').filter(Boolean),
              ].join(', ')}
            </p>
            {kcal ? <p className={css.quiet}>{t`${kcal} kcal`}</p> : null}
            <AllergyLine notice={allergyNotice([declaredOf(order, language)])} />
          </div>
          <DishTray dishes={dishesOf(order)} size={96} />
        </div>
      </Card>
    </>
  )
}

/** What the employer and a coupon take off, and where that came from or has gone. */
function useTakenOff(order: OrderDetail): string | undefined {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { supportAmt, supportMovedYn, supportTo, couponNo, couponAmt, statusCode } = order
  const [support, coupon] = [formatNumber(supportAmt), formatNumber(couponAmt)]
  const isMoved = supportMovedYn === 'Y'
  if (statusCode === 'CANCEL') {
    const given = couponNo === null ? '' : t`쿠폰은 돌려드렸어요`
    if (!supportTo) return given || undefined
    const other = (language === 'en' && supportTo.menuNameEng) || supportTo.menuName
    return [t`회사 지원은 ${other} 예약으로 옮겼어요`, given].filter(Boolean).join(' · ')
  }
  if (supportAmt > 0 && couponAmt > 0)
    return isMoved
      ? t`먼저 한 예약을 취소해서 회사 지원 ${support}원이 적용됐어요. 쿠폰 ${coupon}원도 뺐어요`
      : t`회사 지원 ${support}원과 쿠폰 ${coupon}원을 뺐어요`
  if (couponAmt > 0) return t`쿠폰 ${coupon}원을 뺐어요`
  if (supportAmt === 0) return undefined
  return isMoved ? t`먼저 한 예약을 취소해서 회사 지원 ${support}원이 적용됐어요` : t`회사 지원 ${support}원을 뺐어요`
}

/** Until when it can be changed; once that is over, what happened and when. */
function Deadline({ order, stage }: { order: OrderDetail; stage: Stage }) {
  const { t, i18n } = useLingui()
  const seconds = useLastSeconds(order.changeEndDtm)
  const moment = (at: WireTime) => `${formatDay(dayOf(at), i18n.locale, 'short')} ${clockOf(at)}`
  const until = useMoment()(order.changeEndDtm)
  const end = clock(order.pickupEndTm)
  const isToday = order.menuDt === today(useLatestServerNow())
  const when = moment(order.pickupDtm ?? order.cancelDtm ?? order.changeEndDtm)
  if (stage === 'changeable') {
    if (seconds !== null)
      return (
        <ListRow
          lead={<RowIcon icon={Clock} />}
          title={t`${seconds}초 안에 바꿀 수 있어요`}
          sub={t`${until}까지 바꾸거나 취소해요`}
        />
      )
    return (
      <ListRow
        lead={<RowIcon icon={Clock} />}
        title={t`${until}까지 바꿀 수 있어요`}
        sub={t`그 뒤에는 음식을 준비해요`}
      />
    )
  }
  if (stage === 'pickedUp') return <ListRow lead={<RowIcon icon={Clock} />} title={t`${when}에 받았어요`} />
  if (stage === 'cancelled')
    return <ListRow lead={<RowIcon icon={Clock} />} title={t`${when}에 취소했어요`} sub={t`값은 내지 않아요`} />
  if (stage === 'missed')
    return (
      <ListRow
        lead={<RowIcon icon={Clock} />}
        title={t`받는 시간이 지났어요`}
        sub={t`준비한 음식이라 값은 그대로예요`}
      />
    )
  // What lies ready is not being made any more.
  if (stage === 'ready' || stage === 'waiting')
    return (
      <ListRow
        lead={<RowIcon icon={Clock} />}
        title={t`${end}까지 받을 수 있어요`}
        sub={t`${until}에 바꾸기가 끝났어요`}
      />
    )
  return (
    <ListRow
      lead={<RowIcon icon={Clock} />}
      title={t`${until}에 바꾸기가 끝났어요`}
      sub={isToday ? t`음식을 준비하고 있어요` : t`식당이 준비를 시작했어요`}
    />
  )
}

/**
 * The seconds of the last minute by the server's clock, counted; null before it and after it, without a timer that runs
 * every second.
 */
function useLastSeconds(until: WireTime): number | null {
  const offsetMs = serverOffsetMs(useQueryClient())
  const [now, setNow] = useState(() => new Date())
  const serverNowMs = now.getTime() + offsetMs
  const seconds = secondsLeft(until, new Date(serverNowMs))
  useEffect(() => {
    const timer = setTimeout(
      () => setNow(new Date()),
      seconds === null ? 60_000 - (serverNowMs % 60_000) : 1000 - (serverNowMs % 1000),
    )
    return () => clearTimeout(timer)
  }, [serverNowMs, seconds])
  return seconds
}
