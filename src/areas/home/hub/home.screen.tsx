import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createElement, Suspense, type ReactNode } from 'react'
import { lazyPart } from '#src/app/lazy-part.ts'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLanguage } from '#src/app/use-language.ts'
import { useServerNow } from '#src/app/use-now.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { formatDay, weekOf } from '#src/lib/days.ts'
import { HubPage } from '#src/patterns/hub-page.tsx'
import type { HomeCardProps } from './card-props.ts'
import type { CardName } from './cards.ts'
import { ChallengeStanding } from './challenge-standing.tsx'
import { firstStepHere } from './first-step.ts'
import { homeQuery, widgetsQuery } from './home.queries.ts'
import { toHome } from './home.ts'
import { lateCard } from './late-cards.ts'
import { useLeadWords } from './lead-words.ts'
import { leadOf } from './lead.ts'
import { momentOf } from './moment.ts'
import { NextAppointment } from './next-appointment.tsx'
import { NextMenu } from './next-menu.tsx'
import type { Opened } from './open-home.ts'
import { QuickRecord } from './quick-record.tsx'
import { StampBanner } from './stamp-banner.tsx'
import { TodaySummary } from './today-summary.tsx'
import { useReopen } from './use-reopen.ts'
import { useWide } from '../desktop/use-wide.ts'

/** What stands beside the column where there is room for it. */
const DesktopSides = lazyPart(() => import('../desktop/desktop-sides.tsx'), 'DesktopSides')

/** The home hub: what matters now in one line, one card first, the rest in the member's order. Which cards stand was decided when it opened. */
export function HomeScreen({ cards }: Opened) {
  const { i18n } = useLingui()
  const { language } = useLanguage()
  const mealName = useMealTimeName()
  const { data, dataUpdatedAt } = useSuspenseQuery(homeQuery())
  // Kept for the next opening: an order that arrives late moves nothing.
  useQuery(widgetsQuery())
  const now = momentOf(useServerNow(data.nowDt, dataUpdatedAt))
  const home = toHome(data, language, mealName)
  const acted = useReopen()
  const sayLead = useLeadWords(home.name, now.day)
  const day = formatDay(now.day, i18n.locale, 'long')

  const wide = useWide()

  return (
    <HubPage
      bar={<ScreenBar hasNews={home.unread > 0} titleAs="p" />}
      lead={{ above: home.rest?.name ? `${day} · ${home.rest.name}` : day, title: sayLead(leadOf(home, firstStepHere(home.firstStep), now)) }}
    >
      {cards.map((name) => (
        <HomeCard key={name} name={name} home={home} now={now} acted={acted} />
      ))}
      {wide ? (
        <Suspense fallback={null}>
          <DesktopSides now={now} />
        </Suspense>
      ) : null}
    </HubPage>
  )
}

function HomeCard({ name, ...props }: HomeCardProps & { name: CardName }): ReactNode {
  const { home, now } = props
  switch (name) {
    case 'activity':
      return <TodaySummary {...home} />
    case 'meal':
      return <NextMenu home={home} today={now.day} />
    case 'quick':
      return <QuickRecord />
    case 'challenge':
      return <ChallengeStanding challenge={home.challenge} failed={home.failed.has('challengeCard')} />
    case 'appointment':
      return <NextAppointment appointment={home.appointment} today={now.day} />
    case 'banner':
      return home.stamps === null ? null : <StampBanner stamps={home.stamps} week={weekOf(now.day)[0] ?? now.day} />
    default: {
      const late = lateCard(name)
      return late ? createElement(late, props) : null
    }
  }
}
