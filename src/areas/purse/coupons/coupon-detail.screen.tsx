import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import MessageCircle from 'lucide-react/icons/message-circle'
import Soup from 'lucide-react/icons/soup'
import { Suspense } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useNow } from '#src/app/use-now.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { formatDay, today as dayIn } from '#src/lib/days.ts'
import { clockOf, dayOf } from '#src/lib/wire-time.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { CouponTicket } from './coupon-ticket.tsx'
import { stateOf } from './coupons.ts'
import { couponQuery } from './coupons.queries.ts'
import css from './coupons.module.css'

const Till = lazyPart(() => import('./till.tsx'), 'Till')

/** One coupon: where and until when, and the way to the till. Once it is used, when that was and what may come next. */
export function CouponDetailScreen({ couponNo, isShown }: { couponNo: string; isShown: boolean }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const mealName = useMealTimeName()
  const today = dayIn(useNow())
  const { data: coupon, dataUpdatedAt } = useSuspenseQuery(couponQuery(couponNo))
  const state = stateOf(coupon, today)
  const day = (of: string) => formatDay(of, i18n.locale, of.slice(0, 4) === today.slice(0, 4) ? 'medium' : 'dated')

  if (isShown && state.is === 'usable' && coupon.couponType === 'REST') {
    return (
      <Suspense fallback={null}>
        <Till coupon={coupon} seenMs={dataUpdatedAt} />
      </Suspense>
    )
  }

  const { smartOrderSeq } = coupon
  const order = smartOrderSeq === null ? undefined : <Link to="/mypage/wellOrder/detail" search={{ smartOrderSeq }} />
  const bar = <ScreenBar titleAs="p" backTo="/mypage/coupon-list" />
  if (state.is === 'used') {
    const at = coupon.useDtm ?? ''
    const when = `${day(dayOf(at))} ${clockOf(at)}`
    const place = coupon.useRestaurantName
    const spentWord = dayOf(at) === today ? t`맛있게 드세요` : t`이미 쓴 쿠폰이에요`
    return (
      <DetailPage
        bar={bar}
        action={
          <Button kind="soft" block render={<Link to="/mypage/coupon-list" replace />}>{t`쿠폰 목록으로`}</Button>
        }
      >
        <div className={css.spent} role="status">
          <div className={css.torn}>
            <CouponTicket
              coupon={coupon}
              today={today}
              seal={{
                title: t`잘 썼어요`,
                sub: `${formatDay(dayOf(at), 'ko', 'tiny').replace(/ |\.$/g, '')} ${clockOf(at)}`,
              }}
            />
          </div>
          <h1>{order ? t`예약에 쓴 쿠폰이에요` : spentWord}</h1>
          <p>{place ? t`${place}에서 ${when}에 썼어요.` : t`${when}에 썼어요.`}</p>
        </div>
        <Card tight>
          <Rows>
            {order ? (
              <ListRow lead={<RowIcon icon={CalendarCheck} />} title={t`이 예약 보기`} chevron render={order} />
            ) : (
              <ListRow
                lead={<RowIcon icon={Soup} />}
                title={t`먹은 것 기록하기`}
                sub={t`오늘 식단에서 한 번에 적어요`}
                chevron
                render={<Link to="/menu/todayMenu" />}
              />
            )}
            <ListRow
              lead={<RowIcon icon={MessageCircle} />}
              title={t`쓰지 않았나요?`}
              sub={t`식당에 바로 물어볼 수 있어요`}
              chevron
              render={<Link to="/customer/voc" />}
            />
          </Rows>
        </Card>
      </DetailPage>
    )
  }

  // Its day has come; whether a counter is open is not known here, so nothing is said of now (docs/decisions/393).
  const meal = coupon.menuMealType === null ? '' : mealName(coupon.menuMealType)
  const usableWord = meal === '' ? t`식당에서 쓸 수 있어요` : t`${meal}에 쓸 수 있어요`
  const leads = {
    usable: coupon.couponType === 'MALL' ? t`주문할 때 골라 쓰세요` : usableWord,
    early: t`${day(coupon.startDt)}부터 쓸 수 있어요`,
    held: t`예약에 쓰기로 한 쿠폰이에요`,
    ended: t`${day(coupon.endDt)}에 끝났어요`,
  }
  const show = () => void navigate({ to: '/mypage/coupon-detail', search: { couponNo, show: '1' } })
  const days = t`${day(coupon.startDt)}부터 ${day(coupon.endDt)}까지`
  const action = () => {
    if (state.is === 'held' && order) return <Button block render={order}>{t`이 예약 보기`}</Button>
    return state.is === 'usable' && coupon.couponType === 'REST' ? (
      <Button block onClick={show}>{t`보여 주기`}</Button>
    ) : undefined
  }
  return (
    <DetailPage bar={bar} lead={{ title: leads[state.is] }} action={action()}>
      <CouponTicket coupon={coupon} today={today} level={2} />
      <Card>
        <dl className={css.facts}>
          <dt>{t`혜택`}</dt>
          <dd>{coupon.benefitTxt}</dd>
          <dt>{t`쓰는 날`}</dt>
          <dd>{days}</dd>
          {coupon.noteTxt ? (
            <>
              <dt>{t`알아 두세요`}</dt>
              <dd>{coupon.noteTxt}</dd>
            </>
          ) : null}
        </dl>
      </Card>
    </DetailPage>
  )
}
