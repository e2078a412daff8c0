import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { formatAmount } from '#src/lib/units.ts'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { Collapse } from '#src/ui/collapse/collapse.tsx'
import { Dish } from '#src/ui/dish/dish.tsx'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import type { DishNutrients, Nutrients } from './detail.ts'
import { DishTable } from './dish-table.tsx'
import { Nutrition } from './nutrition.tsx'
import css from './detail.module.css'

/** The dishes of the course, each in its bowl; what they hold unfolds for whoever asks. */
export function DishesCard({ dishes, total }: { dishes: readonly DishNutrients[]; total: Nutrients }) {
  const { t } = useLingui()
  const id = useId()
  const [open, setOpen] = useState(false)
  const isNumbersOff = useNumbersOff()
  return (
    <Card>
      <CardHead
        title={t`요리 ${dishes.length}가지`}
        more={
          <MoreLink
            // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its words are the link's
            render={<button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)} />}
          >{t`영양 보기`}</MoreLink>
        }
      />
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none */}
      <ul className={css.dishes} role="list">
        {dishes.map((dish) => (
          <li key={dish.name}>
            <Dish {...dishFor(dish.bowl)} size={36} />
            <span>{dish.name}</span>
            {isNumbersOff ? null : (
              <span>
                {dish.kcal === null ? (
                  t`정보 없음`
                ) : (
                  <>
                    <b>{formatAmount(dish.kcal, 'kcal')}</b> kcal
                  </>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Collapse open={open} id={id}>
        <Nutrition total={total} />
        <DishTable dishes={dishes} />
      </Collapse>
    </Card>
  )
}
