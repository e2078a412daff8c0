import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetKept } from '#src/app/kept/kept.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { forgetUnsent, noteUnsent, sendUnsent, unsent } from './unsent-reads.ts'

afterEach(() => forgetKept())

test('what was opened without a connection is told once somebody answers, each once', async () => {
  await noteUnsent([3])
  await noteUnsent([5])
  await noteUnsent([3])
  const refused = vi.fn((seq: number) => (seq === 3 ? Promise.resolve() : Promise.reject(new Error('no connection'))))
  expect(await sendUnsent(refused)).toEqual([5])
  expect(refused.mock.calls).toEqual([[3], [5]])
  expect(await unsent()).toEqual([5])
  const heard = vi.fn(() => Promise.resolve())
  expect(await sendUnsent(heard)).toEqual([])
  await sendUnsent(heard)
  expect(heard.mock.calls).toEqual([[5]])
})

test('what the server knows nothing of is not told again; what it could not take waits', async () => {
  await noteUnsent([3, 5, 7, 9])
  const errors = new Map([
    [3, new ApiError('status', { status: 404 })],
    [5, new ApiError('status', { status: 503 })],
    [7, new ApiError('network')],
    [9, new ApiError('session')],
  ])
  const answered = vi.fn((seq: number) => Promise.reject(errors.get(seq) ?? new Error('nobody asked')))
  expect(await sendUnsent(answered)).toEqual([5, 7, 9])
  await sendUnsent(answered)
  expect(answered.mock.calls).toEqual([[3], [5], [7], [9], [5], [7], [9]])
})

test('it goes with the session', async () => {
  await noteUnsent([3])
  await forgetKept()
  const heard = vi.fn(() => Promise.resolve())
  await sendUnsent(heard)
  expect(heard).not.toHaveBeenCalled()
})

test('what was just opened is told by whoever asks first, and not again once it was answered', async () => {
  // Nobody waits for the notes: a tap does not, either.
  void noteUnsent([7])
  void noteUnsent([8])
  void forgetUnsent([8])
  const heard = vi.fn(() => Promise.resolve())
  await sendUnsent(heard)
  expect(heard.mock.calls).toEqual([[7]])
})
