// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { dropDraft } from '#src/patterns/form/drafts.ts'
import { dismissQuestions } from '#src/ui/confirm/confirm-queue.ts'
import '#src/ui/dialog/dialog-panel.tsx'
import { clearToasts } from '#src/ui/toast/toast.ts'
import { WeekWeight } from './week-weight.tsx'

afterEach(() => {
  act(dismissQuestions)
  cleanup()
  dropDraft('weight of 20261116')
  clearToasts()
})

/**
 * The sheet over a server that answers the save as told; returns what was asked of it, and when the sheet has closed.
 */
async function draw(
  save: (called: readonly string[]) => Response,
  { press = '적기', answers = {} }: { press?: string | null; answers?: Record<string, unknown> } = {},
) {
  const called: string[] = []
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (name in answers) return answer(envelope(answers[name]))
      if (name !== 'weeks-weight' && name !== 'saveHelhidxAgree')
        return answer({ error: 'x', errorMessage: '' }, { status: 500 })
      called.push(name)
      return name === 'saveHelhidxAgree' ? answer(envelope({})) : save(called)
    }),
  )
  const onClose = vi.fn()
  const data = screen({ entry: { name: 'goalGoalList' }, kind: 'detail', title: { id: '내 목표', message: '내 목표' } })
  const component = () => <WeekWeight lastKg={68.4} today="20261119" onClose={onClose} />
  await renderRouter(testRouter([{ path: '/goal', data, component }], { at: '/goal' }))
  if (press !== null) await userEvent.click(await page.findByRole('button', { name: press }))
  return { called, onClose }
}

test('a consent that was withdrawn is said, and the same button gives it and saves', async () => {
  const { called, onClose } = await draw((sofar) =>
    sofar.includes('saveHelhidxAgree')
      ? answer(envelope({}))
      : answer(
          { error: 'healthConsentNeeded', errorMessage: '건강 정보를 기록하려면 동의가 필요해요.' },
          { status: 409 },
        ),
  )
  expect(await page.findByText('건강정보 동의가 없어서 저장하지 못했어요.')).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: '내용 보기' }))
  expect(page.getByText(/^거두면 새 기록을 저장하지 않아요/)).toBeTruthy()
  await userEvent.click(await page.findByRole('button', { name: '동의하고 저장하기' }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(called).toEqual(['weeks-weight', 'saveHelhidxAgree', 'weeks-weight'])
})

test('what was typed is there again after the sheet was left', async () => {
  await draw(() =>
    answer({ error: 'healthConsentNeeded', errorMessage: '건강 정보를 기록하려면 동의가 필요해요.' }, { status: 409 }),
  )
  const field = () => page.findByRole<HTMLInputElement>('textbox', { name: /체중/ })
  await userEvent.clear(await field())
  await userEvent.type(await field(), '67.9')
  cleanup()
  await draw(() => answer({ error: 'x', errorMessage: '' }, { status: 500 }))
  expect((await field()).value).toBe('67.9')
})

test('a goal that is gone since is said, and nothing asks to try again', async () => {
  const { onClose } = await draw(() =>
    answer({ error: 'noGoal', errorMessage: '지금 정해 둔 목표가 없어요.' }, { status: 409 }),
  )
  expect(await page.findByText('지금 정해 둔 목표가 없어요.')).toBeTruthy()
  expect(page.queryByText(/다시 시도해 주세요/)).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

test('who was never asked is asked above the button, and the consent goes before the weight', async () => {
  const { called, onClose } = await draw(() => answer(envelope({})), {
    press: '동의하고 저장하기',
    answers: { helhidxRule: [{ ruleSn: '1', agreeYn: 'N', agreeDtm: null }] },
  })
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(called).toEqual(['saveHelhidxAgree', 'weeks-weight'])
})

const yesterday = {
  helhidxVal: '68.4',
  inptDt: '20261118071200',
  helhidxOriCode: '1',
  weekDiffVal: null,
  targetBw: '66.0',
  targetDiffVal: 2.4,
  height: '174.0',
  bmi: 22.6,
}
/** The sheet with this typed into it, sent once what is known has come. */
async function typed(kg: string, known?: object) {
  const drawn = await draw(() => answer(envelope({})), {
    press: null,
    answers: {
      helhidxRule: [{ ruleSn: '1', agreeYn: 'Y', agreeDtm: '202410051210' }],
      ...(known && { MyWeightRecord: known }),
    },
  })
  fireEvent.change(await page.findByRole('textbox', { name: /체중/ }), { target: { value: kg } })
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 30))))
  await userEvent.click(page.getByRole('button', { name: '적기' }))
  return drawn
}

test('a week’s weight far from the last one is asked about, and kept once confirmed', async () => {
  const { called, onClose } = await typed('148', yesterday)
  const question = within(await page.findByRole('alertdialog', { name: '148.0 kg, 맞나요?' }))
  expect(question.getByText('지난번 68.4 kg보다 79.6 kg 무거워요.')).toBeTruthy()
  expect(called).toEqual([])
  await userEvent.click(question.getByRole('button', { name: '맞아요' }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(called).toEqual(['weeks-weight'])
})

// 3 kg at once and 0.3 a day: 4.6 kg are much for a day and a half, and nothing to ask about in a month.
test.each([
  ['20261118071200', 'asked'],
  ['20261019071200', 'kept'],
])('how far counts from when the last one was weighed: %s', async (inptDt, what) => {
  const { onClose } = await typed('73.0', { ...yesterday, inptDt })
  const outcome = () =>
    page.queryByRole('alertdialog', { name: '73.0 kg, 맞나요?' })
      ? 'asked'
      : onClose.mock.calls.length > 0
        ? 'kept'
        : undefined
  await vi.waitFor(() => expect(outcome()).toBe(what))
})
