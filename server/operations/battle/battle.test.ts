/** Over 300 lines: each test plays a battle from its making on, by the same few calls. */
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dailyActivity } from '#server/domain/activity/schema.ts'
import { battleMembers, battles } from '#server/domain/battle/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { alarms } from '#server/domain/notice/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { everyDatabase, TEST_NOW } from '#server/test-support/database.ts'

type Team = {
  batTeamSeq: number
  teamNm: string
  leaderNickName: string
  memberCnt: number
  totalStepCnt: number
  avgStepCnt: number
  myYn: string
}
type Battle = {
  batSeq: number
  batNm: string
  startDt: string
  endDt: string
  statusCode: string
  mySideCode: string | null
  myLeaderYn: string
  acceptYn: string
  cancelYn: string
  cancelCode: string | null
  endYn: string
  homeTeam: Team
  awayTeam: Team | null
}
type Info = {
  newMsgCnt: number
  makeYn: string
  myInvite: { fromNickName: string; leaderYn: string; answerCode: string | null } | null
  battle: Battle | null
  dayList: { batDt: string; homeStepCnt: number; awayStepCnt: number }[]
}
type Person = {
  memberKey: string
  nickName: string
  sideCode: string
  leaderYn: string
  answerCode: string | null
  totalStepCnt: number | null
  myYn: string
}
type Message = {
  msgSeq: number
  batSeq: number
  msgType: string
  fromNickName: string
  leaderYn: string
  answerYn: string
  readYn: string
  msgTxt: string | null
  cancelCode: string | null
}
type Result = {
  battle: Battle
  winCode: string
  resultTxt: string
  bestList: Person[]
  dayList: { homeStepCnt: number; awayStepCnt: number }[]
}
type Page<Row> = { totalCnt: number; list: Row[] }

const at = (stamp: string) => new Date(`${stamp}+09:00`)

