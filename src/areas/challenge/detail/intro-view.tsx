import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useRange } from '#src/domain/day/use-range.ts'
import { KoreanOnly } from '#src/domain/operator-words/korean-only.tsx'
import { koreanIn } from '#src/domain/operator-words/worded.ts'
import { formatDay, type Day } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { closedFor, nameIn, type Challenge } from '../challenge.ts'
import { askedMissionsQuery, offersQuery } from '../challenge.queries.ts'
import { toSuggestion } from '../hub/hub.ts'
import { BarActions } from './bar-actions.tsx'
import { SeesCard } from '../join/sees-card.tsx'
import css from './detail.module.css'

interface Props {
  challenge: Challenge
  today: Day
  /** Who kept a seat for the member. */
  invitedBy?: string | undefined
  notice: ReactNode
}

/** Before joining: what it is, how it works, what it will ask for, what there is to win, who sees what. */
export function IntroView({ challenge, today, invitedBy, notice }: Props) {
  const { t, i18n } = useLingui()
  const {
    code,
    name,
    kind,
    summary,
    intro,
    start,
    end,
    joined,
    places,
    points,
    how,
    rewards,
    notice: operatorNotice,
    isJoined,
  } = challenge
  const operatorWords = [
    intro,
    ...how.flatMap(({ title, text }) => [title, text]),
    ...rewards.flatMap(({ name: reward, condition }) => [reward, condition]),
    ...(operatorNotice === null || rewards.length === 0 ? [] : [operatorNotice]),
  ]
  const { data: missions = [] } = useQuery(askedMissionsQuery(code))
  const asked = missions.map(({ missionSeq, missionNm, missionNmEng, descTxt }) => ({
    missionSeq,
    name: nameIn(i18n.locale, missionNm, missionNmEng),
    desc: descTxt,
  }))
  const range = useRange()
  const facts = [
    { title: t`기간`, end: range(start, end) },
    { title: t`함께하는 사람`, end: places === null ? t`${joined}명` : t`${places}자리 가운데 ${joined}명` },
    { title: t`끝까지 하면`, end: `${formatNumber(points)}P` },
    ...(challenge.dayPoints > 0 ? [{ title: t`하루 성공하면`, end: `${formatNumber(challenge.dayPoints)}P` }] : []),
  ]
  return (
    <DetailPage
      bar={
        <ScreenBar
          title={<span lang={koreanIn(name, i18n.locale)}>{name}</span>}
          titleAs="p"
          backTo="/challenge/challenge"
          actions={<BarActions challenge={challenge} today={today} />}
        />
      }
      lead={
        invitedBy === undefined
          ? { title: <span lang={koreanIn(summary, i18n.locale)}>{summary}</span> }
          : { title: t`${invitedBy}님이 불렀어요`, below: <span lang={koreanIn(summary, i18n.locale)}>{summary}</span> }
      }
      action={<JoinAction challenge={challenge} today={today} isInvited={invitedBy !== undefined} />}
    >
      {notice ?? (challenge.quit === null ? null : <QuitNotice day={challenge.quit} record={challenge.record} />)}
      <Reason code={code} />
      <KoreanOnly
        texts={[
          name,
          summary,
          ...operatorWords.map(({ text }) => text),
          ...asked.flatMap(({ name: mission, desc }) => [mission, desc]),
        ]}
      />
      <Card label={t`한눈에`}>
        <Rows>
          {facts.map((fact) => (
            <ListRow key={fact.title} tight title={fact.title} end={<b>{fact.end}</b>} />
          ))}
        </Rows>
      </Card>
      <Card>
        <CardHead title={t`이렇게 해요`} />
        <p lang={intro.lang} className={css.words}>
          {intro.text}
        </p>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none */}
        <ol className={css.how} role="list">
          {how.map(({ title, text }) => (
            <li key={title.text}>
              <b lang={title.lang}>{title.text}</b>
              <span lang={text.lang}>{text.text}</span>
            </li>
          ))}
        </ol>
      </Card>
      <AskedMissions missions={asked} />
      {rewards.length === 0 ? null : (
        <Card>
          <CardHead id="rewards" title={t`받는 것`} />
          <Rows labelledBy="rewards">
            {rewards.map(({ name: reward, condition }) => (
              <ListRow
                key={reward.text}
                tight
                title={<span lang={reward.lang}>{reward.text}</span>}
                sub={<span lang={condition.lang}>{condition.text}</span>}
              />
            ))}
          </Rows>
          {operatorNotice === null ? null : (
            <p lang={operatorNotice.lang} className={css.words}>
              {operatorNotice.text}
            </p>
          )}
        </Card>
      )}
      <SeesCard kind={kind} title={t`누가 무엇을 보나요`} />
      {invitedBy !== undefined && closedFor(challenge, today) === undefined ? (
        <Button
          kind="text"
          block
          render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode: code, view: 'join' }} />}
        >{t`팀 없이 참여하기`}</Button>
      ) : null}
      {isJoined ? (
        <Button
          kind="soft"
          block
          render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode: code }} />}
        >{t`내 챌린지로 가기`}</Button>
      ) : null}
    </DetailPage>
  )
}

