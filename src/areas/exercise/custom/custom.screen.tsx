import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import Users from 'lucide-react/icons/users'
import Zap from 'lucide-react/icons/zap'
import { Suspense, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { standingQuery } from '../hub/exercise.queries.ts'
import { surveyQuery } from './custom.queries.ts'
import { ExerciseSurvey } from './exercise-survey.tsx'
import { Recommended } from './recommended.tsx'
import { Routine } from './routine.tsx'

const QuickSheet = lazyPart(() => import('./quick-sheet.tsx'), 'QuickSheet')
const TrendSheet = lazyPart(() => import('./trend-sheet.tsx'), 'TrendSheet')

/** The way to a routine: the survey, what fits its answers, what is kept; it opens where the member stands. [EXR-01] */
export function ExerciseCustomScreen() {
  const { t } = useLingui()
  const { data: standing } = useSuspenseQuery(standingQuery())
  const { data: questions } = useSuspenseQuery(surveyQuery())
  const [wanted, setWanted] = useState<'survey' | 'recommended' | 'routine' | null>(null)
  const [sheet, setSheet] = useState<'quick' | 'trend' | null>(null)
  const shown = wanted ?? ({ unasked: 'survey', recommended: 'recommended', kept: 'routine' } as const)[standing]
  const more = (
    <Card tight>
      <Rows>
        <ListRow
          lead={<RowIcon icon={Zap} />}
          title={t`오늘 할 것만 빠르게`}
          sub={t`시간과 힘든 정도로 골라요`}
          chevron
          onClick={() => setSheet('quick')}
        />
        <ListRow
          lead={<RowIcon icon={Users} />}
          title={t`비슷한 분들이 하는 운동`}
          chevron
          onClick={() => setSheet('trend')}
        />
      </Rows>
    </Card>
  )
  const survey = () => setWanted('survey')
  return (
    <>
      {shown === 'survey' && questions.length === 0 ? (
        <ListPage
          bar={<ScreenBar titleAs="p" backTo="/healthlog/exercise" />}
          lead={{ title: t`지금은 설문을 쉬어요` }}
        >
          {more}
          <EmptyState title={t`설문이 다시 열리면 골라 드려요`} />
        </ListPage>
      ) : shown === 'survey' ? (
        <ExerciseSurvey
          onSaved={() => setWanted('recommended')}
          onLeave={standing === 'unasked' ? undefined : () => setWanted(null)}
        />
      ) : shown === 'recommended' ? (
        <Recommended onKept={() => setWanted('routine')} onSurvey={survey} more={more} />
      ) : (
        <Routine onChoose={() => setWanted('recommended')} onSurvey={survey} more={more} />
      )}
      <Suspense fallback={null}>
        {sheet === 'quick' && <QuickSheet onClose={() => setSheet(null)} />}
        {sheet === 'trend' && <TrendSheet onClose={() => setSheet(null)} />}
      </Suspense>
    </>
  )
}
