import { useLingui } from '@lingui/react/macro'
import Building from 'lucide-react/icons/building'
import Lock from 'lucide-react/icons/lock'
import MessageCircle from 'lucide-react/icons/message-circle'
import UserRound from 'lucide-react/icons/user-round'
import Users from 'lucide-react/icons/users'
import { Badge, type BadgeKind } from '#src/ui/badge/badge.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import type { LucideIcon } from '#src/ui/icon/icon.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import type { Kind } from '../challenge.ts'
import { kinds, type Sees } from '../detail/challenge.kind.ts'

type Reader = Sees | 'company'
const COLORS: Record<Reader, BadgeKind> = {
  all: 'info',
  team: 'brand',
  coach: 'brand',
  company: 'plain',
  self: 'plain',
}
const ICONS: Record<Reader, LucideIcon> = {
  all: UserRound,
  team: Users,
  coach: MessageCircle,
  company: Building,
  self: Lock,
}

/** Who sees what of a member, before anything is agreed to: what most people see first, what nobody else sees last. */
export function SeesCard({ kind, title }: { kind: Kind; title?: string }) {
  const { t, i18n } = useLingui()
  const names: Record<Reader, string> = {
    all: t`참가자`,
    team: t`우리 팀`,
    coach: t`영양사`,
    company: t`우리 회사`,
    self: t`나만`,
  }
  const told = kinds[kind].sees.map(({ what, why, who }): { title: string; sub: string; who: Reader } => ({
    title: i18n._(what),
    sub: i18n._(why),
    who,
  }))
  const counted = { title: t`참가 인원과 평균`, sub: t`사람마다의 기록은 주지 않아요`, who: 'company' as const }
  const rows = [...told.filter(({ who }) => who !== 'self'), counted, ...told.filter(({ who }) => who === 'self')]
  return (
    <Card label={title ? undefined : t`누가 무엇을 보나요`}>
      {title ? <CardHead title={title} /> : null}
      <Rows>
        {rows.map((row) => (
          <ListRow
            key={row.title}
            lead={<RowIcon icon={ICONS[row.who]} />}
            title={row.title}
            sub={row.sub}
            end={<Badge kind={COLORS[row.who]}>{names[row.who]}</Badge>}
          />
        ))}
      </Rows>
    </Card>
  )
}
