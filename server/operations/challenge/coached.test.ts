import { and, eq, gte, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { challengeResults, challenges, challengeTargets } from '#server/domain/challenge/schema.ts'
import { challengeCares, goalProposals, interviewPapers } from '#server/domain/coached/schema.ts'
import { healthIndexRecords } from '#server/domain/index-record/schema.ts'
import { reservations } from '#server/domain/reservation/schema.ts'
import { tillQueries } from '#server/domain/till/queries.ts'
import { seoulStamp } from '#server/seoul.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

// Over 400 lines: one coached challenge and all of its calls, from the target that is offered to its end.

type Row = Record<string, unknown>
const COACHED = 'CH20261029'
const BREAKFAST = 'CH20260302'
const WALK = 'CH20261102'
const C = '/api/chalen/challenge'

describe.each(databaseKinds)('a coached challenge, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const get = async <T>(who: TestMember, path: string) => dataOf<T>(await who.get(`${C}/${path}`))
  const status = async (who: TestMember, path: string) => (await who.get(`${C}/${path}`)).statusCode

  test('an offered target is answered once, and the second phone is told that it was [CHA-04]', async () => {
    const member = await server.member('haneul')
    expect(await get(member, `getChalGoalRecmnd?chalnCode=${COACHED}`)).toMatchObject([
      { recmndSeq: 91, goalVal: '67.8', recmndVal: '68.0', recmndNm: '오세린 영양사', recmndDtm: '202611181025' },
    ])
    const body = { chalnCode: COACHED, recmndSeq: 91 }
    const both = await Promise.all([
      member.post(`${C}/saveChalGoalRecmnd`, body),
      member.post(`${C}/rejectChalGoalRecmnd`, body),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await member.post(`${C}/saveChalGoalRecmnd`, body)).json()).toMatchObject({ error: 'alreadyAnswered' })
    expect(await get(member, `getChalGoalRecmnd?chalnCode=${COACHED}`)).toEqual([])
    expect((await member.post(`${C}/saveChalGoalRecmnd`, { ...body, recmndSeq: 92 })).statusCode).toBe(404)
  })

  test('taking it changes the goal and nothing else, rejecting it keeps the goal and the reason', async () => {
    const [taker, keeper] = [await server.member('haneul'), await server.member('haneul')]
    const body = { chalnCode: COACHED, recmndSeq: 91 }
    expect(dataOf(await taker.post(`${C}/saveChalGoalRecmnd`, body))).toMatchObject({
      startVal: '69.9',
      goalVal: '68.0',
      nowVal: '68.4',
      achieveRate: 79,
    })
    expect(
      dataOf(await keeper.post(`${C}/rejectChalGoalRecmnd`, { ...body, rejectReasonTxt: ' 처음 목표로 해 볼게요. ' })),
    ).toEqual({ resultCnt: 1 })
    const { db } = server.database
    expect(await db.select().from(challengeTargets).where(eq(challengeTargets.hcId, keeper.hcId))).toMatchObject([
      { goalVal: 67_800 },
    ])
    expect(await db.select().from(goalProposals).where(eq(goalProposals.hcId, keeper.hcId))).toMatchObject([
      { answer: 'REJECTED', rejectTxt: '처음 목표로 해 볼게요.' },
    ])
  })

  test('nothing is offered for days that are over', async () => {
    server.clock.set(new Date('2026-11-30T03:00:00Z'))
    const member = await server.member('haneul')
    expect(await get(member, `getChalGoalRecmnd?chalnCode=${COACHED}`)).toEqual([])
    expect((await member.post(`${C}/saveChalGoalRecmnd`, { chalnCode: COACHED, recmndSeq: 91 })).json()).toMatchObject({
      error: 'over',
    })
  })

  test('readings open on their day, and what was done stays done [CHA-16]', async () => {
    const member = await server.member('haneul')
    const list = () => get<Row[]>(member, `chalCustContentsList?chalnCode=${COACHED}`)
    expect(
      (await list()).map(({ custContentsSeq, openDt, openYn, readYn, doneYn }) => [
        custContentsSeq,
        openDt,
        openYn,
        readYn,
        doneYn,
      ]),
    ).toEqual([
      [211, '20261109', 'Y', 'Y', 'Y'],
      [214, '20261116', 'Y', 'N', 'N'],
      [217, '20261123', 'N', 'N', 'N'],
    ])
    expect(await get(member, `chalCustContents?chalnCode=${COACHED}&custContentsSeq=214`)).toMatchObject({
      prevSeq: 211,
      nextSeq: null,
      actionTxt: '오늘 밤 한 번 따라 하기',
    })
    const mark = async (custContentsSeq: number, stateCode: 'READ' | 'DONE') =>
      (await member.post(`${C}/updateChalCustContentsState`, { chalnCode: COACHED, custContentsSeq, stateCode })).json()
    expect(
      [
        await mark(214, 'READ'),
        await mark(214, 'READ'),
        await mark(214, 'DONE'),
        await mark(214, 'READ'),
        await mark(214, 'DONE'),
      ].map(({ data }) => data.resultCnt),
    ).toEqual([1, 0, 1, 0, 0])
    expect((await list())[1]).toMatchObject({ readYn: 'Y', doneYn: 'Y' })
    expect(await status(member, `chalCustContents?chalnCode=${COACHED}&custContentsSeq=217`)).toBe(404)
    expect(await mark(217, 'DONE')).toMatchObject({ error: 'notFound' })
    server.clock.set(new Date('2026-11-23T03:00:00Z'))
    expect(
      await get(await server.member('haneul'), `chalCustContents?chalnCode=${COACHED}&custContentsSeq=214`),
    ).toMatchObject({ nextSeq: 217 })
  })

  test('what comes along is counted from what was used', async () => {
    const member = await server.member('haneul')
    const uses = await get<Row[]>(member, `getUseList?chalnCode=${COACHED}`)
    expect(uses.map(({ useCode, totalCnt, usedCnt, endDt }) => [useCode, totalCnt, usedCnt, endDt])).toEqual([
      ['COUNSEL', 2, 1, '20261127'],
      ['REPORT', 5, 3, '20261129'],
      ['CONTENTS', 3, 1, '20261129'],
    ])
    expect(await get(member, `getUseList?chalnCode=${WALK}`)).toEqual([])
  })

  test('before and after stand with what was measured nearest to the first and the last day', async () => {
    const member = await server.member('haneul')
    const before = await get<{ indexList: { indexCode: string; indexVal: string | null }[]; habitList: Row[] }>(
      member,
      `getCareBefore?chalnCode=${COACHED}`,
    )
    expect(before).toMatchObject({
      careDt: '20261029',
      counselorNm: '오세린 영양사',
      habitList: [
        { habitCode: 'MEAL', score: 3 },
        { habitCode: 'NIGHT', score: 2 },
        { habitCode: 'WALK', score: 4 },
      ],
    })
    expect(before.indexList.map(({ indexCode }) => indexCode)).toEqual(['BW', 'BDF', 'SKM', 'SBP', 'DBP', 'NBD'])
    expect(before.indexList[0]?.indexVal).toMatch(/^69\.\d$|^70\.\d$/)
    // Not over yet: nothing is said of the end.
    expect(await get(member, `getCareAfter?chalnCode=${COACHED}`)).toEqual({
      chalnCode: COACHED,
      careDt: null,
      counselorNm: null,
      commentTxt: null,
      indexList: [],
      habitList: [],
    })
    expect(await get(member, `getCareAfter?chalnCode=${BREAKFAST}`)).toMatchObject({
      careDt: '20260531',
      habitList: [
        { habitCode: 'MEAL', score: 5 },
        { habitCode: 'NIGHT', score: 3 },
        { habitCode: 'WALK', score: 3 },
      ],
    })
  })

  test('the interview is handed in whole and again until the first call, and its weight is a reading', async () => {
    const member = await server.member('haneul')
    const { db } = server.database
    const questions = await get<Row[]>(member, `intvwQstnList?chalnCode=${COACHED}`)
    expect(questions.find(({ qstnSeq }) => qstnSeq === 3)).toMatchObject({
      answerType: 'NUMBER',
      unitNm: '잔',
      answerTxt: '5',
      optList: [],
    })
    expect(
      (await get<Row[]>(member, `intvwCnsltOptList?chalnCode=${COACHED}`)).map(({ cnsltOptCode, selectYn }) => [
        cnsltOptCode,
        selectYn,
      ]),
    ).toEqual([
      ['DINNER', 'Y'],
      ['SNACK', 'Y'],
      ['EATOUT', 'N'],
    ])
    const answerList = [
      { qstnSeq: 1, optCodeList: ['A'] },
      { qstnSeq: 3, answerTxt: '7' },
      { qstnSeq: 4, optCodeList: ['A'] },
      { qstnSeq: 5, optCodeList: ['B'] },
    ]
    const form = { chalnCode: COACHED, weight: '68.4', goalWeight: '67.8', cnsltOptCodeList: ['EATOUT'], answerList }
    const save = (more: object = {}) => member.post(`${C}/saveIntvwPaperWeight`, { ...form, ...more })
    expect((await save()).json()).toMatchObject({ error: 'afterCounsel' })
    await db.delete(reservations).where(and(eq(reservations.hcId, member.hcId), eq(reservations.chalnCode, COACHED)))
    expect(
      [
        await save({ weight: '5' }),
        await save({ goalWeight: '999' }),
        await save({ cnsltOptCodeList: ['NONE'] }),
        await save({ answerList: [] }),
      ].map(({ statusCode }) => statusCode),
    ).toEqual([400, 400, 400, 400])
    expect([dataOf(await save()), dataOf(await save({ weight: '68.2' }))]).toMatchObject([
      { resultCnt: 1 },
      { resultCnt: 1 },
    ])
    expect(await db.select().from(interviewPapers).where(eq(interviewPapers.hcId, member.hcId))).toMatchObject([
      { weight: 68_200, subjects: ['EATOUT'] },
    ])
    const [care] = await db
      .select()
      .from(challengeCares)
      .where(and(eq(challengeCares.hcId, member.hcId), eq(challengeCares.chalnCode, COACHED)))
    // What the dietitian said of it stays.
    expect(care).toMatchObject({ habits: { MEAL: 5, NIGHT: 5, WALK: 2 }, writerNm: '오세린 영양사' })
    const weights = await db
      .select({ kg: healthIndexRecords.helhidxVal })
      .from(healthIndexRecords)
      .where(
        and(
          eq(healthIndexRecords.hcId, member.hcId),
          eq(healthIndexRecords.helhidxCode, 'BW'),
          gte(healthIndexRecords.inptDt, seoulStamp(TEST_NOW)),
        ),
      )
      .orderBy(healthIndexRecords.inptDt)
    expect(weights.map(({ kg }) => Number(kg)).at(-1)).toBe(68.2)
    expect(
      (await get<Row[]>(member, `intvwQstnList?chalnCode=${COACHED}`)).find(({ qstnSeq }) => qstnSeq === 3),
    ).toMatchObject({ answerTxt: '7' })
  })

  /** Somebody before the first call, and how the interview is handed in with a weight. */
  const beforeFirstCall = async () => {
    const member = await server.member('haneul')
    const { db } = server.database
    await db.delete(reservations).where(and(eq(reservations.hcId, member.hcId), eq(reservations.chalnCode, COACHED)))
    const answerList = [
      { qstnSeq: 1, optCodeList: ['A'] },
      { qstnSeq: 3, answerTxt: '7' },
      { qstnSeq: 4, optCodeList: ['A'] },
      { qstnSeq: 5, optCodeList: ['B'] },
    ]
    const handIn = (weight: string, more: object = {}) =>
      member.post(`${C}/saveIntvwPaperWeight`, {
        chalnCode: COACHED,
        weight,
        cnsltOptCodeList: ['EATOUT'],
        answerList,
        ...more,
      })
    const weights = () =>
      db
        .select({ at: healthIndexRecords.inptDt, kg: healthIndexRecords.helhidxVal })
        .from(healthIndexRecords)
        .where(and(eq(healthIndexRecords.hcId, member.hcId), eq(healthIndexRecords.helhidxCode, 'BW')))
        .orderBy(healthIndexRecords.inptDt)
    return { member, db, handIn, weights }
  }

  test('a known weight makes no second reading; a corrected interview corrects its own [HLG-01]', async () => {
    const { member, handIn, weights } = await beforeFirstCall()
    const before = await weights()
    const known = String(before.at(-1)?.kg)
    expect(dataOf(await handIn(known))).toEqual({ resultCnt: 1, inptDt: null, beforeVal: null })
    expect(await weights()).toEqual(before)

    const first = dataOf<{ inptDt: string }>(await handIn('67.3'))
    // The clock goes on from there: a slow machine is some seconds late.
    expect(first).toEqual({
      resultCnt: 1,
      inptDt: expect.stringMatching(`^${seoulStamp(TEST_NOW).slice(0, 12)}`),
      beforeVal: null,
    })
    server.clock.set(new Date(TEST_NOW.getTime() + 60_000))
    expect(dataOf(await handIn('67.3'))).toMatchObject({ inptDt: null })
    expect(dataOf(await handIn('67.8'))).toEqual({ resultCnt: 1, inptDt: first.inptDt, beforeVal: '67.3' })
    expect(await weights()).toEqual([...before, { at: first.inptDt, kg: 67.8 }])

    const write = (inptDt: string, helhidxVal: string) =>
      member.post('/api/healthlog/insertMyHelhIdx', [{ helhidxCode: 'BW', helhidxVal, inptDt }])
    const scale = seoulStamp(new Date(TEST_NOW.getTime() + 30_000))
    await write(scale, '68.0')
    const next = dataOf<{ inptDt: string }>(await handIn('67.5'))
    expect(await weights()).toEqual([
      ...before,
      { at: first.inptDt, kg: 67.8 },
      { at: scale, kg: 68 },
      { at: next.inptDt, kg: 67.5 },
    ])
    expect((await write(next.inptDt, '')).statusCode).toBe(200)
    expect((await weights()).at(-1)).toEqual({ at: scale, kg: 68 })
  })

  test('without consent to health records an interview is refused whole, with it taken [HLG-01, HTM-05]', async () => {
    const { member, db, handIn, weights } = await beforeFirstCall()
    const paper = () => db.select().from(interviewPapers).where(eq(interviewPapers.hcId, member.hcId))
    const before = [await weights(), await paper()]
    await member.get('/api/my/cancelHelhidxAgree?ruleSn=1')
    const refused = await handIn('67.3')
    expect([refused.statusCode, refused.json().error]).toEqual([409, 'healthConsentNeeded'])
    expect([await weights(), await paper()]).toEqual(before)
    await member.get('/api/my/saveHelhidxAgree?ruleSn=1')
    expect((await handIn('67.3')).statusCode).toBe(200)
    expect((await weights()).at(-1)?.kg).toBe(67.3)
  })

  test('a wished weight that is left out stays as it was said', async () => {
    const { member, db, handIn } = await beforeFirstCall()
    const wished = async () =>
      (
        await db
          .select({ goal: interviewPapers.goalWeight })
          .from(interviewPapers)
          .where(eq(interviewPapers.hcId, member.hcId))
      )[0]?.goal
    await handIn('67.3')
    expect(await wished()).toBe(67_800)
    await handIn('67.3', { goalWeight: '66.0' })
    await handIn('67.3')
    expect(await wished()).toBe(66_000)
  })

  test('Well Food days tell the course of each day so far, and a lunch at the till counts once', async () => {
    const member = await server.member('emily')
    const code = 'CH20261109'
    const days = () =>
      get<{
        goalCnt: number
        eatCnt: number
        list: { menuDt: string; eatYn: string; restaurantName: string | null }[]
      }>(member, `chalWellFoodEatYnList?chalnCode=${code}`)
    const seeded = await days()
    expect(seeded).toMatchObject({ goalCnt: 6, eatCnt: 4 })
    expect(seeded.list.map(({ menuDt }) => menuDt)).toEqual([
      '20261109',
      '20261110',
      '20261111',
      '20261112',
      '20261113',
      '20261116',
      '20261117',
      '20261118',
      '20261119',
    ])
    const till = tillQueries(server.database.db)
    const lunch = { menuDt: '20261119', restaurantCode: 'REST000311' }
    expect(
      await Promise.all([till.count(member.hcId, lunch, '20261119'), till.count(member.hcId, lunch, '20261119')]),
    ).toEqual(expect.arrayContaining([true, false]))
    expect((await days()).eatCnt).toBe(5)
    const info = dataOf<{ myJoin: { successDays: number } }>(
      await member.post(`${C}/getChalnInfo`, { chalnCode: code }),
    )
    expect(info.myJoin.successDays).toBe(5)
    expect(await get(await server.member('haneul'), 'chalWellFoodEatYnList?chalnCode=CH20260907')).toMatchObject({
      goalCnt: 6,
      eatCnt: 6,
    })
  })

  test('a Well Food lunch from before somebody came in is none that counts, and is not told as one', async () => {
    const member = await server.member('saebyeok')
    const code = 'CH20261109'
    await server.database.db
      .update(challenges)
      .set({ applyEndDt: '20261120', termsSet: null })
      .where(eq(challenges.chalnCode, code))
    const till = tillQueries(server.database.db)
    expect(await till.count(member.hcId, { menuDt: '20261118', restaurantCode: 'REST000311' }, '20261118')).toBe(true)
    expect((await member.post(`${C}/insertChalJoin`, { chalnCode: code })).statusCode).toBe(200)
    expect(await till.count(member.hcId, { menuDt: '20261119', restaurantCode: 'REST000311' }, '20261119')).toBe(true)
    const { eatCnt, list } = await get<{ eatCnt: number; list: { menuDt: string; eatYn: string }[] }>(
      member,
      `chalWellFoodEatYnList?chalnCode=${code}`,
    )
    expect([eatCnt, list.filter(({ eatYn }) => eatYn === 'Y').map(({ menuDt }) => menuDt)]).toEqual([1, ['20261119']])
    expect(
      dataOf<{ myJoin: { successDays: number } }>(await member.post(`${C}/getChalnInfo`, { chalnCode: code })).myJoin
        .successDays,
    ).toBe(1)
  })

  test('nobody else sees any of it, nor who is in another challenge', async () => {
    const other = await server.member('saebyeok')
    const reads = [
      'getChalGoalRecmnd',
      'chalCustContentsList',
      'intvwQstnList',
      'intvwCnsltOptList',
      'getUseList',
      'getCareBefore',
      'getCareAfter',
      'chalWellFoodEatYnList',
    ]
    for (const path of reads) expect([path, await status(other, `${path}?chalnCode=${COACHED}`)]).toEqual([path, 404])
    expect(await status(other, `chalCustContents?chalnCode=${COACHED}&custContentsSeq=211`)).toBe(404)
    expect(
      (
        await other.post(`${C}/updateChalCustContentsState`, {
          chalnCode: COACHED,
          custContentsSeq: 211,
          stateCode: 'READ',
        })
      ).statusCode,
    ).toBe(404)
    expect((await other.post(`${C}/saveChalGoalRecmnd`, { chalnCode: COACHED, recmndSeq: 91 })).statusCode).toBe(404)
    expect((await other.post(`${C}/rejectChalGoalRecmnd`, { chalnCode: COACHED, recmndSeq: 91 })).statusCode).toBe(404)
    expect(
      (
        await other.post(`${C}/saveIntvwPaperWeight`, {
          chalnCode: COACHED,
          weight: '60',
          cnsltOptCodeList: ['DINNER'],
          answerList: [],
        })
      ).statusCode,
    ).toBe(404)
  })

  test('the announcements on my page name the own prize', async () => {
    const list = dataOf<{ eventSeq: number; winYn: string; prizeNm: string | null }[]>(
      await (await server.member('haneul')).get('/api/mypage/winner-list'),
    )
    expect(list.length).toBeGreaterThan(1)
    expect(list.find(({ eventSeq }) => eventSeq === 87)).toMatchObject({ winYn: 'Y', prizeNm: expect.any(String) })
    expect(list.filter(({ winYn }) => winYn === 'N').every(({ prizeNm }) => prizeNm === null)).toBe(true)
  })

  test('who has reached a weight is told how many others have, too, whoever was settled first', async () => {
    const [one, other] = [await server.member('haneul'), await server.member('haneul')]
    const diet = 'CH20260601'
    const both = and(eq(challengeResults.chalnCode, diet), inArray(challengeResults.hcId, [one.hcId, other.hcId]))
    await server.database.db.update(challengeResults).set({ successYn: 'Y', finishCnt: 1 }).where(both)
    expect(dataOf(await one.post(`${C}/report/getResultReport`, { chalnCode: diet }))).toMatchObject({
      successYn: 'Y',
      joinCnt: 2,
    })
  })

  // Last: it moves the challenge for everybody.
  test('a settled challenge tells what became of it', async () => {
    const member = await server.member('haneul')
    await server.database.db.insert(challengeCares).values({
      hcId: member.hcId,
      chalnCode: COACHED,
      part: 'AFTER',
      habits: { MEAL: 5 },
      writerNm: '오세린 영양사',
      commentTxt: '수고하셨어요.',
    })
    await server.database.db
      .update(challenges)
      .set({ endDt: '20261117', settleDt: '20261118' })
      .where(eq(challenges.chalnCode, COACHED))
    expect(await get(member, `getCareAfter?chalnCode=${COACHED}`)).toMatchObject({
      careDt: '20261117',
      commentTxt: '수고하셨어요.',
    })
  })
})
