import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Schemas } from '#src/contract/schemas.ts'
import { query } from '#src/contract/query.ts'
import type { Day } from '#src/lib/days.ts'
import { pagesOf } from '#src/contract/pages.ts'

export type ChangeKind = Schemas['GoalChangeType']
export type Asked = { kind: ChangeKind | undefined; from: Day | undefined; to: Day | undefined }

const PAGE_SIZE = 30

/** Changes of a kind and of some days, newest first. [GOL-09] */
export const changesQuery = ({ kind, from, to }: Asked) =>
  infiniteQueryOptions({
    queryKey: ['/api/goal/change-list', 'pages', kind, from, to] as const,
    ...pagesOf({
      pageSize: PAGE_SIZE,
      read: (pageNo, { client }) =>
        client.fetchQuery(
          query('get', '/api/goal/change-list', {
            params: {
              query: {
                ...(kind !== undefined && { changeType: kind }),
                ...(from !== undefined && { startDt: from }),
                ...(to !== undefined && { endDt: to }),
                pageNo,
                pageSize: PAGE_SIZE,
              },
            },
            background: true,
          }),
        ),
      keyOf: ({ changeSeq }) => changeSeq,
    }),
  })
