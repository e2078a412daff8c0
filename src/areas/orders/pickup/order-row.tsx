import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '#src/app/use-language.ts'
import { formatDay, type Day } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { ListRow } from '#src/ui/list-row/list-row.tsx'
import { bowlOf, clock, type Order } from './order.ts'

/** An order in a list: what, when and where, and for how much; of what is over how it ended. */
export function OrderRow({ order, today }: { order: Order; today: Day }) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const name = (language === 'en' && order.menuNameEng) || order.menuName
  const count = order.orderQty
  const day = order.menuDt === today ? t`오늘` : formatDay(order.menuDt, i18n.locale, 'short')
  const price = formatNumber(order.payAmt)
  const ends = { RESERVED: t`${price}원`, PICKUP: t`받음`, CANCEL: t`취소함`, NOSHOW: t`안 받음` }
  return (
    <ListRow
      lead={<DishTile name={bowlOf(order.menuName)} />}
      title={count > 1 ? t`${name} ${count}개` : name}
      sub={`${day} ${clock(order.pickupTm)} · ${order.pickupPlace}`}
      end={ends[order.statusCode]}
      chevron
      render={<Link to="/mypage/wellOrder/detail" search={{ smartOrderSeq: order.smartOrderSeq }} />}
    />
  )
}
