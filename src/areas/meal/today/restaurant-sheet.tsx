import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useLanguage } from '#src/app/use-language.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { toRestaurants } from '#src/domain/restaurant/restaurant.ts'
import { Button } from '#src/ui/button/button.tsx'
import { RadioRows } from '#src/ui/radio-rows/radio-rows.tsx'
import { Segmented } from '#src/ui/segmented/segmented.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { menuSortQuery } from '../around/around.queries.ts'
import { chooseMenuSort, useChosenMenuSort } from '../around/menu-sort.ts'
import { ShopRow } from '../around/shop-row.tsx'
import css from './today.module.css'

// For who sits at a table of another place.
const TableCodeEntry = lazyPart(() => import('../around/table-code-entry.tsx'), 'TableCodeEntry')

export interface RestaurantSheetProps {
  restaurants: readonly Schemas['UserRestaurant'][]
  value: string | undefined
  onChoose(code: string): void
  onClose(): void
}

/**
 * Switches the menu to another of the member's restaurants; in which order its counters stand, and what is sold beside
 * it.
 */
export function RestaurantSheet({ restaurants, value, onChoose, onClose }: RestaurantSheetProps) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const [chosen, setChosen] = useState(value ?? null)
  const [isAtTable, setAtTable] = useState(false)
  const { data: sort } = useQuery(menuSortQuery())
  const order = useChosenMenuSort() ?? 'basic'
  return (
    <Sheet open title={t`식당 고르기`} onCloseRequest={onClose}>
      <RadioRows
        label={t`내 식당`}
        name="restaurant"
        value={chosen}
        onChange={setChosen}
        options={toRestaurants(restaurants, language).map(({ code, name, place }) => ({
          value: code,
          title: name,
          sub: place,
        }))}
      />
      <p className={css.view}>{t`여기서는 보는 식단만 바뀌어요. 앱이 여는 식당은 식당 관리에서 정해요.`}</p>
      {sort && sort.sortList.length > 1 ? (
        <div className={css.sort}>
          <h3>{t`코너 순서`}</h3>
          <Segmented
            label={t`코너 순서`}
            value={order}
            onChange={chooseMenuSort}
            options={sort.sortList.map(({ sortingFlag, sortingNm }) => ({ value: sortingFlag, label: sortingNm }))}
          />
        </div>
      ) : null}
      {chosen === null ? null : <ShopRow key={chosen} restaurantCode={chosen} />}
      <div className={css.choices}>
        <Button size="l" block disabled={chosen === null} onClick={() => chosen !== null && onChoose(chosen)}>
          {t`이 식당으로 볼게요`}
        </Button>
        {isAtTable ? (
          <Suspense fallback={null}>
            <TableCodeEntry onFound={onChoose} />
          </Suspense>
        ) : (
          <Button kind="text" block onClick={() => setAtTable(true)}>{t`식탁 코드로 찾기`}</Button>
        )}
        <Button kind="text" block render={<Link to="/mypage/rest-manage" />}>{t`식당 관리`}</Button>
      </div>
    </Sheet>
  )
}
