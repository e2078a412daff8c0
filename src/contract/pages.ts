/**
 * Lists that are read page by page while rows of them come and go: every row that stood throughout is read exactly once
 * (docs/decisions/381). Pages are counted by the server, so a row that is taken away moves all after it one place
 * towards the front, and the next page begins that much too late; a row that is added makes it begin with rows that
 * were read before.
 */
import type { QueryClient } from '@tanstack/react-query'

type RowKey = string | number

/** A page by its number; a later one with what was read before it. */
export type PageParam = number | { pageNo: number; total: number; known: ReadonlySet<RowKey> }

interface PageOf<Row> {
  totalCnt: number
  list: Row[]
}

interface Reading {
  client: Pick<QueryClient, 'fetchQuery'>
  signal: AbortSignal
}

interface Paged<Row, Page extends PageOf<Row>> {
  /** Reads a page, through the cache or past it. */
  read: (pageNo: number, reading: Reading) => Promise<Page & PageOf<Row>>
  /** What one row is told from another by. */
  keyOf: (row: Row) => RowKey
  /** Rows of a page; left out where the server alone knows: as many as stand on the first. */
  pageSize?: number
  /** The page that is asked for first. */
  first?: number
  /** What stands on the pages before it, where others have read them. */
  head?: (client: QueryClient) => Page | undefined
  /**
   * Rows are added, or move, in the midst of the list and not only at its front: then the same total says nothing, and
   * each page is asked for with the one before it.
   */
  anywhere?: boolean
}

/** How often pages are read anew that changed while they were read. */
const TRIES = 3

export const pageNoOf = (param: PageParam): number => (typeof param === 'number' ? param : param.pageNo)

/** What an infinite query of such a list needs besides its key. */
export function pagesOf<Row, Page extends PageOf<Row>>({
  read,
  keyOf,
  pageSize,
  first = 1,
  head,
  anywhere = false,
}: Paged<Row, Page>) {
  const after = (pages: readonly Page[], pageNo: number): PageParam => ({
    pageNo,
    total: pages.at(-1)?.totalCnt ?? 0,
    known: new Set(pages.flatMap(({ list }) => list.map((row: Row) => keyOf(row)))),
  })

  return {
    initialPageParam: first as PageParam,
    getNextPageParam: (page: Page, pages: Page[], param: PageParam): PageParam | undefined => {
      const pageNo = pageNoOf(param)
      const size = pageSize ?? pages[0]?.list.length ?? 0
      return size > 0 && pageNo * size < page.totalCnt ? after(pages, pageNo + 1) : undefined
    },
    queryFn: async ({
      client,
      signal,
      pageParam,
    }: {
      client: QueryClient
      signal: AbortSignal
      pageParam: PageParam
    }): Promise<Page> => {
      const before = typeof pageParam === 'number' && pageParam > 1 ? head?.(client) : undefined
      const param = before === undefined ? pageParam : after([before], pageNoOf(pageParam))
      if (typeof param === 'number') return read(param, { client, signal })
      const { pageNo, total, known } = param
      const isKnown = (row: Row) => known.has(keyOf(row))
      const anew = { client: pastCache(client), signal }

      for (let tries = 1; ; tries += 1) {
        const [page, last] = await Promise.all([
          read(pageNo, tries === 1 ? { client, signal } : anew),
          anywhere ? read(pageNo - 1, anew) : undefined,
        ])
        const pages: (Page | typeof page)[] = last === undefined ? [page] : [last, page]
        // Up to a row that was read before: what has moved towards the front stands between that one and this page.
        if (anywhere || page.totalCnt < total) {
          for (let earlier = pageNo - pages.length; earlier >= 1; earlier -= 1) {
            if (pages[0]?.list.some(isKnown)) break
            pages.unshift(await read(earlier, anew))
          }
        }
        const isSteady = pages.every(({ totalCnt }) => totalCnt === page.totalCnt)
        if (!isSteady && tries < TRIES) continue
        const found = new Map<RowKey, Row>()
        for (const row of pages.flatMap(({ list }) => list)) if (!isKnown(row)) found.set(keyOf(row), row)
        return { ...page, list: [...found.values()] }
      }
    },
  }
}

/** What is read anew is not what the cache has. */
function pastCache(client: QueryClient): Pick<QueryClient, 'fetchQuery'> {
  const fetchQuery: QueryClient['fetchQuery'] = (options) => client.fetchQuery({ ...options, staleTime: 0 })
  return { fetchQuery }
}
