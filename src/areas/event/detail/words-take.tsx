import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { isBeyond } from '#src/lib/letters.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { joinWords, useDraft } from '#src/patterns/form/use-draft.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { TextArea } from '#src/ui/text-area/text-area.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { AgreeButton, needsConsent } from './consent.tsx'
import { EventPage } from './event-page.tsx'
import { useSaveEventReply, wordsQuery, type EventDetail } from './event.queries.ts'
import { isLost, useRefusal } from './use-refusal.ts'
import { Words } from './words.tsx'
import css from './event.module.css'

/** Taking part by a line of words; those of the others stand below. */
export function WordsTake({ event }: { event: EventDetail }) {
  const { t } = useLingui()
  const [problem, setProblem] = useState<string>()
  const client = useQueryClient()
  const leave = useSaveEventReply()
  const refused = useRefusal()
  const { eventSeq } = event
  const [typed, type] = useDraft(`words of event ${String(eventSeq)}`, joinWords)
  const words = typed ?? ''
  const isOpen = event.statusCode === 'ING'
  const points = formatNumber(event.rewardPoint)
  // The first line brings what the event gives.
  const brings = event.rewardPoint > 0 && event.joinCnt === 0

  const linesOf = (text: string) =>
    client
      .getQueryData(wordsQuery(eventSeq).queryKey)
      ?.list.filter(({ myYn, replyTxt }) => myYn === 'Y' && replyTxt === text).length ?? 0
  const send = () => {
    const replyTxt = words.trim()
    if (replyTxt === '') return setProblem(t`한마디를 적어 주세요.`)
    if (isBeyond(replyTxt, MOST_LETTERS.eventWords)) return undefined
    const before = linesOf(replyTxt)
    leave.sendAsync({ body: { eventSeq, replyTxt } }).then(
      () => {
        type(undefined)
        if (brings) toast({ kind: 'good', text: t`${points}포인트를 드렸어요` })
      },
      (error: unknown) => {
        // A line whose answer was lost has been read again by then, and may stand below.
        if (isLost(error) && linesOf(replyTxt) > before) type(undefined)
        else refused(error)
      },
    )
  }
  return (
    <EventPage
      event={event}
      action={
        isOpen && needsConsent(event) ? (
          <AgreeButton eventSeq={eventSeq} />
        ) : isOpen ? (
          <Button size="l" block busy={leave.isPending} onClick={send}>{t`한마디 남기기`}</Button>
        ) : undefined
      }
    >
      {isOpen && !needsConsent(event) ? (
        <Card label={t`내 한마디`}>
          <TextArea
            sunken
            label={t`내 한마디`}
            limit={MOST_LETTERS.eventWords}
            counterLabel={(used, limit) => t`${limit}자 가운데 ${used}자`}
            value={words}
            error={problem}
            onChange={(text) => {
              type(text)
              setProblem(undefined)
            }}
          />
        </Card>
      ) : null}
      {isOpen && brings ? <p className={css.reward}>{t`한마디를 남기면 ${points}포인트를 드려요.`}</p> : null}
      <Words eventSeq={eventSeq} />
    </EventPage>
  )
}
