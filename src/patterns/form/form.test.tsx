// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Button } from '#src/ui/button/button.tsx'
import { Checkbox } from '#src/ui/choice/choice.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { endDrafts, giveDrafts, readDraft } from './drafts.ts'
import { FormField } from './form-field.tsx'
import { useValidForm } from './use-valid-form.ts'

const schema = v.object({
  nickname: v.pipe(v.string(), v.trim(), v.minLength(2, '두 글자보다 길게 적어 주세요.')),
  heightCm: v.pipe(v.string(), v.regex(/^\d{2,3}$/, '키를 숫자로 적어 주세요.'), v.transform(Number)),
  agreed: v.boolean(),
})
type Sent = v.InferOutput<typeof schema>

class Taken extends Error {}

function Profile({
  send,
  draft,
  heightCm = '',
}: {
  send: (sent: Sent) => Promise<unknown>
  draft?: string
  heightCm?: string
}) {
  const form = useValidForm({
    schema,
    initial: { nickname: '', heightCm, agreed: false },
    onSubmit: send,
    refusal: (failure) =>
      failure instanceof Taken
        ? { field: 'nickname', message: '이미 있는 닉네임이에요.' }
        : { field: null, message: '저장하지 못했어요.' },
    ...(draft === undefined ? {} : { draft }),
  })
  return (
    <form {...form.props}>
      <FormField form={form} name="nickname">
        {(field) => <TextField {...field} label="닉네임" />}
      </FormField>
      <FormField form={form} name="heightCm">
        {(field) => <TextField {...field} label="키" inputMode="numeric" />}
      </FormField>
      <FormField form={form} name="agreed">
        {({ value, onChange }) => <Checkbox label="동의" checked={value} onChange={onChange} />}
      </FormField>
      {form.problem && <p role="alert">{form.problem}</p>}
      <Button type="submit" busy={form.busy}>
        저장하기
      </Button>
      <output>{form.changed ? '바뀜' : '그대로'}</output>
    </form>
  )
}

const fill = async (name: string, text: string) => {
  const field = screen.getByLabelText(name)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const save = () => userEvent.click(screen.getByRole('button', { name: '저장하기' }))
const sender = (answer: () => Promise<unknown> = () => Promise.resolve()) =>
  vi.fn<(sent: Sent) => Promise<unknown>>(answer)
const messages = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)

afterEach(() => {
  cleanup()
  endDrafts('')
})

describe('a form', () => {
  test('sends what its schema makes of the fields', async () => {
    const send = sender()
    render(<Profile send={send} />)
    await fill('닉네임', ' 하늘 ')
    await fill('키', '171')
    await userEvent.click(screen.getByLabelText('동의'))
    await save()
    await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ nickname: '하늘', heightCm: 171, agreed: true }))
  })

  test('finds nothing wrong before it is sent, then says every error at its field and goes to the first', async () => {
    const send = sender()
    render(<Profile send={send} />)
    await fill('닉네임', '하')
    expect(messages()).toEqual([])
    await save()
    await waitFor(() => expect(messages()).toEqual(['두 글자보다 길게 적어 주세요.', '키를 숫자로 적어 주세요.']))
    const field = screen.getByLabelText('닉네임')
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('aria-describedby')).toBe(screen.getAllByRole('alert')[0]?.id)
    expect(send).not.toHaveBeenCalled()
  })

  test('takes an error back as soon as it is none, and goes to the next one', async () => {
    render(<Profile send={sender()} />)
    await save()
    await waitFor(() => expect(messages()).toHaveLength(2))
    await fill('닉네임', '하늘')
    await waitFor(() => expect(messages()).toEqual(['키를 숫자로 적어 주세요.']))
    await save()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('키')))
  })

  test('says at its field what the server refuses, goes there, and keeps what was typed [VAL-10]', async () => {
    const send = sender(() => Promise.reject(new Taken()))
    render(<Profile send={send} />)
    await fill('닉네임', '하늘')
    await fill('키', '171')
    await save()
    await waitFor(() => expect(messages()).toEqual(['이미 있는 닉네임이에요.']))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('닉네임')))
    expect(screen.getByLabelText<HTMLInputElement>('키').value).toBe('171')
    await fill('닉네임', '하늘이')
    expect(messages()).toEqual([])
    send.mockResolvedValue(undefined)
    await save()
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  })

  test('says what the server refuses as a whole, until the next attempt, and stays usable [ERR-16]', async () => {
    const send = sender(() => Promise.reject(new Error('down')))
    render(<Profile send={send} />)
    await fill('닉네임', '하늘')
    await fill('키', '171')
    await save()
    await waitFor(() => expect(messages()).toEqual(['저장하지 못했어요.']))
    send.mockResolvedValue(undefined)
    await save()
    await waitFor(() => expect(messages()).toEqual([]))
  })

  test('knows whether something differs from its beginning', async () => {
    render(<Profile send={sender()} />)
    expect(screen.getByText('그대로')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('닉네임'), '하')
    expect(screen.getByText('바뀜')).toBeTruthy()
    await userEvent.clear(screen.getByLabelText('닉네임'))
    expect(screen.getByText('그대로')).toBeTruthy()
  })

  test('is sent once however often its button is pressed', async () => {
    let finish: (value?: unknown) => void = () => undefined
    const send = sender(() => new Promise((resolve) => (finish = resolve)))
    render(<Profile send={send} />)
    await fill('닉네임', '하늘')
    await fill('키', '171')
    await save()
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true'))
    await save()
    await userEvent.type(screen.getByLabelText('키'), '{Enter}')
    expect(send).toHaveBeenCalledTimes(1)
    finish()
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull())
  })
})

