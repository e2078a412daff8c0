import { useMutation } from '@tanstack/react-query'
import { mutation } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'

export type Found = Schemas['FoundAccount']

const findNames = mutation('post', '/api/mypage/user-id/find')
const findPassword = mutation('post', '/api/mypage/user-pwd/find')
const reset = mutation('post', '/api/mypage/user-pwd/reset')

// The form says what was refused; a 403 leads nobody away from it.
const here = { skipErrorHandler: true } as const

/** The names of whoever has proven to be this person. [MYP-10] */
export const useFindNames = () =>
  useMutation({ mutationFn: (body: Schemas['FindIdForm']) => findNames.mutationFn({ body, ...here }) })

/** Permission to set a new password. */
export const useFindPassword = () =>
  useMutation({ mutationFn: (body: Schemas['FindPwdForm']) => findPassword.mutationFn({ body, ...here }) })

export const useResetPassword = () =>
  useMutation({ mutationFn: (body: Schemas['ResetPwdForm']) => reset.mutationFn({ body, ...here }) })
