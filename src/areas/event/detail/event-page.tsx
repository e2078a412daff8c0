import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Heart from 'lucide-react/icons/heart'
import type { ReactNode } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { KoreanOnly } from '#src/domain/operator-words/korean-only.tsx'
import { koreanIn } from '#src/domain/operator-words/worded.ts'
import { formatDay, today as dayIn } from '#src/lib/days.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Accordion } from '#src/ui/accordion/accordion.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { WithdrawButton } from './consent.tsx'
import { nameOf } from './event.ts'
import { takeOf } from './event.kind.ts'
import { useLikeEvent, type EventDetail } from './event.queries.ts'
import { useEventLead } from './use-event-lead.ts'
import css from './event.module.css'

interface Props {
  event: EventDetail
  isTable?: boolean
  /** What was found out since the event was read: the table has stopped. */
  lead?: string | undefined
  /** Below the lead, where it is not until when it runs. */
  below?: ReactNode
  /** Words of the operator that the children show: questions, prizes. */
  says?: readonly string[]
  /** The member has taken part, and there is nothing more to take part in here. */
  isDone?: boolean
  children?: ReactNode
  /** Without one, turns that are left lead to the table, and an event that is over to who has won. */
  action?: ReactNode
}

/**
 * What all events have: name, lead, until when, what it is about, what one has to know, a heart; and above all that,
 * before anybody takes part, that some of it is in Korean alone.
 */
export function EventPage({ event, isTable = false, lead, below, says = [], isDone = false, children, action }: Props) {
  const { t, i18n } = useLingui()
  const language = i18n.locale
  const leadOf = useEventLead()
  const like = useLikeEvent()
  const name = nameOf(event, language)
  const today = dayIn(useNow())
  const year = today.slice(0, 4)
  const end = formatDay(event.endDt, language, event.endDt.slice(0, 4) === year ? 'short' : 'dated')
  const title = lead ?? leadOf(event, isTable)
  const notices = (language === 'en' && event.noticeListEng) || event.noticeList
  const isLiked = event.myLikeYn === 'Y'
  const { eventSeq, announceDt } = event
  const isAnnounced = event.statusCode === 'END' && announceDt !== null && announceDt <= today
  const isAhead = event.statusCode === 'ING' && !isDone && (isTable || takeOf(event.eventTypeCode) !== 'none')
  const hasTurn =
    !isTable && event.statusCode === 'ING' && event.drawCnt > 0 && event.prizeList.some(({ seatCnt }) => seatCnt > 0)
  const onwards = hasTurn ? (
    <Button
      size="l"
      block
      render={<Link to="/service/event/roulet" search={{ eventSeq }} />}
    >{t`돌림상 돌리기`}</Button>
  ) : isAnnounced ? (
    <Button
      size="l"
      block
      render={<Link to="/service/event/res-detail" search={{ eventSeq }} />}
    >{t`당첨 발표 보기`}</Button>
  ) : undefined
  return (
    <DetailPage
      bar={
        <ScreenBar
          titleAs="p"
          title={<span lang={koreanIn(name, language)}>{name}</span>}
          backTo="/service/event/list"
          actions={
            <IconButton
              label={t`좋아요`}
              icon={Heart}
              favourite={isLiked}
              onClick={() => like.send({ body: { eventSeq, likeYn: isLiked ? 'N' : 'Y' } })}
            />
          }
        />
      }
      lead={{
        title: <span lang={koreanIn(title, language)}>{title}</span>,
        below:
          below ??
          (event.statusCode === 'END'
            ? t`${end}에 끝났어요.`
            : event.statusCode === 'READY'
              ? t`${end}까지 이어져요.`
              : t`${end}까지 열려 있어요.`),
      }}
      action={action ?? onwards}
    >
      {isAhead ? <KoreanOnly texts={[name, event.contentsTxt, ...notices, ...says]} /> : null}
      {children}
      <Card label={t`이벤트 소개`}>
        <p className={css.about} lang={koreanIn(event.contentsTxt, language)}>
          {event.contentsTxt}
        </p>
      </Card>
      {notices.length === 0 ? null : (
        <Card tight label={t`꼭 알아 두세요`}>
          <Accordion
            level={2}
            items={[
              {
                title: t`꼭 알아 두세요`,
                content: (
                  <ul className={css.notices}>
                    {notices.map((line) => (
                      <li key={line} lang={koreanIn(line, language)}>
                        {line}
                      </li>
                    ))}
                  </ul>
                ),
              },
            ]}
          />
        </Card>
      )}
      {event.marketingYn === 'Y' && event.marketingAgreeYn === 'Y' ? <WithdrawButton eventSeq={eventSeq} /> : null}
    </DetailPage>
  )
}
