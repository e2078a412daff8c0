import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { phoneExercises } from '#server/domain/activity/schema.ts'
import { MOST_PROGRAMMES_A_DAY } from '#server/domain/exercise/done.queries.ts'
import { programmeWorkouts } from '#server/domain/exercise/schema.ts'
import { MOST_WORKOUTS } from '#server/domain/exercise/workout.queries.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'
import { statementsOf } from '#server/test-support/statements.ts'

type Workout = {
  wrkotSn: number
  wrkotOriCode: string
  wrkotNm: string
  startDt: string
  wrkotMin: number
  useKcal: number | null
  distance: number | null
}
type Average = {
  wrkotCnt: number
  wrkotMin: number
  totKcal: number
  avgKcal: number | null
  prevAvgKcal: number | null
  diffKcal: number | null
  list: { startDt: string; endDt: string; wrkotMin: number }[]
}
type Page = { totalCnt: number; totMin: number; totKcal: number; list: Workout[] }
type Saved = { wrkotSn: number; wrkotMin: number; useKcal: number; doneCnt: number }
type Month = { doneCnt: number; doneMin: number; useKcal: number; list: { doneCnt: number }[] }

/** The n-th minute of a day after ten. */
const minute = (day: string, n: number): string =>
  `${day}${10 + Math.floor(n / 60)}${String(n % 60).padStart(2, '0')}00`
const done = (...seconds: number[]) =>
  seconds.map((moveSec, index) => ({ moveSn: index + 1, doneYn: moveSec > 0 ? 'Y' : 'N', moveSec }))

