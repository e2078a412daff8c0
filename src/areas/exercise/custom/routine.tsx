import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { recommendedQuery } from '../hub/exercise.queries.ts'
import { ProgrammeRows } from '../programme/programme-rows.tsx'
import css from './custom.module.css'

/** The programmes that the member keeps. */
export function Routine({ onChoose, onSurvey, more }: { onChoose(): void; onSurvey(): void; more: ReactNode }) {
  const { t } = useLingui()
  const { data: recommended } = useSuspenseQuery(recommendedQuery())
  const kept = recommended.filter(({ isKept }) => isKept).map(({ programme }) => programme)
  const minutes = kept.reduce((sum, programme) => sum + programme.minutes, 0)
  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/healthlog/exercise" />}
      lead={
        kept.length === 0 ? undefined : { title: t`내 운동 ${kept.length}가지`, below: t`한 번씩 하면 ${minutes}분` }
      }
      instead={
        kept.length === 0 ? (
          <EmptyState
            level={1}
            title={t`담아 둔 운동이 없어요`}
            text={t`대답에 맞는 운동에서 골라 담아요.`}
            action={<Button onClick={onChoose}>{t`운동 고르기`}</Button>}
          />
        ) : undefined
      }
    >
      <Card tight>
        <ProgrammeRows label={t`내 운동`} programmes={kept} />
      </Card>
      {more}
      <div className={css.ends}>
        <Button kind="soft" block onClick={onChoose}>{t`다시 고르기`}</Button>
        <Button kind="text" block onClick={onSurvey}>{t`다시 대답하기`}</Button>
      </div>
    </ListPage>
  )
}
