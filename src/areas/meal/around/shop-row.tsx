import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Collapse } from '#src/ui/collapse/collapse.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { grocerantQuery } from './around.queries.ts'
import css from './around.module.css'

/** The shop with a kitchen beside a restaurant: where and until when, and unfolded what it sells today. */
export function ShopRow({ restaurantCode }: { restaurantCode: string }) {
  const { t } = useLingui()
  const id = useId()
  const isNumbersOff = useNumbersOff()
  const [open, setOpen] = useState(false)
  const { data: shop } = useQuery(grocerantQuery(restaurantCode))
  if (!shop) return null
  const hours = `${colon(shop.openTm)}–${colon(shop.closeTm)}`
  return (
    <section className={css.shop}>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <span>
          <b>{shop.grocerantNm}</b>
          <small>{[shop.floorTxt, shop.openYn === 'Y' ? hours : t`지금은 닫았어요 · ${hours}`].join(' · ')}</small>
        </span>
        <Icon of={ChevronDown} size="s" />
      </button>
      <Collapse open={open} id={id}>
        <Rows>
          {shop.goods.map(({ goodNo, goodNm, price, kcal, soldOutYn }) => (
            <ListRow
              key={goodNo}
              tight
              title={goodNm}
              sub={kcal === null || isNumbersOff ? undefined : `${kcal} kcal`}
              end={soldOutYn === 'Y' ? <Badge>{t`품절`}</Badge> : t`${formatNumber(price)}원`}
            />
          ))}
        </Rows>
      </Collapse>
    </section>
  )
}

const colon = (hhmm: string) => `${hhmm.slice(0, 2)}:${hhmm.slice(2)}`
