import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#src/contract/api-error.ts'
import { query } from '#src/contract/query.ts'

/** Which prepared message, from whom, and about which reservation. */
export interface Asked {
  templateCode: string
  cnstntId?: string | undefined
  rsrvSeq?: number | undefined
}

const TEMPLATE = '/api/chat/template/getChatTemplate'

/** A prepared message; null where there is none. A failure stays on the page. [CHT-01, CHT-10] */
export const templateQuery = ({ templateCode, cnstntId, rsrvSeq }: Asked) => {
  const body = { templateCode, ...(cnstntId !== undefined && { cnstntId }), ...(rsrvSeq !== undefined && { rsrvSeq }) }
  return queryOptions({
    queryKey: [TEMPLATE, 'found', body] as const,
    queryFn: async ({ client }) => {
      try {
        return await client.fetchQuery(query('post', TEMPLATE, { body, skipErrorHandler: true }))
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })
}
