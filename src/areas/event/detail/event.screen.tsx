import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '#src/app/lazy-part.ts'
import { EventArt } from './event-art.tsx'
import { askedIn } from './event.ts'
import { EventPage } from './event-page.tsx'
import { takeOf } from './event.kind.ts'
import { eventQuery, type EventDetail } from './event.queries.ts'
import { useWayOn } from './use-way-on.tsx'

const AnswerTake = lazyPart(() => import('./answer-take.tsx'), 'AnswerTake')
const StampTake = lazyPart(() => import('./stamp-take.tsx'), 'StampTake')
const WordsTake = lazyPart(() => import('./words-take.tsx'), 'WordsTake')
const CodeTake = lazyPart(() => import('./code-take.tsx'), 'CodeTake')
const DrawTake = lazyPart(() => import('./draw-take.tsx'), 'DrawTake')

/** One event of any kind: what there is to do, and once it is done what came of it, on the same page. */
export function EventScreen({ eventSeq, isTable = false }: { eventSeq: number; isTable?: boolean }) {
  const { i18n } = useLingui()
  const event = askedIn(useSuspenseQuery(eventQuery(eventSeq)).data, i18n.locale)
  return (
    <Suspense fallback={null}>
      <TakeOf key={eventSeq} event={event} isTable={isTable} />
    </Suspense>
  )
}

function TakeOf({ event, isTable }: { event: EventDetail; isTable: boolean }) {
  const take = takeOf(event.eventTypeCode)
  const hasTable = event.prizeList.some(({ seatCnt }) => seatCnt > 0)
  if (hasTable && (isTable || take === 'draw')) return <DrawTake event={event} />
  if (take === 'answer') return <AnswerTake event={event} />
  if (take === 'words') return <WordsTake event={event} />
  if (take === 'code') return <CodeTake event={event} />
  return take === 'stamp' ? <StampTake event={event} /> : <Read event={event} />
}

/** Nothing to take part in: it is read, and leads on. */
function Read({ event }: { event: EventDetail }) {
  const way = useWayOn(event)
  return (
    <EventPage event={event} action={way}>
      <EventArt event={event} />
    </EventPage>
  )
}
