import { beforeAll, describe, expect, test } from 'vitest'
import { readContract, type ContractReader } from './contract-reader.ts'

const area: Record<string, ContractReader> = {}
beforeAll(async () => {
  for (const name of ['member', 'common', 'mypage', 'main', 'healthcheckup', 'healthMax'])
    area[name] = await readContract(name)
}, 120_000)

const of = (name: string): ContractReader => {
  const reader = area[name]
  if (!reader) throw new Error(`no area ${name}`)
  return reader
}
const at = (name: string, id: string) => `${of(name).operation(id).method.toUpperCase()} ${of(name).operation(id).path}`
const bodyKeys = (name: string, id: string) => of(name).keysOf(of(name).body(id))

describe('members', () => {
  test('terms and marketing agreements are read and given by GET, marked as writes [MBR-02] [MBR-05] [HTP-10]', () => {
    const keys = of('member').keysOf(of('member').payload('memberGetTermsAgreeYn'))
    expect(keys).toEqual(expect.arrayContaining(['termsAgreeYn', 'marketingTermsAgreeYn']))
    for (const id of ['memberSetTermsAgreeYn', 'memberSetMarketingTermsAgreeYn']) {
      expect(of('member').operation(id).method).toBe('get')
      expect(of('member').writes(id)).toBe(true)
    }
    expect(bodyKeys('member', 'memberSetPushToken')).toEqual(['pushToken', 'deviceId', 'osType'])
  })

  test('identity, accounts and names are checked before joining, which carries the checks [MBR-07] [MBR-08]', () => {
    const steps = [
      'memberJoinCheck',
      'memberExist',
      'memberSelectExistAccouont',
      'memberDuplicate',
      'memberCheckNickName',
    ]
    for (const id of steps) expect(Object.keys(of('member').operation(id).operation.responses)).toContain('200')
    expect(bodyKeys('member', 'memberJoin')).toEqual(
      expect.arrayContaining(['usrIdCheck', 'usrNickNameCheck', 'authCi']),
    )
  })

  test('the result of an identity check is fetched with the key that began it [MBR-11]', () => {
    for (const id of ['commonPassAuth', 'commonPassAuthMy', 'commonPassAuthWelMall']) {
      expect(of('common').requiredOf(of('common').payload(id))).toEqual(
        expect.arrayContaining(['authKey', 'returnUrl']),
      )
    }
    expect(
      of('common')
        .parameters('commonPassAuthUser')
        .map((one) => one.name),
    ).toContain('authKey')
    const places = ['commonPassAuth', 'commonPassAuthMy', 'commonPassAuthWelMall'].map(
      (id) => of('common').answer<{ returnUrl: string }>(id).returnUrl,
    )
    // The last part of the first two is the type: what the check was for.
    expect(places.map((place) => place.replace(/(success)\/\w+$/, '$1'))).toEqual([
      '/member/pass/success',
      '/mypage/pass/success',
      '/meal/welmall/passSuccess',
    ])
  })

  test('staff sign in with Knox: user, text message, confirmation, failures [MBR-12] [MBR-19]', () => {
    expect(at('common', 'commonKnoxUser')).toBe('GET /api/common/knox/user')
    expect(at('common', 'commonKnoxAuthSms')).toBe('POST /api/common/knox/auth/sms')
    expect(of('common').requiredOf(of('common').payload('commonKnoxAuthSmsConfirm'))).toEqual(
      expect.arrayContaining(['confirmYn', 'failCnt']),
    )
    expect([at('common', 'commonKnoxAuthSmsFail'), at('common', 'commonKnoxAuthSmsFailSave')]).toEqual([
      'GET /api/common/knox/auth/sms/fail',
      'PUT /api/common/knox/auth/sms/fail',
    ])
    expect(of('common').payload('commonKnoxAuthSmsFail')).toEqual(of('common').payload('commonKnoxAuthSmsFailSave'))
  })

  test('the form of my page has its eighteen fields, and none of the session’s [MBR-13]', () => {
    expect(of('mypage').keysOf(of('mypage').payload('mypageGetUsrInfo2')).sort()).toEqual(
      [
        'usrId',
        'usrEmail',
        'gender',
        'birthdayYear',
        'birthdayMonth',
        'birthdayDay',
        'height',
        'weight',
        'realName',
        'nickName',
        'mobileNo',
        'restaurantNm',
        'restaurantId',
        'pushAgreeYn',
        'smsAgreeYn',
        'emailAgreeYn',
        'tomsYn',
        'employeeNumber',
      ].sort(),
    )
  })

  test('taking part in the AI challenge is a flag [MBR-15]', () => {
    expect(of('member').requiredOf(of('member').payload('memberGetAiChalnYn'))).toContain('aiChalnYn')
    expect(of('member').writes('memberGetAiChalnYn')).toBe(false)
  })

  test('staff are authorised at a gate that the pop-up check names, with one shape for both kinds [MBR-17]', () => {
    expect(of('member').body('memberWelAuthorGate')).toEqual(of('member').body('memberWelAuthorGatePosco'))
    expect(of('member').payload('memberWelAuthorGate')).toEqual(of('member').payload('memberWelAuthorGatePosco'))
    expect(of('member').requiredOf(of('member').payload('memberCheckAuthorGatePop'))).toEqual(
      expect.arrayContaining(['popYn', 'gateType']),
    )
  })
})

