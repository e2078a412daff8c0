import { useQueryClient } from '@tanstack/react-query'
import { shakeQuery, shakeUrlQuery } from '#src/app/settings/settings.queries.ts'
import { useWrite } from '#src/app/use-write.ts'

/** The switch, and what a shake opens; both shown at once, and followed by the app from then on. [MYP-03] */
export function useShakeSettings() {
  const client = useQueryClient()
  const [on, url] = [shakeQuery().queryKey, shakeUrlQuery().queryKey]
  return {
    turn: useWrite('post', '/api/my/set/saveShakeSettingYn', {
      stale: ['/api/my/set/getShakeSettingYn'],
      done: null,
      optimistic: ({ body }) => {
        const before = client.getQueryData(on)
        client.setQueryData(on, body)
        return () => client.setQueryData(on, before)
      },
    }),
    open: useWrite('post', '/api/mypage/setUrlSetting', {
      stale: ['/api/mypage/getUrlSetting'],
      done: null,
      optimistic: ({ body }) => {
        const before = client.getQueryData(url)
        client.setQueryData(url, before && { ...before, url: body.url })
        return () => client.setQueryData(url, before)
      },
    }),
  }
}
