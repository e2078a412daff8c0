import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createElement, Suspense, type ReactNode } from 'react'
import { lazyExtra } from '#src/app/lazy-part.ts'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLanguage } from '#src/app/use-language.ts'
import { useServerNow } from '#src/app/use-now.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { formatDay } from '#src/lib/days.ts'
import { HubPage } from '#src/patterns/hub-page.tsx'
import { AskedQr } from '../code/my-qr.tsx'
import type { HomeCardProps } from './card-props.ts'
import type { CardName } from './cards.ts'
import { firstStepHere } from './first-step.ts'
import { homeQuery, widgetsQuery } from './home.queries.ts'
import { toHome } from './home.ts'
import { lateCard } from './late-cards.ts'
import { useLeadWords } from './lead-words.ts'
import { leadOf } from './lead.ts'
import { momentOf } from './moment.ts'
import type { Opened } from './open-home.ts'
import { useReopen } from './use-reopen.ts'

const OverHome = lazyExtra(() => import('../placements/over-home.tsx'), 'OverHome')

/** Somebody who does their first steps, is back after long, or waits for an order is told nothing else. */
const BUSY: readonly CardName[] = ['choose', 'link', 'log', 'table', 'return', 'slip']
/** What stands with the first three lines and on the first day. */
const HELPED: readonly CardName[] = ['choose', 'return', 'slip']

/**
 * The home hub: what matters now in one line, one card first, the rest in the member's order. Which cards stand was
 * decided when it opened.
 */
export function HomeScreen({ cards }: Pick<Opened, 'cards'>) {
  const { i18n } = useLingui()
  const { language } = useLanguage()
  const mealName = useMealTimeName()
  const { data, dataUpdatedAt } = useSuspenseQuery(homeQuery())
  // Kept for the next opening: an order that arrives late moves nothing.
  useQuery(widgetsQuery())
  const now = momentOf(useServerNow(data.nowDt, dataUpdatedAt))
  const home = toHome(data, language, mealName)
  const acted = useReopen()
  const sayLead = useLeadWords(home, now.day)
  const day = formatDay(now.day, i18n.locale, 'long')

  return (
    <HubPage
      bar={<ScreenBar hasNews={home.unread > 0} titleAs="p" />}
      lead={{
        above: home.rest?.name ? `${day} · ${home.rest.name}` : day,
        title: sayLead(leadOf(home, firstStepHere(home.firstStep), now)),
      }}
    >
      {cards.map((name) => (
        <HomeCard key={name} name={name} home={home} now={now} acted={acted} />
      ))}
      <AskedQr />
      <Suspense fallback={null}>
        <OverHome
          isCalm={!has(cards, BUSY)}
          isHelped={home.firstDay || home.firstStep !== null || has(cards, HELPED)}
          acted={acted}
        />
      </Suspense>
    </HubPage>
  )
}

function HomeCard({ name, ...props }: HomeCardProps & { name: CardName }): ReactNode {
  const card = lateCard(name)
  return card ? createElement(card, props) : null
}

const has = (cards: readonly CardName[], wanted: readonly CardName[]): boolean =>
  cards.some((card) => wanted.includes(card))
