import { msg } from '@lingui/core/macro'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'

export type Info = Schemas['UsrFormInfo']

export const infoQuery = () => query('get', '/api/mypage/getUsrInfo2')

/** Whatever names or shows the member. */
const STALE = ['/api/mypage/getUsrInfo2', '/api/oauth/userInfo', '/api/mypage/getUserBaseInfo'] as const

// The sheet says why it was refused; a 403 leads nobody away from it.
const options = { stale: STALE, failed: null } as const

export const useModifyNickName = () => useWrite('post', '/api/mypage/modifyUsrInfoNickNm', options)
export const useModifyEmail = () => useWrite('post', '/api/mypage/modifyUsrInfoEmail', options)
export const useModifyPicture = () => useWrite('post', '/api/mypage/modifyUsrInfoUsrImg', options)
export const useModifyStaffNumber = () => useWrite('post', '/api/mypage/modifyUsrEmpNo', options)

/** Birth, sex, body and number; the server wants the password shown just before. [MBR-13] */
export const useModifyInfo = () => useWrite('post', '/api/mypage/modifyUsrInfo', options)

export const useModifyMobileNumber = () =>
  useWrite('post', '/api/mypage/modifyUsrInfo', { ...options, done: msg`번호를 바꿨어요` })
