import type { QueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import { toast } from '#src/ui/toast/toast.ts'
import { isGone, sayGone } from '../record/say-gone.ts'

const SAVE = '/api/meal/setEvalRecentMenu'

/** Courses of two weeks that the member ate, with their own grades. */
export const recentMenuQuery = () => query('post', '/api/meal/getRecentMenu')

/**
 * Asked anew where it is not fresh: what the page asks about is settled when it opens, and a course that was recorded a
 * moment ago is part of it.
 */
export async function prefetchReview(queryClient: QueryClient): Promise<void> {
  try {
    await queryClient.fetchQuery(recentMenuQuery())
  } catch (error) {
    if (queryClient.getQueryData(recentMenuQuery().queryKey) === undefined) throw error
  }
}

/**
 * One course a call: of several that are graded one after the other each stands as soon as it is said. The page goes on
 * by itself, past a course whose record is gone, too. [MEA-10]
 */
export function useEvaluateMenu() {
  const save = useWrite('post', SAVE, {
    stale: ['/api/meal/getRecentMenu', '/api/meal/getMenuEvalAvg'],
    done: null,
    failed: null,
  })
  const failed = (error: unknown, onGone: () => void) => {
    if (isGone(error)) {
      sayGone(SAVE)
      onGone()
    } else toast({ kind: 'bad', text: save.refusal(error).message, about: SAVE })
  }
  return {
    send: (init: Parameters<typeof save.sendAsync>[0], onSaved: () => void, onGone: () => void) =>
      void save.sendAsync(init).then(onSaved, (error: unknown) => failed(error, onGone)),
    isPending: save.isPending,
  }
}
