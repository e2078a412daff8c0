import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keyOf, mutation, query } from '#src/contract/query.ts'

/** Restaurants with a gate, and where the member has passed it. */
export const gatesQuery = () => query('post', '/api/common/getAuthorRestrantList', { body: {} })

/** Whether the member is asked at this restaurant, and for what. */
export const gateQuery = (restaurantCode: string, background = false) =>
  query('post', '/api/member/checkAuthorGatePop', { body: { restaurantCode }, background })

/** Shows to be staff, in the way of the gate. What is refused is an answer, said at its field. */
export function usePassGate(kind: 'WEL' | 'POSCO') {
  const queryClient = useQueryClient()
  const wel = useMutation(mutation('post', '/api/member/welAuthorGate'))
  const posco = useMutation(mutation('post', '/api/member/welAuthorGatePosco'))
  return async (body: { restaurantCode: string; employeeNumber: string; authNo?: string }) => {
    const answer = await (kind === 'WEL' ? wel : posco).mutateAsync({ body })
    if (answer.authorYn === 'Y') {
      // The next look at the menu shall not ask again, not even until the gate has been asked anew.
      queryClient.setQueryData(gateQuery(body.restaurantCode).queryKey, {
        popYn: 'N',
        gateType: null,
        authNoYn: 'N',
        title: null,
        contents: null,
      })
      await queryClient.invalidateQueries({ queryKey: keyOf('/api/common/getAuthorRestrantList'), refetchType: 'none' })
    }
    return answer
  }
}
