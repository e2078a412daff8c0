// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectApi } from '#src/contract/api.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { clearLostToasts, clearToasts, toasts } from '#src/ui/toast/toast.ts'
import { useWrite, type WriteOptions } from './use-write.ts'

type Init = { body: { menuCode: string; likeYn: 'Y' | 'N' } }
const like: Init = { body: { menuCode: 'M1', likeYn: 'Y' } }
const unlike: Init = { body: { menuCode: 'M1', likeYn: 'N' } }

const said = () => toasts.shown().map(({ kind, text }) => `${kind}: ${text}`)
const refused = () => answer({ error: 'x', errorMessage: '' }, { status: 404 })

let queries: QueryClient
beforeEach(() => {
  i18n.load('ko', {})
  i18n.activate('ko')
  queries = new QueryClient()
})
afterEach(clearToasts)

/** A like of a menu, answered by `answers` in turn; `sent` are the bodies as they arrived. */
function write(answers: (() => Response | Promise<Response>)[], options: WriteOptions<Init> = {}) {
  const sent: unknown[] = []
  connectApi(
    fakePorts(async (request) => {
      sent.push(await request.clone().json())
      return (answers.shift() ?? (() => answer(envelope({ likeCnt: 3 }))))()
    }),
  )
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const { result, unmount } = renderHook(() => useWrite('post', '/api/meal/like', options), { wrapper })
  return { sent, unmount, hook: result }
}

test('what is on its way is known in the event that sends it, and no longer than its answer', async () => {
  const { hook } = write([])
  act(() => hook.current.send(like))
  expect(hook.current).toMatchObject({ sending: like, isPending: true })
  await waitFor(() => expect(hook.current).toMatchObject({ sending: undefined, isPending: false }))
})

describe('a save that is answered with an empty 200', () => {
  const empty = () => new Response('', { status: 200 })

  test('is not said to have failed: nobody knows', async () => {
    const { hook } = write([empty])
    act(() => hook.current.send(like))
    await waitFor(() => expect(said()).toEqual(['bad: 저장됐는지 알 수 없어요. 다시 보내기 전에 확인해 주세요.']))
    expect(hook.current.refusal().message).toBe('저장됐는지 알 수 없어요. 다시 보내기 전에 확인해 주세요.')
  })

  test('is told of by its form, and of a later failure the form says that', async () => {
    const { hook } = write([empty, refused], { failed: null })
    await act(() => hook.current.sendAsync(like).catch(() => undefined))
    expect(said()).toEqual([])
    expect(hook.current.refusal().message).toBe('저장됐는지 알 수 없어요. 다시 보내기 전에 확인해 주세요.')
    await act(() => hook.current.sendAsync(unlike).catch(() => undefined))
    expect(hook.current.refusal().message).toBe('저장하지 못했어요. 다시 시도해 주세요.')
  })

  test('that ends the session is told of beyond the form, on the next page; a sign-out takes it away', async () => {
    const { hook } = write([], { failed: null })
    // The server answers the doubt about the session: it is over.
    const ports = fakePorts(empty)
    ports.session.renew = () => Promise.reject(new ApiError('session'))
    connectApi(ports)
    await act(() => hook.current.sendAsync(like).catch(() => undefined))
    clearLostToasts()
    expect(said()).toEqual(['bad: 저장됐는지 알 수 없어요. 다시 보내기 전에 확인해 주세요.'])
    clearToasts()
    expect(said()).toEqual([])
  })
})

