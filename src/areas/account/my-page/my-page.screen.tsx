import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { useMember } from '#src/domain/member/use-member.ts'
import { PlaceBanner } from '#src/domain/placement/place-banner.tsx'
import { today as dayIn } from '#src/lib/days.ts'
import { josa } from '#src/lib/korean.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { HubPage } from '#src/patterns/hub-page.tsx'
import { History, Mine, Tailor } from './groups.tsx'
import { appointmentQuery, couponsQuery, ordersQuery, pointsQuery } from './my-page.queries.ts'
import { nextOrder, urgentOf, type Urgent } from './my-page.ts'
import { Me } from './me.tsx'
import { PurseCard } from './purse-card.tsx'
import { Slip } from './slip.tsx'
import { StaffCard } from './staff-card.tsx'
import { Visit } from './visit.tsx'

/** What waits for the member now: the first line is the most urgent thing, with its number. Each card lives alone. */
export function MyPageScreen() {
  const member = useMember()
  const now = useLatestServerNow()
  const today = dayIn(now)
  const { data: orders } = useQuery(ordersQuery())
  const { data: appointment } = useQuery(appointmentQuery())
  const { data: coupons } = useQuery(couponsQuery())
  const { data: points } = useQuery(pointsQuery())
  const order = nextOrder(orders, today)
  const urgent = urgentOf({ today, now, order, appointment, coupons, points, dormant: member.dormantYn === 'Y' })
  const next = urgent.is === 'order' ? order : undefined
  const title = useUrgentWords()(urgent)
  return (
    <HubPage bar={<ScreenBar backTo="/my/menu" titleAs={title === null ? 'h1' : 'p'} />}>
      <Me title={title} />
      {next ? <Slip order={next} /> : null}
      {urgent.is === 'appointment' && appointment ? <Visit appointment={appointment} /> : null}
      <PurseCard />
      {member.tomsYn === 'Y' && member.employeeNumber ? (
        <StaffCard bizCode={member.bizCode} employeeNumber={member.employeeNumber} />
      ) : null}
      <History />
      <Tailor />
      <Mine />
      <PlaceBanner place="MY" />
    </HubPage>
  )
}

function useUrgentWords(): (urgent: Urgent) => string | null {
  const { t, i18n } = useLingui()
  const mealName = useMealTimeName()
  return (urgent) => {
    switch (urgent.is) {
      case 'order': {
        const [time, meal] = [urgent.time, mealName(urgent.mealType)]
        const subject = i18n.locale === 'ko' ? josa(meal, '이/가') : ''
        if (urgent.on === 'now') return t`지금 받을\n${meal}${subject} 있어요`
        return urgent.on === 'today'
          ? t`${time}에 받을\n${meal}${subject} 있어요`
          : t`내일 ${time}에 받을\n${meal}${subject} 있어요`
      }
      case 'appointment': {
        const { time } = urgent
        if (urgent.type === 'CHECK')
          return urgent.on === 'today' ? t`${time}에\n측정이 있어요` : t`내일 ${time}에\n측정이 있어요`
        return urgent.on === 'today' ? t`${time}에\n상담이 있어요` : t`내일 ${time}에\n상담이 있어요`
      }
      case 'coupon': {
        const days = urgent.daysLeft
        return days === 0 ? t`쿠폰이\n오늘 끝나요` : t`쿠폰이\n${days}일 뒤 끝나요`
      }
      case 'points': {
        const points = formatNumber(urgent.points)
        return t`${points}P가\n이달에 사라져요`
      }
      case 'return':
        return t`오랜만이에요,\n반가워요`
      case 'things': {
        const { count } = urgent
        return t`쓸 수 있는 것이\n${count}가지 있어요`
      }
      case 'nothing':
        return t`아직\n모은 것이 없어요`
      case 'unknown':
        return null
    }
  }
}
