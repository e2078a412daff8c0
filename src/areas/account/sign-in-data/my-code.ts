import { api } from '#src/contract/api.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { unwrap } from '#src/contract/envelope.ts'
import type { CodeCalls } from '#src/domain/identity/code-entry/use-code-check.ts'

export type Purpose = 'findId' | 'findPwd' | 'changeMobile'

/** My page's calls for a code to a mobile number. An unknown number is answered as a known one. [MYP-06] */
export function myCodeCalls(authType: Purpose): CodeCalls {
  return {
    async send(mobileNo) {
      try {
        const { authSeq, expireSec } = await unwrap(
          api.POST('/api/mypage/user/auth/sms', { body: { mobileNo, authType }, skipErrorHandler: true }),
        )
        return { is: 'sent', authSeq, expireSec }
      } catch (failure) {
        if (failure instanceof ApiError && failure.kind === 'status' && failure.serverMessage !== '')
          return { is: 'refused', words: failure.serverMessage }
        throw failure
      }
    },
    async confirm(authSeq, authNo) {
      const { confirmYn, authKey, failCnt, failMaxCnt } = await unwrap(
        api.POST('/api/mypage/user/auth/sms/confirm', { body: { authSeq, authNo }, skipErrorHandler: true }),
      )
      return confirmYn === 'Y' ? { is: 'right', key: authKey } : { is: 'wrong', failCnt, failMaxCnt }
    },
    async block(authSeq) {
      const { blockEndDtm } = await unwrap(
        api.POST('/api/mypage/sms/failInfo', { body: { authSeq }, skipErrorHandler: true }),
      )
      return { until: blockEndDtm }
    },
  }
}
