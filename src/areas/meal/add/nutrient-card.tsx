import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { formatQuantity } from '#src/lib/units.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Collapse } from '#src/ui/collapse/collapse.tsx'
import { nutrientOf, type Amount, type Portioned } from './amount.ts'
import css from './food.module.css'

/** Three nutrients of the amount, and the others on request. What nobody knows is a dash, never zero. */
export function NutrientCard({ food: { serving }, amount }: { food: Portioned; amount: Amount }) {
  const { t } = useLingui()
  const id = useId()
  const [open, setOpen] = useState(false)
  const said = (perServing: number | null, unit: 'g' | 'mg') => {
    const value = nutrientOf(perServing, amount)
    return value === null ? '–' : formatQuantity(value, unit)
  }
  const three = [
    [t`탄수화물`, said(serving.cho, 'g')],
    [t`단백질`, said(serving.protein, 'g')],
    [t`나트륨`, said(serving.sodiumMg, 'mg')],
  ]
  const others = [
    [t`지방`, said(serving.fat, 'g')],
    [t`포화지방`, said(serving.saturatedFat, 'g')],
    [t`당류`, said(serving.sugar, 'g')],
    [t`식이섬유`, said(serving.fibre, 'g')],
    [t`콜레스테롤`, said(serving.cholesterolMg, 'mg')],
    [t`칼슘`, said(serving.calciumMg, 'mg')],
  ]
  return (
    <Card tight label={t`영양`}>
      <dl className={css.three}>
        {three.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Collapse open={open} id={id}>
        <dl className={css.others}>
          {others.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Collapse>
      <Button kind="text" size="s" block aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? t`접기` : t`더 보기`}
      </Button>
    </Card>
  )
}
