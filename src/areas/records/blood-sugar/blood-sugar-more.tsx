import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Droplet from 'lucide-react/icons/droplet'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import type { MoreProps } from '../kit/record-kind.ts'
import { useDeviceWay } from '../kit/use-device-way.ts'
import css from '../kit/kit.module.css'
import { METERS } from './blood-sugar.ts'

/** What can be done beside typing, and between what a value is usual. */
export function BloodSugarMore({ onClose }: MoreProps) {
  const { t } = useLingui()
  const meter = useDeviceWay(METERS)
  return (
    <Sheet open title={t`더 보기`} onCloseRequest={onClose}>
      <Rows>
        <ListRow lead={<RowIcon icon={Droplet} />} title={t`기기로 재기`} chevron render={<Link to={meter} />} />
      </Rows>
      <p
        className={css.note}
      >{t`공복과 식전은 70에서 99까지, 식후는 70에서 139까지를 정상으로 봐요. 밥을 먹기 전과 두 시간 뒤에 재면 그 식사로 얼마나 올랐는지 보여요.`}</p>
    </Sheet>
  )
}
