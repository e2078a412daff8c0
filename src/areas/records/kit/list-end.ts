import type { ListEnd } from '#src/ui/infinite-list/infinite-list.tsx'

interface Pages {
  isPending: boolean
  isLoadingError: boolean
  refetch: () => unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/** How a list that comes page by page goes on. */
export function endOf({
  isPending,
  isLoadingError,
  refetch,
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
  fetchNextPage,
}: Pages): ListEnd {
  const load = () => void fetchNextPage()
  if (isLoadingError) return { is: 'failed', retry: () => void refetch() }
  if (isPending || isFetchingNextPage) return { is: 'loading' }
  if (isFetchNextPageError) return { is: 'failed', retry: load }
  return hasNextPage ? { is: 'more', load } : { is: 'end', text: null }
}
