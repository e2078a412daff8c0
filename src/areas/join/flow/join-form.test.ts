import { expect, test } from 'vitest'
import { ApiError } from '#src/contract/api-error.ts'
import { toJoinForm } from './join-form.ts'
import { refusedBy } from './join-refusal.ts'
import type { JoinContext } from './join.machine.ts'

const PERSON = {
  authCi: 'ci',
  realName: '이가을',
  gender: 'F',
  birthdayYear: '1996',
  birthdayMonth: '04',
  birthdayDay: '17',
  mobileNo: '01000001119',
  telecomCode: 'KT',
  foreignYn: 'N',
} as const
const CONTEXT: JoinContext = {
  clock: () => 0,
  staff: null,
  staffName: null,
  recommCode: null,
  isSent: false,
  ended: null,
  identity: { authKey: 'pass-1', atMs: 0 },
  selectedId: null,
  typed: null,
  restaurantId: 'REST000101',
  joined: null,
  refused: null,
  isExpired: false,
  begun: 'accepted',
  terms: { marketing: false, push: true, sms: true, email: true },
  account: {
    usrId: 'gaeul',
    usrPwd: 'example-only-pass1',
    nickName: '가을',
    usrEmail: 'gaeul@example.com',
    employeeNumber: null,
    height: null,
    weight: '54.8',
  },
}

test('what was verified and typed is sent; three terms are agreed to, marketing as chosen [MBR-01] [MBR-18]', () => {
  expect(toJoinForm(CONTEXT, PERSON)).toMatchObject({
    usrId: 'gaeul',
    realName: '이가을',
    mobileNo: '01000001119',
    authCi: 'ci',
    terms01: 'Y',
    terms02: 'Y',
    terms03: 'Y',
    terms04: 'N',
    bizCode: null,
    loginType: 'W',
    tomsYn: 'N',
    termsEmpNo: 'N',
    height: null,
    weight: '54.8',
    usrIdCheck: 'Y',
    usrNickNameCheck: 'Y',
    selectedId: null,
  })
})

test('without marketing none of its ways is agreed to, whatever is ticked below the switch', () => {
  const ways = (marketing: boolean) => {
    const form = toJoinForm({ ...CONTEXT, terms: { marketing, push: true, sms: false, email: true } }, PERSON)
    return [form?.terms04, form?.pushAgreeYn, form?.smsAgreeYn, form?.emailAgreeYn]
  }
  expect(ways(false)).toEqual(['N', 'N', 'N', 'N'])
  expect(ways(true)).toEqual(['Y', 'Y', 'N', 'Y'])
})

test('who came by portal or directory brings its codes; who was invited tells the number [MBR-12] [MBR-17]', () => {
  const staff = {
    bizCode: 'B0001',
    bizNm: '한빛전자',
    employeeNumber: 'E26031',
    knox: { knoxId: 'gaeul.lee', epId: 'EP1' },
  }
  expect(toJoinForm({ ...CONTEXT, staff }, PERSON)).toMatchObject({
    bizCode: 'B0001',
    employeeNumber: 'E26031',
    tomsYn: 'Y',
    termsEmpNo: 'Y',
    loginType: 'K',
    knoxId: 'gaeul.lee',
    epId: 'EP1',
  })
  // As the server's own test of that way sends it (server/operations/mypage/account.test.ts).
  expect(toJoinForm({ ...CONTEXT, staff: { ...staff, knox: null } }, PERSON)).toMatchObject({
    loginType: 'T',
    tomsYn: 'Y',
    employeeNumber: 'E26031',
    knoxId: null,
    epId: null,
  })
  const typed = {
    ...CONTEXT,
    staff: { ...staff, employeeNumber: null, knox: null },
    account: { ...CONTEXT.account, employeeNumber: 'E1' },
  } as JoinContext // the account of CONTEXT is there
  expect(toJoinForm(typed, PERSON)).toMatchObject({
    employeeNumber: 'E1',
    tomsYn: 'N',
    termsEmpNo: 'Y',
    loginType: 'W',
  })
})

test('nothing is sent before all is given', () => {
  for (const missing of ['terms', 'account', 'restaurantId'])
    expect(toJoinForm({ ...CONTEXT, [missing]: null }, PERSON)).toBeNull()
})

test('a refusal says which field it is about; without an answer there is none', () => {
  const refuse = (status: number, code: string) =>
    refusedBy(new ApiError('status', { status, code, serverMessage: '말' }))?.about
  expect([refuse(400, 'usrIdUnusable'), refuse(400, 'nickNameUnusable'), refuse(409, 'notStaff')]).toEqual([
    'usrId',
    'nickName',
    'employeeNumber',
  ])
  expect([
    refuse(409, 'usrIdTaken'),
    refuse(409, 'nickNameTaken'),
    refuse(400, 'weakPassword'),
    refuse(409, 'employeeNumberTaken'),
    refuse(403, 'identityExpired'),
    refuse(409, 'conflict'),
  ]).toEqual(['usrId', 'nickName', 'usrPwd', 'employeeNumber', 'identity', 'whole'])
  expect([refusedBy(new ApiError('network')), refuse(500, '') ?? null, refusedBy(new Error('x'))]).toEqual([
    null,
    null,
    null,
  ])
})
