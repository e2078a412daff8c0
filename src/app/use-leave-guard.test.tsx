// @vitest-environment happy-dom
import { msg } from '@lingui/core/macro'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { useValidForm } from '#src/patterns/form/use-valid-form.ts'
import { dismissQuestions } from '#src/ui/confirm/confirm-queue.ts'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import '#src/ui/dialog/dialog-panel.tsx'
import { goTo } from './navigation.ts'
import { screen as screenData } from './screen-data.ts'
import { renderRouter, testRouter } from './test-router.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

const data = screenData({ entry: { name: 'main', public: true }, kind: 'hub', title: msg`홈` })

function Note() {
  const [sent, setSent] = useState<string[]>([])
  const form = useValidForm({
    schema: v.object({ note: v.string() }),
    initial: { note: '' },
    onSubmit: ({ note }) => Promise.resolve(setSent([...sent, note])),
    onSent: () => goTo(router, '/next'),
    refusal: () => null,
  })
  useLeaveGuard(form.changed)
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
  ])
  await renderRouter(router)
  return screen.findByLabelText<HTMLInputElement>('메모')
}
const leave = () => act(() => goTo(router, '/next'))

afterEach(() => {
  act(dismissQuestions)
  cleanup()
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
