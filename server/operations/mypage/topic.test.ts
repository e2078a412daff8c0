import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

type Topic = { topicCode: string; topicNm: string; groupNm: string; selectYn: string }

describe.each(databaseKinds)('topics and questions, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  test('topics are saved all at once, none is fine, an unknown one changes nothing [MYP-09]', async () => {
    const [member, other] = [await server.member('haneul'), await server.member()]
    const mine = async () =>
      dataOf<Topic[]>(await member.get('/api/mypage/user-topic')).map(({ topicCode }) => topicCode)
    const save = (topicCodes: readonly string[]) => member.post('/api/mypage/topic-save', { topicCodes })
    expect(await mine()).toEqual(['T01', 'T04'])
    expect(dataOf(await save(['T04', 'T02', 'T02']))).toEqual({ resultCnt: 2 })
    expect(await mine()).toEqual(['T02', 'T04'])
    expect((await save(['T02', 'T99'])).statusCode).toBe(400)
    expect(await mine()).toEqual(['T02', 'T04'])
    expect(dataOf(await save([]))).toEqual({ resultCnt: 2 })
    const all = dataOf<Topic[]>(await member.get('/api/mypage/topic-list', { 'accept-language': 'en' }))
    expect(all.every(({ selectYn }) => selectYn === 'N')).toBe(true)
    expect(all[0]).toMatchObject({ topicNm: 'Weight', groupNm: 'My body' })
    expect(dataOf(await other.get('/api/mypage/user-topic'))).toEqual([])
  })

  test('questions are found by words of question or answer, in any spacing and case, in either language', async () => {
    const member = await server.member()
    const find = async (query: string, headers?: Record<string, string>) =>
      dataOf<{ totalCnt: number; list: { faqSeq: number; question: string; faqCategoryCode: string }[] }>(
        await member.get(`/api/my/faq/faqList?${query}`, headers),
      )
    const categories = dataOf<{ faqCategoryCode: string; faqCnt: number }[]>(
      await member.get('/api/my/faq/faqCategoryList'),
    )
    const everything = await find('pageSize=100')
    expect(everything.totalCnt).toBe(24)
    expect(categories.map(({ faqCnt }) => faqCnt)).toEqual(
      categories.map(
        ({ faqCategoryCode }) => everything.list.filter((row) => row.faqCategoryCode === faqCategoryCode).length,
      ),
    )
    expect((await find(`searchTxt=${encodeURIComponent('걸 음수가')}`)).list.map(({ question }) => question)).toEqual([
      '걸음 수가 들어오지 않아요.',
    ])
    expect(
      (await find('searchTxt=WITHDRAW+it', { 'accept-language': 'en' })).list.map(({ question }) => question),
    ).toEqual(['Who can see my records?'])
    expect((await find('searchTxt=%25')).totalCnt).toBe(0)
    expect((await find('faqCategoryCode=03&pageSize=1&pageNo=2')).list).toHaveLength(1)
    expect((await find('faqCategoryCode=99')).totalCnt).toBe(0)
  })
})
