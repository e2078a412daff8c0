import type { Schemas } from '#src/contract/schemas.ts'

export type MallOrder = Schemas['WelmallOrder']

/** Not yet with the member. */
export const isComing = ({ statusCode }: Pick<MallOrder, 'statusCode'>): boolean =>
  statusCode === 'PAID' || statusCode === 'SHIPPING'

export interface Month {
  month: string
  rows: MallOrder[]
}

/** Orders by the month they were made in, in the order they came. */
export function byMonth(orders: readonly MallOrder[]): Month[] {
  const months = new Map<string, MallOrder[]>()
  for (const order of orders) {
    const month = order.orderDtm.slice(0, 6)
    months.set(month, [...(months.get(month) ?? []), order])
  }
  return [...months].map(([month, rows]) => ({ month, rows }))
}

/** What is drawn of an article: its name without how many are in a pack. */
export const dishOf = (goodNm: string): string => goodNm.replace(/ \d.*$/, '')
