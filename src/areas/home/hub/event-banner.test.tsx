// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen as page, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { forgetKept, keptTexts } from '#src/app/kept/kept.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { surveyDraftName } from '#src/domain/event/survey-begun.ts'
import { EventBanner } from './event-banner.tsx'
import { toHome } from './home.ts'
import { momentOf } from './moment.ts'

afterEach(cleanup)
afterEach(() => forgetKept())

/** Where these words lead. */
const leadsTo = async (words: string) => (await page.findByText(words)).closest('a')?.getAttribute('href')

async function draw(event: Partial<Schemas['MainEvent']>, stampCnt = 3, language: 'ko' | 'en' = 'ko') {
  const no = 'N' as const
  const quiet = {
    failedCards: [],
    awayDays: 0,
    firstStep: null,
    firstDayYn: no,
    recordedMeal: null,
    pickupCard: null,
    restYn: no,
    restDayNm: null,
    restDayNmEng: null,
  }
  const activity = {
    stepCnt: null,
    asideStepCnt: null,
    stepGoal: null,
    yesterdayStepCnt: null,
    eatKcal: null,
    eatKcalGoal: null,
    useKcal: null,
    useKcalGoal: null,
  }
  const bannerCard = {
    bannerTy: 'event' as const,
    stampCnt,
    event: {
      eventSeq: 57,
      eventTypeCode: 'QUIZ',
      textCode: 'TURN_ENDS' as const,
      eventNm: '등푸른 생선 주간',
      eventNmEng: null,
      endDt: '20261120',
      leftCnt: 1,
      draftYn: no,
      ...event,
    },
  }
  const home = toHome(
    {
      nowDt: '20261119112400',
      nickName: '하늘',
      nextMeal: null,
      activity,
      quickMenuList: [],
      healthCardList: null,
      newAlarmCnt: 0,
      mealCard: null,
      challengeCard: null,
      reservationCard: null,
      bannerCard,
      ...quiet,
    },
    language,
    String,
  )
  const data = screen({ entry: { name: 'main' }, kind: 'hub', title: { id: '홈', message: '홈' } })
  const component = () => (
    <EventBanner home={home} now={momentOf(new Date('2026-11-19T11:24:00'))} acted={() => undefined} />
  )
  await renderRouter(
    testRouter(
      [
        { path: '/main', data, component },
        { path: '/service/event/res-detail', data, component: () => <h1>발표</h1> },
      ],
      { at: '/main' },
    ),
  )
}

test('turns that are left lead to the table, whatever gave them, and a closed banner stays closed', async () => {
  await draw({})
  expect(await leadsTo('오늘까지 1번 돌릴 수 있어요')).toBe('/service/event/roulet?eventSeq=57')
  fireEvent.click(page.getByRole('button', { name: '닫기' }))
  expect(page.queryByText('등푸른 생선 주간')).toBeNull()
})

test('what has ended is not asked for on a page left open over midnight; a prize outlives its event', async () => {
  await draw({ eventSeq: 58, endDt: '20261118' })
  expect(page.queryByText('등푸른 생선 주간')).toBeNull()
  cleanup()
  await draw({ eventSeq: 58, textCode: 'WON', endDt: '20261118' })
  expect(await leadsTo('당첨을 축하해요')).toBe('/service/event/res-detail?eventSeq=58')
})

test('a board leads to its own page, a prize to its announcement, and a Korean name says so in English', async () => {
  await draw({ eventSeq: 93, eventTypeCode: 'STAMP', textCode: 'BOARD_ENDS', leftCnt: 4 }, 3, 'en')
  expect(await leadsTo('등푸른 생선 주간')).toBe('/service/event/stamp?eventSeq=93')
  expect(page.getByText('등푸른 생선 주간').lang).toBe('ko')
  cleanup()
  await draw({ eventSeq: 87, textCode: 'WON' })
  expect(await leadsTo('당첨을 축하해요')).toBe('/service/event/res-detail?eventSeq=87')
})

test('whoever follows the way to a prize has read its notice, and no other', async () => {
  const notice = { menu: 'serviceEventResDetail', readYn: 'N' }
  const list = [
    { ...notice, pushSeq: 9, linkSeq: 86 },
    { ...notice, pushSeq: 8, linkSeq: 87 },
    { ...notice, pushSeq: 7, menu: 'serviceEventList', linkSeq: 87 },
  ]
  const asked: string[] = []
  connectApi(
    fakePorts((request) => {
      const { pathname, search } = new URL(request.url)
      asked.push(`${pathname.split('/').at(-1) ?? ''}${search}`)
      return answer(
        envelope(
          pathname.endsWith('getPushList') ? { totalCnt: 3, unreadCnt: 3, list, quietOffer: null } : { resultCnt: 1 },
        ),
      )
    }),
  )
  await draw({ eventSeq: 87, textCode: 'WON' })
  expect(asked).toEqual([])
  fireEvent.click(page.getByText('당첨을 축하해요'))
  expect(await page.findByRole('heading', { name: '발표' })).toBeTruthy()
  await waitFor(() => expect(asked).toEqual(['getPushList?pageNo=1&pageSize=100', 'setPushRead?pushSeq=8']))
})

test('a survey is named to whoever began it, on whichever phone; anybody else sees the week’s stamps', async () => {
  const survey = { eventSeq: 91, eventTypeCode: 'SURVEY', textCode: 'SURVEY_ENDS', leftCnt: 0 } as const
  await draw(survey)
  expect(await leadsTo('이번 주에 3개 모았어요')).toBe('/service/greenStamp')
  cleanup()
  await keptTexts.write(surveyDraftName(91), '{"shape":1,"answers":{"1":{"choices":[1]}}}')
  await draw(survey)
  expect(await leadsTo('쓰던 설문이 11월 20일에 끝나요')).toBe('/service/event/survey?eventSeq=91')
  cleanup()
  await forgetKept()
  await draw({ ...survey, draftYn: 'Y' })
  expect(await leadsTo('쓰던 설문이 11월 20일에 끝나요')).toBe('/service/event/survey?eventSeq=91')
})
