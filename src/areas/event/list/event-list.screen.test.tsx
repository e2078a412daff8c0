// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, screen as page, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { forgetKept, keptTexts } from '#src/app/kept/kept.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { surveyDraftName } from '#src/domain/event/survey-begun.ts'
import { addDays, today } from '#src/lib/days.ts'
import { EventListScreen } from './event-list.screen.tsx'

afterEach(async () => {
  cleanup()
  await forgetKept()
})

const row = (eventSeq: number, eventNm: string) => ({
  eventSeq,
  eventTypeCode: 'SURVEY',
  eventNm,
  eventNmEng: null,
  statusCode: 'ING',
  startDt: '20261117',
  endDt: '20261123',
  announceDt: null,
  thumbUrl: null,
  artCode: null,
  joinYn: 'N',
  likeCnt: 0,
  myLikeYn: 'N',
  leftCnt: 1,
  boardCnt: null,
  boardGoalCnt: null,
  draftYn: 'N',
})

/** Opens the list with these events and announcements. */
async function open(rows: object[], announced: object[] = []) {
  connectApi(
    fakePorts((request) =>
      Promise.resolve(
        answer(
          envelope(
            request.url.includes('/winner')
              ? { totalCnt: announced.length, list: announced }
              : { totalCnt: rows.length, list: rows },
          ),
        ),
      ),
    ),
  )
  const data = screen({ entry: { name: 'serviceEventList' }, kind: 'list', title: { id: '이벤트', message: '이벤트' } })
  const Opened = () => (
    <Suspense fallback={null}>
      <EventListScreen />
    </Suspense>
  )
  await renderRouter(
    testRouter([{ path: '/service/event/list', data, component: Opened }], { at: '/service/event/list' }),
  )
  await page.findByRole('heading', { level: 1 })
}

test('a survey that was begun on this phone says so in its row, and no other does', async () => {
  await keptTexts.write(surveyDraftName(91), '{"shape":1,"answers":{"1":{"choices":[1]}}}')
  await open([row(91, '이번 주 식당 설문'), row(82, '연말 설문')])
  const begun = await page.findByText('적다 만 답이 있어요')
  expect(begun.closest('a')?.getAttribute('href')).toBe('/service/event/survey?eventSeq=91')
  expect(page.getByText('아직 참여하지 않았어요').closest('a')?.getAttribute('href')).toBe(
    '/service/event/survey?eventSeq=82',
  )
})

test('a survey begun on another phone says so; one whose answers were all removed here says nothing', async () => {
  await keptTexts.write(surveyDraftName(82), '{"shape":2,"answers":{},"given":{},"unsent":[1],"draftNo":1}')
  await open([{ ...row(91, '이번 주 식당 설문'), draftYn: 'Y' }, row(82, '연말 설문')])
  expect((await page.findByText('적다 만 답이 있어요')).closest('a')?.getAttribute('href')).toBe(
    '/service/event/survey?eventSeq=91',
  )
  expect(page.getByText('아직 참여하지 않았어요').closest('a')?.getAttribute('href')).toBe(
    '/service/event/survey?eventSeq=82',
  )
})

test('what one has won stands above the announcements for two weeks, and what others have won does not', async () => {
  const on = (ago: number) => addDays(today(new Date()), -ago)
  const announcement = (eventSeq: number, ago: number, winYn: 'Y' | 'N') => ({
    eventSeq,
    eventNm: `추첨 ${String(eventSeq)}`,
    eventNmEng: null,
    announceDt: on(ago),
    winnerCnt: 3,
    winYn,
  })
  await open(
    [row(91, '이번 주 식당 설문')],
    [announcement(88, 3, 'N'), announcement(87, 9, 'Y'), announcement(85, 12, 'Y')],
  )
  const banner = within(await page.findByRole('complementary', { name: '당첨 발표' }))
  expect(banner.getByText('추첨 87').closest('a')?.getAttribute('href')).toBe('/service/event/res-detail?eventSeq=87')
  cleanup()
  await open([row(91, '이번 주 식당 설문')], [announcement(86, 20, 'Y'), announcement(85, 3, 'N')])
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(page.queryByRole('complementary')).toBeNull()
})
