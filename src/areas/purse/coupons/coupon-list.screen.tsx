import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Chip } from '#src/ui/chip/chip.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { CouponTicket } from './coupon-ticket.tsx'
import { couponStatuses, placeFirst, stateOf, type CouponStatus } from './coupons.ts'
import { couponsQuery } from './coupons.queries.ts'
import css from './coupons.module.css'

interface Props {
  status: CouponStatus
  /** Only those of restaurants, or of the shop. */
  type?: 'REST' | 'MALL' | undefined
  /** The restaurant whose coupons stand first. */
  restaurantCode?: string | undefined
  path: '/mypage/coupon-list' | '/mypage/rest-coupon'
}

/** What can be used and until when; what was used and what has ended is one tap away. */
export function CouponListScreen({ status, type, restaurantCode, path }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const today = dayIn(useNow())
  const { data: coupons } = useSuspenseQuery(couponsQuery(type))
  // As my page counts them: one whose first day is ahead is none yet.
  const usable = coupons.filter((coupon) => stateOf(coupon, today).is === 'usable').length
  const shown = placeFirst(
    coupons.filter(({ statusCode }) => statusCode === status),
    restaurantCode,
  )
  const names: Record<CouponStatus, string> = { ISSUED: t`쓸 수 있어요`, USED: t`썼어요`, EXPIRED: t`지났어요` }
  const none: Record<CouponStatus, { title: string; text: string }> = {
    ISSUED: { title: t`아직 쓸 쿠폰이 없어요`, text: t`쿠폰은 이벤트에서 받을 수 있어요.` },
    USED: { title: t`아직 쓴 쿠폰이 없어요`, text: t`쓰고 나면 언제 썼는지 여기에 남아요.` },
    EXPIRED: { title: t`지난 쿠폰이 없어요`, text: t`끝나는 날이 지난 쿠폰은 여기에 남아요.` },
  }

  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/my/menu" />}
      lead={{ title: usable > 0 ? t`쓸 수 있는 쿠폰이 ${formatNumber(usable)}장 있어요` : t`지금 쓸 쿠폰이 없어요` }}
      filter={
        <div className={css.states} role="group" aria-label={t`쿠폰 고르기`}>
          {couponStatuses.map((each) => (
            <Chip
              key={each}
              pressed={each === status}
              onClick={() =>
                void navigate({
                  to: path,
                  search: (old) => ({ ...old, status: each }),
                  replace: true,
                  viewTransition: false,
                })
              }
            >
              {each === 'ISSUED' && usable > 0 ? `${names[each]} ${formatNumber(usable)}` : names[each]}
            </Chip>
          ))}
        </div>
      }
      instead={
        shown.length === 0 ? (
          <EmptyState
            {...none[status]}
            action={
              status === 'ISSUED' ? (
                <Button kind="soft" render={<Link to="/service/event/list" />}>{t`이벤트 보기`}</Button>
              ) : undefined
            }
          />
        ) : undefined
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none */}
      <ul className={css.tickets} role="list" aria-label={names[status]}>
        {shown.map((coupon) => (
          <li key={coupon.couponNo}>
            <CouponTicket
              coupon={coupon}
              today={today}
              render={<Link to="/mypage/coupon-detail" search={{ couponNo: coupon.couponNo }} />}
            />
          </li>
        ))}
      </ul>
    </ListPage>
  )
}
