import { useLingui } from '@lingui/react/macro'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import css from './points.module.css'

/** What points are, where they come from, and when they go. */
export function AboutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Sheet open onCloseRequest={onClose} title={t`포인트 안내`}>
      <ul className={css.about}>
        <li>{t`1포인트는 1원이에요. 식당에서 내 QR을 보여 주면 점심 값에 쓸 수 있어요.`}</li>
        <li>{t`걷기와 이벤트에서 모으고, 받은 달부터 열두 달 뒤 말일까지 쓸 수 있어요.`}</li>
        <li>{t`먼저 끝나는 포인트부터 써요.`}</li>
      </ul>
    </Sheet>
  )
}
