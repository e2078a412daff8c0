import type { ListEnd } from '#src/ui/infinite-list/infinite-list.tsx'

interface Pages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/** How a list that comes page by page goes on. */
export function endOf({ hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage }: Pages): ListEnd {
  const load = () => void fetchNextPage()
  if (isFetchingNextPage) return { is: 'loading' }
  if (isFetchNextPageError) return { is: 'failed', retry: load }
  return hasNextPage ? { is: 'more', load } : { is: 'end', text: null }
}

/** The end of a list that came whole. */
export const WHOLE: ListEnd = { is: 'end', text: null }
