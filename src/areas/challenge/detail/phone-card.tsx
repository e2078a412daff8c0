import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Smartphone from 'lucide-react/icons/smartphone'
import { Card } from '#src/ui/card/card.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import type { Challenge } from '../challenge.ts'
import { phoneQuery } from '../join/join.queries.ts'
import { kinds } from './challenge.kind.ts'

/**
 * Whose steps no phone counts would walk for nothing: what links one. Nothing where one does, and where none is needed.
 */
export function PhoneCard({ challenge: { kind } }: { challenge: Pick<Challenge, 'kind'> }) {
  const { t } = useLingui()
  const { needsPhone } = kinds[kind]
  const { data: isLinked = true } = useQuery({ ...phoneQuery(), enabled: needsPhone })
  if (!needsPhone || isLinked) return null
  return (
    <Card tight>
      <Rows>
        <ListRow
          lead={<RowIcon icon={Smartphone} />}
          title={t`휴대전화 걸음 잇기`}
          sub={t`한 대만 이으면 돼요`}
          chevron
          render={<Link to="/healthlog/healthDataLinkSecond" />}
        />
      </Rows>
    </Card>
  )
}
