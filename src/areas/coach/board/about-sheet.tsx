import { useLingui } from '@lingui/react/macro'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import css from './board.module.css'

/** Who speaks here, and what that is worth. */
export function AboutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Sheet open onCloseRequest={onClose} title={t`이 조언은`}>
      <div className={css.about}>
        <p>{t`사람이 정한 규칙이 오늘 기록을 보고 골라 쓴 말이에요. 지어내는 기계가 쓰지 않아요.`}</p>
        <p>{t`다음 끼니는 앞으로 나올 식단에서만 골라요. 피하시는 재료가 들었거나 재료를 알 수 없는 요리는 권하지 않아요.`}</p>
        <p>{t`병을 진단하거나 치료하는 말이 아니에요. 식사를 조절해야 하는 병이 있다면 의료진의 말을 따라 주세요.`}</p>
      </div>
    </Sheet>
  )
}
