import { useLingui } from '@lingui/react/macro'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { formatAmount, type Unit } from '#src/lib/units.ts'
import type { DishNutrients, Nutrients } from './detail.ts'
import css from './detail.module.css'

/** What each dish of the course holds. A value that nobody measured is a dash that is read as such. */
export function DishTable({ dishes }: { dishes: readonly DishNutrients[] }) {
  const { t } = useLingui()
  const isNumbersOff = useNumbersOff()
  const cell = (value: number | null, unit: Unit) =>
    value === null ? <span aria-label={t`정보 없음`}>–</span> : formatAmount(value, unit)

  const columns: [keyof Nutrients, Unit, string][] = [
    ...(isNumbersOff ? [] : [['kcal', 'kcal', 'kcal'] satisfies [keyof Nutrients, Unit, string]]),
    ['carbohydrateG', 'g', t`탄수화물`],
    ['proteinG', 'g', t`단백질`],
    ['fatG', 'g', t`지방`],
    ['sodiumMg', 'mg', t`나트륨`],
  ]

  return (
    <div className={css.scroll}>
      <table className={css.table} aria-label={t`영양 성분`}>
        <thead>
          <tr>
            {columns.map(([key, unit, name]) => (
              <th key={key} scope="col">
                {name}
                {unit === 'kcal' ? null : ` ${unit}`}
              </th>
            ))}
          </tr>
        </thead>
        {dishes.map((dish) => (
          // The name has a line of its own: beside five numbers it would be a column of single letters.
          <tbody key={dish.name}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length}>
                <span>{dish.name}</span>
              </th>
            </tr>
            <tr>
              {columns.map(([key, unit]) => (
                <td key={key}>{cell(dish[key], unit)}</td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  )
}
