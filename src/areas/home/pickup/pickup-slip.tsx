import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Stages } from '#src/ui/stages/stages.tsx'
import { MyQr } from '../code/my-qr.tsx'
import type { HomeCardProps } from '../hub/card-props.ts'
import { FailedCard } from '../hub/failed-card.tsx'
import { stageOf } from './stage.ts'
import css from './pickup.module.css'

/** The slip of an order: the number that the counter calls, how far it is, and the code to pay with. */
export function PickupSlip({ home: { pickup, failed }, now }: HomeCardProps) {
  const { t } = useLingui()
  if (!pickup)
    return failed.has('pickupCard') ? (
      <FailedCard icon={ShoppingBag} title={t`예약한 주문을 불러오지 못했어요`} />
    ) : null
  return (
    <>
      <section className={css.slip} aria-label={t`예약한 주문`}>
        <p>{t`코너에서 이 번호를 보여 주세요`}</p>
        <p className={css.number}>{pickup.number}</p>
        <Stages
          label={t`예약 상태`}
          stages={[
            { name: t({ message: '예약', context: '주문' }) },
            { name: t`만드는 중` },
            { name: t({ message: '받기', context: '주문' }) },
          ]}
          at={stageOf(pickup, now)}
        />
        <i className={css.cut} aria-hidden="true" />
        <Rows>
          <ListRow
            render={<Link to="/mypage/wellOrder/detail" search={{ smartOrderSeq: pickup.seq }} />}
            lead={<DishTile name={pickup.bowl} />}
            title={pickup.name}
            sub={pickup.place}
            chevron
          />
        </Rows>
      </section>
      <MyQr />
    </>
  )
}
