/** Finding, passwords and own information: what belongs to a member and what proves it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, signIn, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'
import { PLAYED, visitorOf } from '#server/test-support/identity.ts'
import { phonePhoto } from '#server/test-support/pictures.ts'

const MINUTE = 60_000
const NEW = '비 오는 날 수제비 한 그릇'
const COMMON = '많이 쓰이는 비밀번호예요. 다른 것으로 정해 주세요.'

describe.each(databaseKinds)('an account on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, PLAYED)
  })
  afterAll(() => server.close())

  const later = async <T>(minutes: number, act: () => Promise<T>): Promise<T> => {
    server.clock.set(new Date(TEST_NOW.getTime() + minutes * MINUTE))
    return act().finally(() => server.clock.set(TEST_NOW))
  }
  const errorOf = (answer: { statusCode: number; json: () => { error: string } }) => [
    answer.statusCode,
    answer.json().error,
  ]
  /** The demo's own, whom a verifier knows. */
  const haneul = (password = 'hansang-demo!1') =>
    server.signedIn({ hcId: 'HC0000000311', username: 'haneul', password })
  const shown = (member: TestMember) => member.post('/api/mypage/pwd-check', { usrPwd: member.password })

  test('a lost name is found by number and name together; an unknown number is answered alike [MYP-10]', async () => {
    const visitor = visitorOf(server, 'find-1')
    const authKey = await visitor.texted('01000000311', 'findId')
    expect(dataOf(await visitor.post('/api/mypage/user-id/find', { authKey, realName: ' 윤하늘 ' }))).toEqual([
      { usrId: 'ha***l', joinDt: '20251015', loginType: 'W' },
    ])
    expect(dataOf(await visitor.post('/api/mypage/user-id/find', { authKey, realName: '박다솜' }))).toEqual([])
    expect(
      errorOf(await visitorOf(server, 'find-2').post('/api/mypage/user-id/find', { authKey, realName: '윤하늘' })),
    ).toEqual([403, 'identityExpired'])
    expect(
      errorOf(await later(11, () => visitor.post('/api/mypage/user-id/find', { authKey, realName: '윤하늘' }))),
    ).toEqual([403, 'identityExpired'])
    const emily = visitorOf(server, 'find-3')
    const key = await emily.texted('01000000314', 'findId')
    expect(
      dataOf(await emily.post('/api/mypage/user-id/find', { authKey: key, realName: 'emily  carter' })),
    ).toMatchObject([{ usrId: 'em**y' }])
    const unknown = await visitor.texted('01000009999', 'findId')
    expect(dataOf(await visitor.post('/api/mypage/user-id/find', { authKey: unknown, realName: '윤하늘' }))).toEqual([])
    const person = await visitor.pass('haneul', '/api/common/pass/authMy?type=findId')
    await visitor.get(`/api/common/pass/auth/user?authKey=${person}`)
    expect(
      dataOf(await visitor.post('/api/mypage/user-id/find', { authKey: person, realName: '윤하늘' })),
    ).toMatchObject([{ usrId: 'ha***l' }])
  })

  test('a lost password is set anew, once, by the member alone; sessions and auto-login end with the old', async () => {
    const member = await haneul()
    const remembered = await signIn(
      server.http,
      { username: 'haneul', password: 'hansang-demo!1', remember: true },
      { 'x-device-id': 'phone-of-haneul' },
    )
    const cookie = remembered.cookies.find(({ name }) => name === 'remember-me')?.value ?? ''
    const visitor = visitorOf(server, 'reset-1')
    const authKey = await visitor.texted('01000000311', 'findPwd')
    expect(errorOf(await visitor.post('/api/mypage/user-pwd/find', { usrId: 'emily', authKey }))).toEqual([
      404,
      'notFound',
    ])
    expect(errorOf(await visitor.post('/api/mypage/user-pwd/find', { usrId: 'nobody-at-all', authKey }))).toEqual([
      404,
      'notFound',
    ])
    const found = (device = visitor) => device.post('/api/mypage/user-pwd/find', { usrId: 'Haneul', authKey })
    // The first answer may be lost: asked again, there is another permission.
    const { resetKey: lostKey } = dataOf<{ resetKey: string }>(await found())
    const { resetKey, expireDtm } = dataOf<{ resetKey: string; expireDtm: string }>(await found())
    expect(expireDtm).toBe('202611191134')
    expect(resetKey).not.toBe(lostKey)
    expect(errorOf(await found(visitorOf(server, 'reset-2')))).toEqual([403, 'identityExpired'])
    const reset = (usrPwd: string, from = visitor) => from.post('/api/mypage/user-pwd/reset', { resetKey, usrPwd })
    expect(errorOf(await reset('haneul-2026-11'))).toEqual([400, 'weakPassword'])
    expect((await reset('Manchester7!')).json()).toEqual({ error: 'weakPassword', errorMessage: COMMON })
    expect(errorOf(await reset('hansang-demo!1'))).toEqual([409, 'samePassword'])
    expect(errorOf(await reset(NEW, visitorOf(server, 'reset-2')))).toEqual([409, 'conflict'])
    const both = await Promise.all([reset(NEW), reset('저녁은 가볍게 두부 샐러드')])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const set = both[0]?.statusCode === 200 ? NEW : '저녁은 가볍게 두부 샐러드'
    // Whoever never heard the answer is told it again; another password needs another proof.
    expect(dataOf(await reset(set))).toEqual({ pwdChgDt: '20261119', otherDeviceEndYn: 'Y' })
    expect(errorOf(await reset('아침은 누룽지 한 그릇'))).toEqual([409, 'conflict'])
    expect(errorOf(await reset(set, visitorOf(server, 'reset-2')))).toEqual([409, 'conflict'])
    // The proof and whatever came of it are used up together.
    expect(errorOf(await visitor.post('/api/mypage/user-pwd/reset', { resetKey: lostKey, usrPwd: set }))).toEqual([
      409,
      'conflict',
    ])
    expect(errorOf(await found())).toEqual([403, 'identityExpired'])
    expect((await member.get('/api/mypage/getUsrInfo')).statusCode).toBe(401)
    const exchange = await server.request({
      method: 'POST',
      url: '/api/common/getRememberMeAccessToken',
      headers: { 'x-device-id': 'phone-of-haneul', cookie: `remember-me=${cookie}` },
    })
    expect(exchange.statusCode).toBe(401)
    expect((await signIn(server.http, { username: 'haneul', password: 'hansang-demo!1' })).statusCode).toBe(401)
    const again = await haneul(set)
    expect(dataOf(await again.get('/api/mypage/user-pwd/changeYn'))).toEqual({
      changeYn: 'N',
      pwdChgDt: '20261119',
      elapsedDays: 0,
    })
  })

  test('a name is tried five times for a proof, by whichever call, then not for five minutes [MYP-10]', async () => {
    const [visitor, other] = [visitorOf(server, 'tries-1'), visitorOf(server, 'tries-2')]
    const [authKey, otherKey] = [
      await visitor.texted('01000000314', 'findPwd'),
      await other.texted('01000000314', 'findPwd'),
    ]
    const named = (usrId: string, from = visitor, key = authKey) =>
      from.post('/api/mypage/user-pwd/find', { usrId, authKey: key })
    // Whoever is right in between begins anew.
    for (const usrId of ['emilie', 'emely', 'emilia', 'emmy'])
      expect(errorOf(await named(usrId))).toEqual([404, 'notFound'])
    expect((await named('emily')).statusCode).toBe(200)
    const nobodys = await Promise.all(
      ['emilie', 'emely', 'emilia', 'emmy', 'emil', 'em-ily', 'emile'].map((usrId) => named(usrId)),
    )
    expect(nobodys.map(({ statusCode }) => statusCode).toSorted()).toEqual([404, 404, 404, 404, 404, 429, 429])
    expect(errorOf(await named('emily'))).toEqual([429, 'tooManyRequests'])
    const waiting = await visitor.post('/api/mypage/user-id/find', { authKey, realName: 'Emily Carter' })
    expect(waiting.statusCode).toBe(429)
    expect(waiting.json()).toMatchObject({ errorMessage: '여러 번 틀렸어요. 11시 29분 뒤에 다시 해 주세요.' })
    expect((await named('emily', other, otherKey)).statusCode).toBe(200)
    expect((await later(6, () => named('emily'))).statusCode).toBe(200)
  })

  test('the password is asked five times in ten minutes, by any call, and then not for a while [MYP-10]', async () => {
    const member = await server.member()
    const ask = (usrPwd: string, path = 'pwd-check') => member.post(`/api/mypage/${path}`, { usrPwd })
    expect(dataOf(await ask(member.password))).toEqual({
      checkYn: 'Y',
      failCnt: 0,
      failMaxCnt: 5,
      blockEndDtm: null,
      checkEndDtm: '202611191129',
    })
    expect(dataOf(await ask(member.password, 'pwd-check2'))).toMatchObject({ checkYn: 'Y', checkEndDtm: null })
    const wrong = [
      await ask('wrong-1'),
      await ask('wrong-2', 'pwd-check2'),
      await member.post('/api/mypage/user-pwd/change', { oldPwd: 'wrong-3', usrPwd: NEW }),
      await ask('wrong-4'),
      await ask('wrong-5'),
    ]
    expect(wrong.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409, 200, 200])
    expect(dataOf(wrong[4] as (typeof wrong)[0])).toEqual({
      checkYn: 'N',
      failCnt: 5,
      failMaxCnt: 5,
      blockEndDtm: '202611191134',
      checkEndDtm: null,
    })
    expect(errorOf(await ask(member.password))).toEqual([429, 'tooManyRequests'])
    expect(errorOf(await member.post('/api/mypage/user-pwd/change', { oldPwd: member.password, usrPwd: NEW }))).toEqual(
      [429, 'tooManyRequests'],
    )
    expect(dataOf(await later(11, () => ask(member.password)))).toMatchObject({ checkYn: 'Y' })
  })

  test('is changed by whoever knows the old one, and its reminder put off [MBR-14]', async () => {
    const member = await server.member('haneul')
    const change = (oldPwd: string, usrPwd: string) => member.post('/api/mypage/user-pwd/change', { oldPwd, usrPwd })
    expect(errorOf(await change('not-this-one', NEW))).toEqual([409, 'conflict'])
    expect(errorOf(await change(member.password, member.password))).toEqual([409, 'samePassword'])
    expect(errorOf(await change(member.password, '1234567890'))).toEqual([400, 'weakPassword'])
    const common = await change(member.password, 'qwer1234!!')
    expect([common.statusCode, common.json()]).toEqual([400, { error: 'weakPassword', errorMessage: COMMON }])
    expect(dataOf(await change(member.password, NEW))).toEqual({ pwdChgDt: '20261119', otherDeviceEndYn: 'N' })
    expect((await member.get('/api/mypage/getUsrInfo')).statusCode).toBe(200)
    // The answer was lost: however often it is asked again, it is the same answer and no wrong try.
    for (let tap = 0; tap < 7; tap += 1)
      expect(dataOf(await later(tap, () => change(member.password, NEW)))).toEqual({
        pwdChgDt: '20261119',
        otherDeviceEndYn: 'N',
      })
    expect(errorOf(await change(member.password, '아침은 누룽지 한 그릇'))).toEqual([409, 'conflict'])
    expect(errorOf(await later(11, () => change(member.password, NEW)))).toEqual([409, 'conflict'])
    expect((await signIn(server.http, { username: member.username, password: NEW })).statusCode).toBe(200)
    server.clock.set(new Date(TEST_NOW.getTime() + 200 * 86_400_000))
    const much = await server.signedIn({ ...member, password: NEW })
    expect(dataOf(await much.get('/api/mypage/user-pwd/changeYn'))).toMatchObject({ changeYn: 'Y', elapsedDays: 200 })
    expect(dataOf(await much.post('/api/mypage/user-pwd/change-upd-date'))).toMatchObject({ pwdChgDt: '20270607' })
    expect(dataOf(await much.get('/api/mypage/user-pwd/changeYn'))).toMatchObject({ changeYn: 'N', elapsedDays: 0 })
    server.clock.set(TEST_NOW)
  })

  test('own information changes after the password alone, a number only with its proof [MBR-13]', async () => {
    const member = await server.member('emily')
    const save = (body: object, device = 'own-1') =>
      member.post('/api/mypage/modifyUsrInfo', body, { 'x-device-id': device })
    expect(errorOf(await save({ height: '170.5' }))).toEqual([409, 'passwordNeeded'])
    await shown(member)
    const reckonedBy = [
      '/api/healthlog/health/bmiAvg',
      '/api/healthlog/healthScore',
      '/api/healthlog/healthUserData',
      '/api/main/mainData',
    ]
    const answered = () => Promise.all(reckonedBy.map(async (path) => [path, (await member.get(path)).statusCode]))
    const before = await answered()
    // Sex and birthday may be taken back, the birthday as a whole; what is worked out by them goes on.
    expect((await save({ birthdayYear: null })).statusCode).toBe(400)
    expect(dataOf(await save({ gender: null, birthdayYear: null, birthdayMonth: null, birthdayDay: null }))).toEqual({
      resultCnt: 1,
    })
    expect(dataOf(await member.get('/api/mypage/getUsrInfo2'))).toMatchObject({
      gender: null,
      birthdayYear: null,
      birthdayMonth: null,
      birthdayDay: null,
    })
    expect(await answered()).toEqual(before)
    expect(dataOf(await save({ gender: 'F', birthdayYear: '1990', birthdayMonth: '02', birthdayDay: '28' }))).toEqual({
      resultCnt: 1,
    })
    expect(dataOf(await save({ height: '170.5', weight: null, restaurantId: 'REST000313', smsAgreeYn: 'Y' }))).toEqual({
      resultCnt: 1,
    })
    expect(dataOf(await member.get('/api/mypage/getUsrInfo2'))).toMatchObject({
      height: '170.5',
      weight: null,
      restaurantId: 'REST000313',
      smsAgreeYn: 'Y',
      nickName: 'Emily',
    })
    expect(errorOf(await save({ mobileNo: '01000007777' }))).toEqual([409, 'identityExpired'])
    await visitorOf(server, 'own-2').texted('01000007777', 'changeMobile')
    expect(errorOf(await save({ mobileNo: '01000007777' }))).toEqual([409, 'identityExpired'])
    expect(dataOf(await save({ mobileNo: '01000007777' }, 'own-2'))).toEqual({ resultCnt: 1 })
    expect(errorOf(await save({ realName: 'Somebody Else' }, 'own-2'))).toEqual([409, 'identityExpired'])
    expect(errorOf(await save({ birthdayMonth: '02', birthdayDay: '31' }))).toEqual([400, 'badRequest'])
    expect(errorOf(await later(6, () => save({ height: '171' })))).toEqual([409, 'passwordNeeded'])
    const finder = visitorOf(server, 'own-3')
    expect(
      dataOf(
        await finder.post('/api/mypage/user-id/find', {
          authKey: await finder.texted('01000007777', 'findId'),
          realName: 'Emily Carter',
        }),
      ),
    ).toHaveLength(1)
  })

  test('nickname, e-mail, picture, staff number are saved alone; a nickname goes to one of two [MYP-12]', async () => {
    const [one, two] = [await server.member(), await server.member('emily')]
    expect(dataOf(await one.post('/api/mypage/requestNickNameDup', { nickName: '다솜' }))).toMatchObject({
      duplicateYn: 'Y',
      reasonCode: '01',
    })
    const named = await Promise.all(
      [one, two].map((member) => member.post('/api/mypage/modifyUsrInfoNickNm', { nickName: '솔바람' })),
    )
    expect(named.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const winner = named[0]?.statusCode === 200 ? one : two
    expect(dataOf(await winner.post('/api/mypage/requestNickNameDup', { nickName: '솔 바람' }))).toMatchObject({
      duplicateYn: 'N',
      usableYn: 'Y',
    })
    expect(dataOf(await winner.post('/api/mypage/modifyUsrInfoNickNm', { nickName: '솔바람둘' }))).toEqual({
      resultCnt: 1,
    })
    expect(
      dataOf(await (winner === one ? two : one).post('/api/mypage/modifyUsrInfoNickNm', { nickName: '솔바람' })),
    ).toEqual({ resultCnt: 1 })
    expect((await one.post('/api/mypage/modifyUsrInfoEmail', { usrEmail: 'new@hanbit.example' })).statusCode).toBe(200)
    expect((await one.post('/api/mypage/modifyUsrInfoUsrImg', { usrImg: '09' })).statusCode).toBe(200)
    expect((await one.post('/api/mypage/modifyUsrInfoUsrImg', { usrImg: '10' })).statusCode).toBe(400)
    expect((await one.post('/api/mypage/modifyUsrInfoUsrImg', { usrImg: 'IMGofsomebodyelse' })).statusCode).toBe(400)
    expect(dataOf(await one.get('/api/mypage/getUsrInfo'))).toMatchObject({
      usrEmail: 'new@hanbit.example',
      usrImg: '09',
    })
    expect(errorOf(await one.post('/api/mypage/modifyUsrEmpNo', { employeeNumber: '20140317' }))).toEqual([
      409,
      'conflict',
    ])
    // The demo's own has this number already; this is a copy.
    expect(errorOf(await one.post('/api/mypage/modifyUsrEmpNo', { employeeNumber: '20261102' }))).toEqual([
      409,
      'employeeNumberTaken',
    ])
  })

  test('only one’s own photo, without camera data, is the picture until another [MBR-03] [UPL-01]', async () => {
    const [owner, other] = [await server.member(), await server.member('emily')]
    const photo = await phonePhoto()
    const added = async (member: TestMember, imgTyCode = 'PROFILE') => {
      const { pathname, search } = new URL(
        dataOf<string>(
          await member.post('/api/common/data/uploadUrl.do', {
            fileName: '나.jpg',
            contentType: 'image/jpeg',
            fileSize: photo.length,
            imgTyCode,
          }),
        ),
      )
      expect(
        (
          await server.request({
            method: 'PUT',
            url: pathname + search,
            headers: { 'content-type': 'image/jpeg' },
            payload: photo,
          })
        ).statusCode,
      ).toBe(204)
      return pathname.split('/').at(-1) ?? ''
    }
    const choose = (usrImg: string, member = owner) => member.post('/api/mypage/modifyUsrInfoUsrImg', { usrImg })
    const look = (imgId: string) =>
      server.request({ url: `/api/common/file/get/imageFile?imgId=${imgId}&imgTyCode=PROFILE` })
    const [first, second, ofMeal] = [await added(owner), await added(owner), await added(owner, 'MEAL')]
    expect(errorOf(await choose(first, other))).toEqual([400, 'badRequest'])
    expect(errorOf(await choose(ofMeal))).toEqual([400, 'badRequest'])
    expect((await choose(second)).statusCode).toBe(200)
    expect(dataOf(await owner.get('/api/mypage/getUsrInfo'))).toMatchObject({ usrImg: second })
    const shown = await look(second)
    expect([shown.statusCode, shown.rawPayload.includes('Exif'), shown.rawPayload.includes('Yoon Haneul')]).toEqual([
      200,
      false,
      false,
    ])
    // What is not the picture any more is not kept, and what is kept for a meal stays.
    expect((await look(first)).statusCode).toBe(404)
    expect(errorOf(await choose(first))).toEqual([400, 'badRequest'])
    expect(dataOf(await owner.get('/api/mypage/getUsrInfo'))).toMatchObject({ usrImg: second })
    expect((await choose('04')).statusCode).toBe(200)
    expect((await look(second)).statusCode).toBe(404)
    expect(
      (await server.request({ url: `/api/common/file/get/imageFile?imgId=${ofMeal}&imgTyCode=MEAL` })).statusCode,
    ).toBe(200)
  })

  test('who handles the data is told to anybody, in their language', async () => {
    const rows = dataOf<{ companyNm: string }[]>(
      await server.request({
        url: '/api/mypage/privacyPolicy/consignmentCompany',
        headers: { 'accept-language': 'en' },
      }),
    )
    expect(rows.map(({ companyNm }) => companyNm)).toContain('Nuri Cloud')
  })
})
