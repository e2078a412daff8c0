import { useLingui } from '@lingui/react/macro'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { useDisagreeHealthData } from './age.queries.ts'

/** What is seldom wanted. */
export function AgeMore({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const stop = useDisagreeHealthData()
  const ask = async () => {
    const question = {
      title: t`건강정보를 그만 맡길까요?`,
      text: t`새 기록을 저장하지 않고 휴대폰에서도 가져오지 않아요. 점수와 건강나이, 목표까지 온 길도 셈하지 않아요. 지금까지의 기록은 지울 때까지, 걸음과 수면은 정해 둔 기간까지 남아요. 지우려면 건강정보 동의에서 지워 주세요. 약 먹을 시간은 그대로 알려 드려요.`,
      confirm: t`그만 맡길게요`,
      cancel: t`그대로 둘게요`,
    }
    if (await confirm(question)) stop.send({ body: {} }, onClose)
  }
  return (
    <Sheet open title={t`더 보기`} onCloseRequest={onClose}>
      <Rows>
        <ListRow title={t`건강정보 그만 맡기기`} sub={t`무엇이 멈추고 남는지 알려 드려요`} onClick={() => void ask()} />
      </Rows>
    </Sheet>
  )
}
