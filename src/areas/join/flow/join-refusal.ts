import { ApiError } from '#src/contract/api-error.ts'

/**
 * What a refusal to join is about: a field of the account, the verification, the employer, or the whole. Without words
 * nobody answered.
 */
export interface Refused {
  about: 'usrId' | 'nickName' | 'usrPwd' | 'employeeNumber' | 'identity' | 'employer' | 'whole'
  message: string | null
}

const ABOUT: Record<string, Refused['about']> = {
  usrIdTaken: 'usrId',
  usrIdUnusable: 'usrId',
  nickNameTaken: 'nickName',
  nickNameUnusable: 'nickName',
  weakPassword: 'usrPwd',
  employeeNumberTaken: 'employeeNumber',
  notStaff: 'employeeNumber',
  identityExpired: 'identity',
}

/**
 * The server's sentence and the field that it belongs to; null when nobody answered, so that the same may be sent
 * again.
 */
export function refusedBy(failure: unknown): Refused | null {
  if (!(failure instanceof ApiError) || failure.kind !== 'status' || (failure.status ?? 500) >= 500) return null
  return { about: ABOUT[failure.code] ?? 'whole', message: failure.serverMessage || null }
}