describe.each(everyDatabase)('battles, %s', (kind) => {
  let server: TestServer
  let serial = 0
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const read = (member: TestMember, name: string, query = '') => member.get(`/api/chalen/battle/${name}${query}`)
  const write = (member: TestMember, name: string, body: object) => member.post(`/api/chalen/battle/${name}`, body)
  const info = async (member: TestMember, batSeq?: number) =>
    dataOf<Info>(await read(member, 'battleInfo', batSeq === undefined ? '' : `?batSeq=${batSeq}`))
  const list = async (member: TestMember) => dataOf<Page<Battle>>(await read(member, 'battleList'))
  const people = async (member: TestMember, batSeq: number) =>
    dataOf<Person[]>(await read(member, 'battleMemberList', `?batSeq=${batSeq}`))
  const messages = async (member: TestMember) =>
    dataOf<Page<Message> & { newCnt: number }>(await read(member, 'battleMsgList'))
  const refusal = async (answer: ReturnType<typeof write>) => {
    const { statusCode, body } = await answer
    return [statusCode, (JSON.parse(body) as { error?: string }).error]
  }

  /** A colleague with a name of their own, so that the list of colleagues finds them alone. */
  async function colleague(): Promise<TestMember & { nickName: string }> {
    const member = await server.member('saebyeok')
    const nickName = `동료${String((serial += 1))}번`
    await server.database.db.update(members).set({ nickName }).where(eq(members.hcId, member.hcId))
    return { ...member, nickName }
  }
  const colleagues = (count: number) => Promise.all(Array.from({ length: count }, colleague))

  async function keyOf(asker: TestMember, { nickName }: { nickName: string }): Promise<string> {
    const found = dataOf<Page<{ memberKey: string; nickName: string }>>(
      await read(asker, 'battleInvitableList', `?searchTxt=${encodeURIComponent(nickName)}`),
    )
    return found.list.find((one) => one.nickName === nickName)?.memberKey ?? ''
  }

  const FORM = {
    batNm: '다음 주 한판',
    startDt: '20261123',
    endDt: '20261124',
    memberCnt: 1,
    teamNm: '우리 쪽',
    memberKeyList: [] as string[],
  }

  async function made(maker: TestMember, rival: { nickName: string }, more: object = {}): Promise<Battle> {
    return dataOf<Battle>(
      await write(maker, 'insertBattle', { ...FORM, awayMemberKey: await keyOf(maker, rival), ...more }),
    )
  }

  /** A battle of one against one that both want. */
  async function agreed(maker: TestMember, rival: TestMember & { nickName: string }): Promise<Battle> {
    const { batSeq } = await made(maker, rival)
    await write(rival, 'insertAwayTeam', { batSeq, teamNm: '저쪽', memberKeyList: [] })
    return dataOf<Battle>(await write(rival, 'acceptBattle', { batSeq }))
  }

  const walk = (member: TestMember, day: string, steps: number) =>
    server.database.db
      .insert(dailyActivity)
      .values({ hcId: member.hcId, activityDt: day, steps })
      .onConflictDoUpdate({ target: [dailyActivity.hcId, dailyActivity.activityDt], set: { steps } })

  test('the battle of the week stands as its days have it, today not among them', async () => {
    const { battle, dayList, makeYn, newMsgCnt, myInvite } = await info(await server.member('haneul'))
    expect(battle).toMatchObject({
      batNm: '기획팀 대 품질팀',
      statusCode: 'ING',
      mySideCode: 'HOME',
      myLeaderYn: 'Y',
      endYn: 'N',
    })
    expect(battle?.homeTeam).toMatchObject({
      totalStepCnt: 80_240,
      avgStepCnt: 8916,
      memberCnt: 3,
      leaderNickName: '하늘',
      myYn: 'Y',
    })
    expect(battle?.awayTeam).toMatchObject({ totalStepCnt: 79_680, avgStepCnt: 8853, memberCnt: 3, myYn: 'N' })
    expect(dayList).toEqual([
      { batDt: '20261116', homeStepCnt: 26_780, awayStepCnt: 26_310 },
      { batDt: '20261117', homeStepCnt: 26_104, awayStepCnt: 27_118 },
      { batDt: '20261118', homeStepCnt: 27_356, awayStepCnt: 26_252 },
    ])
    expect([makeYn, newMsgCnt, myInvite]).toEqual(['N', 1, null])
  })

  test('people are told by a key of battles, home first and who leads before the others', async () => {
    const member = await server.member('haneul')
    const { battle } = await info(member)
    const rows = await people(member, battle?.batSeq ?? 0)
    expect(rows.map(({ nickName, totalStepCnt }) => [nickName, totalStepCnt])).toEqual(
      [
        ['하늘', 26_366],
        ['예린', 25_668],
        ['서윤', 28_206],
        ['단비', 33_612],
        ['누리', 28_230],
        ['새론', 17_838],
      ].toSorted(
        (one, other) =>
          rows.findIndex(({ nickName }) => nickName === one[0]) -
          rows.findIndex(({ nickName }) => nickName === other[0]),
      ),
    )
    expect(rows.map(({ sideCode }) => sideCode)).toEqual(['HOME', 'HOME', 'HOME', 'AWAY', 'AWAY', 'AWAY'])
    expect([rows[0]?.nickName, rows[3]?.nickName]).toEqual(['하늘', '단비'])
    expect(JSON.stringify(rows)).not.toContain(member.hcId)
    expect((await read(await server.member('emily'), 'battleMemberList', `?batSeq=${battle?.batSeq}`)).statusCode).toBe(
      404,
    )
  })

  test('lists and results: a lost one is told by its steps, one under way is not told before its end', async () => {
    const member = await server.member('haneul')
    const { totalCnt, list: rows } = await list(member)
    expect([totalCnt, rows.map(({ statusCode, mySideCode }) => [statusCode, mySideCode])]).toEqual([
      3,
      [
        ['WAIT', null],
        ['ING', 'HOME'],
        ['END', 'AWAY'],
      ],
    ])
    const result = dataOf<Result>(await read(member, 'battleResult', `?batSeq=${rows[2]?.batSeq}`))
    expect(result).toMatchObject({ winCode: 'HOME', resultTxt: '연구소 둘 팀이 2,204보 앞섰어요.' })
    expect(result.bestList.map(({ nickName, totalStepCnt }) => [nickName, totalStepCnt])).toEqual([
      ['이든', 44_120],
      ['민재', 42_390],
    ])
    expect((await read(member, 'battleResult', `?batSeq=${rows[1]?.batSeq}`)).statusCode).toBe(404)
  })

  test('makes a battle with its invitations, and no second one while it is open [CHA-06]', async () => {
    const [maker, mate, rival] = await colleagues(3)
    if (maker === undefined || mate === undefined || rival === undefined) throw new Error('Three were asked for.')
    const battle = await made(maker, rival, {
      memberCnt: 2,
      memberKeyList: [await keyOf(maker, mate)],
      stakeTxt: ' 커피 ',
    })
    expect(battle).toMatchObject({
      statusCode: 'WAIT',
      mySideCode: 'HOME',
      myLeaderYn: 'Y',
      awayTeam: null,
      homeTeam: { memberCnt: 1, leaderNickName: maker.nickName },
    })
    expect(battle.homeTeam.batTeamSeq).toBe(battle.batSeq * 2 - 1)
    const [asked] = (await messages(mate)).list
    expect(asked).toMatchObject({
      msgType: 'INVITE',
      fromNickName: maker.nickName,
      leaderYn: 'N',
      answerYn: 'Y',
      readYn: 'N',
    })
    expect((await messages(rival)).list[0]).toMatchObject({ msgType: 'INVITE', leaderYn: 'Y', answerYn: 'Y' })
    const told = await server.database.db
      .select()
      .from(alarms)
      .where(and(eq(alarms.hcId, rival.hcId), eq(alarms.linkSeq, battle.batSeq)))
    expect(told.map(({ menu }) => menu)).toEqual(['serviceBattleBattleInvitaion'])
    expect(await refusal(write(maker, 'insertBattle', { ...FORM, awayMemberKey: await keyOf(maker, rival) }))).toEqual([
      409,
      'openBattle',
    ])
    expect(
      dataOf<{ resultCnt: number }>(await write(mate, 'updateBattleMsgRead', { msgSeqList: [asked?.msgSeq] }))
        .resultCnt,
    ).toBe(1)
    expect(
      dataOf<{ resultCnt: number }>(await write(mate, 'updateBattleMsgRead', { msgSeqList: [asked?.msgSeq] }))
        .resultCnt,
    ).toBe(0)
    expect((await messages(mate)).newCnt).toBe(0)
  })

  test('a form that cannot be meant makes nothing', async () => {
    const [maker, rival] = await colleagues(2)
    if (maker === undefined || rival === undefined) throw new Error('Two were asked for.')
    const awayMemberKey = await keyOf(maker, rival)
    const status = async (more: object) =>
      (await write(maker, 'insertBattle', { ...FORM, awayMemberKey, ...more })).statusCode
    expect(await status({ startDt: '20261119' })).toBe(400)
    expect(await status({ endDt: '20261122' })).toBe(400)
    expect(await status({ endDt: '20261221' })).toBe(400)
    expect(await status({ teamNm: '  ' })).toBe(400)
    expect(await status({ memberKeyList: [awayMemberKey] })).toBe(400)
    expect(await status({ awayMemberKey: 'nobody' })).toBe(400)
    expect((await info(maker)).battle).toBeNull()
    expect(await status({ endDt: '20261220' })).toBe(200)
  })

  test('the other side is gathered, then says yes, and both of its steps are found again', async () => {
    const [maker, rival] = await colleagues(2)
    if (maker === undefined || rival === undefined) throw new Error('Two were asked for.')
    const { batSeq } = await made(maker, rival)
    expect(await refusal(write(rival, 'acceptBattle', { batSeq }))).toEqual([409, 'awayTeamMissing'])
    const away = { batSeq, teamNm: '느긋한 하나', memberKeyList: [] }
    expect(dataOf<Battle>(await write(rival, 'insertAwayTeam', away))).toMatchObject({
      statusCode: 'WAIT',
      mySideCode: 'AWAY',
      acceptYn: 'N',
    })
    expect(await refusal(write(rival, 'insertAwayTeam', away))).toEqual([409, 'awayTeamMade'])
    expect((await info(rival, batSeq)).myInvite).toMatchObject({ leaderYn: 'Y', answerCode: null })
    expect(dataOf<Battle>(await write(rival, 'acceptBattle', { batSeq, msgTxt: '좋아요!' }))).toMatchObject({
      statusCode: 'READY',
      acceptYn: 'Y',
    })
    expect((await info(rival, batSeq)).myInvite).toMatchObject({ answerCode: 'ACCEPT' })
    expect(await refusal(write(rival, 'acceptBattle', { batSeq }))).toEqual([409, 'alreadyAnswered'])
    expect((await messages(maker)).list.map(({ msgType, msgTxt }) => [msgType, msgTxt])).toEqual([
      ['ACCEPT', '좋아요!'],
    ])
  })

  test('of two phones that answer one invitation the first is heard, once', async () => {
    const [maker, mate, rival] = await colleagues(3)
    if (maker === undefined || mate === undefined || rival === undefined) throw new Error('Three were asked for.')
    const { batSeq } = await made(maker, rival, { memberCnt: 2, memberKeyList: [await keyOf(maker, mate)] })
    const answers = await Promise.all([
      refusal(write(mate, 'acceptBattle', { batSeq })),
      refusal(write(mate, 'rejectBattle', { batSeq })),
    ])
    expect(answers.map(([status]) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(([status]) => status === 409)?.[1]).toBe('alreadyAnswered')
    expect((await messages(maker)).list).toHaveLength(1)
  })

  test('of a yes and a calling off at once exactly one holds', async () => {
    const [maker, rival] = await colleagues(2)
    if (maker === undefined || rival === undefined) throw new Error('Two were asked for.')
    const { batSeq } = await made(maker, rival)
    await write(rival, 'insertAwayTeam', { batSeq, teamNm: '저쪽', memberKeyList: [] })
    const [yes, off] = await Promise.all([
      refusal(write(rival, 'acceptBattle', { batSeq })),
      refusal(write(maker, 'cancelBattle', { batSeq, msgTxt: '다음에 해요' })),
    ])
    expect(off[0]).toBe(200)
    expect([
      [200, undefined],
      [409, 'notOpen'],
    ]).toContainEqual(yes)
    expect((await info(rival, batSeq)).battle).toMatchObject({
      cancelYn: 'Y',
      statusCode: 'CANCEL',
      cancelCode: 'MAKER',
    })
    expect(await refusal(write(rival, 'acceptBattle', { batSeq }))).toEqual([
      409,
      yes[0] === 200 ? 'alreadyAnswered' : 'notOpen',
    ])
    expect(
      (await messages(rival)).list
        .filter(({ msgType }) => msgType === 'CANCEL')
        .map(({ msgTxt, cancelCode }) => [msgTxt, cancelCode]),
    ).toEqual([['다음에 해요', 'MAKER']])
    expect((await info(maker)).makeYn).toBe('Y')
    // The same again, after a lost answer: it is called off, and nobody learns it twice.
    expect(await refusal(write(maker, 'cancelBattle', { batSeq, msgTxt: '다음에 해요' }))).toEqual([200, undefined])
    expect((await messages(rival)).list.filter(({ msgType }) => msgType === 'CANCEL')).toHaveLength(1)
  })

  test('after a no somebody else may be challenged, and nobody twice', async () => {
    const [maker, first, second] = await colleagues(3)
    if (maker === undefined || first === undefined || second === undefined) throw new Error('Three were asked for.')
    const { batSeq } = await made(maker, first)
    const rivalKey = await keyOf(maker, second)
    const challenge = () =>
      refusal(write(maker, 'inviteBattle', { batSeq, sideCode: 'AWAY', memberKeyList: [rivalKey] }))
    expect(await challenge()).toEqual([409, 'alreadyInvited'])
    expect((await write(first, 'rejectBattle', { batSeq, msgTxt: '그 주는 출장이에요.' })).statusCode).toBe(200)
    expect((await people(maker, batSeq)).find(({ nickName }) => nickName === first.nickName)).toMatchObject({
      answerCode: 'REJECT',
      leaderYn: 'Y',
    })
    expect(await challenge()).toEqual([200, undefined])
    expect(await challenge()).toEqual([409, 'alreadyInvited'])
    expect((await info(first, batSeq)).myInvite).toMatchObject({ answerCode: 'REJECT' })
    // That somebody said no is for who asked alone.
    expect((await people(second, batSeq)).map(({ nickName }) => nickName)).not.toContain(first.nickName)
    expect((await list(first)).list).toEqual([])
  })

  test('seats are the leader’s to change until the first day, and no more than there are', async () => {
    const [maker, one, other, rival] = await colleagues(4)
    if (maker === undefined || one === undefined || other === undefined || rival === undefined)
      throw new Error('Four were asked for.')
    const [oneKey, otherKey] = [await keyOf(maker, one), await keyOf(maker, other)]
    const { batSeq, homeTeam } = await made(maker, rival, { memberCnt: 2, memberKeyList: [oneKey] })
    const change = (member: TestMember, memberKeyList: string[]) =>
      write(member, 'updateBattleTeam', { batTeamSeq: homeTeam.batTeamSeq, teamNm: '새 이름', memberKeyList })
    expect(
      await refusal(write(maker, 'inviteBattle', { batSeq, sideCode: 'HOME', memberKeyList: [otherKey] })),
    ).toEqual([409, 'teamFull'])
    expect((await change(maker, [oneKey, otherKey])).statusCode).toBe(400)
    expect((await change(rival, [])).statusCode).toBe(404)
    await write(one, 'acceptBattle', { batSeq })
    expect(dataOf<Team>(await change(maker, [otherKey]))).toMatchObject({ teamNm: '새 이름', memberCnt: 1 })
    expect((await read(one, 'battleInfo', `?batSeq=${batSeq}`)).statusCode).toBe(404)
    expect((await write(other, 'acceptBattle', { batSeq })).statusCode).toBe(200)
    server.clock.set(at('2026-11-23T09:00:00'))
    const late = await server.signedIn(maker)
    expect((await refusal(change(late, [])))[1]).toMatch(/begun|notOpen/)
  })

  test('mates of a side whose leader sits it out learn that their side is off, not that the battle is', async () => {
    const [maker, rival, mate] = await colleagues(3)
    if (maker === undefined || rival === undefined || mate === undefined) throw new Error('Three were asked for.')
    const { batSeq } = await made(maker, rival, { memberCnt: 2 })
    await write(rival, 'insertAwayTeam', { batSeq, teamNm: '저쪽', memberKeyList: [await keyOf(rival, mate)] })
    await write(rival, 'rejectBattle', { batSeq })
    const off = async () =>
      (await messages(mate)).list.filter(({ msgType }) => msgType === 'CANCEL').map(({ cancelCode }) => cancelCode)
    expect(await off()).toEqual(['SIDE'])
    server.clock.set(new Date(TEST_NOW.getTime() + 60_000))
    await write(maker, 'cancelBattle', { batSeq })
    expect(await off()).toEqual(['SIDE'])
    const told = await server.database.db
      .select()
      .from(alarms)
      .where(and(eq(alarms.hcId, mate.hcId), eq(alarms.title, '배틀 팀이 흩어졌어요: 다음 주 한판')))
    expect(told).toMatchObject([{ body: '우리 팀장이 이번엔 쉬어요.' }])
  })

  test('who is taken out of a side is told in both languages, anew if asked anew; who said no is not', async () => {
    const [maker, joined, waiting, declined, rival] = await colleagues(5)
    if (
      maker === undefined ||
      joined === undefined ||
      waiting === undefined ||
      declined === undefined ||
      rival === undefined
    )
      throw new Error('Five were asked for.')
    const joinedKey = await keyOf(maker, joined)
    const { batSeq, homeTeam } = await made(maker, rival, {
      memberCnt: 4,
      memberKeyList: [joinedKey, await keyOf(maker, waiting), await keyOf(maker, declined)],
    })
    const change = (memberKeyList: string[]) =>
      write(maker, 'updateBattleTeam', { batTeamSeq: homeTeam.batTeamSeq, teamNm: '우리 쪽', memberKeyList })
    const told = async (member: TestMember) =>
      (await server.database.db.select().from(alarms).where(eq(alarms.hcId, member.hcId))).filter(({ sourceKey }) =>
        sourceKey?.startsWith('battle-out:'),
      )
    await write(joined, 'acceptBattle', { batSeq })
    await write(declined, 'rejectBattle', { batSeq })
    await Promise.all([change([]), change([])])
    expect(await told(joined)).toMatchObject([
      {
        title: '배틀 자리에서 빠졌어요: 다음 주 한판',
        titleEng: 'You are no longer in a battle: 다음 주 한판',
        menu: 'serviceBattleBatList',
        linkSeq: batSeq,
      },
    ])
    expect(await told(waiting)).toMatchObject([
      { title: '배틀 초대가 닫혔어요: 다음 주 한판', titleEng: 'An invitation to a battle has closed: 다음 주 한판' },
    ])
    expect([await told(declined), await told(rival), await told(maker)]).toEqual([[], [], []])
    server.clock.set(new Date(TEST_NOW.getTime() + 60_000))
    await change([joinedKey])
    await change([])
    expect((await told(joined)).map(({ title }) => title)).toEqual([
      '배틀 자리에서 빠졌어요: 다음 주 한판',
      '배틀 초대가 닫혔어요: 다음 주 한판',
    ])
  })

  test('nobody is in two battles on the same day, and in as many as follow each other', async () => {
    const member = await server.member('haneul')
    const open = (await list(member)).list.find(({ statusCode }) => statusCode === 'WAIT')
    const away = { batSeq: open?.batSeq, teamNm: '느긋한 둘', memberKeyList: [] }
    expect((await write(member, 'insertAwayTeam', away)).statusCode).toBe(200)
    const [maker, rival] = await colleagues(2)
    if (maker === undefined || rival === undefined) throw new Error('Two were asked for.')
    const first = await agreed(maker, rival)
    expect(first.statusCode).toBe('READY')
    const [third] = await colleagues(1)
    if (third === undefined) throw new Error('One was asked for.')
    const days = { startDt: '20261124', endDt: '20261125' }
    expect(
      await refusal(write(third, 'insertBattle', { ...FORM, ...days, awayMemberKey: await keyOf(third, rival) })),
    ).toEqual([409, 'inBattle'])
    const found = dataOf<Page<{ inBattleYn: string }>>(
      await read(
        third,
        'battleInvitableList',
        `?searchTxt=${encodeURIComponent(rival.nickName)}&startDt=20261201&endDt=20261202`,
      ),
    )
    expect(found.list.map(({ inBattleYn }) => inBattleYn)).toEqual(['N'])
    expect((await made(third, rival, { startDt: '20261201', endDt: '20261202' })).statusCode).toBe('WAIT')
  })

  test('sides that are not even on the first morning do not begin, and everybody learns so', async () => {
    const [maker, rival] = await colleagues(2)
    if (maker === undefined || rival === undefined) throw new Error('Two were asked for.')
    const { batSeq } = await made(maker, rival)
    server.clock.set(at('2026-11-23T00:01:00'))
    const late = await server.signedIn(rival)
    expect((await info(late, batSeq)).myInvite).toMatchObject({ answerCode: 'LAPSE' })
    expect((await info(late, batSeq)).battle).toMatchObject({ cancelYn: 'Y', cancelCode: 'UNMATCHED' })
    expect(await refusal(write(late, 'acceptBattle', { batSeq }))).toEqual([409, 'notOpen'])
    expect(
      (await messages(await server.signedIn(maker))).list.map(({ msgType, cancelCode }) => [msgType, cancelCode]),
    ).toEqual([['CANCEL', 'UNMATCHED']])
    const told = await server.database.db
      .select()
      .from(alarms)
      .where(and(eq(alarms.hcId, maker.hcId), eq(alarms.linkSeq, batSeq)))
    expect(told).toMatchObject([
      {
        title: '배틀이 취소됐어요: 다음 주 한판',
        body: '첫날까지 상대 팀이 정해지지 않았어요.',
        bodyEng: 'No other team had said yes by the first day.',
      },
    ])
    expect((await info(await server.signedIn(maker))).makeYn).toBe('Y')
  })

  test('days are counted at four, 15,000 steps at most; late steps enter until it is counted for good', async () => {
    const [maker, rival] = await colleagues(2)
    if (maker === undefined || rival === undefined) throw new Error('Two were asked for.')
    const { batSeq } = await agreed(maker, rival)
    await walk(maker, '20261123', 21_000)
    await walk(rival, '20261123', 9000)
    const totals = async (stamp: string) => {
      server.clock.set(at(stamp))
      const { battle, dayList } = await info(await server.signedIn(maker), batSeq)
      return [battle?.statusCode, battle?.homeTeam.totalStepCnt, battle?.awayTeam?.totalStepCnt, dayList.length]
    }
    expect(await totals('2026-11-23T12:00:00')).toEqual(['ING', 0, 0, 0])
    expect(await totals('2026-11-24T03:59:00')).toEqual(['ING', 0, 0, 0])
    expect(await totals('2026-11-24T04:00:00')).toEqual(['ING', 15_000, 9000, 1])
    await walk(rival, '20261124', 6000)
    expect(await totals('2026-11-24T23:00:00')).toEqual(['ING', 15_000, 9000, 1])
    expect(await totals('2026-11-25T09:00:00')).toEqual(['COUNT', 15_000, 15_000, 2])
    expect((await read(await server.signedIn(rival), 'battleResult', `?batSeq=${batSeq}`)).statusCode).toBe(404)
    await walk(rival, '20261124', 6001)
    expect(await totals('2026-11-26T04:00:00')).toEqual(['END', 15_000, 15_001, 2])
    await walk(maker, '20261124', 15_000)
    expect(await totals('2026-11-28T09:00:00')).toEqual(['END', 15_000, 15_001, 2])
    const late = await server.signedIn(rival)
    await Promise.all([read(late, 'battleList'), read(late, 'battleInfo')])
    expect(dataOf<Result>(await read(late, 'battleResult', `?batSeq=${batSeq}`))).toMatchObject({
      winCode: 'AWAY',
      resultTxt: '저쪽 팀이 1보 앞섰어요.',
    })
    const told = await server.database.db
      .select()
      .from(alarms)
      .where(and(eq(alarms.hcId, rival.hcId), eq(alarms.sourceKey, `battle-end:${batSeq}`)))
    expect(told.map(({ menu, linkSeq }) => [menu, linkSeq])).toEqual([['serviceBattleBatResult', batSeq]])
  })

  test('who said no sees no steps, and a side stays as it was counted when somebody leaves the service', async () => {
    const [maker, mate, rival] = await colleagues(3)
    if (maker === undefined || mate === undefined || rival === undefined) throw new Error('Three were asked for.')
    const { batSeq } = await made(maker, rival, { memberCnt: 2, memberKeyList: [await keyOf(maker, mate)] })
    await write(mate, 'rejectBattle', { batSeq })
    await write(rival, 'insertAwayTeam', { batSeq, teamNm: '저쪽', memberKeyList: [] })
    await write(rival, 'acceptBattle', { batSeq })
    await walk(rival, '20261123', 4000)
    server.clock.set(at('2026-11-26T05:00:00'))
    const [lateMaker, lateMate] = [await server.signedIn(maker), await server.signedIn(mate)]
    expect((await info(lateMaker, batSeq)).battle?.awayTeam?.totalStepCnt).toBe(4000)
    expect((await info(lateMate, batSeq)).battle?.awayTeam?.totalStepCnt).toBe(0)
    expect(await people(lateMate, batSeq)).toEqual([])
    await server.database.db.delete(members).where(eq(members.hcId, rival.hcId))
    expect((await info(lateMaker, batSeq)).battle?.awayTeam?.totalStepCnt).toBe(4000)
    const ghosts = await server.database.db
      .select()
      .from(battleMembers)
      .innerJoin(battles, eq(battles.batSeq, battleMembers.batSeq))
      .where(and(eq(battleMembers.batSeq, batSeq), eq(battleMembers.side, 'AWAY'), isNull(battleMembers.hcId)))
    expect(ghosts).toEqual([])
  })

  async function leaves(member: TestMember): Promise<void> {
    const signedIn = await server.signedIn(member)
    await signedIn.post('/api/mypage/pwd-check', { usrPwd: member.password })
    expect((await signedIn.get('/api/member/setUserLeave')).statusCode).toBe(200)
  }

  test('who closes the account under way leaves the steps of past days to the side, without a name', async () => {
    const [maker, rival] = await colleagues(2)
    if (maker === undefined || rival === undefined) throw new Error('Two were asked for.')
    const { batSeq } = await agreed(maker, rival)
    await walk(rival, '20261123', 4000)
    await walk(maker, '20261123', 3000)
    server.clock.set(at('2026-11-24T12:00:00'))
    await leaves(rival)
    // What of the other side comes late is still counted, beside what stays.
    await walk(maker, '20261123', 5000)
    server.clock.set(at('2026-11-26T05:00:00'))
    const late = await server.signedIn(maker)
    expect((await info(late, batSeq)).battle).toMatchObject({
      homeTeam: { totalStepCnt: 5000, memberCnt: 1 },
      awayTeam: { totalStepCnt: 4000, memberCnt: 1 },
    })
    expect((await people(late, batSeq)).map(({ nickName, totalStepCnt }) => [nickName, totalStepCnt])).toContainEqual([
      '떠난 동료',
      4000,
    ])
  })

  test('a battle ahead ends when its maker closes the account; when the rival does, another is asked', async () => {
    const [maker, rival, second] = await colleagues(3)
    if (maker === undefined || rival === undefined || second === undefined) throw new Error('Three were asked for.')
    const { batSeq } = await agreed(maker, rival)
    await leaves(rival)
    expect((await info(maker, batSeq)).battle).toMatchObject({ statusCode: 'WAIT', awayTeam: null })
    expect((await messages(maker)).list[0]).toMatchObject({ batSeq, msgType: 'REJECT', fromNickName: '떠난 동료' })
    expect(
      (await write(maker, 'inviteBattle', { batSeq, sideCode: 'AWAY', memberKeyList: [await keyOf(maker, second)] }))
        .statusCode,
    ).toBe(200)
    await leaves(maker)
    expect((await messages(second)).list[0]).toMatchObject({ batSeq, msgType: 'CANCEL', answerYn: 'N' })
  })
})
