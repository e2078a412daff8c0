import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Clock from 'lucide-react/icons/clock'
import Coins from 'lucide-react/icons/coins'
import Repeat from 'lucide-react/icons/repeat'
import Ticket from 'lucide-react/icons/ticket'
import { useNow } from '#src/app/use-now.ts'
import { listOf } from '#src/domain/meal/allergens.ts'
import { formatDay, today as dayIn } from '#src/lib/days.ts'
import { Card } from '#src/ui/card/card.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Failed } from './failed.tsx'
import { countsQuery, couponsQuery, pointsQuery, subscriptionsQuery } from './my-page.queries.ts'
import { figure, monthEnd, subscribed } from './my-page.ts'
import css from './my-page.module.css'

/** What the member has to spend. */
export function PurseCard() {
  const { t, i18n } = useLingui()
  const today = dayIn(useNow())
  const counts = useQuery(countsQuery())
  // The list decides the first line: of a coupon that ends soon nobody says nothing because it did not come.
  const list = useQuery(couponsQuery())
  const subscriptions = useQuery(subscriptionsQuery())
  const coupons = figure(counts.data?.couponCnt)
  const meals = subscriptions.data ? subscribed(listOf(subscriptions.data.list), today) : null
  const first = meals === null || meals === 'now' ? '' : formatDay(meals.from, i18n.locale, 'short')
  const mealsSince = () => {
    if (meals === null) return undefined
    return meals === 'now' ? t`받고 있어요` : t`${first}부터`
  }
  return (
    <Card label={t`포인트와 쿠폰`}>
      <Points />
      <div className={css.foot}>
        <Rows>
          <ListRow
            tight
            chevron
            render={<Link to="/mypage/coupon-list" />}
            lead={<Icon of={Ticket} className={css.lead} />}
            title={t`쿠폰`}
            end={coupons === '' ? undefined : <b>{t`${coupons}장`}</b>}
          />
          <ListRow
            tight
            chevron
            render={<Link to="/mypage/wellOrder/subscribedOrderList" />}
            lead={<Icon of={Repeat} className={css.lead} />}
            title={t`구독 식단`}
            end={mealsSince()}
          />
        </Rows>
        <Failed bare icon={Ticket} title={t`쿠폰을 불러오지 못했어요`} of={[counts, list]} />
        <Failed bare icon={Repeat} title={t`구독을 불러오지 못했어요`} of={[subscriptions]} />
      </div>
    </Card>
  )
}

function Points() {
  const { t, i18n } = useLingui()
  const today = dayIn(useNow())
  const points = useQuery(pointsQuery())
  const { data } = points
  if (!data) return <Failed bare icon={Coins} title={t`포인트를 불러오지 못했어요`} of={[points]} />
  const lapse = figure(data.extinctPoint)
  const day = formatDay(monthEnd(today), i18n.locale, 'short')
  return (
    <Link to="/mypage/point" className={css.points}>
      <span>{t`쓸 수 있는 포인트`}</span>
      <b>
        {figure(data.point) || '–'}
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
