import type { Purpose } from './my-code.ts'

/** What a verification was for; without a word of it, for a name. */
export const purposeOf = (type: string | undefined): Purpose =>
  type === 'findPwd' || type === 'changeMobile' ? type : 'findId'
