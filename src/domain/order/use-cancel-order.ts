import { useLingui } from '@lingui/react/macro'
import { useLanguage } from '#src/app/use-language.ts'
import { useWrite } from '#src/app/use-write.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { toast } from '#src/ui/toast/toast.ts'
import { ORDER_STALE } from './order-stale.ts'

/**
 * Cancels an order after asking. Refused: what the order has become since is read again, and the server's words say
 * why; the page itself says that it was cancelled. [SMO-03]
 *
 * @param name what was ordered, as the question names it
 */
export function useCancelOrder(smartOrderSeq: string, name: string): { takeBack: () => Promise<void>; busy: boolean } {
  const { t } = useLingui()
  const { language } = useLanguage()
  const cancel = useWrite('post', '/api/mypage/wellorder/reservation/cancel', {
    stale: ORDER_STALE,
    done: null,
    failed: null,
    // Another order costs less by this one's fate: nobody would look for that there (docs/decisions/378).
    onAnswer: ({ supportTo }) => {
      if (!supportTo) return
      const other = (language === 'en' && supportTo.menuNameEng) || supportTo.menuName
      const [support, price] = [formatNumber(supportTo.supportAmt), formatNumber(supportTo.payAmt)]
      toast({
        // Cancelled twice it is said once.
        about: `support ${supportTo.smartOrderSeq}`,
        text: t`회사 지원 ${support}원을 ${other} 예약으로 옮겼어요. 이제 ${price}원이에요.`,
      })
    },
  })
  const takeBack = async () => {
    const agreed = await confirm({
      title: t`${name}, 예약을 취소할까요?`,
      text: t`다른 분이 가져갈 수 있게 돼요.`,
      confirm: t`취소할게요`,
      cancel: t`그대로 둘게요`,
      danger: true,
    })
    if (!agreed) return
    await cancel.sendAsync({ body: { smartOrderSeq } }).catch((error: unknown) => {
      const said = error instanceof ApiError && error.status === 409 ? error.serverMessage : ''
      toast({ kind: 'bad', text: said || t`취소하지 못했어요. 다시 시도해 주세요.` })
    })
  }
  return { takeBack, busy: cancel.isPending }
}
