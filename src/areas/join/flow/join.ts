import type { Schemas } from '#src/contract/schemas.ts'

/** Where somebody works, as the employer's directory or portal said. An employment's numbers, no name. */
export interface Staff {
  bizCode: string
  bizNm: string
  employeeNumber: string | null
  /** Of the employer's portal, where somebody came through it. */
  knox: { knoxId: string; epId: string } | null
}

/** What is said yes to beside the three required terms; the ways only where marketing is wanted. */
export interface JoinTerms {
  marketing: boolean
  push: boolean
  sms: boolean
  email: boolean
}

/** What is typed. Held in memory alone. */
export interface JoinAccount {
  usrId: string
  usrPwd: string
  nickName: string
  usrEmail: string
  employeeNumber: string | null
  height: string | null
  weight: string | null
}

/** What stood in its fields when they were left, right or not. Held in memory alone, too. */
export type Typed = { [Field in keyof JoinAccount]?: string | undefined }

export type Joined = Pick<Schemas['MemberJoined'], 'usrId' | 'nickName'> & { usrPwd: string }
