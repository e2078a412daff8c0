/** An invitation keeps its seat: nobody else sits down on it before there is an answer (docs/decisions/394). */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { members } from '#server/domain/member/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

type Team = { teamSeq: number; memberCnt: number }
type Invite = { inviteSeq: number; team: Team }
type Colleague = TestMember & { nickName: string }

const WINTER = 'CH20261201'
const C = '/api/chalen/challenge'

describe.each(databaseKinds)('a seat that is kept, %s', (kind) => {
  let server: TestServer
  let serial = 0
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const write = async (member: TestMember, name: string, body: object) => {
    const { statusCode, body: text } = await member.post(`${C}/team/${name}`, body)
    return [statusCode, (JSON.parse(text) as { error?: string }).error]
  }
  const termsList = [61, 62, 63].map((termsSeq) => ({ termsSeq, agreeYn: 'Y' }))
  const invitesOf = async (member: TestMember) => dataOf<Invite[]>(await member.get(`${C}/team/teamInviteList`))
  const seatsOf = async (member: TestMember, teamSeq: number) =>
    dataOf<{ inviteSeq: number | null }[]>(await member.get(`${C}/team/teamMemberList?teamSeq=${String(teamSeq)}`))
  const isOpen = async (member: TestMember, teamSeq: number) =>
    dataOf<{ list: Team[] }>(await member.get(`${C}/team/openTeamList?chalnCode=${WINTER}&pageSize=100`)).list.some(
      (team) => team.teamSeq === teamSeq,
    )

  /** In the winter's challenge, in no team. */
  async function walker(): Promise<Colleague> {
    const member = await server.member('emily')
    const nickName = `앉는이${String((serial += 1))}번`
    await server.database.db.update(members).set({ nickName }).where(eq(members.hcId, member.hcId))
    await member.post(`${C}/insertChalTerms`, { chalnCode: WINTER, termsList })
    expect((await member.post(`${C}/insertChalJoin`, { chalnCode: WINTER })).statusCode).toBe(200)
    return { ...member, nickName }
  }

  async function keyOf(asker: TestMember, { nickName }: Colleague): Promise<string> {
    const found = dataOf<{ list: { memberKey: string; nickName: string }[] }>(
      await asker.get(`${C}/team/invitableList?chalnCode=${WINTER}&searchTxt=${encodeURIComponent(nickName)}`),
    )
    return found.list.find((one) => one.nickName === nickName)?.memberKey ?? ''
  }

  /** An open team of four: who leads, one who sat down, and as many asked as are named. */
  async function openTeam(guests: readonly Colleague[]) {
    const [leader, second] = [await walker(), await walker()]
    const memberKeyList = await Promise.all(guests.map((guest) => keyOf(leader, guest)))
    const form = { chalnCode: WINTER, teamNm: `빈자리 ${String((serial += 1))}`, openYn: 'Y', memberKeyList }
    const { teamSeq } = dataOf<Team>(await leader.post(`${C}/team/insertTeam`, form))
    expect(await write(second, 'joinOpenTeam', { teamSeq })).toEqual([200, undefined])
    return { leader, teamSeq }
  }

  test('nobody else sits down on it, no table has a fifth chair, and the yes finds it free [CHA-05]', async () => {
    const guests = [await walker(), await walker()]
    const { leader, teamSeq } = await openTeam(guests)
    const other = await walker()
    expect(await seatsOf(leader, teamSeq)).toHaveLength(4)
    expect(await isOpen(other, teamSeq)).toBe(false)
    expect(await write(other, 'joinOpenTeam', { teamSeq })).toEqual([409, 'teamFull'])
    for (const guest of guests) {
      const [invite] = await invitesOf(guest)
      expect(await write(guest, 'acceptTeam', { inviteSeq: invite?.inviteSeq })).toEqual([200, undefined])
    }
    expect(await seatsOf(leader, teamSeq)).toHaveLength(4)
  })

  test.each(['no', 'back', 'elsewhere'] as const)('given up by %s it is the next one’s', async (gives) => {
    const guests = [await walker(), await walker()]
    const { leader, teamSeq } = await openTeam(guests)
    const [guest, other] = [guests[0] as Colleague, await walker()]
    const [invite] = await invitesOf(guest)
    expect(await write(other, 'joinOpenTeam', { teamSeq })).toEqual([409, 'teamFull'])
    if (gives === 'no') await write(guest, 'rejectTeam', { inviteSeq: invite?.inviteSeq })
    if (gives === 'back') await write(leader, 'cancelTeam', { inviteSeq: invite?.inviteSeq })
    if (gives === 'elsewhere') await write(guest, 'joinOpenTeam', { teamSeq: (await openTeam([])).teamSeq })
    expect(await isOpen(other, teamSeq)).toBe(true)
    expect(await write(other, 'joinOpenTeam', { teamSeq })).toEqual([200, undefined])
    expect(await seatsOf(leader, teamSeq)).toHaveLength(4)
  })

  test('who was asked and comes by themselves takes the kept seat, and no second one', async () => {
    const guests = [await walker(), await walker()]
    const { leader, teamSeq } = await openTeam(guests)
    expect(await write(guests[0] as Colleague, 'joinOpenTeam', { teamSeq })).toEqual([200, undefined])
    expect((await seatsOf(leader, teamSeq)).filter(({ inviteSeq }) => inviteSeq !== null)).toHaveLength(1)
    expect(await invitesOf(guests[0] as Colleague)).toEqual([])
  })

  test('who sat elsewhere and quits has no seat kept any more that somebody else has', async () => {
    const guest = await walker()
    const { teamSeq } = await openTeam([guest, await walker()])
    await write(guest, 'joinOpenTeam', { teamSeq: (await openTeam([])).teamSeq })
    expect(await write(await walker(), 'joinOpenTeam', { teamSeq })).toEqual([200, undefined])
    expect((await guest.post(`${C}/updateChalQuit`, { chalnCode: WINTER })).statusCode).toBe(200)
    expect((await guest.post(`${C}/insertChalJoin`, { chalnCode: WINTER })).statusCode).toBe(200)
    expect(await invitesOf(guest)).toEqual([])
  })
})
