import { useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import Bell from 'lucide-react/icons/bell'
import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { AppBar } from '#src/ui/app-bar/app-bar.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { goBack } from '../navigation.ts'
import { useNoteOpening } from '../recent-screens.ts'
import { OfflineNotice } from './offline-notice.tsx'
import css from './screen-bar.module.css'
import { useScrolled } from './use-scrolled.ts'
import type { ScreenData } from '../screen-data.ts'
import { useScreen } from './use-screen.ts'
import { useSearch } from './use-search.tsx'

interface Props {
  /** Instead of the route's own title: a name, a place, a button that switches. */
  title?: ReactNode
  /** The page's h1 stands elsewhere (a lead line): then the bar's title is a plain line. */
  titleAs?: 'h1' | 'p'
  /** The screen's own icon buttons, at most two. */
  actions?: ReactNode
  /** Something new waits behind the bell. */
  hasNews?: boolean
  /** Stays at the top with the bar: a week strip, tabs. */
  under?: ReactNode
  /** Whose title and flags it has, where that is not the page itself: a page that stands for one that failed. */
  of?: ScreenData | undefined
  /**
   * What the line without a connection says below, where it is not how old the page is: its parts say so themselves.
   */
  offlineText?: string
  /** Where the back button leads when there is no page to go back to. */
  backTo?: string
}

/**
 * The app bar of a screen, as the route's flags say: logo, bell, menu bar, back button [ROU-04]. Give it to the
 * pattern's `bar` slot. Nothing is drawn where the header flag is off.
 */
export function ScreenBar({ title, titleAs = 'h1', actions, hasNews = false, under, of, offlineText, backTo }: Props) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const own = useScreen()
  const screen = of ?? own
  const scrolled = useScrolled()
  const search = useSearch()
  useNoteOpening(screen)
  if (!screen?.header) return null

  const icons = (
    <>
      {actions}
      {screen.menuBar && <IconButton label={t`찾기`} icon={Search} onClick={() => search.open()} />}
      {screen.notificationIcon && (
        <IconButton
          label={hasNews ? t`알림, 새 소식 있음` : t`알림`}
          icon={Bell}
          dot={hasNews}
          render={<Link to="/pushList" />}
        />
      )}
    </>
  )

  return (
    <>
      <div className={css.bar} data-scrolled={scrolled || undefined}>
        {screen.backButton ? (
          <AppBar
            kind="back"
            title={title ?? i18n._(screen.title)}
            titleAs={titleAs}
            onBack={() => goBack(router, backTo)}
            actions={icons}
            scrolled={scrolled}
          />
        ) : (
          <AppBar
            kind="hub"
            title={title ?? (screen.logo ? undefined : i18n._(screen.title))}
            titleAs={titleAs}
            logo={screen.logo ? { word: t`한상`, label: t`한상 홈`, render: <Link to="/" /> } : undefined}
            actions={icons}
            scrolled={scrolled}
          />
        )}
        {under && (
          <section className={css.under} aria-label={t`보기 고르기`}>
            {under}
          </section>
        )}
      </div>
      <OfflineNotice text={offlineText} />
      {search.overlay}
    </>
  )
}
