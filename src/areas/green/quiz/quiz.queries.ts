import { queryOptions } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { STALE } from '../stamp/stamp.queries.ts'

export type Quiz = Schemas['GreenQuiz']
export type QuizDetail = Schemas['GreenQuizDetail']

const LIST = '/api/service/greenQuiz'
const DETAIL = '/api/service/greenQuizDetail'

/** One a week: nearly two years of them. */
export const quizzesQuery = () => query('post', LIST, { body: { pageNo: 1, pageSize: 100 } })

/** One quiz; null where there is none of that number. */
export const quizQuery = (quizSeq: number) =>
  queryOptions({
    queryKey: [DETAIL, 'found', quizSeq] as const,
    queryFn: async ({ client }) => {
      try {
        return await client.fetchQuery(query('post', DETAIL, { body: { quizSeq } }))
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })

export const useAnswerGreenQuiz = () =>
  useWrite('post', '/api/service/greenQuizAnswer', { stale: [LIST, DETAIL, ...STALE], done: null, failed: null })
