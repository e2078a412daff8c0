/** How often, and how soon, somebody is asked to a team: every way round is closed. */
import { and, eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { challengeTeams } from '#server/domain/challenge/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { seoulStamp } from '#server/seoul.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { everyDatabase, TEST_NOW } from '#server/test-support/database.ts'

type Team = { teamSeq: number; teamNm: string }
type Invite = { inviteSeq: number; team: Team; reinviteYn: string; reinviteDtm: string | null }
type Page<Row> = { totalCnt: number; list: Row[] }
type Colleague = TestMember & { nickName: string }

const WINTER = 'CH20261201'
const C = '/api/chalen/challenge'
/** Days and their minutes: the clock goes on while a test asks. */
const dayLater = (days = 1) => new Date(TEST_NOW.getTime() + days * (24 * 3_600_000 + 60_000))

describe.each(everyDatabase)('asking again, %s', (kind) => {
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
  const seats = (member: TestMember, teamSeq: number) => member.get(`${C}/team/teamMemberList?teamSeq=${teamSeq}`)
  const invites = async (member: TestMember, query = '') =>
    dataOf<Invite[]>(await member.get(`${C}/team/teamInviteList${query}`))
  const termsList = [61, 62, 63].map((termsSeq) => ({ termsSeq, agreeYn: 'Y' }))
  const agree = (member: TestMember) => member.post(`${C}/insertChalTerms`, { chalnCode: WINTER, termsList })

  async function colleague(): Promise<Colleague> {
    const member = await server.member('emily')
    const nickName = `또부른${String((serial += 1))}번`
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
        teamNm: `또걸음 ${String((serial += 1))}`,
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

  test('nobody is asked again within a day nor a fourth time, and the list says from when [CHA-05]', async () => {
    const guest = await colleague()
    const {
      leader,
      team: { teamSeq },
      invite,
    } = await asked(guest)
    const listed = async (asker: TestMember) => {
      const found = dataOf<Page<{ nickName: string; invitedYn: string; askYn: string; askDtm: string | null }>>(
        await asker.get(`${C}/team/invitableList?chalnCode=${WINTER}&searchTxt=${encodeURIComponent(guest.nickName)}`),
      )
      return found.list.map(({ invitedYn, askYn, askDtm }) => [invitedYn, askYn, askDtm])
    }
    const from = seoulStamp(dayLater()).slice(0, 12)
    expect((await invites(leader, '?sideCode=SENT'))[0]).toMatchObject({ reinviteYn: 'N', reinviteDtm: from })
    expect(invite.reinviteDtm).toBeNull()
    expect(await listed(leader)).toEqual([['Y', 'N', null]])
    let open = invite.inviteSeq
    let asker: TestMember = leader
    const again = async () =>
      refusal(write(asker, 'inviteTeam', { teamSeq, memberKeyList: [await keyOf(asker, guest)] }))
    for (const turn of [1, 2, 3]) {
      expect((await write(asker, 'cancelTeam', { inviteSeq: open })).statusCode).toBe(200)
      if (turn === 3) break
      expect(await again()).toEqual([409, 'notReinvitable'])
      expect(await listed(asker)).toEqual([['N', 'N', seoulStamp(dayLater(turn)).slice(0, 12)]])
      server.clock.set(dayLater(turn))
      asker = await server.signedIn(leader)
      expect(await listed(asker)).toEqual([['N', 'Y', null]])
      expect((await again())[0]).toBe(200)
      open = (await invites(asker, '?sideCode=SENT'))[0]?.inviteSeq ?? 0
    }
    server.clock.set(dayLater(4))
    asker = await server.signedIn(leader)
    expect(await listed(asker)).toEqual([['N', 'N', null]])
    expect(await again()).toEqual([409, 'alreadyInvited'])
  })

  test.each([
    ['nobody stays in it', false],
    ['somebody stays in it', true],
  ])(
    'who leaves their team, where %s, and makes another asks nobody again within a day [CHA-05]',
    async (_, hasMate) => {
      const [guest, stranger] = [await colleague(), await colleague()]
      const { leader, team, invite } = await asked(guest)
      if (hasMate) {
        const mate = await colleague()
        await write(leader, 'inviteTeam', { teamSeq: team.teamSeq, memberKeyList: [await keyOf(leader, mate)] })
        await agree(mate)
        await write(mate, 'acceptTeam', { inviteSeq: (await invites(mate))[0]?.inviteSeq })
      }
      expect(
        dataOf<{ team: { memberCnt: number } }>(await leader.get(`${C}/team/teamInfo?chalnCode=${WINTER}`)).team
          .memberCnt,
      ).toBe(hasMate ? 2 : 1)
      expect((await leader.post(`${C}/updateChalQuit`, { chalnCode: WINTER })).statusCode).toBe(200)
      expect((await leader.post(`${C}/insertChalJoin`, { chalnCode: WINTER })).statusCode).toBe(200)
      // Where the team ended the kept seat went with it; else it is still kept there.
      expect((await invites(guest)).map(({ inviteSeq }) => inviteSeq)).toEqual(hasMate ? [invite.inviteSeq] : [])
      const form = async (asker: TestMember, teamNm: string, who: Colleague) => ({
        chalnCode: WINTER,
        teamNm,
        openYn: 'N',
        memberKeyList: [await keyOf(asker, who)],
      })
      // The name of a team that has ended is free again.
      const teamNm = hasMate ? '다른 또걸음' : team.teamNm
      expect(await refusal(write(leader, 'insertTeam', await form(leader, teamNm, guest)))).toEqual([
        409,
        'notReinvitable',
      ])
      const second = dataOf<Team>(await write(leader, 'insertTeam', await form(leader, teamNm, stranger)))
      expect(
        await refusal(
          write(leader, 'inviteTeam', { teamSeq: second.teamSeq, memberKeyList: [await keyOf(leader, guest)] }),
        ),
      ).toEqual([409, 'notReinvitable'])
      expect(
        dataOf<Page<Team>>(await leader.get(`${C}/team/openTeamList?chalnCode=${WINTER}`)).list.map(
          ({ teamNm: name }) => name,
        ),
      ).not.toContain('')
      // Somebody else has asked nobody yet.
      const other = await walker()
      expect((await write(other, 'insertTeam', await form(other, `새 팀 ${other.nickName}`, guest))).statusCode).toBe(
        200,
      )
      server.clock.set(dayLater())
      const late = await server.signedIn(leader)
      expect(
        (await write(late, 'inviteTeam', { teamSeq: second.teamSeq, memberKeyList: [await keyOf(late, guest)] }))
          .statusCode,
      ).toBe(200)
    },
  )

  test('a team that only remembers whom its leader has asked can be asked to by nobody', async () => {
    const guest = await colleague()
    const { leader, team } = await asked(guest)
    await leader.post(`${C}/updateChalQuit`, { chalnCode: WINTER })
    await leader.post(`${C}/insertChalJoin`, { chalnCode: WINTER })
    const [kept] = await server.database.db
      .select()
      .from(challengeTeams)
      .where(
        and(
          eq(challengeTeams.chalnCode, WINTER),
          eq(challengeTeams.name, ''),
          gt(challengeTeams.teamSeq, team.teamSeq),
        ),
      )
    const body = { teamSeq: kept?.teamSeq ?? 0, memberKeyList: [await keyOf(leader, await colleague())] }
    expect((await write(leader, 'inviteTeam', body)).statusCode).toBe(404)
    expect((await write(leader, 'joinOpenTeam', { teamSeq: body.teamSeq })).statusCode).toBe(404)
    expect([(await seats(leader, body.teamSeq)).statusCode, (await seats(guest, body.teamSeq)).statusCode]).toEqual([
      404, 404,
    ])
    expect(await invites(leader)).toEqual([])
  })
})