describe('my page', () => {
  test('finding and changing by text message sends, confirms, and reads and writes failures [MYP-06]', () => {
    expect(
      ['mypageUserAuthSms', 'mypageUserAuthSmsConfirm', 'mypageSmsFailInfo', 'mypageSmsFail'].map((id) =>
        at('mypage', id),
      ),
    ).toEqual([
      'POST /api/mypage/user/auth/sms',
      'POST /api/mypage/user/auth/sms/confirm',
      'POST /api/mypage/sms/failInfo',
      'POST /api/mypage/sms/fail',
    ])
    expect([of('mypage').writes('mypageSmsFailInfo'), of('mypage').writes('mypageSmsFail')]).toEqual([false, undefined])
  })

  test('a coupon changes its state to used, and answers as it then is [MYP-07]', () => {
    const { statusCode } = of('mypage').body('mypageCouponStatus').properties ?? {}
    expect(of('mypage').follow(statusCode).enum).toEqual(['USED'])
    expect(of('mypage').answer('mypageCouponStatus')).toMatchObject({ statusCode: 'USED' })
  })

  test('a password can be checked in two places, found, reset and changed [MYP-10]', () => {
    expect(
      ['mypagePwdCheck', 'mypagePwdCheck2', 'mypageUserPwdFind', 'mypageUserPwdReset', 'mypageUserPwdChange'].map(
        (id) => at('mypage', id),
      ),
    ).toEqual(
      ['pwd-check', 'pwd-check2', 'user-pwd/find', 'user-pwd/reset', 'user-pwd/change'].map(
        (path) => `POST /api/mypage/${path}`,
      ),
    )
    expect(bodyKeys('mypage', 'mypageUserPwdChange')).toEqual(['oldPwd', 'usrPwd'])
  })

  test('picture, nickname, e-mail and staff number are changed alone, beside the full change [MYP-12]', () => {
    const alone = {
      mypageModifyUsrInfoUsrImg: 'usrImg',
      mypageModifyUsrInfoNickNm: 'nickName',
      mypageModifyUsrInfoEmail: 'usrEmail',
      mypageModifyUsrEmpNo: 'employeeNumber',
    }
    for (const [id, key] of Object.entries(alone)) expect(of('mypage').requiredOf(of('mypage').body(id))).toContain(key)
    expect(bodyKeys('mypage', 'mypageModifyUsrInfo')).toEqual(
      expect.arrayContaining(['nickName', 'usrEmail', 'employeeNumber']),
    )
  })

  test('widgets of the home hub are read and saved as an ordered list of menu ids [MYP-14]', () => {
    const shown = of('main').answer<{ menuId: string; orderSeq: number }[]>('mainGetMainMenuWidget')
    expect(shown.map((row) => row.orderSeq)).toEqual(shown.map((row) => row.orderSeq).toSorted((a, b) => a - b))
    expect(bodyKeys('main', 'mainSaveMainMenuWidget')).toEqual(['menuIdList'])
  })
})

describe('consents to check-up and measurement data', () => {
  test('are read and changed, and both calls answer the same state [HCU-02]', () => {
    expect(of('healthcheckup').writes('healthcheckupGetMyHealthCheckupAgree')).toBe(false)
    expect(of('healthcheckup').payload('healthcheckupGetMyHealthCheckupAgree')).toEqual(
      of('healthcheckup').payload('healthcheckupChangeHealthCheckupAgree'),
    )
  })

  test('HealthMax is read and agreed to by two POST calls [HCU-03]', () => {
    expect(
      of('healthMax')
        .operations.map(({ id, method }) => `${method} ${id}`)
        .sort(),
    ).toEqual(['post healthMaxGetHealthMaxData', 'post healthMaxSetHealthMaxAgree'])
    expect(of('healthMax').requiredOf(of('healthMax').payload('healthMaxGetHealthMaxData'))).toContain('agreeYn')
  })
})
