import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLanguage } from '#src/app/use-language.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { useServerNow } from '#src/app/use-now.ts'
import { formatDay, today as dayIn, weekOf } from '#src/lib/days.ts'
import { clockOf, toWireTime } from '#src/lib/wire-time.ts'
import { HubPage } from '#src/patterns/hub-page.tsx'
import { homeQuery } from './home.queries.ts'
import { countdown, toHome, type Countdown } from './home.ts'
import { ChallengeStanding } from './challenge-standing.tsx'
import { NextAppointment } from './next-appointment.tsx'
import { NextMenu } from './next-menu.tsx'
import { QuickRecord } from './quick-record.tsx'
import { StampBanner } from './stamp-banner.tsx'
import { TodaySummary } from './today-summary.tsx'

/** The home hub: what comes next, how the day stands, and one tap to record. */
export function HomeScreen() {
  const { i18n } = useLingui()
  const { language } = useLanguage()
  const mealName = useMealTimeName()
  const { data, dataUpdatedAt } = useSuspenseQuery(homeQuery())
  const now = useServerNow(data.nowDt, dataUpdatedAt)
  const today = dayIn(now)
  const home = toHome(data, language, mealName)
  const greeting = useGreeting(home.name, countdown(home.nextMeal, today, clockOf(toWireTime(now)).replace(':', '')))

  return (
    <HubPage
      bar={<ScreenBar hasNews={home.unread > 0} titleAs="p" />}
      lead={{ above: formatDay(today, i18n.locale, 'long'), title: greeting }}
    >
      <TodaySummary {...home} />
      <NextMenu menu={home.menu} memberName={home.name} today={today} />
      <QuickRecord />
      {home.challenge ? <ChallengeStanding challenge={home.challenge} /> : null}
      {home.appointment ? <NextAppointment appointment={home.appointment} today={today} /> : null}
      {home.stamps === null ? null : <StampBanner stamps={home.stamps} week={weekOf(today)[0] ?? today} />}
    </HubPage>
  )
}

/** The first line, in two parts as the board sets it. */
function useGreeting(name: string, count: Countdown): string {
  const { t } = useLingui()
  switch (count.kind) {
    case 'opens':
      return t`${name}님, ${count.meal}까지\n${count.minutes}분 남았어요`
    case 'later':
      return t`${name}님, ${count.meal}은\n${colon(count.opensAt)}에 시작해요`
    case 'open':
      return t`${name}님, ${count.meal}은\n${colon(count.closesAt)}까지 드실 수 있어요`
    case 'tomorrow':
      return t`${name}님, 내일 ${count.meal}은\n${colon(count.opensAt)}에 시작해요`
    case 'none':
      return t`${name}님,\n오늘은 어떠세요?`
  }
}

const colon = (hhmm: string) => `${hhmm.slice(0, 2)}:${hhmm.slice(2)}`
