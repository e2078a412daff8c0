import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

type Row = Record<string, unknown>

describe.each(databaseKinds)('previews, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const ask = async (name: string, body: object, as: 'haneul' | 'saebyeok' = 'haneul') =>
    dataOf<Row>(await (await server.member(as)).post(`/api/preview/${name}`, body))

  test('say the same to everybody: no member is in them [PRV-05]', async () => {
    for (const name of ['helhScore', 'detailAnalysis', 'getUserNbti'])
      for (const sampleCode of ['NORMAL', 'CAUTION', 'EMPTY']) {
        const own = await ask(name, { sampleCode })
        expect(own.nickName).toBe('한상이')
        expect(await ask(name, { sampleCode }, 'saebyeok')).toEqual(own)
      }
  })

  test('show a score by the rules of everybody’s: well, to watch, and without records', async () => {
    const [normal, caution, empty] = [
      await ask('helhScore', {}),
      await ask('helhScore', { sampleCode: 'CAUTION' }),
      await ask('helhScore', { sampleCode: 'EMPTY' }),
    ]
    expect(normal).toMatchObject({ statusCode: 'NORMAL', baseDt: '20261119' })
    expect(normal.changeScore).toBeGreaterThan(0)
    expect(normal.totalScore).toBe((normal.itemList as { score: number }[]).reduce((sum, { score }) => sum + score, 0))
    expect(caution.changeScore).toBeLessThan(0)
    expect(caution.totalScore).toBeLessThan(normal.totalScore as number)
    expect(empty).toMatchObject({ totalScore: null, statusCode: null, gain: null })
  })

  test('show what is behind it, with ranges and advice', async () => {
    const { groupList, adviceList } = await ask('detailAnalysis', { sampleCode: 'CAUTION' })
    const pressure = (groupList as Row[]).find(({ itemCode }) => itemCode === 'BP')
    expect(pressure).toMatchObject({
      indexList: [
        { indexCode: 'SBP', indexVal: '142' },
        { indexCode: 'DBP', indexVal: '91' },
      ],
    })
    expect(adviceList).not.toEqual([])
  })

  test('show an eating type out of all sixteen, or that it takes days', async () => {
    const types = await ask('getNbtiList', {})
    expect(types).toHaveLength(16)
    const { nbti } = (await ask('getUserNbti', { sampleCode: 'CAUTION' })) as { nbti: Row }
    expect((types as unknown as Row[]).map(({ nbtiCode }) => nbtiCode)).toContain(nbti.nbtiCode)
    expect(await ask('getUserNbti', { sampleCode: 'EMPTY' })).toMatchObject({
      nbti: null,
      axisList: [],
      recordDayCnt: 0,
    })
  })

  test('show drafts by their number, sent or not; an unknown one is told [PRV-02]', async () => {
    expect(await ask('getTempReport', { tempReportSeq: 418 })).toMatchObject({
      confirmYn: 'N',
      nickName: '한상이',
      startDt: '20261109',
      endDt: '20261115',
    })
    expect(await ask('getTempReport', { tempReportSeq: 419 })).toMatchObject({ sectionList: [] })
    expect(await ask('getCntntsInfo', { cntntsSeq: 78 })).toMatchObject({ openYn: 'N', openDtm: null, paragraphs: [] })
    const haneul = await server.member('haneul')
    for (const [name, body] of [
      ['getTempReport', { tempReportSeq: 999_999 }],
      ['getCntntsInfo', { cntntsSeq: 999_999 }],
    ] as const)
      expect((await haneul.post(`/api/preview/${name}`, body)).statusCode).toBe(404)
  })
})
