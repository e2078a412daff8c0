import { useQuery } from '@tanstack/react-query'
import type { Day } from '#src/lib/days.ts'
import { OwnOrders } from './own-orders.tsx'
import { ordersFromQuery } from './take-home.queries.ts'
import { ownOrders } from './take-home.ts'

/** A kit that was picked up today and is not written down yet; nothing without one. */
export function PickedUpKit({ today }: { today: Day }) {
  const { data: orders } = useQuery(ordersFromQuery(today))
  return <OwnOrders next={undefined} toWrite={ownOrders(orders?.list ?? [], today).toWrite} />
}
