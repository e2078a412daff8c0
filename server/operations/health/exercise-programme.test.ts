import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'
import { statementsOf } from '#server/test-support/statements.ts'

type Card = {
  prgmCode: string
  prgmNm: string
  prgmMin: number
  useKcal: number
  favoriteYn: string
  doneCnt: number
  moveCnt: number
}
type Theme = { thmCode: string; prgmCnt: number }
type Detail = {
  prgm: Card
  moveList: { moveSn: number; moveNm: string; guideTxt: string | null; pictoCode: string }[]
  toolTxt: string | null
}
type Setting = { settingCode: string; valList: string[] }

const COACH = { HANSANG_COACH_URL: 'https://coach.example.com/start', HANSANG_COACH_KEY: 'not-a-secret' }
const ALL_SIX = [
  { settingCode: 'GOAL', valList: ['WGT'] },
  { settingCode: 'DIFFICULTY', valList: ['1'] },
  { settingCode: 'CATEGORY', valList: ['CARDIO', 'FLEX'] },
  { settingCode: 'TIME', valList: ['20'] },
  { settingCode: 'WEEKDAY', valList: ['1', '3'] },
  { settingCode: 'ALARM', valList: ['1830'] },
]

describe.each(databaseKinds)('programmes of exercise, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, { env: COACH })
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const get = async <T>(member: TestMember, path: string, headers = {}) =>
    dataOf<T>(await member.get(`/api/healthlog/${path}`, headers))
  const post = (member: TestMember, path: string, body: object) => member.post(`/api/healthlog/${path}`, body)
  const status = async (member: TestMember, path: string) => (await member.get(`/api/healthlog/${path}`)).statusCode

  test('three themes hold twelve programmes, and each has its moves', async () => {
    const member = await server.member()
    const themes = await get<Theme[]>(member, 'aiCustom/trendThemes')
    expect(themes.map(({ thmCode, prgmCnt }) => [thmCode, prgmCnt])).toEqual([
      ['TH01', 4],
      ['TH03', 2],
      ['TH02', 6],
    ])
    for (const { thmCode, prgmCnt } of themes) {
      const { thm, prgmList } = await get<{ thm: Theme; prgmList: Card[] }>(
        member,
        `aiprgmThm/aiPrgmThmInfo?thmCode=${thmCode}`,
      )
      expect([thm.prgmCnt, prgmList.length]).toEqual([prgmCnt, prgmCnt])
    }
    expect([
      await status(member, 'aiprgmThm/aiPrgmThmInfo?thmCode=TH99'),
      await status(member, 'aiprgmThm/aiPrgmDtlInfo?prgmCode=PG9999'),
    ]).toEqual([404, 404])
  })

  test('a programme tells what is coming, in the caller’s language, and energy by the member’s weight', async () => {
    const [haneul, newcomer] = await Promise.all([server.member('haneul'), server.member()])
    const detail = await get<Detail>(haneul, 'aiprgmThm/aiPrgmDtlInfo?prgmCode=PG0012')
    expect(detail).toMatchObject({
      prgm: { prgmNm: '퇴근 뒤 전신 근력', prgmMin: 30, useKcal: 113, moveCnt: 4, favoriteYn: 'Y', doneCnt: 2 },
      cautionTxt: '허리가 아프면 스쿼트 깊이를 반으로 줄여 주세요.',
      toolTxt: null,
    })
    expect(detail.moveList.map(({ moveNm, pictoCode }) => [moveNm, pictoCode])).toEqual([
      ['제자리 걷기', 'MARCH'],
      ['스쿼트', 'SQUAT'],
      ['팔 굽혀 펴기', 'PUSHUP'],
      ['마무리 스트레칭', 'STRETCH'],
    ])
    const english = await get<Detail>(newcomer, 'aiprgmThm/aiPrgmDtlInfo?prgmCode=PG0012', { 'accept-language': 'en' })
    expect(english).toMatchObject({
      prgm: { prgmNm: 'Full body after work', thmNm: 'Light after work', favoriteYn: 'N', doneCnt: 0 },
      moveList: [{}, { guideTxt: 'Keep your knees behind your toes.' }, {}, {}],
    })
  })

  test('favourites take the wanted state: twice is once, the newest is first, there is no limit [EXR-02]', async () => {
    const [member, other] = await Promise.all([server.member('haneul'), server.member('haneul')])
    const set = async (prgmCode: string, favoriteYn: string) =>
      post(member, 'aiFavor/saveAiFavorite', { prgmCode, favoriteYn })
    const page = await get<{ totalCnt: number; list: Card[] }>(member, 'aiFavor/aiFavoriteList')
    expect([page.totalCnt, page.list.map(({ prgmCode }) => prgmCode)]).toEqual([3, ['PG0012', 'PG0031', 'PG0045']])
    expect(dataOf(await set('PG0046', 'Y'))).toEqual({ favoriteCnt: 4 })
    expect(dataOf(await set('PG0046', 'Y'))).toEqual({ favoriteCnt: 4 })
    expect(
      (await get<{ list: Card[] }>(member, 'aiFavor/aiFavoriteList?pageNo=1&pageSize=2')).list.map(
        ({ prgmCode }) => prgmCode,
      ),
    ).toEqual(['PG0046', 'PG0012'])
    expect(
      (await get<{ list: Card[] }>(member, 'aiFavor/aiFavoriteList?pageNo=2&pageSize=3')).list.map(
        ({ prgmCode }) => prgmCode,
      ),
    ).toEqual(['PG0045'])
    expect(dataOf(await set('PG0012', 'N'))).toEqual({ favoriteCnt: 3 })
    expect((await set('PG9999', 'Y')).statusCode).toBe(404)
    const { list } = await get<{ list: { prgmCode: string }[] }>(member, 'aiprgmThm/aiPrgmThmInfo?thmCode=TH01').then(
      () => get<{ list: Card[] }>(member, 'aiFavor/aiFavoriteList'),
    )
    for (const { prgmCode } of list) await set(prgmCode, 'Y')
    expect(await get(other, 'aiCustom/favoriteCnt')).toEqual({ favoriteCnt: 3 })
  })

  test('settings are first saved once, by one of two phones; from then on they are changed [HLG-08]', async () => {
    const member = await server.member()
    expect(await get(member, 'aiSetting/aiSettingList')).toEqual([])
    expect(
      (await post(member, 'aiSetting/saveAiSetting', { settingList: [{ settingCode: 'TIME', valList: ['20'] }] }))
        .statusCode,
    ).toBe(409)
    const both = await Promise.all([
      post(member, 'aiSetting/firstSaveAiSetting', { settingList: ALL_SIX }),
      post(member, 'aiSetting/firstSaveAiSetting', { settingList: ALL_SIX }),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const change = (settingCode: string, valList: string[]) =>
      post(member, 'aiSetting/saveAiSetting', { settingList: [{ settingCode, valList }] })
    expect([
      dataOf(await change('TIME', ['15'])),
      dataOf(await change('TIME', ['15'])),
      dataOf(await change('ALARM', [])),
    ]).toEqual([{ resultCnt: 1 }, { resultCnt: 0 }, { resultCnt: 1 }])
    const saved = await get<Setting[]>(member, 'aiSetting/aiSettingList')
    expect(saved.map(({ settingCode, valList }) => [settingCode, valList.join()])).toEqual([
      ['GOAL', 'WGT'],
      ['DIFFICULTY', '1'],
      ['CATEGORY', 'CARDIO,FLEX'],
      ['TIME', '15'],
      ['WEEKDAY', '1,3'],
      ['ALARM', ''],
    ])
    expect(await get(await server.member(), 'aiSetting/aiSettingList')).toEqual([])
  })

  test('what is left out of the first save has no value', async () => {
    const member = await server.member()
    expect(
      dataOf(
        await post(member, 'aiSetting/firstSaveAiSetting', {
          settingList: [{ settingCode: 'GOAL', valList: ['STR'] }],
        }),
      ),
    ).toEqual({ resultCnt: 1 })
    expect((await get<Setting[]>(member, 'aiSetting/aiSettingList')).map(({ valList }) => valList.length)).toEqual([
      1, 0, 0, 0, 0, 0,
    ])
  })

  test.each([
    ['GOAL', ['NOTHING']],
    ['GOAL', ['STR', 'WGT']],
    ['DIFFICULTY', ['4']],
    ['CATEGORY', ['STR', 'SWIM']],
    ['TIME', ['4']],
    ['TIME', ['35']],
    ['TIME', ['soon']],
    ['WEEKDAY', ['8']],
    ['ALARM', ['2460']],
    ['ALARM', ['0700', '1900']],
  ])('a setting that is not offered is refused: %s %s', async (settingCode, valList) => {
    const member = await server.member('haneul')
    expect(
      (await post(member, 'aiSetting/saveAiSetting', { settingList: [{ settingCode, valList }] })).statusCode,
    ).toBe(400)
    expect((await post(member, 'aiSetting/saveAiSetting', { settingList: [ALL_SIX[0], ALL_SIX[0]] })).statusCode).toBe(
      400,
    )
  })

  test('the quick choice follows what is asked, else the settings, else nothing', async () => {
    const [haneul, newcomer] = await Promise.all([server.member('haneul'), server.member()])
    const codes = async (member: TestMember, query = '') =>
      (await get<Card[]>(member, `aiCustom/exerciseRcmd${query}`)).map(({ prgmCode }) => prgmCode)
    expect(await codes(newcomer)).toHaveLength(12)
    expect(await codes(haneul)).toEqual(['PG0012', 'PG0033'])
    expect(await codes(haneul, '?goalCode=POS&difficultyCode=1&categoryCode=FLEX')).toEqual(['PG0045', 'PG0034'])
    expect(await codes(newcomer, '?exerciseMin=5')).toEqual(['PG0041', 'PG0042'])
    for (const query of ['?goalCode=X', '?difficultyCode=9', '?categoryCode=X'])
      expect(await status(newcomer, `aiCustom/exerciseRcmd${query}`)).toBe(400)
    expect(await get(haneul, 'aiCustom/exerciseTimeRange')).toEqual({
      minMin: 5,
      maxMin: 30,
      stepMin: 5,
      defaultMin: 30,
    })
    expect(await get<unknown[]>(newcomer, 'aiCustom/difficultySelectCode', { 'accept-language': 'en' })).toMatchObject([
      { code: '1', codeNm: 'Easy' },
      { code: '2' },
      { code: '3' },
    ])
    expect([
      (await get<unknown[]>(newcomer, 'aiCustom/goalSelectCode')).length,
      (await get<unknown[]>(newcomer, 'aiCustom/categorySelectCode')).length,
    ]).toEqual([4, 4])
  })

  test('what similar members keep is told from ten of them up, and as a count', async () => {
    const [haneul, newcomer] = await Promise.all([server.member('haneul'), server.member()])
    const kept = await get<{ peerNm: string | null; list: { rankNo: number; userCnt: number; prgm: Card }[] }>(
      haneul,
      'aiCustom/trendCstmRoutine',
    )
    expect([kept.peerNm, kept.list.map(({ rankNo, userCnt, prgm }) => [rankNo, userCnt, prgm.prgmCode])]).toEqual([
      '40대 남성',
      [
        [1, 38, 'PG0031'],
        [2, 21, 'PG0012'],
        [3, 17, 'PG0045'],
      ],
    ])
    expect(await get(newcomer, 'aiCustom/trendCstmRoutine')).toEqual({ peerNm: null, list: [] })
  })

  test('the camera coach gets a key that is not the member’s, for ten minutes; without one there is none', async () => {
    const [member, other] = await Promise.all([server.member(), server.member()])
    const param = await get<{ userKey: string; param: string; expireDtm: string; linkUrl: string }>(
      member,
      'aiCustom/alyceParam?prgmCode=PG0012',
    )
    expect(param).toMatchObject({
      linkUrl: COACH.HANSANG_COACH_URL,
      userKey: expect.stringMatching(/^ak-.{22}$/),
      expireDtm: '20261119113400',
    })
    expect(param.userKey).not.toContain(member.hcId)
    expect((await get<{ userKey: string }>(other, 'aiCustom/alyceParam')).userKey).not.toBe(param.userKey)
    expect(await status(member, 'aiCustom/alyceParam?prgmCode=PG9999')).toBe(404)
    const bare = await startTestServer(kind)
    const there = await bare.member()
    expect((await there.get('/api/healthlog/aiCustom/alyceParam')).statusCode).toBe(404)
    await bare.close()
  })

  test('each read takes as many statements for a member with a year as for a new one', async () => {
    const [haneul, newcomer] = await Promise.all([server.member('haneul'), server.member()])
    const count = async (member: TestMember, path: string) =>
      (await statementsOf(server.database.sql, async () => void (await member.get(`/api/healthlog/${path}`)))).length
    for (const path of [
      'aiprgmThm/aiPrgmThmInfo?thmCode=TH02',
      'aiprgmThm/aiPrgmDtlInfo?prgmCode=PG0046',
      'aiFavor/aiFavoriteList',
      'aiCustom/exerciseRcmd',
      'aiCustom/trendCstmRoutine',
      'aiCustom/rcmdExercise',
    ]) {
      const [many, none] = [await count(haneul, path), await count(newcomer, path)]
      expect([path, many]).toEqual([path, none])
    }
  })
})
