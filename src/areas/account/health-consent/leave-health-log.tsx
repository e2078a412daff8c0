import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { forgetKept } from '#src/app/kept/kept.ts'
import { useWayOut } from '#src/app/use-way-out.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { useHealthLogWithdrawal } from './agree.queries.ts'
import css from './agree.module.css'

/**
 * Leaving the health log: phones and devices are unlinked and rule 3 is withdrawn, not the consent to keep what is
 * typed. The records stay, unless the member has them removed as well. [HLG-10]
 */
export function LeaveHealthLog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const leaving = useHealthLogWithdrawal()
  // The question's code comes with the sheet, not with the answer.
  useWayOut()

  const leave = async (recordDeleteYn: 'Y' | 'N') => {
    const { recordDeleteCnt } = await leaving.sendAsync({ body: { recordDeleteYn } })
    // Also what this phone has kept for a lift, and every page that was open before.
    await forgetKept()
    queries.removeQueries({ type: 'inactive' })
    void queries.invalidateQueries()
    const count = formatNumber(recordDeleteCnt)
    toast({
      kind: 'good',
      text:
        recordDeleteYn === 'Y' ? t`건강 기록 ${count}개를 지웠어요` : t`이제 휴대폰과 연결한 기기에서 가져오지 않아요`,
    })
    onClose()
  }
  const leaveWithRecords = async () => {
    const agreed = await confirm({
      title: t`건강 기록을 모두 지울까요?`,
      text: t`직접 적은 기록, 약과 운동도 지워요. 식사 기록은 남아요. 되돌릴 수 없어요.`,
      confirm: t`모두 지우기`,
      cancel: t`그대로 둘게요`,
      danger: true,
    })
    if (agreed) await leave('Y').catch(() => undefined) // has said so by itself
  }

  return (
    <Sheet open onCloseRequest={onClose} title={t`휴대폰과 기기에서 그만 가져올까요?`}>
      <div className={css.choices}>
        <p>{t`휴대폰과 기기의 연결을 모두 끊고, 민감정보 처리 동의를 거둬요. 건강정보 수집·이용 동의는 그대로예요. 동의하셨으면 직접 적는 기록은 계속 저장하고, 점수와 건강나이도 셈해요.`}</p>
        <Button
          block
          busy={leaving.isPending}
          onClick={() => void leave('N').catch(() => undefined)}
        >{t`기록은 두고 그만 가져오기`}</Button>
        <Button
          block
          kind="danger-soft"
          busy={leaving.isPending}
          onClick={() => void leaveWithRecords()}
        >{t`그만 가져오고 기록도 지우기`}</Button>
      </div>
    </Sheet>
  )
}
