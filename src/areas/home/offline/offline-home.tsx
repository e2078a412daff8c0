import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLanguage } from '#src/app/use-language.ts'
import { useNow } from '#src/app/use-now.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { formatDay } from '#src/lib/days.ts'
import { HubPage } from '#src/patterns/hub-page.tsx'
import { parsePlatform } from '#src/shell/platform.ts'
import { AskedQr } from '../code/my-qr.tsx'
import { useReopen } from '../hub/use-reopen.ts'
import { homeQuery } from '../hub/home.queries.ts'
import { toHome } from '../hub/home.ts'
import { momentOf } from '../hub/moment.ts'
import type { KeptHome } from './kept-home.ts'
import { KeptMe } from './kept-me.tsx'
import { KeptMenu } from './kept-menu.tsx'
import { useAgeWords } from './use-age-words.ts'

/**
 * Home while nobody answers: what this phone holds, each part with its own age, and nothing old that looks like now. No
 * ring, no code, no queue. The line above leads back, and does so by itself when the phone is connected again.
 */
export function OfflineHome({ kept }: { kept: KeptHome }) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const mealName = useMealTimeName()
  // Asked again with the others when there is a connection: its answer is what home waits for.
  const { data } = useSuspenseQuery(homeQuery())
  const { day } = momentOf(useNow())
  const ageOf = useAgeWords(day)
  const hasSteps = parsePlatform(navigator.userAgent).kind !== 'desktop'
  useReopen()
  const home = toHome(data, language, mealName)
  const { menu } = kept
  const meal = menu ? mealName(menu.mealType) : ''
  const since = menu ? ageOf(menu.receivedMs).short : ''

  return (
    <HubPage
      bar={
        <ScreenBar
          titleAs="p"
          offlineText={hasSteps ? t`걸음은 연결되면 한꺼번에 와요` : t`받아 둔 것만 보여 드려요`}
        />
      }
      lead={{
        above: formatDay(day, i18n.locale, 'long'),
        title: menu
          ? t`오늘 ${meal}은 ${since}에\n받아 둔 식단이에요`
          : t`${home.name}님, 연결되면\n오늘 식단이 보여요`,
      }}
    >
      {menu ? <KeptMenu menu={menu} age={ageOf(menu.receivedMs).exact} /> : null}
      <AskedQr />
      <KeptMe home={home} mealDays={kept.mealDays} age={ageOf(kept.receivedMs).short} />
    </HubPage>
  )
}
