import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useLanguage } from '#src/app/use-language.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { toRestaurants } from '#src/domain/restaurant/restaurant.ts'
import { Button } from '#src/ui/button/button.tsx'
import { RadioRows } from '#src/ui/radio-rows/radio-rows.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import css from './today.module.css'

export interface RestaurantSheetProps {
  restaurants: readonly Schemas['UserRestaurant'][]
  value: string | undefined
  onChoose(code: string): void
  onClose(): void
}

/** Switches the menu to another of the member's restaurants. */
export function RestaurantSheet({ restaurants, value, onChoose, onClose }: RestaurantSheetProps) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const [chosen, setChosen] = useState(value ?? null)
  return (
    <Sheet open title={t`식당 고르기`} onCloseRequest={onClose}>
      <RadioRows
        label={t`내 식당`}
        name="restaurant"
        value={chosen}
        onChange={setChosen}
        options={toRestaurants(restaurants, language).map(({ code, name, place }) => ({ value: code, title: name, sub: place }))}
      />
      <div className={css.choices}>
        <Button size="l" block disabled={chosen === null} onClick={() => chosen !== null && onChoose(chosen)}>
          {t`이 식당으로 볼게요`}
        </Button>
        <Button kind="text" block render={<Link to="/mypage/rest-manage" />}>{t`식당 관리`}</Button>
      </div>
    </Sheet>
  )
}
