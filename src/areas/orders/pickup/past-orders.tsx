import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatDay, type Day } from '#src/lib/days.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { InfiniteList, type ListEnd } from '#src/ui/infinite-list/infinite-list.tsx'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import { pastByMonth } from './order.ts'
import { OrderRow } from './order-row.tsx'
import { ordersQuery } from './pickup.queries.ts'
import css from './pickup.module.css'

/** What is over, month by month. */
export function PastOrders({ today }: { today: Day }) {
  const { t, i18n } = useLingui()
  const { data, isFetching, isError, hasNextPage, fetchNextPage } = useInfiniteQuery(ordersQuery())
  const months = pastByMonth(data?.pages.flatMap(({ list }) => list) ?? [])
  const load = () => void fetchNextPage()
  const end: ListEnd = isFetching
    ? { is: 'loading' }
    : isError
      ? { is: 'failed', retry: load }
      : hasNextPage
        ? { is: 'more', load }
        : { is: 'end', text: null }
  if (data && months.length === 0 && !hasNextPage)
    return <EmptyState title={t`지난 예약이 없어요`} text={t`받은 식사는 여기에 남아요.`} />
  return (
    <InfiniteList label={t`지난 것`} items={months} itemKey={({ month }) => month} rowPx={280} end={end}>
      {({ month, rows }) => (
        <div className={css.month}>
          <Card>
            <CardHead title={formatDay(`${month}01`, i18n.locale, 'month')} id={`orders-${month}`} />
            <Rows labelledBy={`orders-${month}`}>
              {rows.map((order) => (
                <OrderRow key={order.smartOrderSeq} order={order} today={today} />
              ))}
            </Rows>
          </Card>
        </div>
      )}
    </InfiniteList>
  )
}
