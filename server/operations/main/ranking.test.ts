import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestServer } from '#server/test-support/app.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('embedded')
})
afterAll(() => server.close())

test('home ranks the teams as the challenge itself does, and says nothing to who is in none', async () => {
  const member = await server.member('haneul')
  const told = dataOf<{
    chalnCode: string
    myRankNo: number
    upperDiffCnt: number
    rankList: { rankNo: number; teamNm: string; avgStepCnt: number; myTeamYn: string }[]
  }>(await member.post('/api/main/getRankingDetailMain', {}))
  const page = dataOf<{ upperDiffVal: number; myRow: { rankNo: number; teamNm: string }; list: { rankVal: number }[] }>(
    await member.post('/api/chalen/challenge/ranking/getRankingList', { chalnCode: told.chalnCode, pageSize: 100 }),
  )
  expect([told.myRankNo, told.upperDiffCnt]).toEqual([page.myRow.rankNo, page.upperDiffVal])
  expect(told.rankList.map(({ avgStepCnt }) => avgStepCnt)).toEqual(page.list.map(({ rankVal }) => rankVal))
  expect(told.rankList.filter(({ myTeamYn }) => myTeamYn === 'Y').map(({ teamNm }) => teamNm)).toEqual([
    page.myRow.teamNm,
  ])
  expect(dataOf(await (await server.member('saebyeok')).post('/api/main/getRankingDetailMain', {}))).toEqual({
    chalnCode: null,
    chalnNm: null,
    myRankNo: null,
    upperDiffCnt: null,
    rankList: [],
  })
})

test('on a Monday the week has no places yet: home and the ranking pages tell those since the start', async () => {
  const haneul = await server.member('haneul')
  server.clock.set(new Date('2026-11-23T01:00:00Z'))
  const member = await server.signedIn(haneul)
  const told = dataOf<{
    chalnCode: string
    myRankNo: number
    upperDiffCnt: number
    rankList: { avgStepCnt: number }[]
  }>(await member.post('/api/main/getRankingDetailMain', {}))
  const page = async (termType: string) =>
    dataOf<{ upperDiffVal: number; myRow: { rankNo: number } | null; list: { rankVal: number }[] }>(
      await member.post('/api/chalen/challenge/ranking/getRankingList', {
        chalnCode: told.chalnCode,
        termType,
        pageSize: 100,
      }),
    )
  const [week, all] = [await page('WEEK'), await page('ALL')]
  expect(week).toMatchObject({ myRow: null, list: [] })
  expect([told.myRankNo, told.upperDiffCnt]).toEqual([all.myRow?.rankNo, all.upperDiffVal])
  expect(told.rankList.map(({ avgStepCnt }) => avgStepCnt)).toEqual(all.list.map(({ rankVal }) => rankVal))
  expect(dataOf(await member.post('/api/main/mainData', {}))).toMatchObject({
    challengeCard: { chalnCode: told.chalnCode, teamRank: told.myRankNo, nextRankGap: told.upperDiffCnt },
  })
})
