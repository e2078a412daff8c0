// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { ShareScreen } from './share.screen.tsx'

const LINK = 'https://hansang.example.com/#/challenge/ChallengeDetail?chalnCode=CH1&recommCode=HANEUL7Q'
const INFO = {
  chalnNm: '점심 산책 챌린지',
  chalnNmEng: null,
  summaryTxtEng: null,
  chalnType: 'STEP',
  startDt: '20261102',
  endDt: '20261127',
  share: {
    title: '점심 산책 챌린지',
    descTxt: '평일 점심, 3,000보씩 4주',
    imgUrl: null,
    linkUrl: LINK,
    recommCode: 'HANEUL7Q',
  },
}

beforeEach(() => connectApi(fakePorts(() => answer(envelope(INFO)))))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open() {
  const data = screen({
    entry: { name: 'challengeKakaoShare' },
    kind: 'detail',
    title: { id: '보내기', message: '보내기' },
  })
  const component = () => (
    <Suspense fallback={null}>
      <ShareScreen chalnCode="CH1" />
    </Suspense>
  )
  await renderRouter(testRouter([{ path: '/', data, component }]))
}

test('without a key of the messaging app the phone’s own sheet takes the link with the own code [CHA-14]', async () => {
  const share = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }))
  await open()
  await userEvent.click(await page.findByRole('button', { name: '보내기' }))
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: '점심 산책 챌린지',
    text: '평일 점심, 3,000보씩 4주',
    url: LINK,
  })
})

test('without a sheet of the phone the link is copied [CHA-14]', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { share: { value: undefined }, clipboard: { value: { writeText } } }),
  )
  await open()
  expect(page.queryByRole('button', { name: '보내기' })).toBeNull()
  ;(await page.findByRole('button', { name: '주소 복사' })).click()
  await expect.poll(() => writeText.mock.calls).toEqual([[LINK]])
})
