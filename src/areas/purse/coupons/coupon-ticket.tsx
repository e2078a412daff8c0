import { useLingui } from '@lingui/react/macro'
import Clock from 'lucide-react/icons/clock'
import type { ReactElement } from 'react'
import { formatDay, type Day } from '#src/lib/days.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { MealTicket } from '#src/ui/meal-ticket/meal-ticket.tsx'
import { dishOf, stateOf, type CouponRow } from './coupons.ts'

/** From this many days on a coupon says that it ends. */
const SOON_DAYS = 3

/** A coupon as a ticket: what for, where, and until when. */
export function CouponTicket({
  coupon,
  today,
  render,
  seal,
  level,
}: {
  coupon: CouponRow
  today: Day
  render?: ReactElement
  seal?: { title: string; sub: string } | undefined
  level?: 2
}) {
  const { t, i18n } = useLingui()
  const state = stateOf(coupon, today)
  const name = (day: Day) => formatDay(day, i18n.locale, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'dated')
  const end = () => {
    switch (state.is) {
      case 'usable':
        if (state.daysLeft > SOON_DAYS) return t`${name(coupon.endDt)}까지`
        return (
          <Badge kind="caution" icon={Clock}>
            {state.daysLeft === 0 ? t`오늘까지예요` : t`${state.daysLeft}일 남았어요`}
          </Badge>
        )
      case 'early':
        return t`${name(coupon.startDt)}부터`
      case 'held':
        return t`예약에 써요`
      case 'used':
        return seal ? undefined : t`썼어요`
      case 'ended':
        return t`${name(coupon.endDt)}에 끝났어요`
    }
  }
  const place = coupon.couponType === 'MALL' ? t`상품 주문에 써요` : (coupon.restaurantName ?? t`모든 식당에서 써요`)
  return (
    <MealTicket
      {...(render && { render })}
      title={coupon.couponNm}
      place={place}
      end={end()}
      dish={dishOf(coupon)}
      spent={state.is === 'used' || state.is === 'ended'}
      seal={seal}
      level={level}
    />
  )
}
