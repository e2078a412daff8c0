import { useLingui } from '@lingui/react/macro'
import type { Schemas } from '#src/contract/schemas.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { formatQuantity, type Unit } from '#src/lib/units.ts'
import { Card } from '#src/ui/card/card.tsx'
import css from './one-meal.module.css'

/** What the meal holds in all. What nobody measured is a dash that is read as such. */
export function MealSums({
  record,
}: {
  record: Pick<Schemas['DiaryMealDetail'], 'sumCho' | 'sumProtein' | 'sumFat' | 'sumNa'>
}) {
  const { t } = useLingui()
  const sums: [string, string | null, Unit][] = [
    [t`탄수화물`, record.sumCho, 'g'],
    [t`단백질`, record.sumProtein, 'g'],
    [t`지방`, record.sumFat, 'g'],
    [t`나트륨`, record.sumNa, 'mg'],
  ]
  if (sums.every(([, text]) => text === null)) return null
  return (
    <Card tight label={t`영양`}>
      <dl className={css.sums}>
        {sums.map(([name, text, unit]) => {
          const value = parseWireNumber(text)
          return (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value === null ? <span aria-label={t`정보 없음`}>–</span> : formatQuantity(value, unit)}</dd>
            </div>
          )
        })}
      </dl>
    </Card>
  )
}
