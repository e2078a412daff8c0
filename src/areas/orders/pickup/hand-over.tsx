import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/contract/api-error.ts'
import { keyOf } from '#src/contract/query.ts'
import { ORDER_STALE } from '#src/domain/order/order-stale.ts'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { HoldButton } from '#src/ui/hold-button/hold-button.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { usePickUpOrder, useIsPickedUp } from './pickup.queries.ts'
import css from './pickup.module.css'

/** As long as at the till. */
const HOLD_MS = 2000

/** Held by the counter's staff: asked first whether it was handed over before, then handed over. [SMO-04, SMO-05] */
export function HandOver({ smartOrderSeq }: { smartOrderSeq: string }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const before = useIsPickedUp()
  const handOver = usePickUpOrder()
  const body = { smartOrderSeq }

  const give = async () => {
    try {
      if ((await before.sendAsync({ body })) === 'Y') {
        toast({ kind: 'bad', text: t`이미 받은 주문이에요.` })
        await Promise.all(ORDER_STALE.map((path) => queries.invalidateQueries({ queryKey: keyOf(path) })))
        return
      }
      await handOver.sendAsync({ body })
    } catch (error) {
      const said = error instanceof ApiError && error.status === 409 ? error.serverMessage : ''
      toast({ kind: 'bad', text: said || t`아직 처리하지 못했어요. 다시 눌러 주세요.` })
    }
  }
  const agree = async () => {
    if (
      await confirm({
        title: t`음식을 받았나요?`,
        text: t`되돌릴 수 없어요.`,
        confirm: t`받았어요`,
        cancel: t`아직이요`,
      })
    )
      await give()
  }
  return (
    <div className={css.foot}>
      <HoldButton
        holdMs={HOLD_MS}
        disabled={before.isPending || handOver.isPending}
        onHeld={() => void give()}
        onPressed={() => void agree()}
      >{t`직원이 2초 동안 눌러 주세요`}</HoldButton>
    </div>
  )
}
