import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#src/contract/api-error.ts'
import { query } from '#src/contract/query.ts'

const INFO = '/api/chalen/challenge/getChalnInfo'

/**
 * What sharing a challenge hands on, with the member's own code in its link; null for one that is unknown, or another
 * employer's. [CHA-14]
 */
export const sharedQuery = (chalnCode: string) =>
  queryOptions({
    queryKey: [INFO, 'share', chalnCode] as const,
    queryFn: async ({ client }) => {
      try {
        const { chalnNm, chalnNmEng, summaryTxtEng, chalnType, startDt, endDt, share } = await client.fetchQuery(
          query('post', INFO, { body: { chalnCode } }),
        )
        return {
          name: chalnNm,
          nameEng: chalnNmEng,
          summaryEng: summaryTxtEng,
          kind: chalnType,
          start: startDt,
          end: endDt,
          ...share,
        }
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })
