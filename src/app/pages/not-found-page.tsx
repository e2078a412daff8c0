import { useLingui } from '@lingui/react/macro'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { use, type ReactNode } from 'react'
import { StatePage } from '#src/patterns/state-page.tsx'
import { SessionContext } from '#src/session/use-session.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { builtScreens, type BuiltScreen } from '../built-screens.ts'
import { ScreenBar } from '../chrome/screen-bar.tsx'
import { useSearch } from '../chrome/use-search.tsx'
import { nearestAddresses } from '../nearest-addresses.ts'
import { LostPicture } from './state-pictures.tsx'

/**
 * An address that no screen has: those that it is nearest to, and the way to look for it. None is opened by itself.
 * [ROU-09]
 */
export function NotFoundPage(): ReactNode {
  const { t, i18n } = useLingui()
  const nearest = useNearestScreens()
  const isStranger = useIsStranger()
  const search = useSearch()
  return (
    <StatePage
      bar={<ScreenBar titleAs="p" title="" />}
      action={isStranger && nearest.length === 0 ? <HomeButton /> : undefined}
    >
      <EmptyState
        level={1}
        picture={LostPicture}
        title={t`이 주소에는 화면이 없어요`}
        text={t`주소가 바뀌었거나 잘못 적혔어요.`}
      />
      {nearest.length > 0 ? (
        <Card labelledBy="nearest">
          <CardHead id="nearest" title={t`혹시 이 화면인가요?`} />
          <Rows labelledBy="nearest">
            {nearest.map(({ path, screen }) => (
              <ListRow key={path} title={i18n._(screen.title)} chevron render={<Link to={path} />} />
            ))}
          </Rows>
        </Card>
      ) : null}
      {isStranger ? null : (
        <Card tight>
          <Rows>
            <ListRow lead={<RowIcon icon={Search} />} title={t`무엇을 찾으세요?`} onClick={() => search.open()} />
          </Rows>
          {search.overlay}
        </Card>
      )}
    </StatePage>
  )
}

/** Somebody without a session has nothing here to search. */
const useIsStranger = () => use(SessionContext)?.isSignedIn() === false

/** Screens whose address is near the one that was opened, as far as one may open them. */
function useNearestScreens(): BuiltScreen[] {
  const router = useRouter()
  const typed = useLocation({ select: ({ pathname }) => pathname })
  const isStranger = useIsStranger()
  const screens = builtScreens(router).filter(
    ({ screen: { kind, public: isPublic } }) => !['error', 'entry'].includes(kind) && (isPublic || !isStranger),
  )
  return nearestAddresses(
    typed,
    screens.map(({ path }) => path),
  ).flatMap((address) => screens.find(({ path }) => path === address) ?? [])
}

/** For who has no main places below. */
function HomeButton() {
  const { t } = useLingui()
  return (
    <Button size="l" block render={<Link to="/" />}>
      {t`홈으로`}
    </Button>
  )
}
