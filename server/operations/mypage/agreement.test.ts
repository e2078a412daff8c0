/** What a member has agreed to, in which version, and what goes with it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'
import { PLAYED } from '#server/test-support/identity.ts'

describe.each(databaseKinds)('agreements on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, PLAYED)
  })
  afterAll(() => server.close())

  const errorOf = (answer: { statusCode: number; json: () => { error: string } }) => [
    answer.statusCode,
    answer.json().error,
  ]

  test('agreements are one list, required ones stay, marketing takes its ways along [MBR-02] [MBR-05]', async () => {
    const member = await server.member('haneul')
    const list = dataOf<{ agreeCode: string; agreeYn: string }[]>(await member.post('/api/mypage/getMyAgreeList'))
    expect(list.map(({ agreeCode, agreeYn }) => `${agreeCode} ${agreeYn}`)).toEqual([
      'TERMS01 Y',
      'TERMS02 Y',
      'TERMS03 Y',
      'TERMS04 Y',
      'HEALTH Y',
      'ALLERGY Y',
      'LOCATION N',
    ])
    const set = (agreeCode: string, agreeYn: string) => member.post('/api/mypage/setMyAgree', { agreeCode, agreeYn })
    expect(errorOf(await set('TERMS02', 'N'))).toEqual([409, 'conflict'])
    expect(dataOf(await set('LOCATION', 'Y'))).toMatchObject({ agreeYn: 'Y', agreeDtm: '202611191124', mustYn: 'N' })
    expect(dataOf(await set('TERMS04', 'N'))).toMatchObject({ agreeYn: 'N', agreeDtm: '202611191124' })
    expect(dataOf(await member.get('/api/mypage/getUsrInfo'))).toMatchObject({
      terms04: 'N',
      pushAgreeYn: 'N',
      smsAgreeYn: 'N',
      emailAgreeYn: 'N',
    })
    expect(
      dataOf<{ pushType: string; useYn: string }[]>(await member.get('/api/mypage/push/list')).find(
        ({ pushType }) => pushType === 'event',
      ),
    ).toMatchObject({ useYn: 'N' })
    await set('ALLERGY', 'N')
    expect(dataOf(await member.post('/api/mypage/getMyAgree', { agreeCode: 'ALLERGY' }))).toMatchObject({
      agreeYn: 'N',
    })
    await set('HEALTH', 'N')
    expect(dataOf(await member.get('/api/common/getHealthAgreeYn'))).toMatchObject({ healthAgreeYn: 'N' })
    expect(dataOf(await member.get('/api/member/setMarketingTermsAgreeYn?marketingTermsAgreeYn=Y'))).toMatchObject({
      marketingTermsAgreeYn: 'Y',
    })
    // By one way at least, or it would be agreed to and never come.
    expect(dataOf(await member.get('/api/mypage/getUsrInfo'))).toMatchObject({
      terms04: 'Y',
      pushAgreeYn: 'Y',
      smsAgreeYn: 'N',
      emailAgreeYn: 'N',
    })
    expect((await member.get('/api/member/setTermsAgreeYn?termsAgreeYn=N')).statusCode).toBe(400)
  })

  test('whoever agreed to older terms is asked once [MBR-05]', async () => {
    const member = await server.member('emily')
    await server.database.sql`
      insert into member_agreements (hc_id, agree_code, agree_yn, terms_ver, decided_at)
      values (${member.hcId}, 'TERMS01', 'Y', '2024.03', now())
      on conflict (hc_id, agree_code) do update set terms_ver = excluded.terms_ver`
    expect(dataOf(await member.get('/api/member/getTermsAgreeYn'))).toMatchObject({
      termsAgreeYn: 'N',
      termsVer: '2026.10',
      sinceDt: '20261001',
    })
    expect(dataOf(await member.get('/api/member/setTermsAgreeYn?termsAgreeYn=Y'))).toMatchObject({
      termsAgreeYn: 'Y',
      termsAgreeDtm: '202611191124',
    })
    expect(dataOf(await member.get('/api/member/getTermsAgreeYn'))).toMatchObject({ termsAgreeYn: 'Y' })
  })

  test('an agreement says its version and since when; agreeing to one leaves others [MBR-02] [MBR-05]', async () => {
    type Agreed = { agreeCode: string; agreeYn: string; agreeDtm: string | null; termsVer: string }
    const member = await server.member('dasom')
    const read = async (agreeCode: string) => dataOf<Agreed>(await member.post('/api/mypage/getMyAgree', { agreeCode }))
    // She joined under the terms before, and was not there when they were renewed.
    for (const code of ['TERMS01', 'TERMS02', 'TERMS03'])
      expect(await read(code)).toMatchObject({ agreeYn: 'Y', agreeDtm: '202409101124', termsVer: '2024.03' })
    expect(await read('TERMS04')).toMatchObject({ agreeYn: 'N', agreeDtm: null, termsVer: '2026.10' })
    expect(dataOf(await member.post('/api/mypage/setMyAgree', { agreeCode: 'TERMS02', agreeYn: 'Y' }))).toMatchObject({
      termsVer: '2026.10',
      agreeDtm: '202611191124',
    })
    expect(await read('TERMS01')).toMatchObject({ termsVer: '2024.03' })
    expect(dataOf(await member.get('/api/member/getTermsAgreeYn'))).toMatchObject({ termsAgreeYn: 'N' })
  })

  test('the consent to health data is the same in all agreements and in the health rules [MYP-05]', async () => {
    const member = await server.member('haneul')
    const health = async () => dataOf(await member.post('/api/mypage/getMyAgree', { agreeCode: 'HEALTH' }))
    const rule = async () => dataOf<{ ruleSn: string; agreeYn: string }[]>(await member.get('/api/my/helhidxRule'))
    await member.get('/api/my/cancelHelhidxAgree?ruleSn=1')
    expect(await health()).toMatchObject({ agreeYn: 'N', agreeDtm: '202611191124' })
    await member.post('/api/mypage/setMyAgree', { agreeCode: 'HEALTH', agreeYn: 'Y' })
    expect(await health()).toMatchObject({ agreeYn: 'Y', agreeDtm: '202611191124' })
    expect(await rule()).toContainEqual(expect.objectContaining({ ruleSn: '1', agreeYn: 'Y' }))
  })

  test('since when allergies may be used is noted, wherever said; the same again keeps its time [MYP-13]', async () => {
    const member = await server.member('haneul')
    const allergy = async () => dataOf(await member.post('/api/mypage/getMyAgree', { agreeCode: 'ALLERGY' }))
    const given = await allergy()
    expect(given).toMatchObject({ agreeYn: 'Y', agreeDtm: '202605031124', termsVer: '2025.03' })
    await member.post('/api/mypage/updateAllergyAgree', { allergyAgreeYn: 'Y' })
    expect(await allergy()).toEqual(given)
    await member.post('/api/mypage/updateAllergyAgree', { allergyAgreeYn: 'N' })
    expect(await allergy()).toMatchObject({ agreeYn: 'N', agreeDtm: '202611191124' })
    expect(dataOf(await member.post('/api/mypage/setMyAgree', { agreeCode: 'ALLERGY', agreeYn: 'Y' }))).toMatchObject({
      agreeYn: 'Y',
      agreeDtm: '202611191124',
    })
  })
})
