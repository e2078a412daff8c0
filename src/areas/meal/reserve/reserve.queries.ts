import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import { ORDER_STALE } from '#src/domain/order/order-stale.ts'

/** A course or kit by its number. Always asked anew: what is left changes by the minute. */
export const itemQuery = (id: string) => ({
  ...query('get', '/api/meal/reservation/getReserveItem/{id}', { params: { path: { id } } }),
  staleTime: 0,
})

/** Times at which it can be picked up. [MEA-11] */
export const timesQuery = (id: string) => ({
  ...query('get', '/api/meal/reservation/getPickupTime/{id}', { params: { path: { id } } }),
  staleTime: 0,
})

export const orderQuery = (smartOrderSeq: string) =>
  query('get', '/api/mypage/wellorder/reservation/detail', { params: { query: { smartOrderSeq } } })

/** The form says why it was refused, the result what was reserved. [SMO-01] */
export const useSaveMealReservation = () =>
  useWrite('post', '/api/mypage/wellorder/reservation/saveMealReservation', {
    stale: ORDER_STALE,
    done: null,
    failed: null,
  })
