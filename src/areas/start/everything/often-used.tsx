import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Pin from 'lucide-react/icons/pin'
import QrCode from 'lucide-react/icons/qr-code'
import { Suspense, useState } from 'react'
import { clientState } from '#src/app/client-state.ts'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useStore } from '#src/app/store.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { RowIcon } from '#src/ui/list-row/list-row.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import type { Destination } from '../destinations.ts'
import { placeIcon } from '../places/place-icons.ts'
import { pinnedQuery } from './everything.queries.ts'
import { MOST_SHORTCUTS, shortcutsOf } from './shortcuts.ts'
import css from './everything.module.css'

const PinSheet = lazyPart(() => import('./pin-sheet.tsx'), 'PinSheet')

/** What the member pinned, then what was opened last on this phone. */
export function OftenUsed({ places }: { places: readonly Destination[] }) {
  const { t, i18n } = useLingui()
  const [choosing, setChoosing] = useState(false)
  const { data: pinned = [], isSuccess, isError, isFetching, refetch } = useQuery(pinnedQuery())
  const { recentScreens } = useStore(clientState)
  const shortcuts = shortcutsOf(places, pinned, recentScreens)
  // The code stands first as long as the member's own pins leave it room.
  const hasCode = shortcuts.filter((each) => each.pinned).length < MOST_SHORTCUTS
  return (
    <Card labelledBy="often-used">
      <CardHead
        id="often-used"
        title={t`자주 쓰는 것`}
        more={
          isSuccess ? (
            <Button kind="text" size="s" className={css.choose} onClick={() => setChoosing(true)}>{t`고르기`}</Button>
          ) : undefined
        }
      />
      {isError && !isSuccess ? (
        <FailedPart
          bare
          icon={Pin}
          title={t`고정한 화면을 불러오지 못했어요`}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {shortcuts.length === 0 && !isError ? <p className={css.quiet}>{t`자주 여는 화면이 여기에 모여요`}</p> : null}
      <nav className={css.often} aria-label={t`자주 쓰는 것`}>
        {hasCode ? (
          <Link to="/main" search={{ show: 'qr' } as never /* the route takes any query; the sheet reads its own */}>
            <span className={css.icon}>
              <RowIcon icon={QrCode} />
            </span>
            {t`내 QR`}
          </Link>
        ) : null}
        {shortcuts.slice(0, hasCode ? MOST_SHORTCUTS - 1 : undefined).map(({ place, pinned: isPinned }) => (
          <Link key={place.name} to={place.path}>
            <span className={css.icon}>
              <RowIcon icon={placeIcon(place)} />
              {isPinned ? <Icon of={Pin} size="xs" className={css.pin} /> : null}
            </span>
            {i18n._(place.screen.title)}
            {isPinned ? <VisuallyHidden>{t`고정함`}</VisuallyHidden> : null}
          </Link>
        ))}
      </nav>
      {choosing ? (
        <Suspense fallback={null}>
          <PinSheet places={places} pinned={pinned} onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </Card>
  )
}
