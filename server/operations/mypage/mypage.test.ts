import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

type Row = Record<string, unknown>

describe.each(databaseKinds)('my page, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const mine = async (member: TestMember) => dataOf<Row[]>(await member.get('/api/mypage/rest-my-list'))
  const codes = async (member: TestMember) => (await mine(member)).map((row) => [row.restaurantId, row.mainDiv])
  const register = (member: TestMember, ...items: Row[]) => member.post('/api/mypage/rest-regi', items)

  describe('restaurants used [MYP-08]', () => {
    test('the first becomes the main one, later ones do not', async () => {
      const member = await server.member()
      await register(member, { restaurantId: 'REST000312', mainDiv: 'N', orderSeq: 5 })
      await register(member, { restaurantId: 'REST000311', mainDiv: 'N', orderSeq: 1 })
      expect(await codes(member)).toEqual([
        ['REST000312', 'Y'],
        ['REST000311', 'N'],
      ])
    })

    test('without a place it goes to the end, and registering again only moves it', async () => {
      const member = await server.member()
      await register(
        member,
        { restaurantId: 'REST000311' },
        { restaurantId: 'REST000312' },
        { restaurantId: 'REST000313' },
      )
      expect((await codes(member)).map(([code]) => code)).toEqual(['REST000311', 'REST000312', 'REST000313'])
      await register(member, { restaurantId: 'REST000312', orderSeq: 90_000_123 })
      expect((await codes(member)).map(([code]) => code)).toEqual(['REST000311', 'REST000313', 'REST000312'])
      await register(member, { restaurantId: 'REST000311', mainDiv: 'N' })
      expect((await codes(member))[0]).toEqual(['REST000311', 'Y'])
    })

    test('another one can be made main, also one that was not used', async () => {
      const member = await server.member()
      await register(member, { restaurantId: 'REST000311' })
      expect(dataOf(await member.post('/api/mypage/rest-main', { restaurantId: 'REST000313' }))).toEqual({
        resultCnt: 1,
      })
      expect(dataOf(await member.post('/api/mypage/rest-main', { restaurantId: 'REST000313' }))).toEqual({
        resultCnt: 0,
      })
      expect(await codes(member)).toEqual([
        ['REST000313', 'Y'],
        ['REST000311', 'N'],
      ])
    })

    test('when the main one goes, the next takes its place', async () => {
      const member = await server.member()
      await register(member, { restaurantId: 'REST000311' }, { restaurantId: 'REST000312' })
      const gone = await member.post('/api/mypage/rest-delete', [{ hcId: '', restaurantId: 'REST000311' }])
      expect(dataOf(gone)).toEqual({ resultCnt: 1 })
      expect(await codes(member)).toEqual([['REST000312', 'Y']])
    })

    test('nobody changes the list of another member, whatever hcId is sent', async () => {
      const [one, two] = [await server.member(), await server.member()]
      await register(one, { restaurantId: 'REST000311' })
      const answer = await two.post('/api/mypage/rest-delete', [{ hcId: one.hcId, restaurantId: 'REST000311' }])
      expect(dataOf(answer)).toEqual({ resultCnt: 0 })
      expect(await codes(one)).toHaveLength(1)
    })

    test('an unknown restaurant changes nothing, and a body that is no array is refused', async () => {
      const member = await server.member()
      const mixed = await register(member, { restaurantId: 'REST000311' }, { restaurantId: 'REST999999' })
      expect(mixed.statusCode).toBe(404)
      expect(await codes(member)).toEqual([])
      expect((await member.post('/api/mypage/rest-main', { restaurantId: 'REST999999' })).statusCode).toBe(404)
      expect((await member.post('/api/mypage/rest-regi', { restaurantId: 'REST000311' })).statusCode).toBe(400)
      expect((await member.post('/api/mypage/rest-regi', [])).statusCode).toBe(400)
      expect(
        (await member.post('/api/mypage/rest-regi', [{ restaurantId: 'REST000311', orderSeq: '1' }])).statusCode,
      ).toBe(400)
    })

    test('names are searched as text, not as a pattern', async () => {
      const member = await server.member()
      const named = async (part: string) =>
        dataOf<Row[]>(await member.get(`/api/mypage/rest-list?restaurantName=${encodeURIComponent(part)}`)).length
      expect(await named('')).toBe(3)
      expect(await named('캠퍼스')).toBe(1)
      expect([await named('%'), await named('_'), await named('\\')]).toEqual([0, 0, 0])
    })
  })

  describe('allergies [MYP-09]', () => {
    test('are stored only with the agreement, replaced as a whole, and gone with it [MYP-13]', async () => {
      const member = await server.member()
      const save = (...allergyCodeList: string[]) => member.post('/api/mypage/allergy-save', { allergyCodeList })
      const list = async () => dataOf<{ allergyList: Row[] }>(await member.get('/api/mypage/user-allergy')).allergyList
      expect((await save('09')).statusCode).toBe(409)
      await member.post('/api/mypage/updateAllergyAgree', { allergyAgreeYn: 'Y' })
      expect(dataOf(await save('09', '05', '09'))).toEqual({ resultCnt: 2 })
      expect(dataOf(await save('09'))).toEqual({ resultCnt: 1 })
      expect(dataOf(await save('09'))).toEqual({ resultCnt: 0 })
      expect(await list()).toEqual([{ allergyCode: '09', allergyNm: '새우', allergyNmEng: 'Shrimp' }])
      await member.post('/api/mypage/updateAllergyAgree', { allergyAgreeYn: 'N' })
      await member.post('/api/mypage/updateAllergyAgree', { allergyAgreeYn: 'Y' })
      expect(await list()).toEqual([])
    })

    test('of two phones at once are those of one, and a list that meets its withdrawal is not kept', async () => {
      const member = await server.member('haneul')
      const save = (...allergyCodeList: string[]) => member.post('/api/mypage/allergy-save', { allergyCodeList })
      const agree = (allergyAgreeYn: 'Y' | 'N') => member.post('/api/mypage/updateAllergyAgree', { allergyAgreeYn })
      const codes = async () =>
        dataOf<{ allergyList: Row[] }>(await member.get('/api/mypage/user-allergy')).allergyList.map(
          ({ allergyCode }) => allergyCode,
        )
      await Promise.all([save('01', '02'), save('03')])
      expect([['01', '02'], ['03']]).toContainEqual(await codes())
      await Promise.all([save('09'), agree('N'), save('05')])
      await agree('Y')
      expect(await codes()).toEqual([])
    })

    test('are chosen from the list of foods that labels name; another code is refused', async () => {
      const member = await server.member('haneul')
      const all = dataOf<Row[]>(await member.get('/api/mypage/allergy-list'))
      expect(all.length).toBeGreaterThanOrEqual(19)
      expect((await member.post('/api/mypage/allergy-save', { allergyCodeList: ['99'] })).statusCode).toBe(400)
    })
  })

  describe('user information', () => {
    test('comes in its documented portions, each about the caller, none with a password [MBR-01]', async () => {
      const member = await server.member('haneul')
      for (const path of ['getUsrInfo', 'getUsrInfo2', 'getUsrInfo3', 'getUsrInfo4']) {
        const info = dataOf<Row>(await member.get(`/api/mypage/${path}`))
        expect(info.hcId ?? member.hcId).toBe(member.hcId)
        expect(JSON.stringify(info)).not.toMatch(/scrypt|usrPwd/)
      }
      expect(dataOf<Row>(await member.get('/api/mypage/getUsrInfo'))).toMatchObject({
        restaurantId: 'REST000311',
        bizNm: '한빛전자',
      })
    })

    test('getUsrInfo5 answers the user id for chat as data itself [HTP-16] [CHT-12]', async () => {
      const member = await server.member()
      expect(dataOf(await member.post('/api/mypage/getUsrInfo5', { hcId: 'HC0000000311' }))).toBe(`chat-${member.hcId}`)
    })

    test('the weight is the latest record, else the one given at sign-up', async () => {
      const member = await server.member('haneul')
      const weight = async () => dataOf<Row>(await member.post('/api/mypage/getUserBaseInfo')).weight
      expect(await weight()).toBe('68.4')
      await member.post('/api/main/putUserWeight', { weight: '67.9' })
      expect(await weight()).toBe('67.9')
    })

    test('the start answers first screen, language and toast duration at once', async () => {
      const member = await server.member('emily')
      expect(dataOf(await member.post('/api/mypage/getUsrInfoStart'))).toMatchObject({
        lang: 'en',
        homeUrl: '/main',
        toastTimeOut: 3.5,
      })
    })
  })

  test('the toast lasts 3.5 seconds until the member chooses 1 to 10 [MYP-01] [MYP-02] [MYP-11] [CON-05]', async () => {
    const member = await server.member()
    const read = async () => dataOf<Row>(await member.post('/api/mypage/getToastTimeOut')).toastTimeOut
    expect(await read()).toBe(3.5)
    await member.post('/api/mypage/setToastTimeOut', { toastTimeOut: 7.5 })
    expect(await read()).toBe(7.5)
    for (const toastTimeOut of [0.5, 10.5, 3.3, '5']) {
      expect((await member.post('/api/mypage/setToastTimeOut', { toastTimeOut })).statusCode).toBe(400)
    }
  })
})
