// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { newRun, type Plan } from '../programme/run.ts'
import type { Programme } from '../programme/use-programme.ts'
import { RunEnded } from './run-ended.tsx'

afterEach(cleanup)

const plan: Plan = {
  code: 'PG0012',
  name: '퇴근 뒤 전신 근력',
  moves: [{ sn: 1, name: '스쿼트', sets: 1, reps: 10, setS: 60, restS: 30, guide: null, drawing: 'SQUAT' }],
}

/** The end of a run that the server has refused, of somebody with this answer to the consent. */
async function draw(agreeYn: 'Y' | 'N') {
  const called: string[] = []
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (name === 'saveHelhidxAgree') called.push(name)
      return answer(
        envelope(name === 'helhidxRule' ? [{ ruleSn: '1', agreeYn, agreeDtm: '202611121000' }] : { rules: [] }),
      )
    }),
  )
  const send = vi.fn(({ type }: { type: string }) => void called.push(type))
  const programme: Programme = {
    run: { ...newRun(plan, 0), done: [[true]] },
    state: 'unsaved',
    saved: null,
    problem: 'refused',
    send,
  }
  const data = screen({ entry: { name: 'main' }, kind: 'detail', title: { id: '운동', message: '운동' } })
  await renderRouter(testRouter([{ path: '/', data, component: () => <RunEnded {...programme} /> }], { at: '/' }))
  return called
}

test('a run refused after a withdrawal stays on the phone: one press gives the consent and saves it', async () => {
  const called = await draw('N')
  expect(
    await page.findByText('기록을 저장하려면 건강정보 수집·이용 동의가 필요해요. 언제든 거둘 수 있어요.'),
  ).toBeTruthy()
  expect(page.getByText('운동한 내용은 이 휴대폰에 그대로 있어요.')).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: '동의하고 저장하기' }))
  await vi.waitFor(() => expect(called).toEqual(['saveHelhidxAgree', 'saving.asked']))
})

test('one that is refused for something else is tried again without a consent', async () => {
  const called = await draw('Y')
  await userEvent.click(await page.findByRole('button', { name: '다시 저장하기' }))
  expect(page.queryByText(/동의가 필요해요/)).toBeNull()
  expect(called).toEqual(['saving.asked'])
})
