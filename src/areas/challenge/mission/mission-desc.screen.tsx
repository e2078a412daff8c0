import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { Bar } from '#src/charts/bar.tsx'
import { today } from '#src/lib/days.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { myChallengesQuery } from '../challenge.queries.ts'
import { missionReasonsQuery } from './mission.queries.ts'
import { shownReason } from './mission.ts'
import { useMissionWords } from './use-mission-words.ts'
import css from './mission.module.css'

/** What one of today's missions is good for, and how far it is. */
export function MissionDescScreen({ missionSeq }: { missionSeq: number | undefined }) {
  const { t } = useLingui()
  const say = useMissionWords()
  const { data: all } = useSuspenseQuery(missionReasonsQuery(today(useNow())))
  const shown = shownReason(all, missionSeq)
  const { data: mine } = useQuery({ ...myChallengesQuery(), enabled: shown === undefined })
  const bar = <ScreenBar titleAs="p" backTo="/challenge/mission" />

  if (!shown) {
    return (
      <DetailPage
        bar={bar}
        instead={
          <EmptyState
            level={1}
            title={t`오늘은 미션이 없어요`}
            // Who is in one is offered none: theirs ask for nothing today.
            text={mine?.length === 0 ? t`챌린지에 들어가면 하루에 할 일을 하나씩 알려 드려요.` : undefined}
            action={
              mine?.length === 0 ? (
                <Button render={<Link to="/challenge/challengeList" />}>{t`챌린지 둘러보기`}</Button>
              ) : (
                <Button render={<Link to="/challenge/mission" />}>{t`미션 보기`}</Button>
              )
            }
          />
        }
      />
    )
  }
  const others = all.filter(({ seq }) => seq !== shown.seq)
  return (
    <DetailPage
      bar={bar}
      lead={{
        title: shown.isDone ? t`${shown.name},\n오늘 했어요` : t`${shown.name},\n아직이에요`,
        below: shown.doneAt ? t`${shown.doneAt} 완료` : undefined,
      }}
      action={
        <Button size="l" block render={<Link to="/challenge/mission" />}>
          {shown.isDone ? t`오늘 미션 보기` : t`하러 가기`}
        </Button>
      }
    >
      <Card>
        <CardHead title={t`왜 좋은가요`} />
        <p className={css.why}>{shown.reason}</p>
      </Card>
      {shown.count && (
        <Card>
          <CardHead title={t`지금까지`} more={<span>{say.count(shown.count)}</span>} />
          <Bar percent={(shown.count.now / shown.count.goal) * 100} />
        </Card>
      )}
      {others.length === 0 ? null : (
        <Card>
          <CardHead title={t`오늘의 다른 미션`} id="others" />
          <Rows labelledBy="others">
            {others.map(({ seq, name, isDone }) => (
              <ListRow
                key={seq}
                chevron
                title={name}
                sub={say.state(isDone)}
                render={<Link to="/diary/missionDesc" search={{ missionSeq: seq }} />}
              />
            ))}
          </Rows>
        </Card>
      )}
    </DetailPage>
  )
}
