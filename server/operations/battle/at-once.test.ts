/**
 * What two members do to one battle at the same moment, and where it is found again when it broke off. Each plays on
 * the server, whose locks are meant.
 */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { members } from '#server/domain/member/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { everyDatabase, TEST_NOW } from '#server/test-support/database.ts'

type Team = { batTeamSeq: number; teamNm: string; leaderNickName: string; memberCnt: number }
type Battle = {
  batSeq: number
  statusCode: string
  mySideCode: string | null
  acceptYn: string
  cancelYn: string
  cancelCode: string | null
  homeTeam: Team
  awayTeam: Team | null
}
type Info = { makeYn: string; myInvite: { answerCode: string | null } | null; battle: Battle | null }
type Person = { nickName: string; sideCode: string; answerCode: string | null }
type Message = { batSeq: number; msgType: string; answerYn: string }
type Colleague = TestMember & { nickName: string }
type Page<Row> = { totalCnt: number; list: Row[] }

const FORM = {
  batNm: '다음 주 한판',
  startDt: '20261123',
  endDt: '20261124',
  memberCnt: 1,
  teamNm: '우리 쪽',
  memberKeyList: [] as string[],
}
const AWAY = { teamNm: '저쪽', memberKeyList: [] as string[] }

describe.each(everyDatabase)('battles, two at a time, %s', (kind) => {
  let server: TestServer
  let serial = 0
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const read = (member: TestMember, name: string, query = '') => member.get(`/api/chalen/battle/${name}${query}`)
  const write = (member: TestMember, name: string, body: object) => member.post(`/api/chalen/battle/${name}`, body)
  const info = async (member: TestMember, batSeq: number) =>
    dataOf<Info>(await read(member, 'battleInfo', `?batSeq=${batSeq}`))
  const people = async (member: TestMember, batSeq: number) =>
    dataOf<Person[]>(await read(member, 'battleMemberList', `?batSeq=${batSeq}`))
  const messages = async (member: TestMember) => dataOf<Page<Message>>(await read(member, 'battleMsgList')).list
  const refusal = async (answer: ReturnType<typeof write>): Promise<[number, string | undefined]> => {
    const { statusCode, body } = await answer
    return [statusCode, (JSON.parse(body) as { error?: string }).error]
  }

  /** A colleague with a name of their own, so that the list of colleagues finds them alone. */
  async function colleague(): Promise<Colleague> {
    const member = await server.member('saebyeok')
    const nickName = `맞수${String((serial += 1))}번`
    await server.database.db.update(members).set({ nickName }).where(eq(members.hcId, member.hcId))
    return { ...member, nickName }
  }

  async function keyOf(asker: TestMember, { nickName }: { nickName: string }): Promise<string> {
    const found = dataOf<Page<{ memberKey: string; nickName: string }>>(
      await read(asker, 'battleInvitableList', `?searchTxt=${encodeURIComponent(nickName)}`),
    )
    return found.list.find((one) => one.nickName === nickName)?.memberKey ?? ''
  }

  async function made(maker: TestMember, rival: { nickName: string }, more: object = {}): Promise<Battle> {
    return dataOf<Battle>(
      await write(maker, 'insertBattle', { ...FORM, awayMemberKey: await keyOf(maker, rival), ...more }),
    )
  }

  test('a side that two phones gather and accept at once stands once, and is told of once', async () => {
    const [maker, rival] = [await colleague(), await colleague()]
    const { batSeq } = await made(maker, rival)
    const gather = () => refusal(write(rival, 'insertAwayTeam', { ...AWAY, batSeq }))
    const gathered = await Promise.all([gather(), gather()])
    expect(gathered.toSorted(([a], [b]) => a - b)).toEqual([
      [200, undefined],
      [409, 'awayTeamMade'],
    ])
    const accept = () => refusal(write(rival, 'acceptBattle', { batSeq }))
    const accepted = await Promise.all([accept(), accept()])
    expect(accepted.toSorted(([a], [b]) => a - b)).toEqual([
      [200, undefined],
      [409, 'alreadyAnswered'],
    ])
    expect((await info(maker, batSeq)).battle).toMatchObject({
      statusCode: 'READY',
      awayTeam: { leaderNickName: rival.nickName, memberCnt: 1 },
    })
    expect((await messages(maker)).map(({ msgType }) => msgType)).toEqual(['ACCEPT'])
  })

  test('of two leaders who challenge each other at once one has made a battle, and the other finds it', async () => {
    const [one, other] = [await colleague(), await colleague()]
    const [oneKey, otherKey] = [await keyOf(other, one), await keyOf(one, other)]
    const answers = await Promise.all([
      refusal(write(one, 'insertBattle', { ...FORM, awayMemberKey: otherKey })),
      refusal(write(other, 'insertBattle', { ...FORM, awayMemberKey: oneKey })),
    ])
    expect(answers.toSorted(([a], [b]) => a - b)).toEqual([
      [200, undefined],
      [409, 'inBattle'],
    ])
    const asked = answers[0][0] === 200 ? other : one
    expect(await messages(asked)).toMatchObject([{ msgType: 'INVITE', answerYn: 'Y' }])
  })

  test('of two challenges for the same days, taken up at once, one holds', async () => {
    const [one, other, rival] = [await colleague(), await colleague(), await colleague()]
    const battles = [await made(one, rival), await made(other, rival)]
    const answers = await Promise.all(
      battles.map(({ batSeq }) => refusal(write(rival, 'insertAwayTeam', { ...AWAY, batSeq }))),
    )
    expect(answers.toSorted(([a], [b]) => a - b)).toEqual([
      [200, undefined],
      [409, 'openBattle'],
    ])
    const mine = await Promise.all(battles.map(async ({ batSeq }) => (await info(rival, batSeq)).battle?.mySideCode))
    expect(mine.filter((side) => side === 'AWAY')).toHaveLength(1)
  })

  test('a no and another challenge at once leave one leader, and nobody learns who said no', async () => {
    const [maker, first, second] = [await colleague(), await colleague(), await colleague()]
    const { batSeq } = await made(maker, first)
    const rivalKey = await keyOf(maker, second)
    const challenge = () =>
      refusal(write(maker, 'inviteBattle', { batSeq, sideCode: 'AWAY', memberKeyList: [rivalKey] }))
    const [no, asked] = await Promise.all([refusal(write(first, 'rejectBattle', { batSeq })), challenge()])
    expect(no).toEqual([200, undefined])
    expect([
      [200, undefined],
      [409, 'alreadyInvited'],
    ]).toContainEqual(asked)
    expect(await challenge()).toEqual(asked[0] === 200 ? [409, 'alreadyInvited'] : [200, undefined])
    expect(await refusal(write(second, 'insertAwayTeam', { ...AWAY, batSeq }))).toEqual([200, undefined])
    expect((await info(maker, batSeq)).battle?.awayTeam?.leaderNickName).toBe(second.nickName)
    expect((await people(second, batSeq)).map(({ nickName }) => nickName)).toEqual([maker.nickName, second.nickName])
    expect((await people(maker, batSeq)).map(({ nickName }) => nickName)).toContain(first.nickName)
  })

  test('who is taken out while saying yes is out, and a seat is never there twice', async () => {
    const [maker, mate, next, rival] = [await colleague(), await colleague(), await colleague(), await colleague()]
    const [mateKey, nextKey] = [await keyOf(maker, mate), await keyOf(maker, next)]
    const { batSeq, homeTeam } = await made(maker, rival, { memberCnt: 2, memberKeyList: [mateKey] })
    const swap = write(maker, 'updateBattleTeam', {
      batTeamSeq: homeTeam.batTeamSeq,
      teamNm: '우리 쪽',
      memberKeyList: [nextKey],
    })
    const [changed, yes] = await Promise.all([refusal(swap), refusal(write(mate, 'acceptBattle', { batSeq }))])
    expect(changed).toEqual([200, undefined])
    expect([
      [200, undefined],
      [404, 'notFound'],
    ]).toContainEqual(yes)
    expect((await read(mate, 'battleInfo', `?batSeq=${batSeq}`)).statusCode).toBe(404)
    expect(await refusal(write(next, 'acceptBattle', { batSeq }))).toEqual([200, undefined])
    expect((await info(maker, batSeq)).battle?.homeTeam.memberCnt).toBe(2)
    // Who is no longer in it is free for another one on those days.
    expect((await made(mate, await colleague())).statusCode).toBe('WAIT')
  })

  test('a side that shrinks after both have said yes does not begin, and both leaders learn so once', async () => {
    const [maker, mate, rival, other] = [await colleague(), await colleague(), await colleague(), await colleague()]
    const { batSeq, homeTeam } = await made(maker, rival, { memberCnt: 2, memberKeyList: [await keyOf(maker, mate)] })
    await write(mate, 'acceptBattle', { batSeq })
    await write(rival, 'insertAwayTeam', { ...AWAY, batSeq, memberKeyList: [await keyOf(rival, other)] })
    await write(other, 'acceptBattle', { batSeq })
    expect(dataOf<Battle>(await write(rival, 'acceptBattle', { batSeq }))).toMatchObject({
      statusCode: 'READY',
      homeTeam: { memberCnt: 2 },
      awayTeam: { memberCnt: 2 },
    })
    expect(
      dataOf<Team>(
        await write(maker, 'updateBattleTeam', {
          batTeamSeq: homeTeam.batTeamSeq,
          teamNm: '우리 쪽',
          memberKeyList: [],
        }),
      ).memberCnt,
    ).toBe(1)
    server.clock.set(new Date('2026-11-23T00:01:00+09:00'))
    const late = await Promise.all([maker, rival].map((member) => server.signedIn(member)))
    await Promise.all(late.map((member) => read(member, 'battleInfo')))
    for (const member of late) {
      expect((await info(member, batSeq)).battle).toMatchObject({
        cancelYn: 'Y',
        statusCode: 'CANCEL',
        cancelCode: 'UNEVEN',
      })
      expect((await messages(member)).filter(({ msgType }) => msgType === 'CANCEL')).toMatchObject([
        { cancelCode: 'UNEVEN' },
      ])
    }
  })

  test('a side that was gathered and has not said yes still waits among the messages, until it has', async () => {
    const [maker, rival] = [await colleague(), await colleague()]
    const { batSeq } = await made(maker, rival)
    await write(rival, 'insertAwayTeam', { ...AWAY, batSeq })
    expect(await messages(rival)).toMatchObject([{ batSeq, msgType: 'INVITE', answerYn: 'Y' }])
    await write(rival, 'acceptBattle', { batSeq })
    expect(await messages(rival)).toMatchObject([{ batSeq, msgType: 'INVITE', answerYn: 'N' }])
  })
})
