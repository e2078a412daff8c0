import { useLingui } from '@lingui/react/macro'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { FoodRow } from './food-row.tsx'
import type { AddFoods } from './use-add-foods.ts'

/** What was chosen, whichever list it came from. It closes by itself with the last food taken out. */
export function BasketSheet({
  flow,
  day,
  meal,
  onClose,
}: {
  flow: AddFoods
  day: string
  meal: string
  onClose: () => void
}) {
  const { t } = useLingui()
  return (
    <Sheet open={flow.basket.length > 0} title={t`담은 음식`} onCloseRequest={onClose}>
      <Rows label={t`담은 음식`}>
        {flow.basket.map((food) => (
          <FoodRow key={food.foodId} food={food} flow={flow} meal={{ day, meal }} />
        ))}
      </Rows>
    </Sheet>
  )
}
