import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useLanguage } from '#src/app/use-language.ts'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { useCancelOrder } from '#src/domain/order/use-cancel-order.ts'
import { formatDay, today as dayIn } from '#src/lib/days.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { clock, minutesLeft, stageOf, type OrderDetail, type Stage } from './order.ts'
import { OrderFacts } from './order-facts.tsx'
import { OrderTrack } from './order-track.tsx'
import { orderQuery, useWriteTakeOut } from './pickup.queries.ts'
import css from './pickup.module.css'

const ChangeSheet = lazyPart(() => import('./change-sheet.tsx'), 'ChangeSheet')
const HandOver = lazyPart(() => import('./hand-over.tsx'), 'HandOver')

/** One order: when to come, which number to show, until when one may change one's mind, and how it ended. */
export function OrderDetailScreen({ smartOrderSeq }: { smartOrderSeq: string }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const now = useLatestServerNow()
  const [isChanging, setChanging] = useState(false)
  const { data: order } = useSuspenseQuery(orderQuery(smartOrderSeq))
  const write = useWriteTakeOut()
  const stage = stageOf(order, now)
  const title = useTitle(order, stage, now)
  const name = (language === 'en' && order.menuNameEng) || order.menuName
  const { takeBack, busy } = useCancelOrder(smartOrderSeq, name)
  const count = order.orderQty
  const isOpen = stage === 'changeable'

  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo="/mypage/wellOrder/wellOrderList" />}
      lead={{ above: t`${name} ${count}개`, title }}
      action={
        isOpen ? (
          <div className={css.actions}>
            <Button kind="neutral" block busy={busy} onClick={() => void takeBack()}>{t`예약 취소`}</Button>
            <Button kind="soft" block onClick={() => setChanging(true)}>
              {t({ message: '바꾸기', context: '주문' })}
            </Button>
          </div>
        ) : stage === 'ready' || stage === 'waiting' ? (
          <Suspense fallback={null}>
            <HandOver smartOrderSeq={smartOrderSeq} />
          </Suspense>
        ) : stage === 'pickedUp' && order.diaryRegiYn === 'N' ? (
          <Button
            block
            busy={write.isPending}
            onClick={() => write.send({ params: { query: { smartOrderSeq } } })}
          >{t`식사로 적기`}</Button>
        ) : undefined
      }
    >
      {order.pickupNo !== null && stage !== 'missed' ? (
        <Card label={t`받는 번호`} className={css.slip}>
          <p>{t`코너에서 이 번호를 보여 주세요`}</p>
          <p className={css.number}>{order.pickupNo}</p>
          <OrderTrack order={order} stage={stage} />
        </Card>
      ) : null}
      <OrderFacts order={order} stage={stage} />
      {isChanging && isOpen ? (
        <Suspense fallback={null}>
          <ChangeSheet order={order} onClose={() => setChanging(false)} />
        </Suspense>
      ) : null}
    </DetailPage>
  )
}

/** The one sentence of each stage. */
function useTitle(order: OrderDetail, stage: Stage, now: Date): string {
  const { t, i18n } = useLingui()
  const minutes = minutesLeft(order, now)
  const time = clock(order.pickupTm)
  const until = clock(order.pickupEndTm)
  const day = formatDay(order.menuDt, i18n.locale, 'medium')
  switch (stage) {
    case 'changeable':
    case 'preparing':
      if (minutes !== null) return t`${minutes}분 뒤에 받으러 오세요`
      return order.menuDt === dayIn(now) ? t`${time}에 받으러 오세요` : t`${day} ${time}에 받으러 오세요`
    case 'ready':
      return t`지금 받을 수 있어요`
    case 'waiting':
      return t`${until}까지 기다려요`
    case 'pickedUp':
      // Of an old order nobody is about to eat.
      return order.menuDt === dayIn(now) ? t`맛있게 드세요` : t`잘 받은 예약이에요`
    case 'cancelled':
      return t`취소했어요`
    case 'missed':
      return t`받지 않았어요`
  }
}
