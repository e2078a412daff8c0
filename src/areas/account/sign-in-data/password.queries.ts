import { msg } from '@lingui/core/macro'
import { useMutation } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { mutation } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'

const check = mutation('post', '/api/mypage/pwd-check')
const check2 = mutation('post', '/api/mypage/pwd-check2')
const change = mutation('post', '/api/mypage/user-pwd/change', { stale: ['/api/mypage/user-pwd/changeYn'] })

const here = { skipErrorHandler: true } as const

export type Checked = Schemas['PwdCheck']

/** Before the own information and before leaving: for five minutes the server takes changes. [MYP-10] */
export const useCheckPassword = () =>
  useMutation({ mutationFn: (usrPwd: string) => check.mutationFn({ body: { usrPwd }, ...here }) })

/** Before a new password. */
export const useCheckOldPassword = () =>
  useMutation({ mutationFn: (usrPwd: string) => check2.mutationFn({ body: { usrPwd }, ...here }) })

export const useChangePassword = () => {
  const { mutateAsync, isPending } = useMutation(change)
  return { isPending, mutateAsync: (body: Schemas['ChangePwdForm']) => mutateAsync({ body, ...here }) }
}

/** Reminded again after the same time. [MBR-14] */
export const usePutOffPasswordChange = () =>
  useWrite('post', '/api/mypage/user-pwd/change-upd-date', {
    stale: ['/api/mypage/user-pwd/changeYn'],
    done: msg`나중에 다시 알려 드릴게요`,
  })