describe('a write says how it went', () => {
  test('that it is saved', async () => {
    const { hook } = write([])
    act(() => hook.current.send(like))
    await waitFor(() => expect(said()).toEqual(['good: 저장했어요']))
  })

  test('that it is not', async () => {
    const { hook } = write([refused])
    act(() => hook.current.send(like))
    await waitFor(() => expect(said()).toEqual(['bad: 저장하지 못했어요. 다시 시도해 주세요.']))
  })

  test('in the words of its own, also when the screen was left meanwhile', async () => {
    const { hook, unmount } = write([], { done: msg`담았어요` })
    act(() => hook.current.send(like))
    unmount()
    await waitFor(() => expect(said()).toEqual(['good: 담았어요']))
  })

  test('in the server’s words where there is no room for more: to try again would not help', async () => {
    const full = () =>
      answer(
        {
          error: 'recordsFull',
          errorMessage: '하루에 담을 수 있는 기록이 다 찼어요. 그날의 기록을 지우고 다시 해 주세요.',
        },
        { status: 409 },
      )
    const { hook } = write([full, full], { failed: msg`담지 못했어요` })
    act(() => hook.current.send(like))
    await waitFor(() =>
      expect(said()).toEqual(['bad: 하루에 담을 수 있는 기록이 다 찼어요. 그날의 기록을 지우고 다시 해 주세요.']),
    )
    const failure = await act(() => hook.current.sendAsync(like).catch((error: unknown) => error))
    expect(hook.current.refusal(failure)).toEqual({
      field: null,
      message: '하루에 담을 수 있는 기록이 다 찼어요. 그날의 기록을 지우고 다시 해 주세요.',
    })
  })

  test('unless the screen does, or a form above its button', async () => {
    const { hook } = write([() => answer(envelope({})), refused], { done: null, failed: null })
    await act(() => hook.current.sendAsync(like))
    await act(() => expect(hook.current.sendAsync(like)).rejects.toMatchObject({ status: 404 }))
    expect(said()).toEqual([])
    expect(hook.current.refusal()).toEqual({ field: null, message: '저장하지 못했어요. 다시 시도해 주세요.' })
  })
})

test('a second tap while the first is on its way is the same write', async () => {
  const { hook, sent } = write([])
  const heard = vi.fn<() => void>()
  act(() => {
    hook.current.send(like, heard)
    hook.current.send({ ...like }, heard)
  })
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
  expect(sent).toHaveLength(1)
  expect(said()).toHaveLength(1)
  act(() => hook.current.send(like, heard))
  await waitFor(() => expect(sent).toHaveLength(2))
})

test('another choice is another write, and goes after the first', async () => {
  let finish = () => {}
  const { hook, sent } = write([
    () => new Promise<Response>((resolve) => (finish = () => resolve(answer(envelope({}))))),
  ])
  act(() => hook.current.send(like))
  act(() => hook.current.send(unlike))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(hook.current.isPending).toBe(true)
  expect(hook.current.sending).toEqual(unlike)
  act(() => finish())
  await waitFor(() => expect(sent).toEqual([like.body, unlike.body]))
  await waitFor(() => expect(hook.current.sending).toBeUndefined())
})

test('what is shown ahead is taken back when it failed, and kept when it did not', async () => {
  const shown: string[] = []
  const optimistic = ({ body }: Init) => {
    shown.push(body.likeYn)
    return () => void shown.push('back')
  }
  const { hook } = write([refused], { optimistic })
  act(() => hook.current.send(like))
  await waitFor(() => expect(shown).toEqual(['Y', 'back']))
  await act(() => hook.current.sendAsync(like))
  expect(shown).toEqual(['Y', 'back', 'Y'])
})

test('what it makes stale is asked again, after a failure too', async () => {
  queries.setQueryData(['/api/meal/detail', {}], [])
  const { hook } = write([refused], { stale: ['/api/meal/detail'] })
  act(() => hook.current.send(like))
  await waitFor(() => expect(queries.getQueryState(['/api/meal/detail', {}])?.isInvalidated).toBe(true))
})

test('of quick choices shown ahead none falls back: what is stale is asked again after the last', async () => {
  const shown: string[] = []
  let asked = 0
  // What the server would answer each time it is asked.
  const observer = new QueryObserver(queries, {
    queryKey: ['/api/meal/detail', {}],
    queryFn: () => Promise.resolve((asked += 1)),
    staleTime: Infinity,
  })
  const stop = observer.subscribe(() => undefined)
  await waitFor(() => expect(asked).toBe(1))
  const optimistic = ({ body }: Init) => {
    shown.push(body.likeYn)
    return () => void shown.push('back')
  }
  const { hook, sent } = write([], { stale: ['/api/meal/detail'], done: null, optimistic })
  act(() => {
    hook.current.send(like)
    hook.current.send(unlike)
    hook.current.send(like)
  })
  await waitFor(() => expect(sent).toEqual([like.body, unlike.body, like.body]))
  await waitFor(() => expect(asked).toBe(2))
  await waitFor(() => expect(hook.current.isPending).toBe(false))
  expect([asked, shown]).toEqual([2, ['Y', 'N', 'Y']])
  stop()
})
