import { useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLanguage } from '#src/app/use-language.ts'
import { restaurantNameOf } from '#src/domain/restaurant/restaurant.ts'
import { formatDay, type Day } from '#src/lib/days.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ProgressBar } from '#src/ui/progress-bar/progress-bar.tsx'
import type { Schemas } from '#src/contract/schemas.ts'
import { byState } from './subscription.ts'
import { myOrdersQuery } from './subscription.queries.ts'
import css from './subscription.module.css'

/** What the member has subscribed to: what runs, then what is over. */
export function SubscribedOrderListScreen() {
  const { t } = useLingui()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(myOrdersQuery())
  const orders = data.pages.flatMap(({ list }) => list)
  const { running, over } = byState(orders)
  const count = running.length
  const offers = (
    <Button
      block
      kind={count > 0 ? 'neutral' : 'primary'}
      render={<Link to="/mypage/wellOrder/subscribedList" />}
    >{t`구독 둘러보기`}</Button>
  )
  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/mypage/wellOrder/wellOrderList" />}
      lead={{ title: count > 0 ? t`구독 ${count}개를 받고 있어요` : t`지금 받는 구독이 없어요` }}
      instead={
        orders.length === 0 ? (
          <EmptyState
            title={t`아직 구독이 없어요`}
            text={t`한 달 점심을 한 번에 골라 두면 매일 고르지 않아도 돼요.`}
            action={offers}
          />
        ) : undefined
      }
      action={orders.length > 0 ? offers : undefined}
    >
      {[...running, ...over].map((order) => (
        <OrderCard key={order.subscribedOrderSeq} order={order} />
      ))}
      {hasNextPage ? (
        <Button kind="neutral" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>{t`더 보기`}</Button>
      ) : null}
    </ListPage>
  )
}

const KINDS = { REGI: 'brand', CONFIRM: 'positive', DONE: 'plain', CANCEL: 'plain' } as const

function OrderCard({ order }: { order: Schemas['SubscribedOrder'] }) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const day = (of: Day) => formatDay(of, i18n.locale, 'short')
  const [from, to, all, picked] = [
    day(order.startDt),
    day(order.endDt),
    order.totalCnt - order.cancelCnt,
    order.pickupCnt,
  ]
  const states = { REGI: t`신청함`, CONFIRM: t`확정`, DONE: t`끝났어요`, CANCEL: t`취소함` }
  const progress = t`${all}일 가운데 ${picked}일 받음`
  return (
    <Card
      render={
        <Link to="/mypage/wellOrder/subscribedMyMenu" search={{ subscribedOrderSeq: order.subscribedOrderSeq }} />
      }
    >
      <span className={css.head}>
        <b>{order.subscribedNm}</b>
        <Badge kind={KINDS[order.statusCode]}>{states[order.statusCode]}</Badge>
      </span>
      <span className={css.summary}>
        {restaurantNameOf(order, language)} · {t`${from}부터 ${to}까지`} ·{' '}
        {`${order.pickupTm.slice(0, 2)}:${order.pickupTm.slice(2)}`}
      </span>
      {order.statusCode === 'CANCEL' ? null : (
        <>
          <ProgressBar label={order.subscribedNm} at={picked} of={all} text={progress} />
          <span className={css.until}>{progress}</span>
        </>
      )}
    </Card>
  )
}
