import { setClientState } from '#src/app/client-state.ts'
import { toastTimeQuery } from '#src/app/settings/settings.queries.ts'
import { useWrite } from '#src/app/use-write.ts'
import { useQueryClient } from '@tanstack/react-query'

/** Holds from the next notice on, on this phone at once. [MYP-01, MYP-11] */
export function useSaveToastTime() {
  const client = useQueryClient()
  const { queryKey } = toastTimeQuery()
  return useWrite('post', '/api/mypage/setToastTimeOut', {
    stale: ['/api/mypage/getToastTimeOut'],
    done: null,
    optimistic: ({ body }) => {
      const before = client.getQueryData(queryKey)
      const show = (answer: typeof before) => {
        client.setQueryData(queryKey, answer)
        setClientState({ toastTimeoutS: answer?.toastTimeOut ?? null })
      }
      show(body)
      return () => show(before)
    },
  })
}
