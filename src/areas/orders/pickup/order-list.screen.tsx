import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import Repeat from 'lucide-react/icons/repeat'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { isReady } from '#src/domain/order/ready.ts'
import { formatDay, today as dayIn } from '#src/lib/days.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { TabPanel, Tabs } from '#src/ui/tabs/tabs.tsx'
import { clock } from './order.ts'
import { OrderRow } from './order-row.tsx'
import { PastOrders } from './past-orders.tsx'
import { waitingQuery } from './pickup.queries.ts'
import css from './pickup.module.css'

type Tab = 'ahead' | 'past'

/** What is to be picked up, the next first; what is over is one tap away. */
export function OrderListScreen({ tab }: { tab: Tab }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const now = useLatestServerNow()
  const today = dayIn(now)
  const { data: waiting } = useSuspenseQuery(waitingQuery())
  const [next] = waiting
  const time = next && clock(next.pickupTm)
  const day = next && formatDay(next.menuDt, i18n.locale, 'medium')
  const title = !next
    ? t`지금 받을 것이 없어요`
    : isReady(next, now)
      ? t`지금 받을 수 있어요`
      : next.menuDt === today
        ? t`오늘 ${time}에 받아요`
        : t`${day} ${time}에 받아요`
  const choose = (chosen: Tab) =>
    void navigate({
      to: '/mypage/wellOrder/wellOrderList',
      search: { tab: chosen === 'past' ? 'past' : undefined },
      replace: true,
      viewTransition: false,
    })

  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/my/menu" />}
      lead={{ title }}
      filter={
        <div className={css.tabs}>
          <Tabs
            id="orders"
            label={t`예약 고르기`}
            value={tab}
            onChange={choose}
            tabs={[
              { value: 'ahead', label: t`받을 것` },
              { value: 'past', label: t`지난 것` },
            ]}
          />
        </div>
      }
    >
      <TabPanel tabsId="orders" value={tab}>
        {tab === 'past' ? (
          <PastOrders today={today} />
        ) : waiting.length === 0 ? (
          <EmptyState
            title={t`예약해 볼까요?`}
            text={t`포장 메뉴를 예약하면 기다리지 않고 받아요.`}
            action={<Button render={<Link to="/menu/todayMenu" />}>{t`오늘 식단 보기`}</Button>}
          />
        ) : (
          <Card tight label={t`받을 것`}>
            <Rows>
              {waiting.map((order) => (
                <OrderRow key={order.smartOrderSeq} order={order} today={today} />
              ))}
            </Rows>
          </Card>
        )}
      </TabPanel>
      {tab === 'past' ? null : (
        <Card tight label={t`구독 식단`}>
          <Rows>
            <ListRow
              lead={<RowIcon icon={Repeat} />}
              title={t`구독 식단`}
              sub={t`한 달 점심을 한 번에 골라요`}
              chevron
              render={<Link to="/mypage/wellOrder/subscribedOrderList" />}
            />
          </Rows>
        </Card>
      )}
    </ListPage>
  )
}
