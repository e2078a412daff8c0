import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLanguage } from '#src/app/use-language.ts'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { useMoment } from '#src/domain/day/use-moment.ts'
import { isReady } from '#src/domain/order/ready.ts'
import { useCancelOrder } from '#src/domain/order/use-cancel-order.ts'
import { restaurantNameOf } from '#src/domain/restaurant/restaurant.ts'
import { formatDay, today } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { ResultPage } from '#src/patterns/result-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { bowlOf, clock } from '../take-home/take-home.ts'
import { useWriteTakeOutMeal } from '../take-home/take-home.queries.ts'
import { orderQuery } from './reserve.queries.ts'
import css from './reserve.module.css'

/** What came of a reservation: its number, when and where; how it stands now, whenever the page is opened. */
export function ReservedScreen({ smartOrderSeq }: { smartOrderSeq: string }) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const now = useLatestServerNow()
  const { data: order } = useSuspenseQuery(orderQuery(smartOrderSeq))
  const write = useWriteTakeOutMeal(msg`식사로 적었어요`)

  const name = (language === 'en' && order.menuNameEng) || order.menuName
  const { takeBack, busy } = useCancelOrder(smartOrderSeq, name)
  const time = clock(order.pickupTm)
  const when =
    order.menuDt === today(now) ? t`오늘 ${time}` : `${formatDay(order.menuDt, i18n.locale, 'medium')} ${time}`
  const count = order.orderQty
  const price = formatNumber(order.payAmt)
  const until = useMoment()(order.changeEndDtm)
  const titles = {
    RESERVED: isReady(order, now) ? t`지금 받을 수 있어요` : t`${when}에 받으러 오세요`,
    PICKUP: order.menuDt === today(now) ? t`맛있게 드세요` : t`잘 받은 예약이에요`,
    CANCEL: t`예약을 취소했어요`,
    NOSHOW: t`받지 않은 예약이에요`,
  }

  return (
    <ResultPage
      bar={<ScreenBar titleAs="p" backTo="/meal/takeHomeList" />}
      picture={
        order.pickupNo === null ? (
          <DishTile name={bowlOf(order.menuName)} size="l" />
        ) : (
          <p className={css.number}>
            <small>{t`받는 번호`}</small>
            {order.pickupNo}
          </p>
        )
      }
      title={titles[order.statusCode]}
      text={order.statusCode === 'RESERVED' ? `${restaurantNameOf(order, language)} · ${order.pickupPlace}` : undefined}
      action={
        order.statusCode === 'PICKUP' && order.diaryRegiYn === 'N' ? (
          <Button
            block
            size="l"
            busy={write.isPending}
            onClick={() => write.send({ params: { query: { smartOrderSeq } } })}
          >{t`식사로 적기`}</Button>
        ) : (
          <Button block size="l" render={<Link to="/mypage/wellOrder/wellOrderList" />}>{t`예약 보기`}</Button>
        )
      }
      end={
        order.cancelYn === 'Y' ? (
          <Button kind="text" busy={busy} onClick={() => void takeBack()}>{t`예약 취소`}</Button>
        ) : undefined
      }
    >
      <Card tight>
        <Rows label={t`예약한 것`}>
          <ListRow
            lead={<DishTile name={bowlOf(order.menuName)} />}
            title={name}
            sub={[t`${count}개`, order.statusCode === 'CANCEL' ? null : order.couponNm].filter(Boolean).join(' · ')}
            end={<b>{t`${price}원`}</b>}
          />
        </Rows>
        {order.cancelYn === 'Y' ? <p className={css.until}>{t`${until}까지 취소할 수 있어요.`}</p> : null}
      </Card>
    </ResultPage>
  )
}
