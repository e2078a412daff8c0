import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Gift from 'lucide-react/icons/gift'
import { useClosedBanner } from '#src/app/use-closed-banner.ts'
import { eventPath } from '#src/domain/event/event-paths.ts'
import { formatDay, weekOf } from '#src/lib/days.ts'
import { Banner } from '#src/ui/banner/banner.tsx'
import type { HomeCardProps } from './card-props.ts'
import { begunQuery, readPrize } from './event-banner.queries.ts'
import type { HomeEvent } from './home.ts'
import { StampBanner } from './stamp-banner.tsx'

/**
 * An event that cannot wait. A survey is named to whoever has begun it, here or on another phone; anybody else sees the
 * stamps of the week.
 */
export function EventBanner({ home: { event, stamps }, now }: HomeCardProps) {
  const { data: isBegun } = useQuery({ ...begunQuery(event?.seq ?? 0), enabled: event?.why === 'SURVEY_ENDS' })
  // A page that was left open over midnight asks for nothing that has ended.
  if (event === null || (event.why !== 'WON' && event.ends < now.day)) return null
  if (event.why !== 'SURVEY_ENDS' || event.isBegun || isBegun) return <Named event={event} today={now.day} />
  // Not before it is known: one banner does not turn into another.
  return isBegun === undefined || stamps === null ? null : (
    <StampBanner stamps={stamps} week={weekOf(now.day)[0] ?? now.day} />
  )
}

function Named({ event, today }: { event: HomeEvent; today: string }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { closed, close } = useClosedBanner(`event.${String(event.seq)}.${event.why}`)
  const title = useTitle(event, today)
  if (closed) return null
  const search = { eventSeq: event.seq }
  // Where that does not come through, home says it once more.
  const look = () => void readPrize(client, event.seq).catch(() => undefined)
  return (
    <Banner
      label={t`알림`}
      icon={event.why === 'WON' ? Gift : CalendarClock}
      title={title}
      text={<span lang={event.koreanOnly ? 'ko' : undefined}>{event.name}</span>}
      render={
        event.why === 'WON' ? (
          <Link to="/service/event/res-detail" search={search} onClick={look} />
        ) : (
          <Link to={eventPath(event.kind, event.why === 'TURN_ENDS')} search={search} />
        )
      }
      onClose={close}
    />
  )
}

function useTitle({ why, ends, left }: HomeEvent, today: string): string {
  const { t, i18n } = useLingui()
  const day = formatDay(ends, i18n.locale, 'short')
  switch (why) {
    case 'WON':
      return t`당첨을 축하해요`
    case 'BOARD_ENDS':
      return t`오늘까지 ${left}개만 더 모으면 돼요`
    case 'TURN_ENDS':
      return t`오늘까지 ${left}번 돌릴 수 있어요`
    case 'SURVEY_ENDS':
      return ends === today ? t`쓰던 설문이 오늘 끝나요` : t`쓰던 설문이 ${day}에 끝나요`
  }
}
