import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '#src/lib/numbers.ts'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { ListRow } from '#src/ui/list-row/list-row.tsx'
import { dishOf, type Offer } from './shop.ts'
import css from './shop.module.css'

/** An article and what it costs; opening it is a sheet over the list. */
export function OfferRow({
  offer: { name, brand, price, saleRate, isSoldOut },
  onOpen,
}: {
  offer: Offer
  onOpen: () => void
}) {
  const { t, i18n } = useLingui()
  const won = formatNumber(price)
  const korean = i18n.locale === 'ko' ? undefined : 'ko'
  const maker = brand === null ? undefined : <span lang={korean}>{brand}</span>
  return (
    <ListRow
      lead={<DishTile name={dishOf(name)} />}
      title={<span lang={korean}>{name}</span>}
      sub={isSoldOut ? t`다 팔렸어요` : maker}
      end={
        <span className={css.cost} data-gone={isSoldOut || undefined}>
          <b>{t`${won}원`}</b>
          {saleRate > 0 && !isSoldOut ? <small>{t`${saleRate}% 할인`}</small> : null}
        </span>
      }
      onClick={onOpen}
    />
  )
}
