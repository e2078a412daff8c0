import { useLingui } from '@lingui/react/macro'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { useWithdrawCheckupAgreement } from './detail.queries.ts'

/** Asks whether the consent is taken back, and takes it; `then` hears that it is. [HCU-02] */
export function useConfirmCheckupWithdrawal(then?: () => void) {
  const { t } = useLingui()
  const withdraw = useWithdrawCheckupAgreement()
  const takeBack = async () => {
    const isSure = await confirm({
      title: t`검진 정보 동의를\n거둘까요?`,
      text: t`가져온 검진 결과를 바로 지워요. 다시 동의하면 새로 가져올 수 있어요.`,
      confirm: t`거두고 지우기`,
      cancel: t`그대로 둘게요`,
      danger: true,
    })
    if (isSure) withdraw.send({ body: { agreeYn: 'N' } }, then)
  }
  return { takeBack, isPending: withdraw.isPending }
}