describe('a draft', () => {
  test('is there again after going back, and counts as a change', async () => {
    render(<Profile send={sender()} draft="profile" />)
    await fill('닉네임', '하늘')
    cleanup()
    render(<Profile send={sender()} draft="profile" />)
    expect(screen.getByLabelText<HTMLInputElement>('닉네임').value).toBe('하늘')
    expect(screen.getByText('바뀜')).toBeTruthy()
  })

  test('is gone once it was sent, and stays when it was refused', async () => {
    const send = sender(() => Promise.reject(new Error('down')))
    render(<Profile send={send} draft="profile" />)
    await fill('닉네임', '하늘')
    await fill('키', '171')
    await save()
    await waitFor(() => expect(messages()).toHaveLength(1))
    cleanup()
    render(<Profile send={send} draft="profile" />)
    expect(screen.getByLabelText<HTMLInputElement>('키').value).toBe('171')
    send.mockResolvedValue(undefined)
    await save()
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    cleanup()
    render(<Profile send={send} draft="profile" />)
    expect(screen.getByLabelText<HTMLInputElement>('닉네임').value).toBe('')
  })

  test('is only what was changed: the other fields begin anew, and a change taken back is none', async () => {
    const { rerender } = render(<Profile send={sender()} draft="profile" />)
    await fill('닉네임', '하늘')
    rerender(<p />)
    rerender(<Profile send={sender()} draft="profile" heightCm="171" />)
    expect([
      screen.getByLabelText<HTMLInputElement>('닉네임').value,
      screen.getByLabelText<HTMLInputElement>('키').value,
    ]).toEqual(['하늘', '171'])
    await userEvent.clear(screen.getByLabelText('닉네임'))
    rerender(<p />)
    expect(readDraft('profile')).toBeUndefined()
  })

  const typed = () => screen.getByLabelText<HTMLInputElement>('닉네임').value
  const left = async () => {
    render(<Profile send={sender()} draft="profile" />)
    await fill('닉네임', '하늘')
    cleanup()
  }

  test('outlives a lost session for the member who wrote it: nobody sees it before they are back', async () => {
    await left()
    endDrafts('1024')
    render(<Profile send={sender()} draft="profile" />)
    expect(typed()).toBe('')
    act(() => giveDrafts('1024'))
    expect(typed()).toBe('하늘')
    cleanup()
    render(<Profile send={sender()} draft="profile" />)
    expect(typed()).toBe('하늘')
  })

  test('that comes late takes nothing away that was typed meanwhile', async () => {
    await left()
    endDrafts('1024')
    render(<Profile send={sender()} draft="profile" />)
    await fill('닉네임', '바다')
    act(() => giveDrafts('1024'))
    expect(typed()).toBe('바다')
  })

  test('that comes late joins what was typed meanwhile in other fields, there and for the next opening', async () => {
    await left()
    endDrafts('1024')
    render(<Profile send={sender()} draft="profile" />)
    await fill('키', '171')
    act(() => giveDrafts('1024'))
    const fields = () => [typed(), screen.getByLabelText<HTMLInputElement>('키').value]
    expect(fields()).toEqual(['하늘', '171'])
    cleanup()
    render(<Profile send={sender()} draft="profile" />)
    expect(fields()).toEqual(['하늘', '171'])
  })

  test.each([
    ['another member', '1024'],
    ['a member nobody knew', ''],
  ])('is gone for %s', async (_, owner) => {
    await left()
    endDrafts(owner)
    giveDrafts('2048')
    render(<Profile send={sender()} draft="profile" />)
    expect(typed()).toBe('')
  })

  test('belongs to one form, and to nobody after a sign-out', async () => {
    render(<Profile send={sender()} draft="profile" />)
    await fill('닉네임', '하늘')
    cleanup()
    render(<Profile send={sender()} draft="another" />)
    expect(screen.getByLabelText<HTMLInputElement>('닉네임').value).toBe('')
    cleanup()
    endDrafts('')
    render(<Profile send={sender()} draft="profile" />)
    expect(screen.getByLabelText<HTMLInputElement>('닉네임').value).toBe('')
  })
})

test('what is sent in a sheet over the form is not the form’s own', async () => {
  const [outer, inner] = [
    vi.fn<() => Promise<void>>(() => Promise.resolve()),
    vi.fn<() => Promise<void>>(() => Promise.resolve()),
  ]
  function One({ send, children }: { send: () => Promise<void>; children?: ReactNode }) {
    const form = useValidForm({ schema: v.object({}), initial: {}, onSubmit: send, refusal: () => null })
    return <form {...form.props}>{children}</form>
  }
  render(
    <One send={outer}>
      {createPortal(
        <One send={inner}>
          <Button type="submit">이대로</Button>
        </One>,
        document.body,
      )}
    </One>,
  )
  await userEvent.click(screen.getByRole('button', { name: '이대로' }))
  await waitFor(() => expect(inner).toHaveBeenCalledOnce())
  expect(outer).not.toHaveBeenCalled()
})
