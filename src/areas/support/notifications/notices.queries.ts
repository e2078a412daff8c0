import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { infiniteQueryOptions, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { mutation, query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { toast } from '#src/ui/toast/toast.ts'
import { pagesOf } from '#src/contract/pages.ts'
import { forgetUnsent, noteUnsent, sendUnsent, unsent } from './unsent-reads.ts'

const LIST = '/api/member/getPushList'
/** What counts the same rows: the bell of home stands in its data. */
const COUNTS = [
  LIST,
  '/api/member/getPushCount',
  '/api/member/getPushMsg',
  '/api/main/mainData',
  '/api/main/getNewAlarmList',
] as const

/** Two screens of them. */
const PAGE_SIZE = 20

const markRead = mutation('get', '/api/member/setPushRead', { stale: COUNTS })

/** Notices, the newest first; the first page is kept for reading without a connection. */
export const noticesQuery = () =>
  infiniteQueryOptions({
    queryKey: [LIST, 'pages'] as const,
    ...pagesOf({
      pageSize: PAGE_SIZE,
      read: async (pageNo, { client }) => {
        const waiting = await (pageNo === 1
          ? sendUnsent((pushSeq) => markRead.mutationFn({ params: { query: { pushSeq } }, background: true }))
          : unsent())
        const page = await client.fetchQuery({
          ...query('get', LIST, { params: { query: { pageNo, pageSize: PAGE_SIZE } }, background: pageNo > 1 }),
          meta: { keptOffline: pageNo === 1 },
          staleTime: 0,
        })
        // The server would bring back as new what was opened here a moment ago.
        return readOf(page, (pushSeq) => waiting.includes(pushSeq))
      },
      keyOf: ({ pushSeq }) => pushSeq,
    }),
    // Whoever comes back to it may have read some on another phone.
    staleTime: 0,
  })

type Page = Schemas['PushPage']
export type Pages = InfiniteData<Page>

type IsMeant = (pushSeq: number) => boolean

/** The pages with some notices read; how many are unread falls with them. */
export function withRead(pages: Pages, isMeant: IsMeant): Pages {
  const fresh = pages.pages.reduce((sum, page) => sum + freshIn(page, isMeant), 0)
  return { ...pages, pages: pages.pages.map((page) => readOf(page, isMeant, fresh)) }
}

const freshIn = ({ list }: Page, isMeant: IsMeant): number =>
  list.filter(({ pushSeq, readYn }) => readYn === 'N' && isMeant(pushSeq)).length

const readOf = (page: Page, isMeant: IsMeant, fresh = freshIn(page, isMeant)): Page => ({
  ...page,
  unreadCnt: Math.max(0, page.unreadCnt - fresh),
  list: page.list.map((item) => (isMeant(item.pushSeq) ? { ...item, readYn: 'Y' as const } : item)),
})

function useOptimisticNotices() {
  const client = useQueryClient()
  const { queryKey } = noticesQuery()
  return (paint: (pages: Pages) => Pages) => {
    const before = client.getQueryData(queryKey)
    client.setQueryData(queryKey, (pages) => pages && paint(pages))
    return () => client.setQueryData(queryKey, before)
  }
}

/** Marks one notice read: at once on the screen, and later at the server when nobody can be reached now. [PSH-02] */
export function useReadNotice(): (seq: number) => void {
  const paint = useOptimisticNotices()
  const read = useWrite('get', '/api/member/setPushRead', { stale: COUNTS, done: null, failed: null })
  return (seq) => {
    paint((pages) => withRead(pages, (pushSeq) => pushSeq === seq))
    void noteUnsent([seq])
    read.sendAsync({ params: { query: { pushSeq: seq } } }).then(
      () => void forgetUnsent([seq]),
      (error: unknown) => {
        if (!(error instanceof ApiError && error.kind === 'network')) void forgetUnsent([seq])
      },
    )
  }
}

/** Which notices of these pages are new. */
export const freshOf = ({ pages }: Pages): number[] =>
  pages.flatMap(({ list }) => list.filter(({ readYn }) => readYn === 'N').map(({ pushSeq }) => pushSeq))

/**
 * Marks all notices read: when nobody can be reached, those that are shown here, and later at the server. What came
 * meanwhile stays new. [PSH-03]
 */
export function useReadAllNotices(): { send: () => void; isPending: boolean } {
  const client = useQueryClient()
  const paint = useOptimisticNotices()
  const { sendAsync, isPending } = useWrite('get', '/api/member/updatePushReadStatusAll', {
    stale: COUNTS,
    done: null,
    failed: null,
    optimistic: () =>
      paint((pages) => ({
        ...pages,
        pages: withRead(pages, () => true).pages.map((page) => ({ ...page, unreadCnt: 0 })),
      })),
  })
  const send = () => {
    const fresh = freshOf(client.getQueryData(noticesQuery().queryKey) ?? { pages: [], pageParams: [] })
    void noteUnsent(fresh)
    sendAsync({}).then(
      () => void forgetUnsent(fresh),
      (error: unknown) => {
        if (error instanceof ApiError && error.kind === 'network')
          return void paint((pages) => withRead(pages, (pushSeq) => fresh.includes(pushSeq)))
        void forgetUnsent(fresh)
        toast({ kind: 'bad', text: i18n._(msg`저장하지 못했어요. 다시 시도해 주세요.`) })
      },
    )
  }
  return { send, isPending }
}

/** No more of a kind. [PSH-08] */
export const useTurnOffPushSetting = () =>
  useWrite('post', '/api/mypage/push/setting-change', {
    stale: ['/api/mypage/push/list', LIST],
    done: msg`알림을 껐어요. 알림 설정에서 다시 켤 수 있어요.`,
  })
