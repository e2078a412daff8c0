import type { Schemas } from '#src/contract/schemas.ts'
import type { JoinContext } from './join.machine.ts'

const yn = (yes: boolean) => (yes ? 'Y' : 'N')

/** By the employer's portal, by the number of an employee, or by neither. */
function loginTypeOf(staff: JoinContext['staff']): Schemas['MemberJoinForm']['loginType'] {
  if (staff?.knox) return 'K'
  return staff?.employeeNumber ? 'T' : 'W'
}

/**
 * The request at the end, from what the flow has collected and the verified facts; null while something is missing.
 * [MBR-01] [MBR-18]
 */
export function toJoinForm(
  { staff, terms, account, restaurantId, selectedId }: JoinContext,
  person: Schemas['PassUser'],
): Schemas['MemberJoinForm'] | null {
  if (terms === null || account === null || restaurantId === null) return null
  const { marketing, push, sms, email } = terms
  return {
    usrId: account.usrId,
    usrPwd: account.usrPwd,
    nickName: account.nickName,
    usrEmail: account.usrEmail,
    height: account.height,
    weight: account.weight,
    realName: person.realName,
    mobileNo: person.mobileNo,
    gender: person.gender,
    birthdayYear: person.birthdayYear,
    birthdayMonth: person.birthdayMonth,
    birthdayDay: person.birthdayDay,
    authCi: person.authCi,
    restaurantId,
    bizCode: staff?.bizCode ?? null,
    bizNm: staff?.bizNm ?? null,
    employeeNumber: staff?.employeeNumber ?? account.employeeNumber,
    tomsYn: yn(staff !== null && staff.employeeNumber !== null),
    loginType: loginTypeOf(staff),
    knoxId: staff?.knox?.knoxId ?? null,
    epId: staff?.knox?.epId ?? null,
    terms01: 'Y',
    terms02: 'Y',
    terms03: 'Y',
    terms04: yn(marketing),
    termsEmpNo: yn((staff?.employeeNumber ?? account.employeeNumber) !== null),
    termsEmail: yn(marketing && email),
    pushAgreeYn: yn(marketing && push),
    smsAgreeYn: yn(marketing && sms),
    emailAgreeYn: yn(marketing && email),
    usrIdCheck: 'Y',
    usrNickNameCheck: 'Y',
    selectedId,
  }
}
