import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ScanLine from 'lucide-react/icons/scan-line'
import { koreanIn } from '#src/domain/operator-words/worded.ts'
import type { Day } from '#src/lib/days.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Plates } from '#src/ui/plates/plates.tsx'
import { endOf, nameOf, placesOf } from '../detail/event.ts'
import { pathOf } from '../detail/event.kind.ts'
import { eventQuery, type EventRow } from '../detail/event.queries.ts'
import { usePlaceWords } from '../detail/use-place-words.ts'
import { useEventLead } from '../detail/use-event-lead.ts'
import css from './event-list.module.css'

/** The board that can grow today, drawn, with its one button. */
export function Hero({ row, today }: { row: EventRow; today: Day }) {
  const { t, i18n } = useLingui()
  const { data: event } = useSuspenseQuery(eventQuery(row.eventSeq))
  const leadOf = useEventLead()
  const words = usePlaceWords()
  const runs = endOf(row, today)
  const { stamp } = event
  const name = nameOf(event, i18n.locale)
  const until = () => {
    if (runs.is === 'days') return t`${runs.days}일 남음`
    return runs.is === 'today' ? t`오늘까지` : t`내일까지`
  }
  return (
    <Card tone="linen" label={name}>
      <div className={css.head}>
        <div>
          <p lang={koreanIn(name, i18n.locale)}>{name}</p>
          <h2>{leadOf(event, false)}</h2>
        </div>
        <Badge>{until()}</Badge>
      </div>
      {stamp && stamp.goalCnt <= 10 ? (
        <Plates
          label={t`${stamp.goalCnt}번 가운데 ${stamp.stampCnt}번 비웠어요`}
          plates={placesOf(stamp, true, words)}
          dish={event.artCode ?? undefined}
        />
      ) : null}
      <Button
        block
        className={css.go}
        icon={event.eventTypeCode === 'POINT' ? undefined : ScanLine}
        render={<Link to={pathOf(row)} search={{ eventSeq: row.eventSeq }} />}
      >
        {event.eventTypeCode === 'POINT' ? t`오늘 포인트 받기` : t`퇴식구 코드 찍기`}
      </Button>
    </Card>
  )
}
