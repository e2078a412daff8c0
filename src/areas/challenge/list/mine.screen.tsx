import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { myChallengesQuery } from '../challenge.queries.ts'
import { toOwn } from '../hub/hub.ts'
import { TogetherCard } from '../hub/together-card.tsx'
import { useServerDay } from '../use-day.ts'

/** What the member is in, those under way first. */
export function MineScreen() {
  const { t, i18n } = useLingui()
  const { data, dataUpdatedAt } = useSuspenseQuery(myChallengesQuery())
  const today = useServerDay(data[0]?.nowDt, dataUpdatedAt)
  const rows = data.map((row) => toOwn(row, i18n.locale))
  const count = rows.length
  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/challenge/challenge" />}
      lead={{ title: count === 0 ? t`아직 함께하는\n챌린지가 없어요` : t`${count}개를 하고 있어요` }}
      instead={count === 0 ? <EmptyState title={t`하나 시작해 볼까요?`} action={<Button render={<Link to="/challenge/challengeList" />}>{t`챌린지 보기`}</Button>} /> : undefined}
    >
      <TogetherCard rows={rows} today={today} />
    </ListPage>
  )
}
