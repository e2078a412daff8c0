// @vitest-environment happy-dom
import { msg } from '@lingui/core/macro'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { endDrafts, giveDrafts, readDraft } from '#src/patterns/form/drafts.ts'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { dismissQuestions } from '#src/ui/confirm/confirm-queue.ts'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import '#src/ui/dialog/dialog-panel.tsx'
import { useGuardedForm } from './forms/use-guarded-form.ts'
import { goTo } from './navigation.ts'
import { screen as screenData } from './screen-data.ts'
import { renderRouter, testRouter } from './test-router.tsx'

const data = screenData({ entry: { name: 'main', public: true }, kind: 'hub', title: msg`홈` })

function Note() {
  const [sent, setSent] = useState<string[]>([])
  const form = useGuardedForm({
    draft: 'note',
    schema: v.object({ note: v.string() }),
    initial: { note: '' },
    onSubmit: ({ note }) => Promise.resolve(setSent([...sent, note])),
    onSent: () => goTo(router, '/next'),
    refusal: () => null,
  })
  return (
    <form {...form.props}>
      <FormField form={form} name="note">
        {(field) => <TextField {...field} label="메모" />}
      </FormField>
      <button>보내기</button>
    </form>
  )
}

let router: ReturnType<typeof testRouter>

async function open() {
  router = testRouter([
    { path: '/', data, component: Note },
    { path: '/next', data, component: () => <p>다음 화면</p> },
    { path: '/login', data, component: () => <p>로그인</p> },
    { path: '/login/username', data, component: () => <p>로그인</p> },
  ])
  await renderRouter(router)
  return screen.findByLabelText<HTMLInputElement>('메모')
}
const leave = () => act(() => goTo(router, '/next'))

afterEach(() => {
  act(dismissQuestions)
  cleanup()
  endDrafts('')
})

test('a page is left without a question while nothing has changed', async () => {
  await open()
  leave()
  expect(await screen.findByText('다음 화면')).toBeTruthy()
})

test('a page with changes asks, stays with what was typed, and goes once that is wanted', async () => {
  const field = await open()
  await userEvent.type(field, '우유')
  leave()
  await userEvent.click(await screen.findByRole('button', { name: '계속 적을게요' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('메모').value).toBe('우유')
  leave()
  await userEvent.click(await screen.findByRole('button', { name: '나갈게요' }))
  expect(await screen.findByText('다음 화면')).toBeTruthy()
})

test('changes that were taken back are none', async () => {
  const field = await open()
  await userEvent.type(field, '우{Backspace}')
  leave()
  expect(await screen.findByText('다음 화면')).toBeTruthy()
})

test('what was sent may be left, also by the sending itself', async () => {
  const field = await open()
  await userEvent.type(field, '우유{Enter}')
  expect(await screen.findByText('다음 화면')).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test.each(['/login', '/login/username?error=dupLogin'])(
  'whose session is lost is led to %s without a question, and finds what was typed again [SES-17] [SES-26]',
  async (to) => {
    const field = await open()
    await userEvent.type(field, '우유')
    endDrafts('1024')
    act(() => goTo(router, to))
    expect(await screen.findByText('로그인')).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    giveDrafts('1024')
    act(() => goTo(router, '/'))
    expect((await screen.findByLabelText<HTMLInputElement>('메모')).value).toBe('우유')
  },
)

test('whoever leaves all the same has left nothing', async () => {
  const field = await open()
  await userEvent.type(field, '우유')
  expect(readDraft('note')).toEqual({ note: '우유' })
  leave()
  await userEvent.click(await screen.findByRole('button', { name: '나갈게요' }))
  expect(await screen.findByText('다음 화면')).toBeTruthy()
  expect(readDraft('note')).toBeUndefined()
})
