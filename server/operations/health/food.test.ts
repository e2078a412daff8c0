import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchKey } from '#server/domain/food/search.rules.ts'
import { favouriteFoods, foods, ownFoods, recentFoods } from '#server/domain/food/schema.ts'
import { databaseKinds } from '#server/test-support/database.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'

const NUTRITION = '/api/healthlog/nutrition'
/** Bread and egg of the food table, and a dish of the kitchen. */
const [BREAD, EGG, DISH] = ['F000102', 'F000057', 'M1000040001']

type Row = {
  foodId: string
  menuName: string
  menuNameEng: string | null
  ownYn?: string
  favYn: string
  kcal: string
  unitCode: string
}
type Page<T = Row> = { totalCnt: number; list: T[] }

describe.each(databaseKinds)('foods to choose from on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const search = async (member: TestMember, word: string, more = '') =>
    dataOf<Page>(await member.get(`${NUTRITION}/DiMealMenu?searchWord=${encodeURIComponent(word)}${more}`))
  const names = async (member: TestMember, word: string) =>
    (await search(member, word, '&pageSize=100')).list.map(({ menuName }) => menuName)
  const keep = async (member: TestMember, body: object) =>
    dataOf<{ foodId: string; hcUclSeqNo: number | null }>(await member.post(`${NUTRITION}/SaveMealDi`, body))
  const favourites = async (member: TestMember) =>
    dataOf<(Row & { favSeq: number; orderSeq: number })[]>(await member.get(`${NUTRITION}/FavMealMenu`))
  const heart = (member: TestMember, ...foodIdList: string[]) =>
    member.post(`${NUTRITION}/SaveMealFavMealMenu`, { foodIdList })
  const recents = async (member: TestMember, query = '') =>
    dataOf<Page<Row & { rcntSeq: number; eatQty: number; lastEatDt: string }>>(
      await member.get(`${NUTRITION}/RcntMealMenu${query}`),
    )
  const eat = (member: TestMember, foodList: object[], meal: object = {}) =>
    member.post(`${NUTRITION}/SaveMealRecordSearchDetailList`, {
      baseDt: '20261119',
      menuMealType: '1',
      foodList,
      ...meal,
    })

  test('a food tells its nutrients and its units, the household one first', async () => {
    const member = await server.member()
    const food = dataOf<
      Row & {
        estimateYn: string
        sourceTxt: string
        unitList: { unitCode: string; unitNm: string; unitNmEng: string; servingQty: number }[]
      }
    >(await member.get(`${NUTRITION}/NtntDetailInfo?foodId=${BREAD}`, { 'accept-language': 'en' }))
    expect(food).toMatchObject({
      menuName: '통밀식빵',
      menuNameEng: 'Whole wheat bread',
      kcal: '87',
      favYn: 'N',
      unitCode: 'PIECE',
      estimateYn: 'Y',
      sourceTxt: 'An estimate from foods of the same kind.',
    })
    expect(food.unitList.map(({ unitNm, unitNmEng }) => [unitNm, unitNmEng])).toEqual([
      ['장', 'slice'],
      ['g', 'g'],
    ])
    expect(food.unitList[1]?.servingQty).toBeCloseTo(1 / 35, 7)
    const dish = dataOf<Row & { brandNm: string; brandNmEng: string; unitList: unknown[] }>(
      await member.get(`${NUTRITION}/NtntDetailInfo?foodId=${DISH}`),
    )
    expect(dish).toMatchObject({
      menuName: '고등어구이',
      brandNm: '회사 식당',
      brandNmEng: 'Company restaurant',
      unitCode: 'SERVING',
    })
  })

  test('a food that is not there is gone, in the member’s language; so is another’s own, in every call', async () => {
    const [member, other] = await Promise.all([server.member(), server.member()])
    const unknown = await member.get(`${NUTRITION}/NtntDetailInfo?foodId=F999999`, { 'accept-language': 'en' })
    expect([unknown.statusCode, unknown.json()]).toEqual([
      404,
      { error: 'notFound', errorMessage: 'This food is gone. (F999999)' },
    ])
    const { foodId } = await keep(member, { menuName: '엄마표 김밥', kcal: 420 })
    for (const answer of [
      await other.get(`${NUTRITION}/NtntDetailInfo?foodId=${foodId}`),
      await heart(other, foodId),
      await eat(other, [{ foodId, eatQty: 1, unitCode: 'SERVING' }]),
      await other.post(`${NUTRITION}/InsertTabMealMenu`, {
        baseDt: '20261119',
        menuMealType: '1',
        foodList: [{ foodId, eatQty: 1, unitCode: 'SERVING' }],
      }),
      await other.post(`${NUTRITION}/SaveMealRecordSearchDetail`, {
        baseDt: '20261119',
        menuMealType: '1',
        foodId,
        eatQty: 1,
        unitCode: 'SERVING',
      }),
      await other.post(`${NUTRITION}/SaveMealDi`, { foodId, menuName: '내 김밥', kcal: 1 }),
    ]) {
      expect([answer.statusCode, answer.json().error]).toEqual([404, 'notFound'])
    }
    expect(await names(other, '엄마표')).toEqual([])
    expect((await search(other, '김밥')).list.every(({ ownYn }) => ownYn === 'N')).toBe(true)
  })

  describe('are found', () => {
    test('from the first syllable, a half-typed one, by first consonants, inside, and in English', async () => {
      const member = await server.member()
      for (const word of ['통', '통미', '통밀식', 'ㅌㅁㅅㅃ', '식빵', ' 통밀 식빵', 'whole WHEAT', 'wheatbr']) {
        expect([word, await names(member, word)]).toEqual([word, expect.arrayContaining(['통밀식빵'])])
      }
      expect(await names(member, '통밀식빵x')).toEqual([])
      expect(await names(member, '%_')).toEqual([])
      // Consonants are looked for among the first ones alone: these two meet inside 밀식.
      expect(await names(member, 'ㄹㅅ')).not.toContain('통밀식빵')
    })

    test('own ones first, then the word itself, then what begins with it, the shorter first', async () => {
      const member = await server.member()
      await keep(member, { menuName: '엄마표 김밥', kcal: 420 })
      const found = await search(member, '김밥')
      expect(found.list.map(({ menuName, ownYn }) => [menuName, ownYn]).slice(0, 2)).toEqual([
        ['엄마표 김밥', 'Y'],
        ['김밥', 'N'],
      ])
      const begins = found.list.slice(1).map(({ menuName }) => menuName.startsWith('김밥'))
      expect(begins).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)))
    })

    test('page by page, and with a page beyond the end the count stays', async () => {
      const member = await server.member()
      const all = await search(member, '김', '&pageSize=100')
      const pages = [await search(member, '김', '&pageSize=3'), await search(member, '김', '&pageSize=3&pageNo=2')]
      expect(pages.flatMap(({ list }) => list.map(({ foodId }) => foodId))).toEqual(
        all.list.slice(0, 6).map(({ foodId }) => foodId),
      )
      expect([...pages, await search(member, '김', '&pageSize=3&pageNo=999')].map(({ totalCnt }) => totalCnt)).toEqual(
        Array(3).fill(all.list.length),
      )
    })

    test('the own ones alone without a word, or when told so', async () => {
      const member = await server.member()
      await keep(member, { menuName: '팥 호빵', kcal: 220 })
      expect(dataOf<Page>(await member.get(`${NUTRITION}/DiMealMenu`)).list.map(({ menuName }) => menuName)).toEqual([
        '팥 호빵',
      ])
      expect((await search(member, '빵', '&ownYn=Y')).list.map(({ menuName }) => menuName)).toEqual(['팥 호빵'])
    })
  })

  describe('favourites', () => {
    test('are added at the end, stay where they are, and are removed by number [MEA-06, MEA-15]', async () => {
      const member = await server.member()
      expect(dataOf(await heart(member, BREAD, EGG))).toEqual({ favCnt: 2, favLmtMaxCount: 100 })
      expect(dataOf(await heart(member, BREAD, DISH))).toEqual({ favCnt: 3, favLmtMaxCount: 100 })
      const list = await favourites(member)
      expect(list.map(({ foodId, orderSeq, favYn }) => [foodId, orderSeq, favYn])).toEqual([
        [BREAD, 1, 'Y'],
        [EGG, 2, 'Y'],
        [DISH, 3, 'Y'],
      ])
      const [first] = list
      expect(
        dataOf(await member.post(`${NUTRITION}/DeleteFavMealMenu`, { favSeqList: [first?.favSeq, 98_765] })),
      ).toEqual({ resultCnt: 1 })
      expect((await favourites(member)).map(({ orderSeq }) => orderSeq)).toEqual([1, 2])
      // A number never comes again.
      await heart(member, BREAD)
      expect((await favourites(member)).map(({ favSeq }) => favSeq)).not.toContain(first?.favSeq)
    })

    test('of somebody else are neither seen nor taken away', async () => {
      const [member, other] = await Promise.all([server.member(), server.member()])
      await heart(member, BREAD)
      expect(await favourites(other)).toEqual([])
      const [mine] = await favourites(member)
      expect(dataOf(await other.post(`${NUTRITION}/DeleteFavMealMenu`, { favSeqList: [mine?.favSeq] }))).toEqual({
        resultCnt: 0,
      })
      expect(await favourites(member)).toHaveLength(1)
    })

    test('are at most a hundred, all or nothing, also when many come at once [MEA-07, VAL-09, CON-12]', async () => {
      const member = await server.member()
      const rows = await server.database.db.select({ foodId: foods.foodId }).from(foods).orderBy(foods.foodId)
      const ids = rows.map(({ foodId }) => foodId)
      expect(dataOf(await heart(member, ...ids.slice(0, 98)))).toMatchObject({ favCnt: 98 })
      const refused = await heart(member, ...ids.slice(98, 101))
      expect([refused.statusCode, refused.json().errorMessage]).toEqual([
        409,
        '즐겨찾는 메뉴는 100개까지 담을 수 있어요.',
      ])
      expect(dataOf(await member.get(`${NUTRITION}/FavMealMenuCount`))).toEqual({ favCnt: 98, favLmtMaxCount: 100 })
      const answers = await Promise.all(ids.slice(98, 118).map((foodId) => heart(member, foodId)))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, ...Array<number>(18).fill(409)])
      expect(await favourites(member)).toHaveLength(100)
      expect(new Set((await favourites(member)).map(({ favSeq }) => favSeq)).size).toBe(100)
      // One that is there already needs no place.
      expect((await heart(member, ids[0] ?? '')).statusCode).toBe(200)
    })

    test('are put in a new order, but only when it is the list there is [MEA-15]', async () => {
      const member = await server.member()
      await heart(member, BREAD, EGG, DISH)
      const [bread, egg, dish] = (await favourites(member)).map(({ favSeq }) => favSeq)
      const sort = (favSeqList: unknown[], headers = {}) =>
        member.post(`${NUTRITION}/UpdateSortFavMealMenu`, { favSeqList }, headers)
      expect(dataOf(await sort([dish, bread, egg]))).toEqual({ resultCnt: 3 })
      expect((await favourites(member)).map(({ foodId }) => foodId)).toEqual([DISH, BREAD, EGG])
      // Another phone took one away.
      await member.post(`${NUTRITION}/DeleteFavMealMenu`, { favSeqList: [egg] })
      const late = await sort([bread, egg, dish], { 'accept-language': 'en' })
      expect([late.statusCode, late.json()]).toEqual([
        409,
        { error: 'conflict', errorMessage: 'Your favourites were changed on another device.' },
      ])
      expect((await sort([bread])).statusCode).toBe(409)
      expect((await favourites(member)).map(({ foodId }) => foodId)).toEqual([DISH, BREAD])
    })
  })

  describe('recent foods', () => {
    test('come with the amount and the unit of the last time, the latest first', async () => {
      const member = await server.member()
      await eat(
        member,
        [
          { foodId: BREAD, eatQty: 2, unitCode: 'PIECE' },
          { foodId: EGG, eatQty: 1, unitCode: 'PIECE' },
        ],
        { baseDt: '20261118' },
      )
      await eat(member, [{ foodId: BREAD, eatQty: 70, unitCode: 'GRAM' }])
      // A meal added to the past afterwards is not the last time.
      await eat(member, [{ foodId: BREAD, eatQty: 9, unitCode: 'PIECE' }], { baseDt: '20261101' })
      const { totalCnt, list } = await recents(member)
      expect([totalCnt, list.map(({ foodId, eatQty, unitCode }) => [foodId, eatQty, unitCode])]).toEqual([
        2,
        [
          [BREAD, 70, 'GRAM'],
          [EGG, 1, 'PIECE'],
        ],
      ])
      expect(
        (await recents(member, `?searchWord=${encodeURIComponent('달')}`)).list.map(({ foodId }) => foodId),
      ).toEqual([EGG])
      expect(await recents(member, '?pageSize=1&pageNo=2')).toMatchObject({ totalCnt: 2, list: [{ foodId: EGG }] })
    })

    test('that were taken off come back when they are eaten again, and the record stays [MEA-15]', async () => {
      const [member, other] = await Promise.all([server.member(), server.member()])
      await eat(member, [{ foodId: BREAD, eatQty: 2, unitCode: 'PIECE' }])
      const [bread] = (await recents(member)).list
      expect(dataOf(await other.post(`${NUTRITION}/DeleteRcntMealMenu`, { rcntSeqList: [bread?.rcntSeq] }))).toEqual({
        resultCnt: 0,
      })
      expect(
        dataOf(await member.post(`${NUTRITION}/DeleteRcntMealMenu`, { rcntSeqList: [bread?.rcntSeq, 4_321] })),
      ).toEqual({ resultCnt: 1 })
      expect((await recents(member)).list).toEqual([])
      await eat(member, [{ foodId: BREAD, eatQty: 1, unitCode: 'PIECE' }], { menuMealType: '5' })
      expect((await recents(member)).list.map(({ foodId }) => foodId)).toEqual([BREAD])
    })
  })

  test('every key of the food table is made from its names, and keys of members’ lists are theirs', async () => {
    const rows = await server.database.db.select().from(foods)
    expect(rows.filter((row) => row.searchKey !== searchKey(row.foodName, row.foodNameEng))).toEqual([])
    for (const table of [ownFoods, recentFoods, favouriteFoods]) expect(Object.keys(table)).toContain('hcId')
  })
})
