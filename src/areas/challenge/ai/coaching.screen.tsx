import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { WithoutConsent } from '#src/domain/consent/without-consent.tsx'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { MissionRow } from '#src/ui/challenge/mission-row.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Fine } from '#src/ui/page/page.tsx'
import { coachingQuery } from './ai.queries.ts'
import type { Coaching } from './coaching.ts'
import { WalkCard } from './walk-card.tsx'

/** Which of the four addresses: the same answer, begun with another part of it. */
export type CoachingPart = 'hub' | 'coaching' | 'score' | 'type'

/** What the member's own records say of today, by rules that name their numbers. [CHA-10] [CHA-15] */
export function CoachingScreen({ part }: { part: CoachingPart }) {
  const { t } = useLingui()
  const { data: coaching } = useSuspenseQuery(coachingQuery())
  const bar = <ScreenBar titleAs="p" backTo={part === 'hub' ? '/challenge/challenge' : '/challenge/ai-challenge'} />
  const { challenge, score, isScored, type } = coaching
  if (challenge === null) {
    return (
      <DetailPage
        bar={bar}
        instead={
          <EmptyState
            level={1}
            title={t`걸으면 하루 한마디를\n들을 수 있어요`}
            text={coaching.text}
            action={<Button render={<Link to="/challenge/challengeList" />}>{t`챌린지 둘러보기`}</Button>}
          />
        }
      />
    )
  }
  const percent = t`${challenge.name} ${challenge.percent}%`
  const lead = {
    hub: coaching.title,
    coaching: coaching.title,
    score: scoreLead(score, isScored ? t`아직 점수를 낼 만큼\n기록이 없어요` : t`건강 점수를\n셈하지 않고 있어요`),
    type: type ? type.name : t`아직 식사 유형을\n몰라요`,
  }
  function scoreLead(found: Coaching['score'], none: string): string {
    if (found === null) return none
    const { points, change } = found
    if (change === null || change === 0) return t`${points}점이에요`
    const by = Math.abs(change)
    return change > 0 ? t`${points}점, 지난달보다\n${by}점 올랐어요` : t`${points}점, 지난달보다\n${by}점 내렸어요`
  }
  const noScore = isScored ? t`기록이 더 필요해요` : t`동의가 없어 셈하지 않아요`

  return (
    <DetailPage bar={bar} lead={{ title: lead[part], below: percent }}>
      {part === 'coaching' && <WalkCard chalnCode={challenge.code} text={coaching.text} />}
      {part === 'hub' || part === 'coaching' ? (
        <Tasks tasks={coaching.tasks} chalnCode={challenge.code} withWay={part === 'hub'} />
      ) : null}
      {part === 'score' && !isScored ? <WithoutConsent /> : null}
      {part === 'score' && isScored && (
        <Card>
          <CardHead title={t`무엇으로 세나요`} />
          <Rows label={t`건강 점수`}>
            <ListRow
              chevron
              title={t`점수를 이루는 것`}
              sub={t`몸, 혈압, 혈당, 활동, 식사`}
              render={<Link to="/healthlog/healthScore" />}
            />
          </Rows>
        </Card>
      )}
      {part === 'type' && (
        <Card>
          <CardHead title={t`식사 유형`} />
          <Rows label={t`식사 유형`}>
            <ListRow
              chevron
              title={type ? t`내 식사 유형 자세히 보기` : t`식사 유형 알아보기`}
              sub={type ? t`잘하고 있는 것과 살펴볼 것` : t`식사를 30일 기록하면 알 수 있어요`}
              render={<Link to="/menu/eatingType" />}
            />
          </Rows>
        </Card>
      )}
      <Notice
        kind="plain"
        title={t`최근 기록을 보고 규칙으로 골랐어요`}
        action={<Button kind="text" size="s" render={<Link to="/healthlog/healthlog" />}>{t`쓴 기록`}</Button>}
      >
        {t`진단이 아니에요. 불편하면 쉬어 가세요.`}
      </Notice>
      {part === 'hub' || part === 'coaching' ? (
        <Card>
          <Rows label={t`내 상태`}>
            <ListRow
              chevron
              title={t`건강 점수`}
              sub={score ? t`${score.points}점` : noScore}
              render={<Link to="/challenge/ai-challenge/health-score" />}
            />
            <ListRow
              chevron
              title={t`식사 유형`}
              sub={type ? type.name : t`기록이 더 필요해요`}
              render={<Link to="/challenge/ai-challenge/nbti" />}
            />
          </Rows>
        </Card>
      ) : null}
      {part === 'hub' || part === 'coaching' ? (
        <Fine>{t`기준: 걷는 빠르기 1분에 100보(Tudor-Locke 등, 2018), 나트륨 하루 2,000 mg(세계보건기구, 2012), 아침 식사(한국인을 위한 식생활지침, 2021). 나머지 규칙은 저희가 정했어요.`}</Fine>
      ) : null}
    </DetailPage>
  )
}

function Tasks({ tasks, chalnCode, withWay }: { tasks: Coaching['tasks']; chalnCode: string; withWay: boolean }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  /** Where a task is done, by the name of the route that came with it. */
  const ways: Record<string, (() => void) | undefined> = {
    challengeChallengeDetail: () => void navigate({ to: '/challenge/ChallengeDetail', search: { chalnCode } }),
    diaryMission: () => void navigate({ to: '/diary/mission' }),
  }
  const done = tasks.filter(({ isDone }) => isDone).length
  return (
    <Card>
      <CardHead
        title={t`오늘 해 볼 것`}
        id="tasks"
        more={tasks.length === 0 ? undefined : <span>{t`${tasks.length}개 중 ${done}개`}</span>}
      />
      <Rows labelledBy="tasks">
        {tasks.map(({ seq, name, reason, isDone, route }) => (
          <MissionRow
            key={seq}
            title={name}
            sub={reason}
            done={isDone}
            stateLabel={isDone ? t`완료` : t`하는 중`}
            onClick={ways[route ?? '']}
          />
        ))}
        {tasks.length === 0 && <ListRow title={t`오늘은 고를 것이 없어요`} />}
        {withWay && (
          <ListRow chevron title={t`왜 이걸 골랐나요`} render={<Link to="/challenge/ai-challenge/ai-coaching" />} />
        )}
        {!withWay && <ListRow chevron title={t`실천으로 적어 두기`} render={<Link to="/diary/mission" />} />}
      </Rows>
    </Card>
  )
}
