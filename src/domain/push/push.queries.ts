import { queryOptions } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'

/** How many notices nobody has opened: for a bell on a page that does not hear of it otherwise. [PSH-04] */
export const unreadQuery = () =>
  queryOptions({
    ...query('get', '/api/member/getPushCount', { background: true }),
    select: ({ unreadCnt }) => unreadCnt,
  })
