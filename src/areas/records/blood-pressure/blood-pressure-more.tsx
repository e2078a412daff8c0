import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import type { MoreProps } from '../kit/record-kind.ts'
import css from '../kit/kit.module.css'

/** What can be done beside typing, and between what a pressure is usual. */
export function BloodPressureMore({ onClose }: MoreProps) {
  const { t } = useLingui()
  return (
    <Sheet open title={t`더 보기`} onCloseRequest={onClose}>
      <Rows>
        <ListRow
          lead={<RowIcon icon={HeartPulse} />}
          title={t`기기로 재기`}
          chevron
          render={<Link to="/healthlog/omronbloodpressureMeasurement" />}
        />
      </Rows>
      <p
        className={css.note}
      >{t`120/80 아래를 정상으로 봐요. 집에서 잰 값은 135/85부터 높은 편이에요. 한 번 잰 값으로는 알 수 없으니 며칠을 함께 봐 주세요.`}</p>
    </Sheet>
  )
}
