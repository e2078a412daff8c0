import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '#src/lib/numbers.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { ListRow } from '#src/ui/list-row/list-row.tsx'
import type { Kit } from './take-home.ts'
import css from './take-home.module.css'

/**
 * A kit among the others: what it is, how many are left, what it costs. Sold out is a word, not a colour, and another
 * than that its order time is over.
 */
export function KitRow({ kit, onOpen }: { kit: Kit; onOpen(): void }) {
  const { t } = useLingui()
  const { remaining } = kit
  const price = formatNumber(kit.price)
  const left = remaining === null || !kit.orderable ? '' : t`${remaining}개 남았어요`
  const goneWord = kit.soldOut ? t`품절` : t`예약 마감`
  return (
    <ListRow
      className={kit.soldOut ? css.off : ''}
      lead={<DishTile name={kit.bowl} />}
      title={kit.name}
      sub={[kit.serving, left].filter(Boolean).join(' · ')}
      end={kit.orderable ? <b>{t`${price}원`}</b> : <Badge>{goneWord}</Badge>}
      onClick={onOpen}
    />
  )
}
