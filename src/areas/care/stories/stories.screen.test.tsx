// @vitest-environment happy-dom
import { act, cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { RouterContext } from '#src/app/router-context.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { query } from '#src/contract/query.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { today, weekOf } from '#src/lib/days.ts'
import { consentQuery } from './stories.queries.ts'
import { StoriesScreen } from './stories.screen.tsx'
import { StoryScreen } from './story.screen.tsx'
import type { Story } from './story.ts'

afterEach(cleanup)

const story = (contentsSeq: number, categoryCode: Story['categoryCode'], title: string): Story => ({
  contentsSeq,
  categoryCode,
  title,
  summaryTxt: `${title} 요약`,
  thumbUrl: null,
  readMin: 2,
  regDt: '20261105',
  viewCnt: 3,
})
const all = [story(641, 'SLEEP', '잠 이야기'), story(633, 'MEAL', '국물 이야기'), story(632, 'EXERCISE', '걷는 이야기')]
const detail = {
  ...all[1],
  authorNm: '박지현 영양사',
  videoUrl: null,
  paragraphs: [
    { subTitle: '건더기부터', contents: '국물은 반을 남겨요.', imgUrl: 'https://img.example.com/care/download?id=3' },
  ],
  relatedList: [all[2]],
}

/** Draws the list or a story, with what the app knows of the week already. */
async function draw(
  at: '/list' | '/story',
  {
    list = all,
    challenges = [] as unknown[],
    agreed = true,
    sodium = 0,
    topics = [] as string[],
    found = detail as unknown,
  } = {},
) {
  const ports = fakePorts((request) => {
    const { pathname, searchParams } = new URL(request.url)
    const name = pathname.split('/').at(-1)
    if (name === 'contents') {
      const category = searchParams.get('categoryCode')
      const shown = list.filter(({ categoryCode }) => category === null || categoryCode === category)
      return answer(envelope({ totalCnt: shown.length, list: shown }))
    }
    if (name === 'contentsDetail')
      return found === null ? answer({ error: 'notFound', errorMessage: '' }, { status: 404 }) : answer(envelope(found))
    if (name === 'user-topic') return answer(envelope(topics.map((topicCode) => ({ topicCode }))))
    if (name === 'challengeBannerContents') return answer(envelope(challenges))
    return answer(envelope({ nickName: '하늘', realName: '김하늘' }))
  })
  connectApi(ports)
  const data = screen({
    entry: { name: 'careHealthCareService' },
    kind: 'list',
    title: { id: '건강 이야기', message: '건강 이야기' },
  })
  const router = testRouter(
    [
      { path: '/list', data, component: () => <StoriesScreen category={undefined} /> },
      { path: '/story', data, component: () => <StoryScreen contentsSeq={633} /> },
    ],
    { at },
  )
  const { queryClient } = router.options.context as RouterContext // the test router's own
  const day = today(new Date())
  queryClient.setQueryData(consentQuery().queryKey, [
    {
      ruleSn: '4',
      agreeYn: agreed ? 'Y' : 'N',
      agreeDtm: '202611010900',
      ruleNm: '',
      contents: '',
      mustYn: 'N',
      termsVer: '2026.10',
    },
  ])
  queryClient.setQueryDefaults(consentQuery().queryKey, { staleTime: Infinity })
  const eaten = query('get', '/api/healthlog/nutrition/PatternReportInfo', {
    params: { query: { baseDt: weekOf(day)[0] ?? day } },
  })
  // Only what is read of a report stands here.
  queryClient.setQueryData<object>(eaten.queryKey as readonly unknown[], {
    nutrientList: [{ nutrientCode: 'NA', unit: 'mg', eatVal: sodium, stdVal: 2000, statusCode: null }],
  })
  await act(() => renderRouter(router))
  return ports
}

test('the newest stands first, and leads there by its whole name [CAR-01]', async () => {
  await draw('/list')
  expect((await page.findByRole('heading', { level: 1 })).textContent).toBe('잠 이야기')
  expect(page.getByRole('link', { name: '잠 이야기, 읽어 보기' }).getAttribute('href')).toBe(
    '/care/healthCareServiceDetail?contentsSeq=641',
  )
  expect(page.getByRole('link', { name: /국물 이야기/ }).textContent).toContain('식사 · 2분')
})

test('the story of the week stands first with its reason, for whoever lets records choose', async () => {
  await draw('/list', { sodium: 2310 })
  expect((await page.findByRole('heading', { level: 1 })).textContent).toBe('국물 이야기')
  expect(page.getByText('이번 주 짜게 드신 하늘님께')).toBeTruthy()
  expect(page.getByRole('link', { name: /잠 이야기/ })).toBeTruthy()
})

test('what the member chose to read about stands first, and says why; the week comes before it [MYP-09]', async () => {
  await draw('/list', { topics: ['T03'] })
  expect(await page.findByText('관심 있다고 하신 운동 이야기예요')).toBeTruthy()
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('걷는 이야기')
  cleanup()
  await draw('/list', { topics: ['T03'], sodium: 2310 })
  expect(await page.findByText('이번 주 짜게 드신 하늘님께')).toBeTruthy()
})

test('without that consent it is the newest, and nobody asks for values', async () => {
  const { sent } = await draw('/list', { sodium: 2310, agreed: false })
  expect((await page.findByRole('heading', { level: 1 })).textContent).toBe('잠 이야기')
  expect(page.queryByText(/짜게 드신/)).toBeNull()
  expect(sent.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/api/healthlog'))).toEqual([])
})

test('challenges stand there only when there are any [NTC-03]', async () => {
  await draw('/list')
  await page.findByRole('heading', { level: 1 })
  expect(page.queryByRole('region', { name: '읽었으면 해 볼까요' })).toBeNull()
  cleanup()
  await draw('/list', {
    challenges: [
      {
        chalnCode: 'CH20261102',
        chalnNm: '점심 산책',
        title: '점심 산책으로 하루를 가볍게',
        imgUrl: null,
        startDt: '20261102',
        endDt: '20261127',
        joinYn: 'Y',
      },
    ],
  })
  expect((await page.findByRole('link', { name: /점심 산책으로/ })).getAttribute('href')).toBe(
    '/challenge/ChallengeDetail?chalnCode=CH20261102',
  )
})

test('a kind without a story says so', async () => {
  await draw('/list', { list: [] })
  expect((await page.findByRole('heading', { level: 1 })).textContent).toBe('이 이야기는 준비하고 있어요')
})

test('a story is parts, one thing to do and what fits; what is no picture is not shown [CAR-01] [VAL-03]', async () => {
  await draw('/story')
  expect((await page.findByRole('heading', { level: 1 })).textContent).toBe('국물 이야기')
  expect(page.getByRole('heading', { name: '건더기부터' })).toBeTruthy()
  expect(page.getByRole('link', { name: '오늘 메뉴 보기' }).getAttribute('href')).toBe('/menu/todayMenu')
  expect(page.getByRole('link', { name: /걷는 이야기/ })).toBeTruthy()
  expect(document.querySelector('article img')).toBeNull()
})

test('a story that is gone leads to the others', async () => {
  await draw('/story', { found: null })
  expect((await page.findByRole('heading', { level: 1 })).textContent).toBe('찾을 수 없는 이야기예요')
  expect(page.getByRole('link', { name: '모든 이야기 보기' }).getAttribute('href')).toBe('/care/healthCareService')
})
