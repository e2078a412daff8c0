import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { cookieOf, dataOf, signIn, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

type Row = Record<string, unknown>

describe.each(databaseKinds)('the language of the server’s sentences, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const stored = (hcId: string) => languageQueries(server.database.db).languageOf(hcId, { language: undefined })

  test('a sign-in remembers what the app speaks; one that says nothing changes nothing [LNG-02]', async () => {
    const member = await server.member()
    expect(await stored(member.hcId)).toBe('ko')
    await signIn(server.http, member, { 'accept-language': 'en' })
    expect(await stored(member.hcId)).toBe('en')
    await signIn(server.http, member)
    expect(await stored(member.hcId)).toBe('en')
    await signIn(server.http, member, { 'accept-language': 'fr-FR,fr;q=0.9' })
    expect(await stored(member.hcId)).toBe('en')
  })

  test('so do the renewal of a session and an auto-login', async () => {
    const member = await server.member()
    await member.get('/session', { 'accept-language': 'en' })
    expect(await stored(member.hcId)).toBe('en')
    const answer = await signIn(server.http, { ...member, remember: true }, { 'x-device-id': 'phone-1' })
    const url = '/api/common/getRememberMeAccessToken'
    const cookies = { 'remember-me': cookieOf(answer, 'remember-me') ?? '' }
    const renewed = await server.request({
      method: 'POST',
      url,
      cookies,
      headers: { 'x-device-id': 'phone-1', 'accept-language': 'ko' },
    })
    expect(renewed.statusCode).toBe(200)
    expect(await stored(member.hcId)).toBe('ko')
  })

  test('a call is answered in the language it asks for, whatever is remembered', async () => {
    const emily = await server.member('emily')
    const first = async (headers = {}) =>
      dataOf<Row[]>(await emily.get('/api/mypage/push/list', headers))[0]?.pushTypeNm
    expect([await first(), await first({ 'accept-language': 'ko' }), await first()]).toEqual(['Menus', '식단', 'Menus'])
  })
})
