import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import ScanLine from 'lucide-react/icons/scan-line'
import { Suspense, useState } from 'react'
import { lazyPart } from '#src/app/lazy-part.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Plates } from '#src/ui/plates/plates.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { AgreeButton, needsConsent } from './consent.tsx'
import { placesOf, prizeName } from './event.ts'
import { EventArt } from './event-art.tsx'
import { EventPage } from './event-page.tsx'
import { useStamp, type EventDetail } from './event.queries.ts'
import { Prizes } from './prizes.tsx'
import { usePlaceWords } from './use-place-words.ts'
import { useRefusal } from './use-refusal.ts'
import { useWayOn } from './use-way-on.tsx'

const CounterCode = lazyPart(() => import('./counter-code.tsx'), 'CounterCode')

/** Taking part by a board that fills: by a visit, the code at the counter, or what is done elsewhere. */
export function StampTake({ event }: { event: EventDetail }) {
  const { t, i18n } = useLingui()
  const stamp = useStamp()
  const refused = useRefusal(event)
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string>()
  const way = useWayOn(event)
  const words = usePlaceWords()
  const { eventSeq, stamp: board } = event
  if (board === null) return <EventPage event={event} />
  const { goalCnt, stampCnt } = board
  // Boards of plates bring points or a name, those of orders a coupon: the lead speaks of emptying under the same
  // condition.
  const isPlates = event.eventTypeCode === 'WELGREENER' || (event.eventTypeCode === 'STAMP' && event.rewardPoint > 0)
  // Nobody needs to see the empty places of a board that is over.
  const hasPlates = goalCnt > 1 && goalCnt <= 10 && (event.statusCode !== 'END' || stampCnt > 0)
  const isVisit = event.eventTypeCode === 'POINT'
  // Orders are stamped where they are picked up: nothing is scanned here.
  const canStamp = event.leftCnt > 0 && board.todayYn === 'N' && board.fullYn === 'N'
  // A leaf grows on a plate that was emptied; what else was done is ticked.
  const plates = placesOf(board, canStamp, words).map((place) => ({ ...place, icon: isPlates ? undefined : Check }))
  const openCode = () => {
    setProblem(undefined)
    setOpen(true)
  }
  const send = (stampCntnt?: string) =>
    stamp.sendAsync({ body: { eventSeq, ...(stampCntnt !== undefined && { stampCntnt }) } }).then(
      () => {
        setOpen(false)
        toast({ kind: 'good', text: isVisit ? t`포인트를 드렸어요` : t`오늘 그릇을 찍었어요` })
      },
      (error: unknown) => {
        // What is wrong with a code stands beside it; where no code would help, the sheet makes room for the board.
        if (!refused(error, isVisit ? undefined : setProblem)) setOpen(false)
      },
    )
  const drawn = event.prizeList.filter(({ seatCnt }) => seatCnt === 0)
  return (
    <EventPage
      event={event}
      says={drawn.map((prize) => prizeName(prize, i18n.locale))}
      isDone={board.fullYn === 'Y'}
      below={isVisit ? t`${goalCnt}번 가운데 ${stampCnt}번 들렀어요.` : undefined}
      action={
        needsConsent(event) && event.statusCode === 'ING' && board.fullYn === 'N' ? (
          <AgreeButton eventSeq={eventSeq} />
        ) : canStamp ? (
          <Button
            size="l"
            block
            icon={isVisit ? undefined : ScanLine}
            busy={stamp.isPending && !isOpen}
            onClick={() => (isVisit ? void send() : openCode())}
          >
            {isVisit ? t`오늘 포인트 받기` : t`퇴식구 코드 찍기`}
          </Button>
        ) : (
          way
        )
      }
    >
      {hasPlates ? (
        <Card tone="linen" label={t`모은 그릇`}>
          <Plates
            label={
              isPlates ? t`${goalCnt}번 가운데 ${stampCnt}번 비웠어요` : t`${goalCnt}번 가운데 ${stampCnt}번 했어요`
            }
            plates={plates}
            dish={event.artCode ?? undefined}
          />
        </Card>
      ) : (
        <EventArt event={event} />
      )}
      <Prizes prizes={drawn} />
      <Sheet open={isOpen} onCloseRequest={() => setOpen(false)} title={t`퇴식구 코드 찍기`}>
        <Suspense fallback={null}>
          <CounterCode
            busy={stamp.isPending}
            problem={problem}
            onProblem={setProblem}
            onCode={(code) => void send(code)}
          />
        </Suspense>
      </Sheet>
    </EventPage>
  )
}
