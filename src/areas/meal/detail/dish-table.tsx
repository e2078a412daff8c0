import { useLingui } from '@lingui/react/macro'
import { formatAmount, type Unit } from '#src/lib/units.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import type { DishNutrients } from './detail.ts'
import css from './detail.module.css'

/** What each dish of the course holds. A value that nobody measured is a dash that is read as such. */
export function DishTable({ dishes }: { dishes: readonly DishNutrients[] }) {
  const { t } = useLingui()
  const cell = (value: number | null, unit: Unit) =>
    value === null ? <span aria-label={t`정보 없음`}>–</span> : formatAmount(value, unit)

  return (
    <Card>
      <CardHead title={t`요리별 영양`} />
      <div className={css.scroll}>
        <table className={css.table} aria-label={t`영양 성분`}>
          <thead>
            <tr>
              <th scope="col">{t`요리`}</th>
              <th scope="col">kcal</th>
              <th scope="col">
                {t`탄수화물`} <small>g</small>
              </th>
              <th scope="col">
                {t`단백질`} <small>g</small>
              </th>
              <th scope="col">
                {t`지방`} <small>g</small>
              </th>
              <th scope="col">
                {t`나트륨`} <small>mg</small>
              </th>
            </tr>
          </thead>
          <tbody>
            {dishes.map((dish) => (
              <tr key={dish.name}>
                <th scope="row">{dish.name}</th>
                <td>{cell(dish.kcal, 'kcal')}</td>
                <td>{cell(dish.carbohydrateG, 'g')}</td>
                <td>{cell(dish.proteinG, 'g')}</td>
                <td>{cell(dish.fatG, 'g')}</td>
                <td>{cell(dish.sodiumMg, 'mg')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
