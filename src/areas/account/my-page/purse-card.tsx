import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Clock from 'lucide-react/icons/clock'
import Coins from 'lucide-react/icons/coins'
import Repeat from 'lucide-react/icons/repeat'
import Ticket from 'lucide-react/icons/ticket'
import { useNow } from '#src/app/use-now.ts'
import { formatDay, today as dayIn } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Card } from '#src/ui/card/card.tsx'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { countsQuery, pointsQuery, subscriptionsQuery } from './my-page.queries.ts'
import { monthEnd, subscribed } from './my-page.ts'
import css from './my-page.module.css'

/** What the member has to spend. */
export function PurseCard() {
  const { t, i18n } = useLingui()
  const today = dayIn(useNow())
  const { data: counts } = useQuery(countsQuery())
  const { data: subscriptions } = useQuery(subscriptionsQuery())
  const coupons = counts && formatNumber(counts.couponCnt)
  const meals = subscriptions ? subscribed(subscriptions.list, today) : null
  const first = meals === null || meals === 'now' ? '' : formatDay(meals.from, i18n.locale, 'short')
  return (
    <Card label={t`포인트와 쿠폰`}>
      <Points />
      <div className={css.foot}>
        <Rows>
          <ListRow tight chevron render={<Link to="/mypage/coupon-list" />} lead={<Icon of={Ticket} className={css.lead} />} title={t`쿠폰`} end={coupons === undefined ? undefined : <b>{t`${coupons}장`}</b>} />
          <ListRow
            tight
            chevron
            render={<Link to="/mypage/wellOrder/subscribedOrderList" />}
            lead={<Icon of={Repeat} className={css.lead} />}
            title={t`구독 식단`}
            end={meals === null ? undefined : meals === 'now' ? t`받고 있어요` : t`${first}부터`}
          />
        </Rows>
      </div>
    </Card>
  )
}

function Points() {
  const { t, i18n } = useLingui()
  const today = dayIn(useNow())
  const { data, isError, isFetching, refetch } = useQuery(pointsQuery())
  if (!data) return isError ? <FailedPart bare icon={Coins} title={t`포인트를 불러오지 못했어요`} retrying={isFetching} onRetry={() => void refetch()} /> : null
  const lapse = formatNumber(data.extinctPoint)
  const day = formatDay(monthEnd(today), i18n.locale, 'short')
  return (
    <Link to="/mypage/point" className={css.points}>
      <span>{t`쓸 수 있는 포인트`}</span>
      <b>
        {formatNumber(data.point)}
        <small>P</small>
      </b>
      {data.extinctPoint > 0 ? (
        <span className={css.due}>
          <Icon of={Clock} size="xs" />
          {t`${lapse}P가 ${day}에 사라져요`}
        </span>
      ) : null}
    </Link>
  )
}
