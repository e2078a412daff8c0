// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, fakePorts } from '#src/contract/testing.ts'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import { toasts } from '#src/ui/toast/toast.ts'
import type { Mission } from './mission.ts'
import { MissionSheet } from './mission-sheet.tsx'

const STAIRS: Mission = {
  seq: 2,
  challenge: 'CH20261102',
  name: '계단으로 5층 오르기',
  how: '',
  isDone: false,
  count: null,
  needsPicture: false,
  isSettled: false,
  entry: null,
  choices: [{ seq: 8, name: '스트레칭 10분 하기' }],
}
const onClose = vi.fn()

beforeEach(() => void onClose.mockClear())
afterEach(() => {
  cleanup()
  endDrafts('')
})

/** The sheet of a mission, whose writes the server refuses: another phone was first. */
async function open(mission: Mission, refusal: { error: string; errorMessage: string; status: number }) {
  connectApi(
    fakePorts(() => answer({ error: refusal.error, errorMessage: refusal.errorMessage }, { status: refusal.status })),
  )
  const Page = () => (
    <>
      <h1>미션</h1>
      <MissionSheet mission={mission} day="20261119" onClose={onClose} />
    </>
  )
  const data = screen({
    entry: { name: 'challengeMission' },
    kind: 'list',
    title: { id: '오늘의 미션', message: '오늘의 미션' },
  })
  await renderRouter(testRouter([{ path: '/', data, component: Page }]))
}
const said = () => toasts.shown().map(({ text }) => text)
const ENTERED = { error: 'alreadyEntered', errorMessage: '이미 기록한 미션이에요.', status: 409 }

test('a tick that the other phone has made is made', async () => {
  await open(STAIRS, ENTERED)
  await userEvent.click(await page.findByRole('button', { name: '했어요' }))
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(said()).not.toContain('저장하지 못했어요. 다시 시도해 주세요.')
})

test('what was typed is not lost on a tick of the other phone: the sheet stays, and says why', async () => {
  await open(STAIRS, ENTERED)
  await userEvent.type(await page.findByRole('textbox', { name: /한마디/ }), '두 번에 나눠서')
  await userEvent.click(page.getByRole('button', { name: '했어요' }))
  await expect.poll(said).toContain('이미 기록한 미션이에요.')
  expect(onClose).not.toHaveBeenCalled()
})

test('a tick for a challenge settled meanwhile says that it is over, not that it may go the next time', async () => {
  await open(STAIRS, { error: 'over', errorMessage: '이미 끝난 챌린지예요.', status: 409 })
  await userEvent.click(await page.findByRole('button', { name: '했어요' }))
  await expect.poll(said).toContain('이미 끝난 챌린지예요.')
  expect(said()).not.toContain('저장하지 못했어요. 다시 시도해 주세요.')
})

test('what the other phone has taken back is taken back', async () => {
  await open(
    { ...STAIRS, isDone: true, entry: { seq: 9, value: null, memo: '', at: '08:51', picture: null } },
    { error: 'notFound', errorMessage: '지웠거나 없는 기록이에요.', status: 404 },
  )
  await userEvent.click(await page.findByRole('button', { name: '안 한 것으로 되돌리기' }))
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

test('whoever can exchange nothing more today reads so, and not that it may go the next time [MIS-04]', async () => {
  await open(STAIRS, { error: 'notExchangeable', errorMessage: '오늘은 더 바꿀 수 없어요.', status: 409 })
  await userEvent.click(await page.findByRole('button', { name: '스트레칭 10분 하기, 이걸로 바꾸기' }))
  await expect.poll(said).toContain('오늘은 더 바꿀 수 없어요.')
  expect(said()).not.toContain('저장하지 못했어요. 다시 시도해 주세요.')
})

test('a word to a mission is never cut: one letter too many is said, and stays', async () => {
  await open(STAIRS, ENTERED)
  const field = await page.findByRole<HTMLInputElement>('textbox', { name: /한마디/ })
  await userEvent.click(field)
  await userEvent.paste('👍'.repeat(201))
  await page.findByText('200자까지 쓸 수 있어요. 조금 줄여 주세요.')
  expect(field.value).toBe('👍'.repeat(201))
  expect(page.getByRole<HTMLButtonElement>('button', { name: '했어요' }).disabled).toBe(true)
  await userEvent.clear(field)
  await userEvent.paste('👍'.repeat(200))
  expect(page.getByRole<HTMLButtonElement>('button', { name: '했어요' }).disabled).toBe(false)
})
