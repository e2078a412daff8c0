import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useLanguage } from '#src/app/use-language.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { Dish } from '#src/ui/dish/dish.tsx'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import { Failed } from './failed.tsx'
import { orderQuery } from './my-page.queries.ts'
import css from './my-page.module.css'

/** The slip of the next order: the number that the counter calls, what and where. */
export function Slip({ order }: { order: Schemas['SmartOrder'] }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const detail = useQuery(orderQuery(order.smartOrderSeq))
  const number = detail.data?.pickupNo
  return (
    <>
      <Link to="/mypage/wellOrder/detail" search={{ smartOrderSeq: order.smartOrderSeq }} className={css.slip}>
        <span className={css.number}>
          <small>{t`받는 번호`}</small>
          <b>{number ?? '–'}</b>
        </span>
        <span className={css.what}>
          <b>{(language === 'en' && order.menuNameEng) || order.menuName}</b>
          {order.pickupPlace}
        </span>
        <Dish {...dishFor(order.menuName)} size={48} />
      </Link>
      <Failed icon={ShoppingBag} title={t`받는 번호를 불러오지 못했어요`} of={[detail]} />
    </>
  )
}
