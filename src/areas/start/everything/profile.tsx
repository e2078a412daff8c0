import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Coins from 'lucide-react/icons/coins'
import { useLanguage } from '#src/app/use-language.ts'
import { companyOf, mainRestaurantOf } from '#src/domain/member/member-names.ts'
import { useMember } from '#src/domain/member/use-member.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { profilePicture } from '#src/lib/profile-picture.ts'
import { Avatar } from '#src/ui/avatar/avatar.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ordersQuery, purseQuery } from './everything.queries.ts'
import css from './everything.module.css'

/** Who is signed in, and the way to my page. */
export function Profile() {
  const { t } = useLingui()
  const { language } = useLanguage()
  const member = useMember()
  const name = member.nickName || member.realName
  return (
    <Link to="/mypage/home" className={css.me}>
      <Portrait path={member.usrImg} />
      <p>
        <b>{t`${name}님`}</b>
        {[companyOf(member, language), mainRestaurantOf(member, language)].filter(Boolean).join(' · ')}
      </p>
      <Icon of={ChevronRight} />
    </Link>
  )
}

function Portrait({ path }: { path: string }) {
  const picture = profilePicture(path)
  if (picture.kind === 'image') return <img className={css.portrait} src={picture.url} alt="" width={52} height={52} />
  return <Avatar picture={picture.picture} className={css.portrait} />
}

/** What the member has; each leads to its page. */
export function Purse() {
  const { t } = useLingui()
  const { data, isError, isFetching, refetch } = useQuery(purseQuery())
  const { data: orders } = useQuery(ordersQuery())
  if (isError && !data)
    return (
      <FailedPart
        icon={Coins}
        title={t`포인트와 쿠폰을 불러오지 못했어요`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  const waiting = orders?.length ?? 0
  const points = data && formatNumber(data.point)
  const coupons = data && formatNumber(data.couponCnt)
  const things = [
    { path: '/mypage/point', name: t`포인트`, value: points === undefined ? '–' : t`${points}P` },
    { path: '/mypage/coupon-list', name: t`쿠폰`, value: coupons === undefined ? '–' : t`${coupons}장` },
    { path: '/mypage/wellOrder/wellOrderList', name: t`주문`, value: orders === undefined ? '–' : t`${waiting}건` },
  ]
  return (
    <Card label={t`포인트, 쿠폰, 주문`} className={css.purse}>
      {things.map(({ path, name, value }) => (
        <Link key={path} to={path}>
          <b>{value}</b>
          {name}
        </Link>
      ))}
    </Card>
  )
}
