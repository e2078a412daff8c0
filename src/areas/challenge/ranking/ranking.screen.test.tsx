// @vitest-environment happy-dom
import { cleanup, screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { RouterContext } from '#src/app/router-context.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { challengeQuery } from '../challenge.queries.ts'
import { NoPlaces } from './no-places.tsx'
import { RankingScreen } from './ranking.screen.tsx'

const CODE = 'CH20261102'
const row = (rankNo: number, rankNm: string, rankVal: number, more: object = {}) => ({
  rankNo,
  prevRankNo: null,
  rankNm,
  imgUrl: null,
  usrImg: null,
  teamSeq: 1000 + rankNo,
  teamNm: rankNm,
  rankVal,
  myYn: 'N',
  ...more,
})
const MINE = row(257, '산책은 못 참지', 8934, { myYn: 'Y' })
const HEAD = { chalnCode: CODE, unitNm: '보', baseDtm: '202611190400', countRule: null }

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

async function open(members: object[], countRule: object | null = null, known?: object) {
  const asked: { pageNo: number; termType: string }[] = []
  connectApi(
    fakePorts(async (request) => {
      if (request.url.includes('getChalnInfo')) return answer(envelope({ myJoin: { teamSeq: 1257 } }))
      if (!request.url.includes('getRanking')) return answer(envelope({ dayList: [] }))
      const body = (await request.clone().json()) as { rankType: string; termType: string; pageNo: number }
      if (request.url.includes('getRankingDetail'))
        return answer(envelope({ teamRow: MINE, unitNm: '보', memberList: members }))
      asked.push(body)
      const list =
        body.pageNo === 1 ? [row(1, '계단부자', 9412), row(2, '밥심원정대', 9120)] : [row(101, '느긋한 두 바퀴', 8990)]
      return answer(
        envelope({
          ...HEAD,
          countRule,
          rankType: body.rankType,
          termType: body.termType,
          myRow: MINE,
          upperDiffVal: 12,
          totalCnt: 300,
          list,
        }),
      )
    }),
  )
  const data = screen({
    entry: { name: 'challengeChallengeDetail' },
    kind: 'list',
    title: { id: '순위', message: '순위' },
  })
  const router = testRouter([
    {
      path: '/',
      data,
      component: () => (
        <Suspense fallback={null}>
          <RankingScreen chalnCode={CODE} />
        </Suspense>
      ),
    },
  ])
  const { queryClient } = router.options.context as RouterContext // the test router's own
  if (known) queryClient.setQueryData(challengeQuery(CODE).queryKey, known as never)
  await renderRouter(router)
  return asked
}

test('whose team is far down finds it below the first hundred, without a next place that was never read', async () => {
  const asked = await open([])
  const teams = within(await page.findByRole('list', { name: '팀 순위' }))
  expect(teams.getByText('산책은 못 참지')).not.toBeNull()
  expect(page.getByRole('heading', { level: 1, name: /바로 앞과\s*하루 12보 차이예요/ })).not.toBeNull()
  await userEvent.click(page.getByRole('button', { name: '더 보기' }))
  await teams.findByText('느긋한 두 바퀴')
  // The first page may be asked for twice: nothing counts as fresh in this test's cache.
  expect([...new Set(asked.map(({ pageNo }) => pageNo))]).toEqual([1, 2])
})

test('a team opens with its people where they may be seen, and with the mean alone where not', async () => {
  await open([row(17, '하늘', 8789, { myYn: 'Y' }), row(20, '서윤', 8700)])
  await userEvent.click(
    within(await page.findByRole('list', { name: '팀 순위' })).getByRole('button', { name: /산책은 못 참지/ }),
  )
  const people = within(await page.findByRole('list', { name: '팀원' }))
  expect(people.getByText('서윤')).not.toBeNull()
  cleanup()
  await open([])
  await userEvent.click(
    within(await page.findByRole('list', { name: '팀 순위' })).getByRole('button', { name: /계단부자/ }),
  )
  await page.findByText('사람마다의 걸음은 그 팀에만 보여요.')
})

test.each([
  ['20261116112400', '20261116', '이번 주 순위는 11월 18일 새벽에 처음 세어요.'],
  ['20261117112400', '20261117', '이번 주 순위는 내일 새벽에 처음 세어요.'],
  ['20261026112400', '20261026', '첫날이 지난 새벽에 처음 세어요.'],
  ['20261123112400', '20261123', '이번 주에는 세는 날이 없어요.'],
])('without places of the week it is told when there are some: on %s', async (nowDt, countDt, words) => {
  const info = {
    nowDt,
    startDt: '20261102',
    settleDt: '20261204',
    countDtList: ['20261102', '20261117', '20261118', '20261130'],
    myJoin: { teamSeq: 1257 },
  }
  connectApi(fakePorts(() => answer(envelope(info))))
  const data = screen({
    entry: { name: 'challengeChallengeDetail' },
    kind: 'list',
    title: { id: '순위', message: '순위' },
  })
  const Empty = () => (
    <>
      <h1>순위</h1>
      <NoPlaces chalnCode={CODE} isTeam isWeek countDt={countDt} />
    </>
  )
  await renderRouter(testRouter([{ path: '/', data, component: Empty }]))
  expect(await page.findByText(words)).toBeTruthy()
})

const RULE = { dayMaxVal: null, startTm: null, endTm: null, zeroYn: 'Y', myStepDtm: null }

// 2 p.m. of a day: a settlement a minute ago and one in a minute.
test.each([
  ['205001011401', /바로 앞과/, true],
  ['205001011359', /257위로 마쳤어요/, false],
] as const)(
  'until %s steps count and the week goes on, and after it only the last order stands',
  async (settleDtm, heading, goesOn) => {
    vi.setSystemTime(new Date('2050-01-01T14:00:00+09:00'))
    await open([], { ...RULE, settleDtm })
    expect(await page.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
    expect(page.queryByText('전체') !== null).toBe(goesOn)
    expect(page.queryByText(/더 걸으면|들어오면 돼요/) !== null).toBe(goesOn)
  },
)

test('of a challenge that is settled the last order alone is asked for', async () => {
  vi.setSystemTime(new Date('2050-01-01T14:00:00+09:00'))
  const asked = await open([], { ...RULE, settleDtm: '205001010400' }, { settleDt: '20500101' })
  expect(await page.findByRole('heading', { level: 1, name: /257위로 마쳤어요/ })).toBeTruthy()
  expect(new Set(asked.map(({ termType }) => termType))).toEqual(new Set(['ALL']))
})
