import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reservations, serviceRestDays, serviceSlots, welfitServices } from '#server/domain/reservation/schema.ts'
import { seoulInstant } from '#server/seoul.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { everyDatabase, TEST_NOW } from '#server/test-support/database.ts'

// Over 400 lines: all calls on the same seats, which each test counts by the same few statements.

type Row = {
  rsrvSeq: number
  cnsltType: string
  rsrvDtm: string
  statusCode: string
  changeYn: string
  cancelYn: string
  cancelEndDtm: string | null
  counselorNm: string | null
  placeNm: string | null
}
type Day = {
  rsrvDt: string
  openYn: string
  closeReasonCode: string | null
  remainCnt: number
  timeList: { startTm: string; remainCnt: number; personCnt: number; myRsrvYn: string }[]
}

const CHECK = {
  rsrvType: 'CHECK',
  placeCode: 'WP0002',
  meetCode: 'VISIT',
  mobileNo: '01000000311',
  termsAgreeYn: 'Y',
} as const
const TALK = {
  rsrvType: 'TALK',
  placeCode: 'WP0001',
  meetCode: 'CALL',
  mobileNo: '01000000311',
  termsAgreeYn: 'Y',
} as const
/** Tuesday of the next week: the drawn day. */
const TUESDAY = '20261124'

