import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'

/** All topics, each with whether it is chosen. */
export const topicsQuery = () => query('get', '/api/mypage/topic-list')

/** [MYP-09] */
export const useSaveTopics = () =>
  useWrite('post', '/api/mypage/topic-save', { stale: ['/api/mypage/topic-list', '/api/mypage/user-topic'] })
