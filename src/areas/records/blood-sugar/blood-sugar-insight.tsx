import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import type { SlotProps } from '../kit/record-kind.ts'
import type { Sugar } from './blood-sugar.ts'
import { mealsQuery } from './blood-sugar.queries.ts'
import { pairsOf, risingDishes } from './meal-response.ts'
import css from './blood-sugar.module.css'

/** A rise that fills the bar. */
const FULL_RISE = 70

/** The dishes after which it rose most in the last month. */
export function BloodSugarInsight({ today, readings }: SlotProps & { readings: readonly Sugar[] }) {
  const { t, i18n } = useLingui()
  const { data: meals = [] } = useQuery(mealsQuery(today))
  const dishes = risingDishes(pairsOf(readings), meals, i18n.locale)
  if (dishes.length === 0) return null
  return (
    <Card>
      <CardHead title={t`한 달 동안 많이 오른 메뉴`} />
      <Rows label={t`한 달 동안 많이 오른 메뉴`}>
        {dishes.map(({ bowl, name, count, after, rise }) => (
          <ListRow
            key={bowl}
            lead={<DishTile name={bowl} />}
            title={name}
            sub={t`${count}번 · 평균 ${after}`}
            end={
              <span className={css.end}>
                <span className={css.riseBar} aria-hidden="true">
                  <i style={{ '--pct': Math.min(100, Math.round((rise / FULL_RISE) * 100)) } as CSSProperties} />
                </span>
                <b>+{rise}</b>
              </span>
            }
          />
        ))}
      </Rows>
    </Card>
  )
}
