import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import IdCard from 'lucide-react/icons/id-card'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { putOffGate, useIsGatePutOff } from './gate-later.ts'
import { gateQuery } from './gate.queries.ts'
import css from './gate.module.css'

/**
 * Says above the menu that the restaurant asks whether one is staff, once a visit. It stands beside the menu and not
 * before it: in the queue a question that covers what there is to eat is answered by leaving (docs/decisions/177).
 * [MBR-17]
 */
export function GateCard({ restaurantCode }: { restaurantCode: string }) {
  const { t } = useLingui()
  const isPutOff = useIsGatePutOff(restaurantCode)
  const { data: gate } = useQuery({ ...gateQuery(restaurantCode, true), staleTime: 60_000 })
  if (gate?.popYn !== 'Y' || isPutOff) return null
  return (
    <Notice kind="info" icon={IdCard} title={gate.title} className={css.notice}>
      {gate.contents}
      <span className={css.ways}>
        <Button size="s" render={<Link to="/meal/authorgate" search={{ restaurantCode }} />}>{t`확인하기`}</Button>
        <Button size="s" kind="text" onClick={() => putOffGate(restaurantCode)}>{t`나중에`}</Button>
      </span>
    </Notice>
  )
}
