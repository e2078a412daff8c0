import type { Mutation, QueryClient } from '@tanstack/react-query'
import { hasOverlay } from '#src/ui/overlay/overlay-stack.ts'
import { toasts } from '#src/ui/toast/toast.ts'

/** Writes after which somebody is glad: what was eaten, measured or ordered stands (docs/decisions/210). */
const ORDER = '/api/mypage/wellorder/reservation/saveMealReservation'
const LIKE = '/api/meal/like'
const APPOINTMENT = '/api/welfit/registReservation'
const RECORDS: ReadonlySet<string> = new Set([
  '/api/meal/detail/mealRegi',
  '/api/healthlog/nutrition/SaveMealRecordSearchDetailList',
  '/api/healthlog/nutrition/SaveMealRecordSearchDetail',
  '/api/healthlog/nutrition/SaveMealDi',
  '/api/healthlog/insertMyHelhIdx',
  '/api/diary/modifyMealDetailMealRegi',
])

export type Saved =
  | { is: 'record' }
  | { is: 'order'; answer: unknown }
  | { is: 'like'; menuCode: string }
  | { is: 'appointment'; rsrvDtm: string }

/** Somebody who goes on with something else is not followed. */
const PATIENCE_MS = 30_000

/**
 * Calls back after a record, an order, a like or an appointment has been saved, once its notice has gone and nothing
 * lies over the page.
 */
export function followSaved(queries: QueryClient, then: (saved: Saved) => void): () => void {
  return queries.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const saved = savedBy(event.mutation)
    if (saved) whenQuiet(() => then(saved))
  })
}

function savedBy({
  options: { scope },
  state: { data, variables },
}: Mutation<unknown, Error, unknown>): Saved | undefined {
  const path = scope?.id ?? ''
  if (path === ORDER) return { is: 'order', answer: data }
  if (RECORDS.has(path)) return { is: 'record' }
  const body = bodyOf(variables)
  if (path === APPOINTMENT)
    return typeof body?.rsrvDtm === 'string' ? { is: 'appointment', rsrvDtm: body.rsrvDtm } : undefined
  return path === LIKE && body?.likeYn === 'Y' && typeof body.menuCode === 'string'
    ? { is: 'like', menuCode: body.menuCode }
    : undefined
}

function bodyOf(variables: unknown): { likeYn?: unknown; menuCode?: unknown; rsrvDtm?: unknown } | undefined {
  if (typeof variables !== 'object' || variables === null || !('body' in variables)) return undefined
  return typeof variables.body === 'object' && variables.body !== null ? variables.body : undefined
}

/** Runs once no notice is shown and nothing is open; never where that takes too long. */
function whenQuiet(work: () => void): void {
  const until = Date.now() + PATIENCE_MS
  const look = () => {
    if (Date.now() > until) return
    if (toasts.shown().length > 0 || hasOverlay()) setTimeout(look, 500)
    else work()
  }
  // The notice of what was saved comes first.
  setTimeout(look, 500)
}
