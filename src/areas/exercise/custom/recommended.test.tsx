// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen as page, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
import { Recommended } from './recommended.tsx'

afterEach(() => {
  act(clearToasts)
  cleanup()
})

const prgm = {
  prgmCode: 'PG0043',
  prgmNm: '의자로 하는 하체 10분',
  thmCode: 'TH02',
  thmNm: '책상 앞에서',
  goalCode: 'STR',
  difficultyCode: '1',
  categoryCode: 'STR',
  prgmMin: 10,
  useKcal: 40,
  moveCnt: 3,
  imgUrl: null,
  favoriteYn: 'N',
  doneCnt: 0,
}

/** The recommendations, one of them kept; what is sent, and whether it stood. */
async function open(rule: object = { ruleSn: '1', agreeYn: 'Y', agreeDtm: '202410051210' }) {
  const sent: string[][] = []
  const onKept = vi.fn()
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1)
      if (name === 'helhidxRule') return answer(envelope([rule]))
      if (name === 'rcmdExercise')
        return answer(envelope([{ rankNo: 1, reasonTxt: '힘을 기르고 싶다고 하셨어요.', saveYn: 'Y', prgm }]))
      sent.push(((await request.clone().json()) as { prgmCodeList: string[] }).prgmCodeList) // as the page sends it
      return answer(envelope({ suveyAt: 'Y', suveyDtm: '202611191124', rcmdAt: 'N', rcmdDtm: null }))
    }),
  )
  const data = screen({ entry: { name: 'main' }, kind: 'survey', title: { id: '내 운동', message: '내 운동' } })
  const component = () => (
    <Suspense>
      <Recommended onKept={onKept} onSurvey={() => undefined} more={null} />
    </Suspense>
  )
  await renderRouter(testRouter([{ path: '/', data, component }]))
  return { sent, onKept }
}

const said = () => toasts.shown().map(({ text }) => text)

async function press(role: 'button' | 'checkbox', name: string) {
  const found = await page.findByRole(role, { name })
  await act(async () => void fireEvent.click(found))
}

test('who takes all out of the routine is not told that it was put in', async () => {
  const { sent, onKept } = await open()
  await press('checkbox', '의자로 하는 하체 10분, 내 운동에 담기')
  await press('button', '담지 않고 마치기')
  await waitFor(() => expect(onKept).toHaveBeenCalledTimes(1))
  expect([sent, said()]).toEqual([[[]], []])
  await press('checkbox', '의자로 하는 하체 10분, 내 운동에 담기')
  await press('button', '1가지 담기')
  await waitFor(() => expect(onKept).toHaveBeenCalledTimes(2))
  expect([sent, said()]).toEqual([[[], ['PG0043']], ['내 운동에 담았어요']])
})

test('who has taken the consent back is told that answers choose nothing, since when, and the way back', async () => {
  await open({ ruleSn: '1', agreeYn: 'N', agreeDtm: '202611121000' })
  expect(await page.findByRole('heading', { name: '지금은 대답으로 고르지 않아요' })).toBeTruthy()
  expect(page.getByText(/^2026년 11월 12일에 건강정보 수집·이용 동의를 거두셨어요/)).toBeTruthy()
  expect(page.getByRole('button', { name: '다시 동의하기' })).toBeTruthy()
  expect(page.queryByText('대답에 맞는 운동이에요')).toBeNull()
})