describe.each(everyDatabase)('reservations, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const days = async (member: TestMember, rsrvType = 'CHECK', placeCode = 'WP0002', rsrvMm = '202611') =>
    dataOf<Day[]>(await member.post('/api/welfit/reservationDayList', { rsrvType, placeCode, rsrvMm }))
  const mine = async (member: TestMember) =>
    dataOf<{ list: Row[]; totalCnt: number }>(await member.get('/api/reservation/reservation/myReservationList'))
  const regist = (member: TestMember, rsrvDtm: string, form: object = CHECK) =>
    member.post('/api/welfit/registReservation', { ...form, rsrvDtm })
  const slot = async (
    startDtm: string,
    seats: 'TALK' | 'CHECK' = 'CHECK',
    placeCode = seats === 'CHECK' ? 'WP0002' : 'WP0001',
  ) =>
    (
      await server.database.db
        .select()
        .from(serviceSlots)
        .where(
          and(eq(serviceSlots.kind, seats), eq(serviceSlots.placeCode, placeCode), eq(serviceSlots.startDtm, startDtm)),
        )
    )[0]
  const live = async (startDtm: string) =>
    server.database.db.$count(
      reservations,
      and(eq(reservations.kind, 'CHECK'), eq(reservations.startDtm, startDtm), isNull(reservations.cancelAt)),
    )

  test('a month of times tells seats left, which day is closed and which is full', async () => {
    const found = await days(await server.member())
    expect(found.find(({ rsrvDt }) => rsrvDt === '20261120')).toMatchObject({
      openYn: 'N',
      closeReasonCode: 'FULL',
      remainCnt: 0,
    })
    expect(found.find(({ rsrvDt }) => rsrvDt === TUESDAY)).toMatchObject({ openYn: 'Y', remainCnt: 11 })
    expect(found.find(({ rsrvDt }) => rsrvDt === '20261127')).toMatchObject({
      openYn: 'N',
      closeReasonCode: 'HOLIDAY',
      timeList: [],
    })
    expect(found.find(({ rsrvDt }) => rsrvDt === TUESDAY)?.timeList.map(({ remainCnt }) => remainCnt)).toEqual([
      0, 1, 2, 3, 0, 4, 1, 0, 0,
    ])
    expect(await days(await server.member(), 'CHECK', 'WP0002', '202610')).toEqual([])
  })

  test('a seat is taken once: the same again is the same reservation [RSV-01]', async () => {
    const member = await server.member()
    const before = await slot('202611251100')
    const [first, second] = [await regist(member, '202611251120'), await regist(member, '202611251120')]
    expect(dataOf<Row>(first)).toMatchObject({
      rsrvDtm: '202611251120',
      statusCode: 'WAIT',
      cancelYn: 'Y',
      cancelEndDtm: '202611241120',
      counselorNm: '문가람 운동사',
    })
    expect(dataOf<Row>(second).rsrvSeq).toBe(dataOf<Row>(first).rsrvSeq)
    expect(
      (await days(member))
        .find(({ rsrvDt }) => rsrvDt === '20261125')
        ?.timeList.find(({ startTm }) => startTm === '1120'),
    ).toMatchObject({ myRsrvYn: 'Y' })
    expect((await slot('202611251100'))?.taken).toBe(before?.taken)
    expect((await mine(member)).totalCnt).toBe(1)
  })

  test('of fifty at once on the last seat one has it, and what is taken equals what stands [RSV-01]', async () => {
    const start = `${TUESDAY}1520`
    const members: TestMember[] = []
    // A few at a time: passwords are not hashed for fifty at once.
    while (members.length < 50) members.push(...(await Promise.all(Array.from({ length: 5 }, () => server.member()))))
    const standing = await live(start)
    const answers = await Promise.all(members.map((member) => regist(member, start)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json()).toMatchObject({ error: 'taken', errorMessage: expect.stringContaining('방금 찼어요') })
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code !== 409 && code !== 200)).toEqual([])
    expect((await live(start)) - standing).toBe(1)
    expect(await slot(start)).toMatchObject({ taken: 4, capacity: 4 })
  }, 60_000)

  test('limit of the month, overlap, closed day, too near: four words, and nothing is reserved', async () => {
    const member = await server.member()
    expect((await regist(member, '202611301100')).statusCode).toBe(200)
    const before = await slot('202611301120')
    const errors = [
      await regist(member, '202611301440'),
      await regist(member, '202611301100', TALK),
      await regist(await server.member(), '202611271100'),
      await regist(await server.member(), '202611191130'),
    ].map((answer) => (answer.json() as { error: string }).error)
    expect(errors).toEqual(['monthLimit', 'overlap', 'closed', 'closed'])
    // The month of the day counts, not the day on which it is asked.
    expect((await regist(member, '202612011100')).statusCode).toBe(200)
    expect(await slot('202611301120')).toEqual(before)
    expect((await mine(member)).totalCnt).toBe(2)
    expect((await days(member)).find(({ rsrvDt }) => rsrvDt === '20261130')).toMatchObject({
      openYn: 'N',
      closeReasonCode: 'LIMIT',
    })
  })

  test('cancelled until the stated moment, no second later; the seat comes back once [RSV-02] [RSV-03]', async () => {
    const [inTime, late] = [await server.member('haneul'), await server.member('haneul')]
    const talk = async (member: TestMember) =>
      (await mine(member)).list.find(({ cnsltType, statusCode }) => cnsltType === 'TALK' && statusCode === 'WAIT')
    const [first, second] = [await talk(inTime), await talk(late)]
    expect(first).toMatchObject({
      rsrvDtm: '202611201500',
      cancelEndDtm: '202611191500',
      changeYn: 'Y',
      counselorNm: '박지현 영양사',
      placeNm: '12층 건강상담실',
    })
    const before = await slot('202611201500', 'TALK')
    try {
      server.clock.set(new Date(seoulInstant('20261119', '1500').getTime() - 1000))
      const cancel = async (member: TestMember, rsrvSeq: number | undefined) =>
        (await server.signedIn(member)).post('/api/welfit/cancelReservation', { rsrvSeq })
      const [one, again] = [await cancel(inTime, first?.rsrvSeq), await cancel(inTime, first?.rsrvSeq)]
      expect([one.statusCode, again.statusCode]).toEqual([200, 200])
      expect(dataOf(again)).toEqual(dataOf(one))
      expect((await slot('202611201500', 'TALK'))?.taken).toBe((before?.taken ?? 0) - 1)
      server.clock.set(new Date(seoulInstant('20261119', '1500').getTime() + 1000))
      const signedIn = await server.signedIn(late)
      expect(dataOf(await signedIn.post('/api/welfit/getCancelReservationYn', { rsrvSeq: second?.rsrvSeq }))).toBe('N')
      expect((await signedIn.post('/api/welfit/cancelReservation', { rsrvSeq: second?.rsrvSeq })).json()).toMatchObject(
        { error: 'late' },
      )
      expect(
        (
          await signedIn.post('/api/reservation/reservation/updateCounselingRsrvChnage', {
            rsrvSeq: second?.rsrvSeq,
            rsrvDtm: '202611251030',
          })
        ).json(),
      ).toMatchObject({ error: 'late' })
    } finally {
      server.clock.set(TEST_NOW)
    }
    expect(
      (await mine(await server.signedIn(inTime))).list.find(({ rsrvSeq }) => rsrvSeq === first?.rsrvSeq),
    ).toMatchObject({ statusCode: 'CANCEL', cancelYn: 'N', cancelEndDtm: null })
  })

  test('moving takes the new seat and gives the old one back, or changes nothing at all [RSV-10]', async () => {
    const member = await server.member('haneul')
    const talk = (await mine(member)).list.find(
      ({ cnsltType, statusCode }) => cnsltType === 'TALK' && statusCode === 'WAIT',
    )
    const [old, fresh] = [await slot('202611201500', 'TALK'), await slot('202611201030', 'TALK')]
    const move = (rsrvDtm: string, more: object = {}) =>
      member.post('/api/reservation/reservation/updateCounselingRsrvChnage', {
        rsrvSeq: talk?.rsrvSeq,
        rsrvDtm,
        ...more,
      })
    expect(dataOf(await move('202611201030', { memoTxt: '점심을 적게 먹어요' }))).toMatchObject({
      rsrvDtm: '202611201030',
      memoTxt: '점심을 적게 먹어요',
      cancelEndDtm: '202611191030',
      changeYn: 'N',
    })
    expect([(await slot('202611201500', 'TALK'))?.taken, (await slot('202611201030', 'TALK'))?.taken]).toEqual([
      (old?.taken ?? 0) - 1,
      (fresh?.taken ?? 0) + 1,
    ])
    const other = await server.member('haneul')
    const theirs = (await mine(other)).list.find(
      ({ cnsltType, statusCode }) => cnsltType === 'TALK' && statusCode === 'WAIT',
    )
    const held = await slot('202611201500', 'TALK')
    expect(
      (
        await other.post('/api/reservation/reservation/updateCounselingRsrvChnage', {
          rsrvSeq: theirs?.rsrvSeq,
          rsrvDtm: '202611201030',
        })
      ).json(),
    ).toMatchObject({ error: 'taken' })
    expect(await slot('202611201500', 'TALK')).toEqual(held)
  })

  test('another member’s reservation is not found by any call [MBR-01]', async () => {
    const [haneul, other] = [await server.member('haneul'), await server.member()]
    const rsrvSeq = (await mine(haneul)).list[0]?.rsrvSeq
    const calls = [
      other.post('/api/welfit/cancelReservation', { rsrvSeq }),
      other.post('/api/welfit/getCancelReservationYn', { rsrvSeq }),
      other.post('/api/reservation/reservation/updateCounselingRsrvChnage', { rsrvSeq, rsrvDtm: '202611251030' }),
      other.post('/api/reservation/reservation/updateRoomId', { rsrvSeq, roomId: 'rid-1' }),
      other.post('/api/reservation/reservation/updateRsrvStatusComplete', { rsrvSeq }),
      other.post('/api/welfit/setWelfitReservationSendMsg', { rsrvSeq }),
      other.post('/api/reservation/reservation/updateCounselingRsrvChnageChaln', {
        rsrvSeq,
        chalnCode: 'CH20261029',
        rsrvDtm: '202611251030',
      }),
      other.get('/api/reservation/reservation/chalCouslingSchdlList?chalnCode=CH20261029'),
    ]
    expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 404))
    expect(await mine(other)).toEqual({ totalCnt: 0, list: [] })
  })

  test('a challenge’s counselling is taken once a round, inside its days [RSV-10]', async () => {
    const haneul = await server.member('haneul')
    type Round = { roundNo: number; rsrvSeq: number | null; statusCode: string | null; freeList: string[] }
    const rounds = async () =>
      dataOf<Round[]>(await haneul.get('/api/reservation/reservation/chalCouslingSchdlList?chalnCode=CH20261029'))
    const [past, next] = await rounds()
    expect([past?.statusCode, past?.freeList, next?.statusCode]).toEqual(['COMPLETE', [], 'WAIT'])
    const [free = ''] = next?.freeList ?? []
    const form = { chalnCode: 'CH20261029', roundNo: 2, mobileNo: '01000000311', termsAgreeYn: 'Y' }
    expect(
      (await haneul.post('/api/reservation/reservation/registReservationByChaln', { ...form, rsrvDtm: free })).json(),
    ).toMatchObject({ error: 'already' })
    const moved = await haneul.post('/api/reservation/reservation/updateCounselingRsrvChnageChaln', {
      rsrvSeq: next?.rsrvSeq,
      chalnCode: form.chalnCode,
      rsrvDtm: free,
    })
    expect(dataOf(moved)).toMatchObject({ rsrvDtm: free, roundNo: 2, cnsltType: 'CHALN' })
    expect(
      (
        await haneul.post('/api/reservation/reservation/updateCounselingRsrvChnageChaln', {
          rsrvSeq: next?.rsrvSeq,
          chalnCode: form.chalnCode,
          rsrvDtm: '202612011030',
        })
      ).json(),
    ).toMatchObject({ error: 'closed' })
  })

  test('what is over can be set to complete, once, and is so a day later by itself [RSV-04] [RSV-06]', async () => {
    const member = await server.member()
    const { rsrvSeq } = dataOf<Row>(await regist(member, '202612021100'))
    const forgetful = await server.member()
    await regist(forgetful, '202612021120')
    const complete = () => member.post('/api/reservation/reservation/updateRsrvStatusComplete', { rsrvSeq })
    expect((await complete()).statusCode).toBe(409)
    try {
      server.clock.set(seoulInstant('20261202', '1125'))
      const later = await server.signedIn(member)
      const first = dataOf(await later.post('/api/reservation/reservation/updateRsrvStatusComplete', { rsrvSeq }))
      expect(first).toMatchObject({ statusCode: 'COMPLETE', statusNm: '이용 완료', completeDtm: '202612021125' })
      server.clock.set(seoulInstant('20261202', '1130'))
      expect(dataOf(await later.post('/api/reservation/reservation/updateRsrvStatusComplete', { rsrvSeq }))).toEqual(
        first,
      )
      const stateAt = async (time: string) => {
        server.clock.set(seoulInstant('20261203', time))
        return (await mine(await server.signedIn(forgetful))).list[0]?.statusCode
      }
      expect([await stateAt('1139'), await stateAt('1140')]).toEqual(['WAIT', 'COMPLETE'])
    } finally {
      server.clock.set(TEST_NOW)
    }
  })

  test('a room is tied once, and a message is told once a reservation [RSV-05] [RSV-07]', async () => {
    const haneul = await server.member('haneul')
    const rsrvSeq = (await mine(haneul)).list.find(({ cnsltType }) => cnsltType === 'TALK')?.rsrvSeq
    const tie = async () =>
      dataOf(await haneul.post('/api/reservation/reservation/updateRoomId', { rsrvSeq, roomId: 'rid-3021' }))
    expect([await tie(), await tie()]).toEqual([{ resultCnt: 1 }, { resultCnt: 0 }])
    const alarms = async () =>
      dataOf<{ alarmList: unknown[] }>(await haneul.post('/api/main/getNewAlarmList')).alarmList.length
    const before = await alarms()
    const send = async () =>
      dataOf<{ msgTxt: string }>(await haneul.post('/api/welfit/setWelfitReservationSendMsg', { rsrvSeq }))
    expect((await send()).msgTxt).toBe('11월 20일(금) 오후 3시, 12층 건강상담실에서 만나요.')
    await send()
    // Nobody is told that one was cancelled which stands.
    expect(dataOf(await haneul.post('/api/welfit/setWelfitCancelReservationSendMsg', { rsrvSeq }))).toMatchObject({
      sendYn: 'N',
      sendWay: null,
      sendDtm: null,
    })
    expect((await alarms()) - before).toBe(1)
  })

  test('before reserving: terms, places with their first day, what is left [RSV-08] [RSV-09] [RSV-12]', async () => {
    const [haneul, fresh] = [await server.member('haneul'), await server.member()]
    const terms = async (member: TestMember) =>
      dataOf<{ requiredYn: string; agreeYn: string }[]>(
        await member.post('/api/reservation/reservation/getTerms', { cnsltType: 'TALK' }),
      )
    expect((await terms(haneul)).map(({ requiredYn, agreeYn }) => requiredYn + agreeYn)).toEqual(['YY', 'NN'])
    expect((await terms(fresh)).map(({ agreeYn }) => agreeYn)).toEqual(['N', 'N'])
    const info = dataOf<{ stdMngSeq: number; startDt: string; endDt: string }>(
      await haneul.post('/api/welfit/getReservationStdMngInfo', { rsrvType: 'TALK' }),
    )
    expect(info).toMatchObject({ startDt: '20261119', endDt: '20261230' })
    expect(
      dataOf(await haneul.post('/api/welfit/getReservationStdMngUseInfo', { stdMngSeq: info.stdMngSeq })),
    ).toMatchObject({ usedCnt: 1, remainCnt: 1 })
    const places = dataOf<{ placeCode: string; mainYn: string; firstDt: string | null }[]>(
      await haneul.post('/api/welfit/getReservationStdMngCounselingPlace', { stdMngSeq: info.stdMngSeq }),
    )
    expect(places[0]).toMatchObject({ placeCode: 'WP0001', mainYn: 'Y', firstDt: '20261119' })
    expect(dataOf(await haneul.post('/api/welfit/reservationCount'))).toEqual({
      totalCnt: 3,
      talkCnt: 2,
      checkCnt: 1,
      aheadCnt: 1,
    })
    const spot = async (rsrvDtm: string) =>
      dataOf(await haneul.post('/api/reservation/reservation/checkSpotTime', { cnsltType: 'TALK', rsrvDtm }))
    expect([await spot('202611251030'), await spot('202611201500'), await spot('202611250500')]).toEqual([
      'Y',
      'N',
      'N',
    ])
    expect(dataOf(await fresh.post('/api/reservation/reservation/checkWelfitBanner'))).toBe('Y')
    expect(
      dataOf<{ timeList: unknown[] }[]>(
        await haneul.get('/api/reservation/reservation/getSchedulData?cnsltType=TALK&rsrvMm=202611&placeCode=WP0003'),
      ).length,
    ).toBeGreaterThan(5)
  })

  test('a time across another reservation, or of a full month, is free once that is cancelled [RSV-09]', async () => {
    const member = await server.member()
    const spot = async (cnsltType: 'TALK' | 'CHECK', rsrvDtm: string) =>
      dataOf(
        await member.post('/api/reservation/reservation/checkSpotTime', {
          cnsltType,
          rsrvDtm,
          placeCode: cnsltType === 'TALK' ? 'WP0001' : 'WP0002',
        }),
      )
    const told = async () => [
      await spot('TALK', '202612081130'),
      await spot('TALK', '202612081400'),
      await spot('CHECK', '202612081420'),
      await spot('CHECK', '202611301440'),
    ]
    expect(await told()).toEqual(['Y', 'Y', 'Y', 'Y'])
    const { rsrvSeq } = dataOf<Row>(await regist(member, '202612081120'))
    // Measured until 11:40, and once a month.
    expect(await told()).toEqual(['N', 'Y', 'N', 'Y'])
    expect((await member.post('/api/welfit/cancelReservation', { rsrvSeq })).statusCode).toBe(200)
    expect(await told()).toEqual(['Y', 'Y', 'Y', 'Y'])
  })

  test('a talk about meals is one of the month’s talks and keeps its kind', async () => {
    const member = await server.member()
    const made = await regist(member, '202611251030', {
      ...TALK,
      cnsltType: 'MEAL',
      memoTxt: '저녁이 늦어요',
      termsSeqList: [32],
    })
    expect(dataOf(made)).toMatchObject({ rsrvType: 'TALK', meetCode: 'CALL', memoTxt: '저녁이 늦어요' })
    // Words that are taken away are none: not an empty line where they stood.
    const { rsrvSeq, rsrvDtm } = dataOf<Row>(made)
    expect(
      dataOf(
        await member.post('/api/reservation/reservation/updateCounselingRsrvChnage', { rsrvSeq, rsrvDtm, memoTxt: '' }),
      ),
    ).toMatchObject({ rsrvDtm, memoTxt: null })
    expect((await mine(member)).list).toMatchObject([{ cnsltType: 'MEAL', placeNm: null }])
    expect(
      dataOf<{ agreeYn: string }[]>(
        await member.post('/api/reservation/reservation/getTerms', { cnsltType: 'MEAL' }),
      ).map(({ agreeYn }) => agreeYn),
    ).toEqual(['Y', 'Y'])
  })

  test('of a service that is closed no time is free, and none is told as free [RSV-09]', async () => {
    const member = await server.member()
    const told = async () => [
      dataOf(
        await member.post('/api/reservation/reservation/checkSpotTime', {
          cnsltType: 'CHECK',
          rsrvDtm: '202612041100',
          placeCode: 'WP0002',
        }),
      ),
      dataOf<unknown[]>(
        await member.get('/api/reservation/reservation/getSchedulData?cnsltType=CHECK&rsrvMm=202612&placeCode=WP0002'),
      ).length > 0,
    ]
    expect(await told()).toEqual(['Y', true])
    const isCheck = eq(welfitServices.kind, 'CHECK')
    await server.database.db.update(welfitServices).set({ useYn: 'N' }).where(isCheck)
    try {
      expect(await told()).toEqual(['N', false])
    } finally {
      await server.database.db.update(welfitServices).set({ useYn: 'Y' }).where(isCheck)
    }
  })

  test('a day closed after its seats were written gives none, and none is told as free [RSV-01] [RSV-09]', async () => {
    const [haneul, member] = [await server.member('haneul'), await server.member()]
    const ofRound = async () =>
      dataOf<{ freeList: string[] }[]>(
        await haneul.get('/api/reservation/reservation/chalCouslingSchdlList?chalnCode=CH20261029'),
      ).flatMap(({ freeList }) => freeList.filter((dtm) => dtm.startsWith('20261125')))
    const spot = async () =>
      dataOf(
        await member.post('/api/reservation/reservation/checkSpotTime', {
          cnsltType: 'CHECK',
          rsrvDtm: '202612031100',
          placeCode: 'WP0002',
        }),
      )
    expect([(await ofRound()).length > 0, await spot()]).toEqual([true, 'Y'])
    await server.database.db.insert(serviceRestDays).values([
      { kind: 'TALK', placeCode: 'WP0001', restDt: '20261125' },
      { kind: 'CHECK', placeCode: 'WP0002', restDt: '20261203' },
    ])
    expect([await ofRound(), await spot()]).toEqual([[], 'N'])
    const before = await slot('202612031100')
    expect((await regist(member, '202612031100')).json()).toMatchObject({ error: 'closed' })
    expect([await slot('202612031100'), (await mine(member)).totalCnt]).toEqual([before, 0])
  })
})
