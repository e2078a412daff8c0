// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { WinnerResultScreen } from './winner-result.screen.tsx'

afterEach(cleanup)

const result = {
  eventSeq: 87,
  eventNm: '가을 걷기 추첨',
  eventNmEng: null,
  announceDt: '20261110',
  winnerCnt: 1,
  winYn: 'N',
  contentsTxt: '',
  prizeNm: null,
  prizeNmEng: null,
  prizeCode: null,
  artCode: null,
  couponNo: null,
  savePoint: 0,
  myEntryCnt: 11,
  entryCnt: 1284,
  announceDtm: '202611100000',
  prizeList: [
    {
      prizeNm: '점심 한 끼',
      prizeNmEng: null,
      artCode: '비빔밥',
      winnerCnt: 1,
      winnerList: [{ usrIdMask: 'ga***m', bizNm: '', myYn: 'N' }],
    },
  ],
}

/** @param found null: there is no such announcement */
async function open(found: object | null) {
  connectApi(
    fakePorts(() =>
      Promise.resolve(
        found === null
          ? answer({ error: 'eventNotFound', errorMessage: null }, { status: 404 })
          : answer(envelope(found)),
      ),
    ),
  )
  const Opened = () => (
    <Suspense fallback={null}>
      <WinnerResultScreen eventSeq={87} />
    </Suspense>
  )
  const data = screen({
    entry: { name: 'serviceEventResDetail' },
    kind: 'detail',
    title: { id: '당첨 발표', message: '당첨 발표' },
  })
  await renderRouter(
    testRouter([{ path: '/service/event/res-detail', data, component: Opened }], { at: '/service/event/res-detail' }),
  )
  await page.findByRole('heading', { level: 1 })
}
const lead = () => page.getByRole('heading', { level: 1 }).textContent

test('one that is not there yet says so, and leads to those that are', async () => {
  await open(null)
  expect([lead(), page.getByRole('link', { name: '당첨 발표 목록으로' }).getAttribute('href')]).toEqual([
    '아직 발표하지 않았어요',
    '/service/event/res-list',
  ])
})

test('whoever has not won reads so, with the winners by their mask', async () => {
  await open(result)
  expect([lead(), page.getByText('11장').textContent, page.getByRole('listitem').textContent]).toEqual([
    '이번에는\n뽑히지 않았어요',
    '11장',
    'ga***m',
  ])
})

test('how many entries were one’s own is not told where nobody knows any longer', async () => {
  await open({ ...result, myEntryCnt: 0 })
  expect([page.queryByText('내 응모권'), page.getByText('1,284장').textContent]).toEqual([null, '1,284장'])
})
