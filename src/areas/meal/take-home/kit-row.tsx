import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '#src/lib/numbers.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { ListRow } from '#src/ui/list-row/list-row.tsx'
import type { Kit } from './take-home.ts'
import css from './take-home.module.css'

/** A kit among the others: what it is, how many are left, what it costs. Sold out is a word, not a colour. */
export function KitRow({ kit, onOpen }: { kit: Kit; onOpen(): void }) {
  const { t } = useLingui()
  const { remaining } = kit
  const price = formatNumber(kit.price)
  const left = remaining === null || kit.soldOut ? '' : t`${remaining}개 남았어요`
  return (
    <ListRow
      className={kit.soldOut ? css.off : ''}
      lead={<DishTile name={kit.bowl} />}
      title={kit.name}
      sub={[kit.serving, left].filter(Boolean).join(' · ')}
      end={kit.soldOut ? <Badge>{t`품절`}</Badge> : <b>{t`${price}원`}</b>}
      onClick={onOpen}
    />
  )
}
