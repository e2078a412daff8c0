/**
 * `x-order` on a list: the order that its description promises, as one text.
 *
 * - `-inptDt`: newest (largest) first
 * - `keepYn=Y, -regDtm`: rows with this value first, then newest first
 * - `.`: plain values, smallest first
 * - `orderSeq, menuName`: by the one, where that is the same by the other
 *
 * Numbers written as text (`1,024`) count as numbers. A row without the value says nothing about its neighbours.
 */

export type OrderPart = { field: string; first: string | undefined; falling: boolean }

export class OrderSyntaxError extends Error {}

/** Reads an order; throws OrderSyntaxError with what cannot be read. */
export function parseOrder(text: string): OrderPart[] {
  return text.split(',').map((part) => {
    const [, minus, field, first] = /^(-?)([A-Za-z_]\w*|\.)(?:=(\w+))?$/.exec(part.trim()) ?? []
    if (field === undefined)
      throw new OrderSyntaxError(`"${part.trim()}" is neither a field, -field, field=value nor .`)
    return { field, first, falling: minus === '-' }
  })
}

/** The index of the first row that stands before its place; undefined when the rows keep the order. */
export function orderBroken(order: OrderPart[], rows: unknown[]): number | undefined {
  const broken = rows.findIndex((row, index) => index > 0 && compare(order, rows[index - 1], row) > 0)
  return broken === -1 ? undefined : broken
}

function compare(order: OrderPart[], before: unknown, after: unknown): number {
  for (const { field, first, falling } of order) {
    const [a, b] = [valueOf(before, field), valueOf(after, field)]
    if (a === undefined || b === undefined) return 0
    const way = first === undefined ? inOrder(a, b) : Number(String(a) !== first) - Number(String(b) !== first)
    if (way !== 0) return falling ? -way : way
  }
  return 0
}

function inOrder(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [left, right] = [String(a), String(b)]
  // A day and a moment of that day do not say which of them is the later one.
  if (left.startsWith(right) || right.startsWith(left)) return 0
  return left < right ? -1 : 1
}

function valueOf(row: unknown, field: string): string | number | undefined {
  if (field !== '.' && (typeof row !== 'object' || row === null)) return undefined
  const value = field === '.' ? row : (row as Record<string, unknown>)[field]
  if (typeof value === 'string' && /^[\d,]*\.?\d+$/.test(value) && value.length < 8)
    return Number(value.replaceAll(',', ''))
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}
