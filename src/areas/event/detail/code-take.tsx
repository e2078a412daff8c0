import { useLingui } from '@lingui/react/macro'
import Share from 'lucide-react/icons/share'
import { Button } from '#src/ui/button/button.tsx'
import { InviterForm, OwnCode, useSendCode } from './code-parts.tsx'
import { AgreeButton, needsConsent } from './consent.tsx'
import { EventPage } from './event-page.tsx'
import type { EventDetail } from './event.queries.ts'

/** Taking part by bringing a colleague: the own code, and for a newcomer the code of who brought them. */
export function CodeTake({ event }: { event: EventDetail }) {
  const { t } = useLingui()
  const send = useSendCode()
  const { recomm } = event
  if (recomm === null) return <EventPage event={event} />
  const { recommCode, fromNickName, openYn } = recomm
  const inviter = needsConsent(event) ? <AgreeButton eventSeq={event.eventSeq} /> : <InviterForm {...event} />
  return (
    <EventPage
      event={event}
      below={fromNickName === null ? undefined : t`${fromNickName} 님의 코드로 오셨어요.`}
      action={
        event.statusCode === 'ING' ? (
          <Button size="l" block icon={Share} onClick={() => void send(recommCode)}>{t`동료에게 코드 보내기`}</Button>
        ) : undefined
      }
    >
      <OwnCode {...recomm} />
      {openYn === 'N' ? null : inviter}
    </EventPage>
  )
}
