import { useQueryClient } from '@tanstack/react-query'
import { homeUrlQuery } from '#src/app/first-screen.ts'
import { useWrite } from '#src/app/use-write.ts'

/** Holds from the next start on, on every phone. [MYP-03, MYP-04] */
export function useSaveFirstScreen() {
  const client = useQueryClient()
  const { queryKey } = homeUrlQuery()
  return useWrite('post', '/api/my/set/saveSettingHomeUrl', {
    stale: ['/api/my/set/settingHomeUrl'],
    done: null,
    optimistic: ({ body: { homeUrl } }) => {
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, before && { ...before, homeUrl })
      return () => client.setQueryData(queryKey, before)
    },
  })
}
