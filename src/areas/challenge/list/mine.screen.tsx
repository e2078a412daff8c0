import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { Bar } from '#src/charts/bar.tsx'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Chip } from '#src/ui/chip/chip.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import { myChallengesQuery } from '../challenge.queries.ts'
import { toMyChallenge } from '../hub/hub.ts'
import { OwnRow, useWhen } from '../hub/together-card.tsx'
import { useServerDay } from '../use-day.ts'
import css from './list.module.css'

type Sort = 'running' | 'coming'

/** What the member is in: those under way, or those that begin soon; where there are none of one sort, the other. */
export function MineScreen() {
  const { t, i18n } = useLingui()
  const { data, dataUpdatedAt } = useSuspenseQuery(myChallengesQuery())
  const today = useServerDay(data[0]?.nowDt, dataUpdatedAt)
  const say = useWhen(today)
  const [wanted, setWanted] = useState<Sort>('running')
  const all = data.map((row) => toMyChallenge(row, i18n.locale))
  const sorts = { running: all.filter(({ start }) => start <= today), coming: all.filter(({ start }) => start > today) }
  const other: Sort = wanted === 'running' ? 'coming' : 'running'
  const shown = sorts[wanted].length > 0 ? wanted : other
  const [running, coming] = [sorts.running.length, sorts.coming.length]
  const title =
    all.length === 0
      ? t`아직 함께하는\n챌린지가 없어요`
      : running > 0
        ? t`${running}개를 하고 있어요`
        : t`${coming}개가 곧 시작해요`
  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/challenge/challenge" />}
      lead={{ title }}
      filter={
        running > 0 && coming > 0 ? (
          <div className={css.filter} role="group" aria-label={t`언제`}>
            <Chip pressed={shown === 'running'} onClick={() => setWanted('running')}>{t`하는 중`}</Chip>
            <Chip pressed={shown === 'coming'} onClick={() => setWanted('coming')}>{t`곧 시작`}</Chip>
          </div>
        ) : undefined
      }
      instead={
        all.length === 0 ? (
          <EmptyState
            title={t`하나 시작해 볼까요?`}
            action={<Button render={<Link to="/challenge/challengeList" />}>{t`챌린지 보기`}</Button>}
          />
        ) : undefined
      }
    >
      <Card tight>
        <Rows label={t`내 챌린지`}>
          {sorts[shown].map((row) => (
            <OwnRow
              key={row.code}
              row={row}
              sub={
                <>
                  {[row.team, say(row)].filter((part) => part !== null).join(' · ')}
                  {shown === 'running' ? (
                    <span className={css.far}>
                      <Bar thin percent={row.rate} />
                    </span>
                  ) : null}
                </>
              }
            />
          ))}
        </Rows>
      </Card>
    </ListPage>
  )
}