/** The way in, or why there is none now. */
function JoinAction({ challenge, today, isInvited }: { challenge: Challenge; today: Day; isInvited: boolean }) {
  const { t, i18n } = useLingui()
  if (challenge.isJoined) return null
  const closed = closedFor(challenge, today)
  const opens = formatDay(challenge.applyStart, i18n.locale, 'short')
  if (isInvited && closed !== 'past')
    return (
      <Button
        block
        render={<Link to="/service/chalTeamMake" search={{ chalnCode: challenge.code }} />}
      >{t`초대 보기`}</Button>
    )
  if (closed === undefined) {
    const words = challenge.quit === null ? t`참여하기` : t`다시 참여하기`
    return (
      <Button
        block
        render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode: challenge.code, view: 'join' }} />}
      >
        {words}
      </Button>
    )
  }
  const words = { full: t`자리가 다 찼어요`, later: t`${opens}에 열려요`, past: t`신청이 끝났어요` }
  return (
    <Button block disabled>
      {words[closed]}
    </Button>
  )
}

/** Why it was suggested, where it was: known from the hub, and asked for by nobody else. */
function Reason({ code }: { code: string }) {
  const { i18n } = useLingui()
  const { data } = useQuery({ ...offersQuery(), enabled: false })
  const reason = data
    ?.map((row) => toSuggestion(row, i18n.locale))
    .find((one) => one.code === code && !one.isJoined)?.reason
  return reason ? <Notice kind="info">{reason}</Notice> : null
}

/** What a day of it will ask for; nothing in one without missions. */
function AskedMissions({ missions }: { missions: readonly { missionSeq: number; name: string; desc: string }[] }) {
  const { t, i18n } = useLingui()
  if (missions.length === 0) return null
  return (
    <Card>
      <CardHead id="asked" title={t`하루에 할 일`} />
      <Rows labelledBy="asked">
        {missions.map(({ missionSeq, name, desc }) => (
          <ListRow
            key={missionSeq}
            tight
            title={<span lang={koreanIn(name, i18n.locale)}>{name}</span>}
            sub={<span lang={koreanIn(desc, i18n.locale)}>{desc}</span>}
          />
        ))}
      </Rows>
    </Card>
  )
}

/** Who left is told what is there of their days, and until when. */
function QuitNotice({ day, record }: { day: Day; record: Challenge['record'] }) {
  const { t, i18n } = useLingui()
  const quitDay = formatDay(day, i18n.locale, 'short')
  const recordDay = formatDay(record.day, i18n.locale, 'dated')
  return (
    <Notice kind="info">
      {record.isGone
        ? t`${quitDay}에 그만뒀어요. 그날까지의 기록은 ${recordDay}에 지웠어요.`
        : t`${quitDay}에 그만뒀어요. 그날까지의 기록은 남아 있고, ${recordDay}에 지워요.`}
    </Notice>
  )
}
