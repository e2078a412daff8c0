import type { paths } from '#openapi/generated/schema.d.ts'
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { hashKey, useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '#src/contract/api-error.ts'
import type { Inits, Method, PathOf, Payloads } from '#src/contract/calls.ts'
import { doneMessages } from '#src/contract/messages.ts'
import { mutation, type AnyMutation } from '#src/contract/query.ts'
import { settleToasts, toast } from '#src/ui/toast/toast.ts'

const notSaved = msg`저장하지 못했어요. 다시 시도해 주세요.`
/** The server answered and did not say: sent again it might stand twice. */
const unsure = msg`저장됐는지 알 수 없어요. 다시 보내기 전에 확인해 주세요.`

/**
 * The server's words where a day or a member holds as much as there is room for: to try again would not help, and they
 * say what does.
 */
export const fullWords = (failure: unknown): string | undefined =>
  failure instanceof ApiError && failure.code === 'recordsFull' ? failure.serverMessage || undefined : undefined

export interface WriteOptions<Init, Data = unknown> {
  /** The paths whose queries are asked again once the write has ended, well or not. */
  stale?: readonly (keyof paths)[]
  /** What is said once it is done; null says nothing, because the screen does. Without it: 저장했어요. */
  done?: MessageDescriptor | null
  /** Hears the answer as soon as it stands, for more than `done` can say: what is stale has not been asked again yet. */
  onAnswer?: (answer: Data, init: Init) => void
  /** What is said when it failed; null says nothing, because a form does (`refusal`). Without it: 저장하지 못했어요. */
  failed?: MessageDescriptor | null
  /** An optimistic update: shows the change before the server has answered. What it returns reverts it on failure. */
  optimistic?: (init: Init) => () => void
}

export interface Write<Init, Data> {
  /** Writes. `then` hears the answer once it stands and what it made stale has been asked again. */
  send(init: Init, then?: (answer: Data) => void): void
  /** The same for steps in order: rejects with an `ApiError` when it failed, which has been said by then. */
  sendAsync(init: Init): Promise<Data>
  isPending: boolean
  /** What is on its way; undefined while nothing is. */
  sending: Init | undefined
  /** For a form's `refusal`, together with `failed: null`: the same sentence above its button. */
  refusal(failure?: unknown): { field: null; message: string }
}

type Declare = (method: Method, path: string, options: { stale: readonly (keyof paths)[] }) => AnyMutation

function useAnyWrite(
  method: Method,
  path: string,
  { stale = [], done = doneMessages.saved, failed = notSaved, onAnswer, optimistic }: WriteOptions<object> = {},
): Write<object, unknown> {
  // Of its own, and in the very event that sends: the mutation tells a task later, and a radio button would fall back
  // to its old place until then.
  const [sending, setSending] = useState<object>()
  // path, options and answer are held by UseWrite, its only way in
  const declared = (mutation as Declare)(method, path, { stale })
  const onTheirWay = useRef(0)
  const { mutateAsync, isPending } = useMutation<unknown, Error, object, (() => void) | undefined>({
    ...declared,
    // Of quick choices that are shown optimistically only the last asks again: an answer in between would show the choice before
    // it.
    onSettled: (...settled) => (optimistic && onTheirWay.current > 1 ? undefined : declared.onSettled(...settled)),
    // One after the other: of two quick choices the later one stands in the end.
    scope: { id: path },
    onMutate: (init) => optimistic?.(init),
    // Here and not at the call: they are said after the screen was left, too.
    onSuccess: (answer, init) => {
      if (done) toast({ kind: 'good', text: i18n._(done), about: path })
      onAnswer?.(answer, init)
    },
    onError: (error, _init, revert) => {
      revert?.()
      const isUnsure = error instanceof ApiError && error.isUnsure
      wasUnsure.current = isUnsure
      // A form says it itself, but not where the session has ended and the form with it.
      const words = isUnsure && (failed || error.kind === 'session') ? unsure : failed
      if (words)
        toast({
          kind: 'bad',
          text: fullWords(error) ?? i18n._(words),
          about: path,
          ...(isUnsure && { outlives: true }),
        })
    },
  })
  const wasUnsure = useRef(false)
  const last = useRef<{ init: object; answer: Promise<unknown> }>(undefined)

  const sendAsync = (init: object) => {
    // A second tap while the first is on its way is the same write, not another.
    if (last.current && isSame(last.current.init, init)) return last.current.answer
    wasUnsure.current = false
    settleToasts(path) // what was said of the last try
    onTheirWay.current += 1
    const answer = mutateAsync(init).finally(() => {
      onTheirWay.current -= 1
      if (last.current?.answer !== answer) return
      last.current = undefined
      setSending(undefined)
    })
    last.current = { init, answer }
    setSending(init)
    return answer
  }

  return {
    send: (init, then) => void sendAsync(init).then(then, () => undefined),
    sendAsync,
    isPending: isPending || sending !== undefined,
    sending,
    refusal: (failure) => ({
      field: null,
      message: fullWords(failure) ?? i18n._(wasUnsure.current ? unsure : notSaved),
    }),
  }
}

/** Two files are never the same write: what is in them cannot be compared. */
function isSame(one: object, other: object): boolean {
  if (one === other) return true
  return (
    ![one, other].some((init) => 'body' in init && init.body instanceof FormData) && hashKey([one]) === hashKey([other])
  )
}

// One signature per method, as those of `query` and `mutation`.
interface UseWrite {
  <P extends PathOf<'post'>>(
    method: 'post',
    path: P,
    options?: WriteOptions<Inits<'post'>[P], Payloads<'post'>[P]>,
  ): Write<Inits<'post'>[P], Payloads<'post'>[P]>
  <P extends PathOf<'put'>>(
    method: 'put',
    path: P,
    options?: WriteOptions<Inits<'put'>[P], Payloads<'put'>[P]>,
  ): Write<Inits<'put'>[P], Payloads<'put'>[P]>
  <P extends PathOf<'get'>>(
    method: 'get',
    path: P,
    options?: WriteOptions<Inits<'get'>[P], Payloads<'get'>[P]>,
  ): Write<Inits<'get'>[P], Payloads<'get'>[P]>
}

/**
 * A write of a screen. It says by itself how it went, in a notice, and counts a second tap as the first:
 *
 *     const add = useWrite('post', '/api/mypage/rest-regi', {
 *       stale: ['/api/mypage/rest-my-list'],
 *       done: msg`식당을 더했어요`,
 *     })
 *     add.send({ body })
 *
 * Words are messages, not texts: they are said in the language of that moment. Writes by GET, which this contract has,
 * work the same way.
 */
export const useWrite = useAnyWrite as UseWrite
