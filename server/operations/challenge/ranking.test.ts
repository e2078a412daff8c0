import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dueCount } from '#server/domain/challenge/count.queries.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

type Row = Record<string, unknown>
const WALK = 'CH20261102'
const C = '/api/chalen/challenge'

describe.each(databaseKinds)('the ranking of a challenge, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const post = async <T>(who: TestMember, url: string, body?: object) => dataOf<T>(await who.post(url, body))

  test('the week’s ranking is what the teams walked, with the place of the day before', async () => {
    const member = await server.member('haneul')
    const week = await post<{ list: Row[]; myRow: Row; countRule: Row }>(member, `${C}/ranking/getRankingList`, {
      chalnCode: WALK,
      pageSize: 100,
    })
    expect(week.myRow).toMatchObject({ rankNo: 3, prevRankNo: 4, rankVal: 8934, rankNm: '산책은 못 참지', myYn: 'Y' })
    const others = new Map(week.list.map((row) => [row.rankNm, row.rankVal]))
    expect(Object.fromEntries(others)).toEqual({
      계단부자: 9412,
      밥심원정대: 9120,
      '산책은 못 참지': 8934,
      퇴근런: 8615,
      '느긋한 두 바퀴': 8202,
      '연구동 산책회': 7980,
      '점심엔 밖으로': 7541,
      '오늘은 꼭': 6890,
    })
    expect(week).toMatchObject({
      upperDiffVal: 186,
      baseDtm: '202611190400',
      countRule: { dayMaxVal: 15000, zeroYn: 'Y', settleDtm: '202611300400', myStepDtm: '202611191124' },
    })
    const team = await post<{ memberList: Row[] }>(member, `${C}/ranking/getRankingDetail`, {
      chalnCode: WALK,
      teamSeq: Number(week.myRow.teamSeq),
    })
    expect(team.memberList.map(({ rankNm, rankVal }) => `${String(rankNm)} ${String(rankVal)}`).toSorted()).toEqual([
      '민재 9011',
      '서윤 9403',
      '예린 8556',
      '지호 8911',
      '하늘 8789',
    ])
  })

  test('home, its ranking, the challenge’s page, the ranking and the result tell the same numbers', async () => {
    const fresh = await server.member('haneul')
    const numbers = async () => {
      const member = await server.signedIn(fresh)
      const [home, short, info] = [
        await post<{ challengeCard: { teamRank: number; nextRankGap: number; nextRank: number } | null }>(
          member,
          '/api/main/mainData',
          {},
        ),
        await post<{ myRankNo: number | null; upperDiffCnt: number | null }>(
          member,
          '/api/main/getRankingDetailMain',
          {},
        ),
        await post<{ myJoin: { rankNo: number; successDays: number; achieveRate: number } }>(
          member,
          `${C}/getChalnInfo`,
          { chalnCode: WALK },
        ),
      ]
      const ranking = (rankType: string, termType: string) =>
        post<{
          myRow: { rankNo: number; rankVal: number } | null
          upperDiffVal: number | null
          list: { rankNo: number }[]
        }>(member, `${C}/ranking/getRankingList`, { chalnCode: WALK, rankType, termType, pageSize: 100 })
      const [week, all, person, personAll] = [
        await ranking('TEAM', 'WEEK'),
        await ranking('TEAM', 'ALL'),
        await ranking('PERSON', 'WEEK'),
        await ranking('PERSON', 'ALL'),
      ]
      return {
        card: home.challengeCard,
        short,
        myJoin: info.myJoin,
        team: week.myRow === null ? all : week,
        all,
        person: person.myRow ?? personAll.myRow,
        personAll: personAll.myRow,
      }
    }
    // A Thursday, a Monday on which the week has no places yet, and the last morning.
    for (const time of ['2026-11-19T02:24:00Z', '2026-11-23T02:24:00Z', '2026-11-27T02:24:00Z']) {
      server.clock.set(new Date(time))
      // Reads wait for a long count no longer than a moment: here all of them tell of the same one.
      await dueCount(server.database.db, WALK, new Date(time))
      const { card, short, myJoin, team, person } = await numbers()
      const place = team.myRow?.rankNo
      expect([card?.teamRank, short.myRankNo, card?.nextRankGap, short.upperDiffCnt]).toEqual([
        place,
        place,
        team.upperDiffVal,
        team.upperDiffVal,
      ])
      expect(card?.nextRank).toBe(team.list.findLast(({ rankNo }) => rankNo < (place ?? 0))?.rankNo ?? null)
      expect(myJoin.rankNo).toBe(person?.rankNo)
    }
    server.clock.set(new Date('2026-11-29T19:00:00Z'))
    const end = await post<Row>(await server.signedIn(fresh), `${C}/getChalnEnd`, { chalnCode: WALK })
    const { card, all, personAll, myJoin } = await numbers()
    const result = await post<Row>(await server.signedIn(fresh), `${C}/report/getResultReport`, { chalnCode: WALK })
    expect(card).toBeNull()
    expect(result).toMatchObject({
      teamRankNo: all.myRow?.rankNo,
      rankNo: personAll?.rankNo,
      achieveRate: myJoin.achieveRate,
      rewardPoint: end['rewardPoint'],
    })
    expect([end['achieveRate'], myJoin.rankNo]).toEqual([myJoin.achieveRate, personAll?.rankNo])
  })

  test('another team’s member, and who is in none, see means and no steps of anybody', async () => {
    const [member, other, outside] = [
      await server.member('haneul'),
      await server.member('emily'),
      await server.member(),
    ]
    const { myRow } = await post<{ myRow: Row }>(member, `${C}/ranking/getRankingList`, { chalnCode: WALK })
    const theirs = await post<{ list: Row[] }>(other, `${C}/ranking/getRankingList`, {
      chalnCode: WALK,
      rankType: 'PERSON',
      pageSize: 100,
    })
    expect(theirs.list.map(({ rankNm }) => rankNm).toSorted()).toEqual(['Emily', '다은', '수민', '이든', '현우'])
    expect(
      await post(other, `${C}/ranking/getRankingDetail`, { chalnCode: WALK, teamSeq: Number(myRow.teamSeq) }),
    ).toMatchObject({ teamRow: { rankVal: 8934 }, memberList: [] })
    expect(await post(outside, `${C}/ranking/getRankingList`, { chalnCode: WALK, rankType: 'PERSON' })).toMatchObject({
      totalCnt: 0,
      list: [],
      myRow: null,
    })
    const teams = await post<Row>(outside, `${C}/ranking/getRankingList`, { chalnCode: WALK })
    expect(teams).toMatchObject({ myRow: null, countRule: { myStepDtm: null } })
    expect(JSON.stringify([theirs, teams])).not.toMatch(/HC\d/)
  })
})
