import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useRange } from '#src/domain/day/use-range.ts'
import { formatDay, type Day } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { closedFor, type Challenge } from '../challenge.ts'
import { BarActions } from './bar-actions.tsx'
import { SeesCard } from '../join/sees-card.tsx'
import css from './detail.module.css'

/** Before joining: what it is, how it works, what there is to win, who sees what. */
export function IntroView({ challenge, today, notice }: { challenge: Challenge; today: Day; notice: ReactNode }) {
  const { t } = useLingui()
  const { code, name, kind, summary, intro, start, end, joined, places, points, how, rewards, isJoined } = challenge
  const range = useRange()
  const facts = [
    { title: t`기간`, end: range(start, end) },
    { title: t`함께하는 사람`, end: places === null ? t`${joined}명` : t`${places}자리 가운데 ${joined}명` },
    { title: t`끝까지 하면`, end: `${formatNumber(points)}P` },
    ...(challenge.dayPoints > 0 ? [{ title: t`하루 성공하면`, end: `${formatNumber(challenge.dayPoints)}P` }] : []),
  ]
  return (
    <DetailPage bar={<ScreenBar title={name} titleAs="p" backTo="/challenge/challenge" actions={<BarActions challenge={challenge} today={today} />} />} lead={{ title: summary }} action={<JoinAction challenge={challenge} today={today} />}>
      {notice}
      <Card label={t`한눈에`}>
        <Rows>
          {facts.map((fact) => (
            <ListRow key={fact.title} tight title={fact.title} end={<b>{fact.end}</b>} />
          ))}
        </Rows>
      </Card>
      <Card>
        <CardHead title={t`이렇게 해요`} />
        <p lang="ko" className={css.words}>{intro}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none */}
        <ol className={css.how} role="list" lang="ko">
          {how.map(({ title, descTxt }) => (
            <li key={title}>
              <b>{title}</b>
              <span>{descTxt}</span>
            </li>
          ))}
        </ol>
      </Card>
      {rewards.length === 0 ? null : (
        <Card>
          <CardHead id="rewards" title={t`받는 것`} />
          <Rows labelledBy="rewards">
            {rewards.map(({ rewardNm, conditionTxt }) => (
              <ListRow key={rewardNm} tight title={<span lang="ko">{rewardNm}</span>} sub={<span lang="ko">{conditionTxt}</span>} />
            ))}
          </Rows>
          {challenge.notice === null ? null : <p lang="ko" className={css.words}>{challenge.notice}</p>}
        </Card>
      )}
      <SeesCard kind={kind} title={t`누가 무엇을 보나요`} />
      {isJoined ? <Button kind="soft" block render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode: code }} />}>{t`내 챌린지로 가기`}</Button> : null}
    </DetailPage>
  )
}

/** The way in, or why there is none now. */
function JoinAction({ challenge, today }: { challenge: Challenge; today: Day }) {
  const { t, i18n } = useLingui()
  if (challenge.isJoined) return null
  const closed = closedFor(challenge, today)
  const opens = formatDay(challenge.applyStart, i18n.locale, 'short')
  if (closed === undefined) {
    return <Button block render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode: challenge.code, view: 'join' }} />}>{t`참여하기`}</Button>
  }
  const words = { full: t`자리가 다 찼어요`, later: t`${opens}에 열려요`, past: t`신청이 끝났어요` }
  return <Button block disabled>{words[closed]}</Button>
}
