import { useLingui } from '@lingui/react/macro'
import Target from 'lucide-react/icons/target'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'

export interface WeightMoreProps {
  hasGoal: boolean
  onClose(): void
  onGoal(): void
}

/** What can be done on the weight page beside recording. */
export function WeightMore({ hasGoal, onClose, onGoal }: WeightMoreProps) {
  const { t } = useLingui()
  return (
    <Sheet open title={t`더 보기`} onCloseRequest={onClose}>
      <Rows>
        <ListRow lead={<RowIcon icon={Target} />} title={hasGoal ? t`목표 바꾸기` : t`목표 정하기`} chevron onClick={onGoal} />
      </Rows>
    </Sheet>
  )
}
