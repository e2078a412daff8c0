import { useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button/button.tsx'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { toast } from '#src/ui/toast/toast.ts'
import { useMarketing, type EventDetail } from './event.queries.ts'

/** Whether an event that asks for consent to its news has still to ask this member [EVT-02]. */
export const needsConsent = ({
  marketingYn,
  marketingAgreeYn,
}: Pick<EventDetail, 'marketingYn' | 'marketingAgreeYn'>): boolean => marketingYn === 'Y' && marketingAgreeYn !== 'Y'

/** Asking for consent before a take, and taking it back. */
export function useConsent(eventSeq: number) {
  const { t } = useLingui()
  const marketing = useMarketing()
  return {
    isPending: marketing.isPending,
    /**
     * @param verb what the button of the question says
     * @returns whether it stands; what failed has been said
     */
    agree: async (verb = t`동의하고 보내기`): Promise<boolean> => {
      const agreed = await confirm({
        title: t`소식을 받는 데 동의할까요?`,
        text: t`이 이벤트에 참여하려면 필요해요. 나중에 거둘 수 있어요.`,
        confirm: verb,
        cancel: t`닫기`,
      })
      return (
        agreed &&
        marketing.sendAsync({ body: { eventSeq, marketingAgreeYn: 'Y' } }).then(
          () => true,
          () => false,
        )
      )
    },
    withdraw: async (): Promise<void> => {
      const agreed = await confirm({
        title: t`소식 동의를 거둘까요?`,
        text: t`이 이벤트에 응모하셨다면 함께 취소돼요. 받은 포인트와 쿠폰은 그대로예요.`,
        confirm: t`거둘게요`,
        cancel: t`그대로 둘게요`,
        danger: true,
      })
      if (agreed)
        marketing.send(
          { body: { eventSeq, marketingAgreeYn: 'N' } },
          () => void toast({ kind: 'good', text: t`동의를 거뒀어요` }),
        )
    },
  }
}

/**
 * The one action of an event that has still to ask, where what follows is a tap of its own: a stamp, a turn, a line.
 */
export function AgreeButton({ eventSeq }: { eventSeq: number }) {
  const { t } = useLingui()
  const { isPending, agree } = useConsent(eventSeq)
  return (
    <Button
      size="l"
      block
      busy={isPending}
      onClick={() => void agree(t`동의하고 참여하기`)}
    >{t`동의하고 참여하기`}</Button>
  )
}

/** Consent can be taken back as long as the event can be read. */
export function WithdrawButton({ eventSeq }: { eventSeq: number }) {
  const { t } = useLingui()
  const { isPending, withdraw } = useConsent(eventSeq)
  return <Button kind="text" block busy={isPending} onClick={() => void withdraw()}>{t`소식 동의 거두기`}</Button>
}
