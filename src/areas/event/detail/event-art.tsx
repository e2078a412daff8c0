import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '#src/lib/numbers.ts'
import { Card } from '#src/ui/card/card.tsx'
import { Dish } from '#src/ui/dish/dish.tsx'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import type { EventDetail } from './event.queries.ts'
import css from './event.module.css'

/** What an event is drawn as: its dish, or else the points it brings. */
export function EventArt({ event: { artCode, rewardPoint } }: { event: EventDetail }) {
  const { t } = useLingui()
  if (artCode === null && rewardPoint === 0) return null
  const points = formatNumber(rewardPoint)
  return (
    <Card tone="linen" as="div" className={css.art}>
      {artCode === null ? <Dish dish="coin" size={96} /> : <Dish {...dishFor(artCode)} size={148} />}
      {rewardPoint > 0 ? <p className={css.brings}>{t`${points}포인트`}</p> : null}
    </Card>
  )
}
