// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, screen as page } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { forgetKept, keptTexts } from '#src/app/kept/kept.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { surveyDraftName } from '#src/domain/event/survey-begun.ts'
import { EventListScreen } from './event-list.screen.tsx'

afterEach(async () => {
  cleanup()
  await forgetKept()
})

const row = (eventSeq: number, eventNm: string) => ({
  eventSeq, eventTypeCode: 'SURVEY', eventNm, eventNmEng: null, statusCode: 'ING', startDt: '20261117', endDt: '20261123', announceDt: null, thumbUrl: null, artCode: null, joinYn: 'N', likeCnt: 0, myLikeYn: 'N', leftCnt: 1, boardCnt: null, boardGoalCnt: null,
})

test('a survey that was begun on this phone says so in its row, and no other does', async () => {
  await keptTexts.write(surveyDraftName(91), '{"shape":1,"answers":{"1":{"choices":[1]}}}')
  connectApi(fakePorts(() => answer(envelope({ totalCnt: 2, list: [row(91, '이번 주 식당 설문'), row(82, '연말 설문')] }))))
  const data = screen({ entry: { name: 'serviceEventList' }, kind: 'list', title: { id: '이벤트', message: '이벤트' } })
  const Opened = () => (
    <Suspense fallback={null}>
      <EventListScreen />
    </Suspense>
  )
  await renderRouter(testRouter([{ path: '/service/event/list', data, component: Opened }], { at: '/service/event/list' }))
  const begun = await page.findByText('적다 만 답이 있어요')
  expect(begun.closest('a')?.getAttribute('href')).toBe('/service/event/survey?eventSeq=91')
  expect(page.getByText('아직 참여하지 않았어요').closest('a')?.getAttribute('href')).toBe('/service/event/survey?eventSeq=82')
})