describe.each(databaseKinds)('exercise as it was done, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const get = async <T>(member: TestMember, path: string, headers = {}) =>
    dataOf<T>(await member.get(`/api/healthlog/${path}`, headers))
  const status = async (member: TestMember, path: string) => (await member.get(`/api/healthlog/${path}`)).statusCode
  const save = (member: TestMember, body: object) => member.post('/api/healthlog/aiCustom/saveHealthCare', body)
  const week = (member: TestMember, more = '') =>
    get<Page>(member, `wrkotlog/totWrkotList?startDt=20261116&endDt=20261122${more}`)
  const phoneWalk = (member: TestMember, sampleId: string, startDt: string, endDt: string, more = {}) =>
    server.database.db.insert(phoneExercises).values({
      hcId: member.hcId,
      origin: '2',
      sampleId,
      exerciseType: '1001',
      exerciseName: '걷기',
      startDt,
      endDt,
      durationSec: 1800,
      kcal: 120.4,
      distanceM: 2000,
      ...more,
    })
  const today = {
    prgmCode: 'PG0012',
    startDt: '20261119104000',
    endDt: '20261119111000',
    moveList: done(300, 480, 420, 0),
  }

  test('a day keeps so many programmes; one that stands is answered again, another day has its own room', async () => {
    const member = await server.member()
    const at = (n: number) => ({ ...today, startDt: minute('20261118', n), endDt: '20261118235900' })
    const answers: number[] = []
    for (let n = 0; n <= MOST_PROGRAMMES_A_DAY; n += 1) answers.push((await save(member, at(n))).statusCode)
    expect(answers).toEqual([...Array.from({ length: MOST_PROGRAMMES_A_DAY }, () => 200), 409])
    expect((await save(member, at(0))).statusCode).toBe(200)
    expect((await save(member, today)).statusCode).toBe(200)
    expect(await server.database.db.$count(programmeWorkouts, eq(programmeWorkouts.hcId, member.hcId))).toBe(
      MOST_PROGRAMMES_A_DAY + 1,
    )
  })

  test('a day’s list tells the newest of very many', async () => {
    const member = await server.member('haneul')
    const rows = Array.from({ length: MOST_WORKOUTS + 20 }, (_, n) => ({
      hcId: member.hcId,
      origin: '2' as const,
      sampleId: `many-${n}`,
      exerciseType: '1001',
      startDt: minute('20261113', n),
      endDt: '20261113235900',
      durationSec: 60,
    }))
    await server.database.db.insert(phoneExercises).values(rows)
    const list = await get<Workout[]>(member, 'wrkot/todayWrkot?baseDt=20261113')
    expect(list).toHaveLength(MOST_WORKOUTS)
    expect(list.map(({ startDt }) => startDt)).toContain(
      minute('20261113', MOST_WORKOUTS + 19).slice(0, list[0]?.startDt.length),
    )
  })

  test('the week of the board: a programme and two walks; the watch that recorded along is not counted', async () => {
    const member = await server.member('haneul')
    const page = await week(member)
    expect(
      page.list.map(({ wrkotOriCode, wrkotNm, startDt, wrkotMin }) => [
        wrkotOriCode,
        wrkotNm,
        startDt.slice(6, 12),
        wrkotMin,
      ]),
    ).toEqual([
      ['PHONE', '걷기', '190730', 35],
      ['PHONE', '걷기', '171810', 40],
      ['AI', '퇴근 뒤 전신 근력', '161915', 30],
    ])
    expect([page.totalCnt, page.totMin]).toEqual([3, 105])
    const { dayList, wrkotDayCnt } = await get<{
      wrkotDayCnt: number
      dayList: { dayNm: string; wrkotYn: string; todayYn: string }[]
    }>(member, 'wrkot/weekDay')
    expect([wrkotDayCnt, dayList.map(({ dayNm, wrkotYn, todayYn }) => `${dayNm}${wrkotYn}${todayYn}`)]).toEqual([
      3,
      ['월YN', '화YN', '수NN', '목YY', '금NN', '토NN', '일NN'],
    ])
    const average = await get<Average>(member, 'wrkotlog/wrkotWeekAvgKcal')
    expect([average.wrkotCnt, average.wrkotMin, average.totKcal, average.list.length]).toEqual([
      3,
      105,
      page.totKcal,
      3,
    ])
    expect(average.avgKcal).toBe(Math.round(page.totKcal / 3))
    expect(average.diffKcal).toBe((average.avgKcal ?? 0) - (average.prevAvgKcal ?? 0))
    expect(
      (await get<Workout[]>(member, 'wrkot/todayWrkot')).map(({ useKcal, distance }) => [useKcal, distance]),
    ).toEqual([[143, 2680]])
  })

  test('the log is filtered by origin and paged, and its totals are those of the range', async () => {
    const member = await server.member('haneul')
    expect((await week(member, '&wrkotOriCode=AI')).list).toHaveLength(1)
    expect(await week(member, '&wrkotOriCode=HAND')).toEqual({ totalCnt: 0, totMin: 0, totKcal: 0, list: [] })
    const [all, second, beyond] = [
      await week(member),
      await week(member, '&pageNo=2&pageSize=2'),
      await week(member, '&pageNo=9&pageSize=2'),
    ]
    expect(second).toEqual({ ...all, list: all.list.slice(2) })
    expect(beyond).toEqual({ ...all, list: [] })
    for (const range of [
      'startDt=20261119&endDt=20261118',
      'startDt=20261131&endDt=20261231',
      'startDt=20261101&endDt=20261131',
    ])
      expect(await status(member, `wrkotlog/totWrkotList?${range}`)).toBe(400)
    expect((await get<Page>(member, 'wrkotlog/totWrkotList?startDt=20261119&endDt=20261119')).totalCnt).toBe(1)
  })

  test('a month is told by its weeks, cut at its ends', async () => {
    const member = await server.member('haneul')
    const month = await get<Average & { startDt: string; endDt: string }>(
      member,
      'wrkotlog/wrkotMonthAvgKcal?baseMm=202610',
    )
    expect([month.startDt, month.endDt, month.list[0]?.startDt, month.list.at(-1)?.endDt]).toEqual([
      '20261001',
      '20261031',
      '20261001',
      '20261031',
    ])
    expect(month.list.reduce((sum, { wrkotMin }) => sum + wrkotMin, 0)).toBe(month.wrkotMin)
    expect(await get(member, 'wrkotlog/wrkotMonthAvgKcal?baseMm=202402')).toEqual({
      startDt: '20240201',
      endDt: '20240229',
      wrkotCnt: 0,
      wrkotMin: 0,
      totKcal: 0,
      avgKcal: null,
      prevAvgKcal: null,
      diffKcal: null,
      list: [],
    })
  })

  test('a programme is saved once by its start, however often it is sent', async () => {
    const member = await server.member('haneul')
    const [first, again] = await Promise.all([save(member, today), save(member, today)])
    const saved = dataOf<Saved>(first)
    expect(saved).toMatchObject({ wrkotMin: 30, useKcal: 96, doneCnt: 3 })
    expect(dataOf(again)).toEqual(saved)
    expect(dataOf(await save(member, { ...today, endDt: '20261119112000', moveList: done(1, 1, 1, 1) }))).toEqual(saved)
    expect((await get<Workout[]>(member, 'wrkot/todayWrkot')).map(({ wrkotSn }) => wrkotSn)).toContain(saved.wrkotSn)
    const detail = await get<{
      useKcal: number
      moveCnt: number
      doneCnt: number
      moveList: { moveNm: string; doneYn: string; useKcal: number }[]
    }>(member, `wrkot/todayWrkotAiDtl?wrkotSn=${saved.wrkotSn}`)
    expect(detail).toMatchObject({ moveCnt: 4, doneCnt: 3, prgmCode: 'PG0012', thmNm: '퇴근길 가볍게' })
    expect(detail.moveList.map(({ doneYn, useKcal }) => [doneYn, useKcal])).toEqual([
      ['Y', 20],
      ['Y', 46],
      ['Y', 30],
      ['N', 0],
    ])
  })

  test('a move is told by how long it took: together they are never longer than the exercise', async () => {
    const member = await server.member()
    type Detail = { wrkotMin: number; moveList: { moveSec: number; doneSec: number; doneYn: string }[] }
    const told = async (body: object) => {
      const { wrkotSn } = dataOf<Saved>(await save(member, { ...today, ...body }))
      const { wrkotMin, moveList } = await get<Detail>(member, `wrkot/todayWrkotAiDtl?wrkotSn=${wrkotSn}`)
      return { wrkotMin, planned: moveList[0]?.moveSec, doneSec: moveList.map(({ doneSec }) => doneSec) }
    }
    // Five minutes were planned for the first move; it was ended after one.
    const short = { startDt: '20261119100000', endDt: '20261119100200', moveList: done(60, 45, 0, 0) }
    expect(await told(short)).toEqual({ wrkotMin: 2, planned: 300, doneSec: [60, 45, 0, 0] })
    // A phone whose clock was set meanwhile: the whole is as long as what it is made of.
    const set = { startDt: '20261119101000', endDt: '20261119101200', moveList: done(300, 45, 0, 0) }
    expect(await told(set)).toEqual({ wrkotMin: 6, planned: 300, doneSec: [300, 45, 0, 0] })
  })

  test('a new member’s programme counts by the sign-up weight, one left overnight without the night', async () => {
    const member = await server.member()
    const overnight = {
      ...today,
      startDt: '20261118220000',
      endDt: '20261119071500',
      moveList: done(300, 480, 420, 390),
    }
    expect(dataOf<Saved>(await save(member, overnight)).wrkotMin).toBe(30)
    expect(dataOf<Saved>(await save(member, { ...today, moveList: done(0, 480) })).doneCnt).toBe(1)
  })

  test.each([
    ['a programme that is not there', 404, { prgmCode: 'PG9999' }],
    ['a move of another programme', 400, { moveList: done(1, 1, 1, 1, 1) }],
    ['a move twice', 400, { moveList: [...done(300), ...done(300)] }],
    ['an end that is the start', 400, { endDt: today.startDt }],
    ['an end before the start', 400, { endDt: '20261119103000' }],
    ['an end in the future', 400, { endDt: '20261119113000' }],
    ['no day of the calendar', 400, { startDt: '20261131104000' }],
  ])('%s is refused with %i', async (_what, code, change) => {
    expect((await save(await server.member(), { ...today, ...change })).statusCode).toBe(code)
  })

  test('nobody does two programmes in one second', async () => {
    const member = await server.member()
    expect((await save(member, today)).statusCode).toBe(200)
    expect((await save(member, { ...today, prgmCode: 'PG0020', moveList: done(360) })).statusCode).toBe(400)
  })

  test('a phone’s exercise more than half in a programme is hidden; two sources of one second are one', async () => {
    const member = await server.member('haneul')
    await save(member, today)
    await phoneWalk(member, 'within', '20261119104500', '20261119111500')
    await phoneWalk(member, 'half', '20261119105500', '20261119112500')
    await phoneWalk(member, 'twin', '20261119105500', '20261119112000', { durationSec: 1500 })
    const list = await get<Workout[]>(member, 'wrkot/todayWrkot')
    expect(list.map(({ wrkotOriCode, startDt, wrkotMin }) => [wrkotOriCode, startDt.slice(8, 12), wrkotMin])).toEqual([
      ['PHONE', '1055', 30],
      ['AI', '1040', 30],
      ['PHONE', '0730', 35],
    ])
  })

  test('who turned the phone’s exercise off sees programmes alone', async () => {
    const member = await server.member('haneul')
    await member.get('/api/healthlog/wrkotLink/updateWrkotAppUseYn?wrkotAppUseYn=N')
    expect((await week(member)).list.map(({ wrkotOriCode }) => wrkotOriCode)).toEqual(['AI'])
    expect((await get<Average>(member, 'wrkotlog/wrkotWeekAvgKcal')).wrkotCnt).toBe(1)
  })

  test('an exercise opens in the detail of its origin; another’s number is not found', async () => {
    const [member, other] = await Promise.all([server.member('haneul'), server.member()])
    const [walk, , programme] = (await week(member)).list
    if (walk === undefined || programme === undefined) throw new Error('The week has three.')
    const detail = await get<Record<string, unknown>>(member, `wrkot/todayWrkotDtl?wrkotSn=${walk.wrkotSn}`, {
      'accept-language': 'en',
    })
    expect(detail).toMatchObject({ wrkotNm: 'Walking', heartRateMax: 128, speedAvg: 4.6 })
    const { zoneList, wrkotMin } = detail as { zoneList: { zoneMin: number }[]; wrkotMin: number }
    expect(zoneList.length).toBeGreaterThan(0)
    expect(zoneList.reduce((sum, { zoneMin }) => sum + zoneMin, 0)).toBe(wrkotMin)
    expect(await status(member, `wrkot/todayWrkotDtl?wrkotSn=${programme.wrkotSn}`)).toBe(404)
    expect(await status(member, `wrkot/todayWrkotAiDtl?wrkotSn=${walk.wrkotSn}`)).toBe(404)
    expect(await status(other, `wrkot/todayWrkotDtl?wrkotSn=${walk.wrkotSn}`)).toBe(404)
    expect(await status(other, `wrkot/todayWrkotAiDtl?wrkotSn=${programme.wrkotSn}`)).toBe(404)
    expect(await status(member, 'wrkot/todayWrkotDtl?wrkotSn=2147483646')).toBe(404)
  })

  test('the day’s energy counts an exercise’s steps with the exercise, and knows no goal where none is', async () => {
    const [member, newcomer] = await Promise.all([server.member('haneul'), server.member()])
    const day = await get<{
      useKcal: number
      goalRate: number
      wrkotCnt: number
      itemList: { useCode: string; useKcal: number }[]
    }>(member, 'wrkot/todayAtvEnrgy')
    expect(day).toMatchObject({ useKcalGoal: 350, wrkotCnt: 1, wrkotMin: 35 })
    expect(day.itemList[0]).toEqual({ useCode: 'WRKOT', useNm: '운동', useKcal: 143 })
    expect(day.useKcal).toBe(day.itemList.reduce((sum, { useKcal }) => sum + useKcal, 0))
    expect(day.goalRate).toBe(Math.round((day.useKcal / 350) * 100))
    expect(await get(newcomer, 'wrkot/todayAtvEnrgy')).toEqual({
      baseDt: '20261119',
      useKcal: null,
      useKcalGoal: null,
      goalRate: null,
      stepCnt: null,
      asideStepCnt: null,
      wrkotCnt: 0,
      wrkotMin: 0,
      itemList: [],
    })
    expect([
      await status(member, 'wrkot/todayAtvEnrgy?baseDt=20261131'),
      await status(member, 'wrkot/todayWrkot?baseDt=20261131'),
      await status(member, 'wrkot/weekDay?baseDt=20261131'),
    ]).toEqual([400, 400, 400])
  })

  test('a month of programmes is the same by kind, by theme and one by one', async () => {
    const member = await server.member('haneul')
    const [kinds, themes] = [
      await get<Month>(member, 'aiMyLog/aiCategoryLog'),
      await get<Month & { list: { thm: { thmCode: string }; lastDt: string }[] }>(member, 'aiMyLog/aiPrgmThmLog'),
    ]
    expect(kinds).toMatchObject({
      doneCnt: 3,
      doneMin: 85,
      list: [
        { categoryCode: 'STR', categoryNm: '근력', doneCnt: 2 },
        { categoryCode: 'CARDIO', doneCnt: 1 },
      ],
    })
    expect(themes).toMatchObject({
      doneCnt: 3,
      doneMin: 85,
      useKcal: kinds.useKcal,
      list: [{ thm: { thmCode: 'TH03' }, lastDt: '20261116' }],
    })
    const { list } = await get<{ list: { prgmCode: string; doneRate: number; startDt: string }[] }>(
      member,
      'aiMyLog/aiPrgmThmDtl?thmCode=TH03',
    )
    expect(list.map(({ prgmCode, doneRate }) => [prgmCode, doneRate])).toEqual([
      ['PG0012', 75],
      ['PG0012', 100],
      ['PG0020', 100],
    ])
    expect(await get(member, 'aiMyLog/aiCategoryLog?baseMm=202502')).toEqual({
      baseMm: '202502',
      doneCnt: 0,
      doneMin: 0,
      useKcal: 0,
      list: [],
    })
    expect((await get<{ list: unknown[] }>(member, 'aiMyLog/aiPrgmThmDtl?thmCode=TH01')).list).toEqual([])
    expect(await status(member, 'aiMyLog/aiPrgmThmDtl?thmCode=TH99')).toBe(404)
  })

  test('each read takes as many statements for a year as for nothing', async () => {
    const [haneul, newcomer] = await Promise.all([server.member('haneul'), server.member()])
    const count = async (member: TestMember, path: string) =>
      (await statementsOf(server.database.sql, async () => void (await member.get(`/api/healthlog/${path}`)))).length
    for (const path of [
      'wrkot/weekDay',
      'wrkot/todayAtvEnrgy',
      'wrkot/todayWrkot',
      'wrkotlog/wrkotWeekAvgKcal',
      'wrkotlog/wrkotMonthAvgKcal',
      'wrkotlog/totWrkotList?startDt=20260101&endDt=20261122&pageSize=100',
      'aiMyLog/aiCategoryLog',
      'aiMyLog/aiPrgmThmLog',
    ]) {
      expect([path, await count(haneul, path)]).toEqual([path, await count(newcomer, path)])
    }
  })
})
