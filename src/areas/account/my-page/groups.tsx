import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Bell from 'lucide-react/icons/bell'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import FileText from 'lucide-react/icons/file-text'
import Gift from 'lucide-react/icons/gift'
import Heart from 'lucide-react/icons/heart'
import KeyRound from 'lucide-react/icons/key-round'
import Receipt from 'lucide-react/icons/receipt'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Sparkle from 'lucide-react/icons/sparkle'
import Store from 'lucide-react/icons/store'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import User from 'lucide-react/icons/user'
import type { ReactNode } from 'react'
import { useLanguage } from '#src/app/use-language.ts'
import { allergenName, listOf } from '#src/domain/meal/allergens.ts'
import { useAllergenName } from '#src/domain/meal/use-allergen-name.ts'
import { mainRestaurantOf } from '#src/domain/member/member-names.ts'
import { useMember } from '#src/domain/member/use-member.ts'
import { formatDay } from '#src/lib/days.ts'
import { isEmpty } from '#src/lib/empty.ts'
import { SettingsGroup } from '#src/patterns/settings-page.tsx'
import type { LucideIcon } from '#src/ui/icon/icon.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { Failed } from './failed.tsx'
import {
  appointmentQuery,
  avoidedQuery,
  countsQuery,
  myRestaurantsQuery,
  myTopicsQuery,
  ordersQuery,
} from './my-page.queries.ts'

interface Place {
  path: string
  name: string
  icon: LucideIcon
  /** What is known of it; nothing while it is not. */
  sub?: string | undefined
  end?: string | undefined
}

/** What was ordered and paid. */
export function History() {
  const { t, i18n } = useLingui()
  const orders = useQuery(ordersQuery())
  const appointment = useQuery(appointmentQuery())
  const waiting = orders.data?.length
  const next = appointment.data
  return (
    <Group
      title={t`내역`}
      failed={<Failed bare icon={ShoppingBag} title={t`예약을 불러오지 못했어요`} of={[orders, appointment]} />}
      places={[
        {
          path: '/mypage/wellOrder/wellOrderList',
          name: t`예약한 식사`,
          icon: ShoppingBag,
          end: waiting ? t`${waiting}건` : undefined,
        },
        {
          path: '/counseling/MyRsrvList',
          name: t`상담과 측정 예약`,
          icon: CalendarCheck,
          end: next && !isEmpty(next.rsrvDtm) ? formatDay(next.rsrvDtm.slice(0, 8), i18n.locale, 'short') : undefined,
        },
        { path: '/customer/mealPaymentList', name: t`결제 내역`, icon: Receipt },
        { path: '/mypage/wellMallOrderList', name: t`상품 주문`, icon: Gift },
      ]}
    />
  )
}

/** What the app goes by for this member. */
export function Tailor() {
  const { t } = useLingui()
  const { language } = useLanguage()
  const member = useMember()
  const counts = useQuery(countsQuery())
  const topics = useQuery(myTopicsQuery())
  const nameOf = useAllergenName()
  const avoided = useQuery(avoidedQuery())
  const restaurants = useQuery(myRestaurantsQuery())
  const liked = counts.data?.favoriteCnt
  const others = (restaurants.data?.length ?? 0) - 1
  const main = mainRestaurantOf(member, language)
  const ownRestaurants = () => {
    if (main === null) return undefined
    return others > 0 ? t`${main} 밖에 ${others}곳` : main
  }
  return (
    <Group
      title={t`나에게 맞추기`}
      failed={
        <>
          <Failed bare icon={TriangleAlert} title={t`못 먹는 음식을 불러오지 못했어요`} of={[avoided]} />
          <Failed
            bare
            icon={Sparkle}
            title={t`좋아하는 메뉴와 관심, 식당을 불러오지 못했어요`}
            of={[counts, topics, restaurants]}
          />
        </>
      }
      places={[
        {
          path: '/mypage/alerge',
          name: t`못 먹는 음식`,
          icon: TriangleAlert,
          sub:
            avoided.data &&
            listOf(avoided.data.allergyList)
              .map((row) => nameOf(allergenName(row, language)))
              .join(', '),
        },
        {
          path: '/mypage/favorite',
          name: t`내가 좋아하는 메뉴`,
          icon: Heart,
          end: liked ? t`${liked}가지` : undefined,
        },
        {
          path: '/mypage/topic',
          name: t`관심 있는 이야기`,
          icon: Sparkle,
          sub: topics.data?.map(({ topicNm }) => topicNm).join(', '),
        },
        {
          path: '/mypage/rest-manage',
          name: t`내 식당`,
          icon: Store,
          sub: ownRestaurants(),
        },
      ]}
    />
  )
}

/** The member's own data, and what was agreed to. */
export function Mine() {
  const { t } = useLingui()
  return (
    <Group
      title={t`내 정보`}
      places={[
        { path: '/mypage/userInfoManage', name: t`내 정보 고치기`, icon: User },
        { path: '/mypage/userPwd/change', name: t`비밀번호`, icon: KeyRound },
        { path: '/mypage/push/list', name: t`알림 받기`, icon: Bell },
        { path: '/my/settingUseService', name: t`이용 동의`, icon: FileText },
      ]}
    />
  )
}

function Group({ title, places, failed }: { title: string; places: readonly Place[]; failed?: ReactNode }) {
  return (
    <SettingsGroup title={title}>
      <Rows label={title}>
        {places.map(({ path, name, icon, sub, end }) => (
          <ListRow
            key={path}
            chevron
            render={<Link to={path} />}
            lead={<RowIcon icon={icon} />}
            title={name}
            sub={sub || undefined}
            end={end}
          />
        ))}
      </Rows>
      {failed}
    </SettingsGroup>
  )
}
