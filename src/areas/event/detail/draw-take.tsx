import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { eventPath } from '#src/domain/event/event-paths.ts'
import { addDays, formatDay } from '#src/lib/days.ts'
import { koreanCount } from '#src/lib/korean.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { MealTicket } from '#src/ui/meal-ticket/meal-ticket.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { TurnTable } from '#src/ui/turn-table/turn-table.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { AgreeButton, needsConsent } from './consent.tsx'
import { drawMachine, type Asked, type Drawn } from './draw.machine.ts'
import { bowlsOf, drawnSince, prizeName, seatsRound } from './event.ts'
import { takeOf } from './event.kind.ts'
import { EventPage } from './event-page.tsx'
import { eventQuery, readAgain, useDraw, type EventDetail } from './event.queries.ts'
import { Odds } from './odds.tsx'
import { useEventLead } from './use-event-lead.ts'
import { isLost, useRefusal } from './use-refusal.ts'

/** A coupon of an event is good for so many days, the day of the draw among them. */
const COUPON_DAYS = 30

/** Taking part by a turn of the table: the odds are the bowls on it, and it stops at the own place. */
export function DrawTake({ event }: { event: EventDetail }) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const draw = useDraw()
  const refused = useRefusal()
  const leadOf = useEventLead()
  const { eventSeq } = event
  // What was won changes what is left on the table: while it turns, it is the table that was turned.
  const [table, setTable] = useState(event)
  const [result, setResult] = useState<EventDetail['lastDraw']>(null)
  const ask = fromPromise<Asked>(async () => {
    try {
      const answer = await draw.sendAsync({ body: { eventSeq } })
      setResult(answer)
      return answer
    } catch (error) {
      if (isLost(error)) return 'lost'
      refused(error)
      return 'refused'
    }
  })
  const read = fromPromise<Drawn | null>(async () => {
    const found = drawnSince(table, await client.fetchQuery({ ...eventQuery(eventSeq), staleTime: 0 }))
    if (found !== null) setResult(found)
    return found
  })
  const [snapshot, send] = useMachine(drawMachine.provide({ actors: { ask, read } }))
  const { drawn } = snapshot.context
  const isIdle = snapshot.matches('idle')
  const isShown = snapshot.matches('shown')
  // Before a turn of this visit the event itself says how things stand; afterwards what was drawn does.
  const turnsLeft = isShown && result ? result.drawCnt : event.drawCnt
  const shown = isIdle ? event : { ...table, drawCnt: turnsLeft }
  const lastBefore = isIdle && turnsLeft === 0 ? event.lastDraw : null
  const last = isShown ? result : lastBefore
  // While it turns the answer is there already: what it brought lies in the bowl that comes to the own place.
  const stopsAt = drawn === null ? last : result
  const press = () => {
    // The event is read anew after a turn: until it is, the turn itself says how many are left.
    setTable({ ...event, drawCnt: turnsLeft })
    send({ type: 'draw.pressed' })
  }
  const stopped = () => send({ type: 'table.stopped' })
  // What came of a turn is read everywhere once the table has stopped, and where it is left before.
  const isUnderWay = !isIdle && !isShown
  useEffect(() => (isUnderWay ? () => void readAgain(client) : undefined), [isUnderWay, client])

  const won = last?.winYn === 'Y' ? last : null
  const left = formatNumber(turnsLeft)
  const lead =
    last === null
      ? leadOf({ ...shown, drawCnt: Math.max(1, shown.drawCnt), lastDraw: null }, true)
      : leadOf({ ...shown, drawCnt: 0, lastDraw: last }, true)
  const seats = table.prizeList.reduce((sum, { seatCnt }) => sum + seatCnt, 0)
  const bowls = i18n.locale === 'ko' ? koreanCount(seats) : formatNumber(seats)
  const round = seatsRound(table.prizeList)
  const canTurn = event.statusCode === 'ING' && turnsLeft > 0
  const title = shown.drawCnt > 0 || last !== null || !isIdle ? lead : leadOf(shown, true)

  return (
    <EventPage
      event={shown}
      isTable
      lead={title}
      says={shown.prizeList.map((prize) => prizeName(prize, i18n.locale))}
      isDone={isIdle && last !== null}
      action={
        snapshot.matches('unknown') || snapshot.matches('reading') ? (
          <Button
            size="l"
            block
            busy={snapshot.hasTag('busy')}
            onClick={() => send({ type: 'read.pressed' })}
          >{t`결과 보기`}</Button>
        ) : won?.couponNo && !canTurn ? (
          <Button
            size="l"
            block
            render={<Link to="/mypage/coupon-detail" search={{ couponNo: won.couponNo }} />}
          >{t`쿠폰 보기`}</Button>
        ) : canTurn && needsConsent(event) ? (
          <AgreeButton eventSeq={eventSeq} />
        ) : canTurn || snapshot.hasTag('busy') || snapshot.matches('turning') ? (
          <Button
            size="l"
            block
            busy={!snapshot.can({ type: 'draw.pressed' })}
            onClick={press}
          >{t`한 번 돌리기`}</Button>
        ) : event.statusCode === 'ING' && last === null && takeOf(event.eventTypeCode) === 'answer' ? (
          <Button size="l" block render={<Link to={eventPath(event.eventTypeCode, false)} search={{ eventSeq }} />}>
            {event.joinYn === 'Y' ? t`퀴즈 결과 보기` : t`퀴즈 풀러 가기`}
          </Button>
        ) : undefined
      }
    >
      <TurnTable
        label={t`${bowls} 그릇이 놓인 돌림상`}
        bowls={bowlsOf(shown.prizeList, round, stopsAt)}
        seat={stopsAt === null ? null : round.indexOf(stopsAt.seatNo) + 1}
        isStill={snapshot.matches('unknown')}
        onStopped={snapshot.matches('turning') ? stopped : undefined}
      />
      <VisuallyHidden>
        <p role="status">{isShown ? title : ''}</p>
      </VisuallyHidden>
      {snapshot.matches('unknown') ? (
        <Notice kind="caution" live="alert">{t`답을 받지 못했어요. 결과는 이미 정해졌을 수 있어요.`}</Notice>
      ) : null}
      {won !== null &&
        (won.couponNo === null ? (
          <Card label={t`받은 것`}>
            {won.prize.prizeCode === 'GOODS'
              ? t`담당자가 연락드려요.`
              : t`${formatNumber(won.savePoint)}포인트를 드렸어요.`}{' '}
            {turnsLeft > 0 ? t`${left}번 더 돌릴 수 있어요.` : t`남은 기회는 없어요.`}
          </Card>
        ) : (
          <>
            <MealTicket
              title={prizeName(won.prize, i18n.locale)}
              place={t`쿠폰함에 넣어 두었어요`}
              end={t`${formatDay(addDays(won.drawDtm.slice(0, 8), COUPON_DAYS - 1), i18n.locale, 'short')}까지`}
              dish={won.prize.artCode ?? undefined}
            />
            {canTurn ? (
              <Card tight>
                <Rows>
                  <ListRow
                    chevron
                    title={t`쿠폰 보기`}
                    sub={t`${left}번 더 돌릴 수 있어요.`}
                    render={<Link to="/mypage/coupon-detail" search={{ couponNo: won.couponNo }} />}
                  />
                </Rows>
              </Card>
            ) : null}
          </>
        ))}
      {last === null ? <Odds prizes={shown.prizeList} seats={seats} /> : null}
    </EventPage>
  )
}
