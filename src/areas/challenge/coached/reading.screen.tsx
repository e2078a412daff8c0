import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import { useEffect, useEffectEvent } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { KoreanOnly } from '#src/domain/operator-words/korean-only.tsx'
import { formatDay, type Day } from '#src/lib/days.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { readingQuery, readingsQuery, useFinishContents, useOpenContents } from './coached.queries.ts'
import css from './coached.module.css'

interface Props {
  chalnCode: string
  custContentsSeq: number
}

/** What is not open yet is not asked for. */
export function ReadingScreen(which: Props) {
  const { data: readings } = useSuspenseQuery(readingsQuery(which.chalnCode))
  const row = readings.find(({ custContentsSeq }) => custContentsSeq === which.custContentsSeq)
  return row?.openYn === 'Y' ? (
    <OpenReading {...which} />
  ) : (
    <ClosedReading chalnCode={which.chalnCode} openDt={row?.openDt} />
  )
}

/** Something to read or watch, and what it asks for. The operator writes Korean. [CHA-16] */
function OpenReading({ chalnCode, custContentsSeq }: Props) {
  const { t } = useLingui()
  const { data: reading } = useSuspenseQuery(readingQuery(chalnCode, custContentsSeq))
  const done = useFinishContents()
  const opened = useOpenContents()
  const open = useEffectEvent(
    () => reading?.readYn === 'N' && opened.send({ body: { chalnCode, custContentsSeq, stateCode: 'READ' } }),
  )
  useEffect(() => void open(), [])
  if (reading === null) return <ClosedReading chalnCode={chalnCode} openDt={undefined} />
  const { title, summaryTxt, imgUrl, videoUrl, paragraphList, actionTxt, doneYn, prevSeq, nextSeq } = reading
  const isDone = doneYn === 'Y'
  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" title={t`읽을거리`} backTo={detailOf(chalnCode)} />}
      lead={{ title: <span lang="ko">{title}</span>, below: <span lang="ko">{summaryTxt}</span> }}
      action={
        actionTxt === null || isDone ? undefined : (
          <Button
            size="l"
            block
            busy={done.isPending}
            onClick={() => done.send({ body: { chalnCode, custContentsSeq, stateCode: 'DONE' } })}
          >{t`해 봤어요`}</Button>
        )
      }
    >
      <KoreanOnly texts={[title, summaryTxt, ...paragraphList.map(({ contents }) => contents)]} />
      {imgUrl === null ? null : <img className={css.picture} src={imgUrl} alt="" />}
      {videoUrl === null ? null : (
        // The operator's films come without a track of words; what stands below says what is shown.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video className={css.picture} src={videoUrl} controls preload="none" aria-label={title} />
      )}
      {paragraphList.map(({ subTitle, contents }) => (
        <Card key={contents}>
          <div lang="ko">
            {subTitle === null ? null : <CardHead title={subTitle} />}
            <p className={css.text}>{contents}</p>
          </div>
        </Card>
      ))}
      {actionTxt === null ? null : (
        <Card tone="brand">
          <CardHead
            title={t`해 볼 것`}
            more={isDone ? <Badge kind="positive" icon={Check}>{t`해 봤어요`}</Badge> : undefined}
          />
          <p className={css.text} lang="ko">
            {actionTxt}
          </p>
        </Card>
      )}
      {prevSeq === null && nextSeq === null ? null : (
        <nav className={css.ways} aria-label={t`다른 읽을거리`}>
          {prevSeq === null ? null : (
            <Button
              kind="text"
              render={
                <Link to="/challenge/custcontentsview" search={{ chalnCode, custContentsSeq: prevSeq }} replace />
              }
            >{t`앞 글 읽기`}</Button>
          )}
          {nextSeq === null ? null : (
            <Button
              kind="text"
              render={
                <Link to="/challenge/custcontentsview" search={{ chalnCode, custContentsSeq: nextSeq }} replace />
              }
            >{t`다음 글 읽기`}</Button>
          )}
        </nav>
      )}
    </DetailPage>
  )
}

const detailOf = (chalnCode: string): string => `/challenge/challengeIntensiveDetail?chalnCode=${chalnCode}`

/** Its day has not come, or there is no such thing. */
function ClosedReading({ chalnCode, openDt }: { chalnCode: string; openDt: Day | undefined }) {
  const { t, i18n } = useLingui()
  const day = openDt === undefined ? '' : formatDay(openDt, i18n.locale, 'short')
  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" title={t`읽을거리`} backTo={detailOf(chalnCode)} />}
      instead={
        <EmptyState
          level={1}
          title={openDt === undefined ? t`없는 글이에요` : t`${day}에 열려요`}
          action={
            <Button
              render={<Link to="/challenge/challengeIntensiveDetail" search={{ chalnCode }} replace />}
            >{t`이 챌린지 보기`}</Button>
          }
        />
      }
    />
  )
}

/** A challenge that nothing of has opened yet, or that has none. */
export function NothingToRead() {
  const { t } = useLingui()
  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" title={t`읽을거리`} backTo="/challenge/challenge" />}
      instead={
        <EmptyState
          level={1}
          title={t`아직 열린 글이 없어요`}
          text={t`영양사와 함께하는 챌린지에서 주마다 하나씩 열려요.`}
          action={<Button render={<Link to="/challenge/challenge" />}>{t`챌린지 보기`}</Button>}
        />
      }
    />
  )
}
