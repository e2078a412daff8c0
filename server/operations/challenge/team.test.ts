import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { members } from '#server/domain/member/schema.ts'
import { alarms } from '#server/domain/notice/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { everyDatabase, TEST_NOW } from '#server/test-support/database.ts'

// Over 400 lines: each test begins with a team of its own, made and asked by the same few calls.

type Team = {
  teamSeq: number
  teamNm: string
  leaderNickName: string
  memberCnt: number
  maxMemberCnt: number
  openYn: string
}
type Info = {
  minMemberCnt: number
  maxMemberCnt: number
  changeEndDt: string
  roleCode: string | null
  team: Team | null
}
type Seat = {
  memberKey: string
  nickName: string
  roleCode: string
  inviteSeq: number | null
  avgStepCnt: number | null
  myYn: string
}
type Invite = {
  inviteSeq: number
  sideCode: string
  team: Team
  memberKey: string
  nickName: string
  statusCode: string
  reinviteYn: string
}
type Page<Row> = { totalCnt: number; list: Row[] }
type Colleague = TestMember & { nickName: string }

const WINTER = 'CH20261201'
const C = '/api/chalen/challenge'
const morningAfter = (day: string) => new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T23:59:00Z`)

describe.each(everyDatabase)('teams of a challenge, %s', (kind) => {
  let server: TestServer
  let serial = 0
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const write = (member: TestMember, name: string, body: object) => member.post(`${C}/team/${name}`, body)
  const refusal = async (answer: ReturnType<typeof write>) => {
    const { statusCode, body } = await answer
    return [statusCode, (JSON.parse(body) as { error?: string }).error]
  }
  const info = async (member: TestMember) => dataOf<Info>(await member.get(`${C}/team/teamInfo?chalnCode=${WINTER}`))
  const seats = (member: TestMember, teamSeq: number) => member.get(`${C}/team/teamMemberList?teamSeq=${teamSeq}`)
  const invites = async (member: TestMember, query = '') =>
    dataOf<Invite[]>(await member.get(`${C}/team/teamInviteList${query}`))
  const termsList = [61, 62, 63].map((termsSeq) => ({ termsSeq, agreeYn: 'Y' }))
  const agree = (member: TestMember) => member.post(`${C}/insertChalTerms`, { chalnCode: WINTER, termsList })

  async function colleague(): Promise<Colleague> {
    const member = await server.member('emily')
    const nickName = `걷는이${String((serial += 1))}번`
    await server.database.db.update(members).set({ nickName }).where(eq(members.hcId, member.hcId))
    return { ...member, nickName }
  }

  /** In the winter's challenge, in no team. */
  async function walker(): Promise<Colleague> {
    const member = await colleague()
    await agree(member)
    expect((await member.post(`${C}/insertChalJoin`, { chalnCode: WINTER })).statusCode).toBe(200)
    return member
  }

  async function keyOf(asker: TestMember, { nickName }: { nickName: string }): Promise<string> {
    const found = dataOf<Page<{ memberKey: string; nickName: string }>>(
      await asker.get(`${C}/team/invitableList?chalnCode=${WINTER}&searchTxt=${encodeURIComponent(nickName)}`),
    )
    return found.list.find((one) => one.nickName === nickName)?.memberKey ?? ''
  }

  async function made(leader: TestMember, more: object = {}): Promise<Team> {
    return dataOf<Team>(
      await write(leader, 'insertTeam', {
        chalnCode: WINTER,
        teamNm: `느린걸음 ${String((serial += 1))}`,
        openYn: 'N',
        ...more,
      }),
    )
  }

  /** A team with somebody asked, and the invitation as that person has it. */
  async function asked(guest: Colleague) {
    const leader = await walker()
    const team = await made(leader, { memberKeyList: [await keyOf(leader, guest)] })
    const invite = (await invites(guest)).find((one) => one.team.teamSeq === team.teamSeq)
    if (invite === undefined) throw new Error('The invitation did not come.')
    return { leader, team, invite }
  }

  test('whoever is asked sees the team with its seats, also in a challenge they are not in', async () => {
    const member = await server.member('haneul')
    const [invite] = await invites(member, '?sideCode=RECEIVED')
    expect(invite).toMatchObject({
      sideCode: 'RECEIVED',
      nickName: '도담',
      statusCode: 'WAIT',
      reinviteYn: 'N',
      team: { teamNm: '눈길산책', memberCnt: 2, maxMemberCnt: 4 },
    })
    const rows = dataOf<Seat[]>(await seats(member, invite?.team.teamSeq ?? 0))
    expect(
      rows.map(({ nickName, roleCode, inviteSeq, avgStepCnt, myYn }) => [
        nickName,
        roleCode,
        inviteSeq !== null,
        avgStepCnt,
        myYn,
      ]),
    ).toEqual([
      ['도담', 'LEADER', false, null, 'N'],
      ['소담', 'MEMBER', false, null, 'N'],
      ['하늘', 'MEMBER', true, null, 'Y'],
    ])
    expect((await seats(await server.member('haneul'), invite?.team.teamSeq ?? 0)).statusCode).toBe(404)
  })

  test('who was asked and has not said yes is named to who asked and to nobody else', async () => {
    const [leader, mate, guest, other] = await Promise.all([walker(), walker(), colleague(), colleague()])
    const { teamSeq } = await made(leader, {
      openYn: 'Y',
      memberKeyList: [await keyOf(leader, guest), await keyOf(leader, other)],
    })
    await write(mate, 'joinOpenTeam', { teamSeq })
    const seen = async (member: TestMember) =>
      dataOf<Seat[]>(await seats(member, teamSeq)).map(({ nickName, inviteSeq, myYn }) => [
        nickName,
        inviteSeq === null ? 'in' : 'asked',
        myYn,
      ])
    const inTeam = (me: Colleague) => [leader, mate].map((one) => [one.nickName, 'in', one === me ? 'Y' : 'N'])
    expect(await seen(leader)).toEqual([
      ...inTeam(leader),
      [guest.nickName, 'asked', 'N'],
      [other.nickName, 'asked', 'N'],
    ])
    expect(await seen(mate)).toEqual([...inTeam(mate), ['', 'asked', 'N'], ['', 'asked', 'N']])
    expect(await seen(guest)).toEqual([...inTeam(guest), [guest.nickName, 'asked', 'Y'], ['', 'asked', 'N']])
    const keys = dataOf<Seat[]>(await seats(guest, teamSeq)).map(({ memberKey }) => memberKey)
    expect(keys).not.toContain(await keyOf(leader, other))
    expect(new Set(keys).size).toBe(4)
  })

  test('the own team of a challenge under way shows what its people walk this week', async () => {
    const member = await server.member('haneul')
    const { roleCode, team } = dataOf<Info>(await member.get(`${C}/team/teamInfo?chalnCode=CH20261102`))
    expect([roleCode, team?.teamNm, team?.memberCnt]).toEqual(['MEMBER', '산책은 못 참지', 5])
    const rows = dataOf<Seat[]>(await seats(member, team?.teamSeq ?? 0))
    expect(rows.map(({ nickName, avgStepCnt }) => `${nickName} ${String(avgStepCnt)}`).toSorted()).toEqual([
      '민재 9011',
      '서윤 9403',
      '예린 8556',
      '지호 8911',
      '하늘 8789',
    ])
    expect(JSON.stringify(rows)).not.toMatch(/HC\d/)
  })

  test('a changed nickname reaches colleagues at once: invitation, seats, ranking and home say it', async () => {
    const rename = (member: TestMember, nickName: string) =>
      server.database.db.update(members).set({ nickName }).where(eq(members.hcId, member.hcId))
    const guest = await colleague()
    const { leader, team } = await asked(guest)
    await rename(leader, '새걷는이')
    expect((await invites(guest)).find((one) => one.team.teamSeq === team.teamSeq)).toMatchObject({
      nickName: '새걷는이',
      team: { leaderNickName: '새걷는이' },
    })
    expect(dataOf<Seat[]>(await seats(guest, team.teamSeq))[0]).toMatchObject({
      nickName: '새걷는이',
      roleCode: 'LEADER',
    })

    const walking = await server.member('haneul')
    const chalnCode = 'CH20261102'
    await rename(walking, '새하늘')
    const teamSeq = dataOf<Info>(await walking.get(`${C}/team/teamInfo?chalnCode=${chalnCode}`)).team?.teamSeq ?? 0
    const ranked = dataOf<{ memberList: { rankNm: string }[] }>(
      await walking.post(`${C}/ranking/getRankingDetail`, { chalnCode, teamSeq }),
    ).memberList.map(({ rankNm }) => rankNm)
    const { challengeCard } = dataOf<{ challengeCard: { teamMemberList: { nickName: string }[] } }>(
      await walking.post('/api/main/mainData', {}),
    )
    const expected = ['민재', '새하늘', '서윤', '예린', '지호']
    expect([ranked.toSorted(), challengeCard.teamMemberList.map(({ nickName }) => nickName).toSorted()]).toEqual([
      expected,
      expected,
    ])
  })

  test('terms come before the seat, and sitting down joins the challenge [CHA-05, CHA-08]', async () => {
    const guest = await colleague()
    const { leader, team, invite } = await asked(guest)
    const { inviteSeq } = invite
    const before = dataOf<{ joinCnt: number }>(await leader.post(`${C}/getChalnInfo`, { chalnCode: WINTER })).joinCnt
    expect(await refusal(write(guest, 'acceptTeam', { inviteSeq }))).toEqual([409, 'termsRequired'])
    expect(
      dataOf<{ agreeYn: string }>(await guest.post(`${C}/getInviteChalnTermAgree`, { chalnCode: WINTER, inviteSeq }))
        .agreeYn,
    ).toBe('N')
    expect(
      (await guest.post(`${C}/insertInviteChalnTerms`, { chalnCode: WINTER, inviteSeq, termsList })).statusCode,
    ).toBe(200)
    expect(dataOf<Team>(await write(guest, 'acceptTeam', { inviteSeq }))).toMatchObject({
      teamSeq: team.teamSeq,
      memberCnt: 2,
    })
    expect(
      dataOf<{ joinYn: string; joinCnt: number }>(await guest.post(`${C}/getChalnInfo`, { chalnCode: WINTER })),
    ).toMatchObject({ joinYn: 'Y', joinCnt: before + 1 })
    expect((await info(guest)).roleCode).toBe('MEMBER')
    expect(await refusal(write(guest, 'acceptTeam', { inviteSeq }))).toEqual([409, 'alreadyAnswered'])
    expect(
      await refusal(guest.post(`${C}/insertInviteChalnTerms`, { chalnCode: WINTER, inviteSeq, termsList })),
    ).toEqual([409, 'notOpen'])
    const told = await server.database.db.select().from(alarms).where(eq(alarms.hcId, leader.hcId))
    expect(told.filter(({ sourceKey }) => sourceKey === `team-answer:${inviteSeq}`)).toHaveLength(1)
  })

  test('of two phones that answer one invitation the first is heard, and the place is taken once', async () => {
    const guest = await colleague()
    const { leader, invite } = await asked(guest)
    const { inviteSeq } = invite
    await agree(guest)
    const answers = await Promise.all([
      refusal(write(guest, 'acceptTeam', { inviteSeq })),
      refusal(write(guest, 'rejectTeam', { inviteSeq })),
      refusal(write(guest, 'acceptTeam', { inviteSeq })),
    ])
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
    expect(answers.filter(([, code]) => code === 'alreadyAnswered')).toHaveLength(2)
    expect([1, 2]).toContain((await info(leader)).team?.memberCnt)
  })

  test('who takes two kept seats at once gets one, and reads of the other that it is too late [CHA-05]', async () => {
    const guest = await colleague()
    const kept = [await asked(guest), await asked(guest)]
    await agree(guest)
    const answers = await Promise.all(
      kept.map(({ invite: { inviteSeq } }) => refusal(write(guest, 'acceptTeam', { inviteSeq }))),
    )
    expect(answers.map(([status]) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(([status]) => status === 409)?.[1]).toBe('inTeam')
    const teams = await Promise.all(kept.map(({ leader }) => info(leader)))
    expect(teams.map(({ team }) => team?.memberCnt).toSorted()).toEqual([1, 2])
    // The other one asks for an answer no more: nothing could come of it.
    expect(await invites(guest)).toEqual([])
  })

  test('two who ask each other at once lead a team each, and neither waits for the other [CHA-05]', async () => {
    const [one, other] = await Promise.all([walker(), walker()])
    const keys = [await keyOf(one, other), await keyOf(other, one)]
    const form = (memberKeyList: string[]) => ({
      chalnCode: WINTER,
      teamNm: `마주 부른 ${String((serial += 1))}`,
      openYn: 'N',
      memberKeyList,
    })
    const answers = await Promise.all(
      [one, other].map((member, turn) => refusal(write(member, 'insertTeam', form([keys[turn] ?? ''])))),
    )
    // Whoever comes after the other's team stands asks for somebody who sits there: that is refused, and nothing was
    // made.
    const late = [one, other].filter((_member, turn) => answers[turn]?.[0] !== 200)
    expect(answers.filter(([status]) => status !== 200)).toEqual(late.map(() => [400, 'badRequest']))
    expect(late.length).toBeLessThan(2)
    for (const member of late) await made(member)
    expect([(await info(one)).roleCode, (await info(other)).roleCode]).toEqual(['LEADER', 'LEADER'])
    for (const [leader, guest] of [
      [one, other],
      [other, one],
    ] as const) {
      expect(await invites(guest, '?sideCode=RECEIVED')).toEqual([])
      for (const { inviteSeq } of await invites(leader, '?sideCode=SENT'))
        expect(await refusal(write(guest, 'acceptTeam', { inviteSeq }))).toEqual([409, 'inTeam'])
    }
  })

  test('two phones that ask the same colleague at once ask once', async () => {
    const [leader, guest] = [await walker(), await colleague()]
    const { teamSeq } = await made(leader)
    const memberKeyList = [await keyOf(leader, guest)]
    const answers = await Promise.all(
      [1, 2].map(() => refusal(write(leader, 'inviteTeam', { teamSeq, memberKeyList }))),
    )
    expect(answers.map(([status]) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(([status]) => status === 409)?.[1]).toBe('alreadyInvited')
    expect(await invites(guest)).toHaveLength(1)
    const told = await server.database.db.select().from(alarms).where(eq(alarms.hcId, guest.hcId))
    expect(told.filter(({ sourceKey }) => sourceKey?.startsWith('team-invite:'))).toHaveLength(1)
  })

  test('who was asked by the own team is said to be, and nobody else', async () => {
    const [guest, other] = [await colleague(), await colleague()]
    const { leader } = await asked(guest)
    const rowOf = async ({ nickName }: Colleague) =>
      dataOf<Page<{ nickName: string; invitedYn: string }>>(
        await leader.get(`${C}/team/invitableList?chalnCode=${WINTER}&searchTxt=${encodeURIComponent(nickName)}`),
      ).list.map((row) => [row.nickName, row.invitedYn])
    expect(await rowOf(guest)).toEqual([[guest.nickName, 'Y']])
    expect(await rowOf(other)).toEqual([[other.nickName, 'N']])
  })

  test('of a yes and a taking back at once one is heard, and the other reads why', async () => {
    const guest = await colleague()
    const { leader, invite } = await asked(guest)
    const { inviteSeq } = invite
    await agree(guest)
    const [yes, back] = await Promise.all([
      refusal(write(guest, 'acceptTeam', { inviteSeq })),
      refusal(write(leader, 'cancelTeam', { inviteSeq })),
    ])
    const isIn = yes[0] === 200
    expect(isIn ? back : yes).toEqual([409, isIn ? 'alreadyAnswered' : 'notOpen'])
    expect((isIn ? yes : back)[0]).toBe(200)
    expect((await info(leader)).team?.memberCnt).toBe(isIn ? 2 : 1)
  })

  test('two who sit down on the last seat at once: one is in, the other reads why [CHA-05]', async () => {
    const [leader, second, third, one, other] = await Promise.all([walker(), walker(), walker(), walker(), walker()])
    const { teamSeq } = await made(leader, { openYn: 'Y' })
    for (const member of [second, third])
      expect((await write(member, 'joinOpenTeam', { teamSeq })).statusCode).toBe(200)
    const answers = await Promise.all([one, other].map((member) => refusal(write(member, 'joinOpenTeam', { teamSeq }))))
    expect(answers.map(([status]) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(([status]) => status === 409)?.[1]).toBe('teamFull')
    expect((await info(leader)).team).toMatchObject({ memberCnt: 4, maxMemberCnt: 4 })
    const open = dataOf<Page<Team>>(await one.get(`${C}/team/openTeamList?chalnCode=${WINTER}`))
    expect(open.list.map((team) => team.teamSeq)).not.toContain(teamSeq)
  })

  test('who leaves on one phone while the other sits down leaves no seat behind', async () => {
    const [leader, member] = await Promise.all([walker(), walker()])
    const { teamSeq } = await made(leader, { openYn: 'Y' })
    const [, left] = await Promise.all([
      write(member, 'joinOpenTeam', { teamSeq }),
      member.post(`${C}/updateChalQuit`, { chalnCode: WINTER }),
    ])
    expect(left.statusCode).toBe(200)
    expect((await info(leader)).team?.memberCnt).toBe(1)
    expect((await member.post(`${C}/insertChalJoin`, { chalnCode: WINTER })).statusCode).toBe(200)
    expect((await info(member)).team).toBeNull()
  })

  test('a team has a name of its own, a member one team, and only who leads asks', async () => {
    const [leader, mate, guest] = await Promise.all([walker(), walker(), colleague()])
    const team = await made(leader, { openYn: 'Y', introTxt: ' 천천히 ' })
    expect(
      await refusal(
        write(mate, 'insertTeam', { chalnCode: WINTER, teamNm: ` ${team.teamNm.replace(' ', '')} `, openYn: 'N' }),
      ),
    ).toEqual([409, 'nameTaken'])
    expect(await refusal(write(leader, 'insertTeam', { chalnCode: WINTER, teamNm: '둘째 팀', openYn: 'N' }))).toEqual([
      409,
      'inTeam',
    ])
    expect((await write(mate, 'joinOpenTeam', { teamSeq: team.teamSeq })).statusCode).toBe(200)
    const memberKeyList = [await keyOf(leader, guest)]
    expect((await write(mate, 'inviteTeam', { teamSeq: team.teamSeq, memberKeyList })).statusCode).toBe(404)
    expect((await write(leader, 'inviteTeam', { teamSeq: team.teamSeq, memberKeyList })).statusCode).toBe(200)
    expect(await refusal(write(leader, 'inviteTeam', { teamSeq: team.teamSeq, memberKeyList }))).toEqual([
      409,
      'alreadyInvited',
    ])
    expect((await write(guest, 'insertTeam', { chalnCode: WINTER, teamNm: '밖에서', openYn: 'N' })).statusCode).toBe(
      404,
    )
  })

  test('what made a team or took a seat, sent again after its answer was lost, is answered as at first', async () => {
    const [leader, mate, guest] = await Promise.all([walker(), walker(), walker()])
    const form = { chalnCode: WINTER, teamNm: `또 보낸 ${String((serial += 1))}`, openYn: 'Y', introTxt: ' 천천히 ' }
    const first = dataOf<Team>(await write(leader, 'insertTeam', form))
    expect(dataOf<Team>(await write(leader, 'insertTeam', form))).toEqual(first)
    for (const other of [{ teamNm: '새 이름' }, { openYn: 'N' }, { introTxt: '빨리' }])
      expect(await refusal(write(leader, 'insertTeam', { ...form, ...other }))).toEqual([409, 'inTeam'])

    const { teamSeq } = first
    const seated = dataOf<Team>(await write(mate, 'joinOpenTeam', { teamSeq }))
    expect(seated).toMatchObject({ teamSeq, memberCnt: 2 })
    expect(dataOf<Team>(await write(mate, 'joinOpenTeam', { teamSeq }))).toEqual(seated)
    // Whoever sits in the team has not founded it.
    expect(await refusal(write(mate, 'insertTeam', form))).toEqual([409, 'inTeam'])

    // Asked, and sat down without the invitation: a yes finds the seat taken by who says it.
    const memberKeyList = [await keyOf(leader, guest)]
    expect((await write(leader, 'inviteTeam', { teamSeq, memberKeyList })).statusCode).toBe(200)
    const [invite] = await invites(guest, '?sideCode=RECEIVED')
    await write(guest, 'joinOpenTeam', { teamSeq })
    expect(dataOf<Team>(await write(guest, 'acceptTeam', { inviteSeq: invite?.inviteSeq }))).toMatchObject({
      teamSeq,
      memberCnt: 3,
    })
    expect(await invites(leader, '?sideCode=SENT')).toEqual([])

    const elsewhere = await made(await walker(), { openYn: 'Y' })
    expect(await refusal(write(mate, 'joinOpenTeam', { teamSeq: elsewhere.teamSeq }))).toEqual([409, 'inTeam'])
  })

  test('an invitation goes out again after a day; taken back, it is closed for who was asked', async () => {
    const guest = await colleague()
    const { leader, invite } = await asked(guest)
    const { inviteSeq } = invite
    expect(await refusal(write(leader, 'reinviteTeam', { inviteSeq }))).toEqual([409, 'notReinvitable'])
    server.clock.set(new Date(TEST_NOW.getTime() + 25 * 3_600_000))
    const [lateLeader, lateGuest] = [await server.signedIn(leader), await server.signedIn(guest)]
    expect((await invites(lateLeader, '?sideCode=SENT'))[0]).toMatchObject({
      nickName: guest.nickName,
      reinviteYn: 'Y',
    })
    expect(dataOf<Invite>(await write(lateLeader, 'reinviteTeam', { inviteSeq }))).toMatchObject({
      inviteSeq,
      reinviteYn: 'N',
    })
    expect((await write(lateGuest, 'cancelTeam', { inviteSeq })).statusCode).toBe(404)
    expect(dataOf<Invite>(await write(lateLeader, 'cancelTeam', { inviteSeq }))).toMatchObject({ statusCode: 'CANCEL' })
    expect(await refusal(write(lateGuest, 'acceptTeam', { inviteSeq }))).toEqual([409, 'notOpen'])
    expect((await invites(lateGuest)).map((one) => one.inviteSeq)).not.toContain(inviteSeq)
    expect((await seats(lateGuest, invite.team.teamSeq)).statusCode).toBe(404)
  })

  test('a no frees the seat, and nobody but who asked learns of it', async () => {
    const guest = await colleague()
    const { leader, team, invite } = await asked(guest)
    expect(dataOf<Invite>(await write(guest, 'rejectTeam', { inviteSeq: invite.inviteSeq }))).toMatchObject({
      statusCode: 'REJECT',
    })
    expect(dataOf<Seat[]>(await seats(leader, team.teamSeq)).map(({ nickName }) => nickName)).toEqual([leader.nickName])
    expect(await invites(leader, '?sideCode=SENT')).toEqual([])
    const again = async (member: TestMember) =>
      refusal(write(member, 'inviteTeam', { teamSeq: team.teamSeq, memberKeyList: [await keyOf(member, guest)] }))
    expect(await again(leader)).toEqual([409, 'notReinvitable'])
    server.clock.set(new Date(TEST_NOW.getTime() + 24 * 3_600_000 + 60_000))
    expect((await again(await server.signedIn(leader)))[0]).toBe(200)
  })

  test('after the last day to join who is not in it is asked no more, and who is in it still is', async () => {
    const [leader, mate, guest] = await Promise.all([walker(), walker(), colleague()])
    await made(leader, { memberKeyList: [await keyOf(leader, mate), await keyOf(leader, guest)] })
    expect(await invites(guest)).toHaveLength(1)
    const { applyEndDt } = dataOf<{ applyEndDt: string }>(await leader.post(`${C}/getChalnInfo`, { chalnCode: WINTER }))
    server.clock.set(morningAfter(applyEndDt))
    expect(await invites(await server.signedIn(guest))).toEqual([])
    expect(await invites(await server.signedIn(mate))).toHaveLength(1)
  })

  test('after its day a team is as it is', async () => {
    const [leader, late, guest] = await Promise.all([walker(), walker(), colleague()])
    const team = await made(leader, { openYn: 'Y', memberKeyList: [await keyOf(leader, guest)] })
    expect(await invites(guest)).toHaveLength(1)
    const { changeEndDt } = await info(leader)
    server.clock.set(morningAfter(changeEndDt))
    expect(await refusal(write(await server.signedIn(late), 'joinOpenTeam', { teamSeq: team.teamSeq }))).toEqual([
      409,
      'teamsClosed',
    ])
    expect(await invites(await server.signedIn(guest))).toEqual([])
  })
})
