import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

type State = { suveyAt: string; suveyDtm: string | null; rcmdAt: string; rcmdDtm: string | null }
type Question = { qstnSeq: number; optList: { optCode: string; selectYn: string }[] }
type Recommended = { rankNo: number; reasonTxt: string; saveYn: string; prgm: { prgmCode: string } }

describe.each(databaseKinds)('from the survey to the routine, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const get = async <T>(member: TestMember, path: string, headers = {}) =>
    dataOf<T>(await member.get(`/api/healthlog/aiCustom/${path}`, headers))
  const answer = (member: TestMember, ...answers: [number, ...string[]][]) =>
    member.post('/api/healthlog/aiCustom/saveSuvey', {
      answerList: answers.map(([qstnSeq, ...optCodeList]) => ({ qstnSeq, optCodeList })),
    })
  const keep = (member: TestMember, ...prgmCodeList: string[]) =>
    member.post('/api/healthlog/aiCustom/saveRcmd', { prgmCodeList })
  const codes = async (member: TestMember) =>
    (await get<Recommended[]>(member, 'rcmdExercise')).map(({ prgm, saveYn }) => `${prgm.prgmCode} ${saveYn}`)

  test('the survey comes first; its answers are selected from then on [EXR-01]', async () => {
    const member = await server.member()
    expect(await get(member, 'rcmdAt')).toEqual({ suveyAt: 'N', suveyDtm: null, rcmdAt: 'N', rcmdDtm: null })
    expect(await codes(member)).toEqual([])
    expect((await keep(member)).statusCode).toBe(409)
    expect(dataOf(await answer(member, [1, 'WGT'], [2, '0'], [3, 'KNEE', 'NECK']))).toEqual({
      suveyAt: 'Y',
      suveyDtm: '202611191124',
      rcmdAt: 'N',
      rcmdDtm: null,
    })
    const questions = await get<Question[]>(member, 'suveyList')
    expect(
      questions.map(({ optList }) => optList.filter(({ selectYn }) => selectYn === 'Y').map(({ optCode }) => optCode)),
    ).toEqual([['WGT'], ['0'], ['NECK', 'KNEE']])
    expect(
      (await get<Question[]>(await server.member(), 'suveyList'))
        .flatMap(({ optList }) => optList)
        .every(({ selectYn }) => selectYn === 'N'),
    ).toBe(true)
  })

  test('what was said is replaced, not added to', async () => {
    const member = await server.member()
    await answer(member, [1, 'WGT'], [2, '0'], [3, 'KNEE'])
    await answer(member, [1, 'STR'], [2, '3'])
    const selected = (await get<Question[]>(member, 'suveyList')).flatMap(({ optList }) =>
      optList.filter(({ selectYn }) => selectYn === 'Y'),
    )
    expect(selected.map(({ optCode }) => optCode)).toEqual(['STR', '3'])
  })

  test.each<[string, [number, ...string[]][]]>([
    ['a required question left out', [[1, 'STR']]],
    [
      'an option that is not offered',
      [
        [1, 'STR'],
        [2, '9'],
      ],
    ],
    [
      'two options where one is meant',
      [
        [1, 'STR', 'WGT'],
        [2, '1'],
      ],
    ],
    [
      'more than may be chosen',
      [
        [1, 'STR'],
        [2, '1'],
        [3, 'NECK', 'BACK', 'KNEE', 'WRIST'],
      ],
    ],
    [
      'a question that is not asked',
      [
        [1, 'STR'],
        [2, '1'],
        [9, 'X'],
      ],
    ],
    [
      'a question answered twice',
      [
        [1, 'STR'],
        [1, 'WGT'],
        [2, '1'],
      ],
    ],
  ])('%s is refused, and nothing changes', async (_what, answers) => {
    const member = await server.member('haneul')
    const before = await get<State>(member, 'rcmdAt')
    expect((await answer(member, ...answers)).statusCode).toBe(400)
    expect(await get(member, 'rcmdAt')).toEqual(before)
  })

  test('what is recommended fits the goal, spares what hurts, and says why', async () => {
    const haneul = await server.member('haneul')
    const list = await get<Recommended[]>(haneul, 'rcmdExercise')
    expect(list.map(({ rankNo, prgm, saveYn }) => [rankNo, prgm.prgmCode, saveYn])).toEqual([
      [1, 'PG0012', 'Y'],
      [2, 'PG0045', 'Y'],
      [3, 'PG0033', 'N'],
      [4, 'PG0043', 'N'],
      [5, 'PG0046', 'N'],
    ])
    // The first has a caution about the back: its reason promises nothing that its page takes back.
    expect(list.map(({ reasonTxt }) => reasonTxt).slice(0, 3)).toEqual([
      '힘을 기르고 싶다고 하셨어요.',
      '불편하다고 하신 허리를 풀어 줘요.',
      '힘을 기르고 싶다고 하셨어요. 허리에 무리가 가지 않아요.',
    ])
    expect((await get<Recommended[]>(haneul, 'rcmdExercise', { 'accept-language': 'en' }))[1]?.reasonTxt).toBe(
      'Eases your back.',
    )
    expect(await codes(haneul)).toEqual(await codes(haneul))
    // Whoever has weak knees gets neither squats nor stairs.
    const member = await server.member()
    await answer(member, [1, 'STR'], [2, '1'], [3, 'KNEE'])
    expect((await codes(member)).join()).not.toMatch(/PG0012|PG0033|PG0020/)
  })

  test('some are kept as a routine, in the wanted order; what was not recommended is refused', async () => {
    const member = await server.member()
    await answer(member, [1, 'STR'], [2, '1'], [3, 'BACK'])
    expect((await keep(member, 'PG0012', 'PG0041')).statusCode).toBe(400)
    expect(dataOf(await keep(member, 'PG0045', 'PG0012'))).toMatchObject({ rcmdAt: 'Y', rcmdDtm: '202611191124' })
    expect((await codes(member)).slice(0, 2)).toEqual(['PG0045 Y', 'PG0012 Y'])
    expect(dataOf(await keep(member))).toMatchObject({ suveyAt: 'Y', rcmdAt: 'N', rcmdDtm: null })
  })

  test('new answers drop of the routine what they no longer recommend, and a changed setting does not', async () => {
    const member = await server.member('haneul')
    await member.post('/api/healthlog/aiSetting/saveAiSetting', {
      settingList: [{ settingCode: 'TIME', valList: ['15'] }],
    })
    expect((await codes(member)).slice(0, 2)).toEqual(['PG0012 Y', 'PG0045 Y'])
    expect(dataOf(await keep(member, 'PG0045', 'PG0012'))).toMatchObject({ rcmdAt: 'Y' })
    expect(dataOf(await answer(member, [1, 'POS'], [2, '1']))).toMatchObject({ rcmdAt: 'Y' })
    expect((await codes(member)).filter((code) => code.endsWith('Y'))).toEqual(['PG0045 Y'])
    expect(dataOf(await answer(member, [1, 'FLEX'], [2, '1'], [3, 'WRIST']))).toMatchObject({
      rcmdAt: 'N',
      rcmdDtm: null,
    })
  })

  test('two phones that keep a routine at once leave one of them whole', async () => {
    const member = await server.member('haneul')
    await Promise.all([keep(member, 'PG0012', 'PG0033'), keep(member, 'PG0045', 'PG0043')])
    const kept = (await codes(member)).filter((code) => code.endsWith('Y'))
    expect([
      ['PG0012 Y', 'PG0033 Y'],
      ['PG0045 Y', 'PG0043 Y'],
    ]).toContainEqual(kept)
  })
})
