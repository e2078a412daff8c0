// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useShowOrder } from './use-show-order.ts'

afterEach(cleanup)

const row = (id: string, shown = true) => ({ id, name: id, shown })
const saved = [row('a'), row('b')]

function start() {
  const calls: { end: () => void; fail: () => void }[] = []
  const save = () => new Promise<void>((end, fail) => calls.push({ end, fail: () => fail(new Error('refused')) }))
  const { result } = renderHook(() => useShowOrder(saved, save))
  return { calls, result, names: () => result.current.rows.map(({ id }) => id).join('') }
}

test('a change shows at once; the answer to an older one does not take a newer one back', async () => {
  const { calls, result, names } = start()
  act(() => result.current.change([row('b'), row('a')]))
  act(() => result.current.change([row('b')]))
  expect(names()).toBe('b')
  await act(async () => calls[0]?.end())
  expect(names()).toBe('b')
  await act(async () => calls[1]?.end())
  // From here on the list is the server's.
  expect(names()).toBe('ab')
})

test('a refusal brings the saved list back', async () => {
  const { calls, result, names } = start()
  act(() => result.current.change([row('b'), row('a')]))
  expect(names()).toBe('ba')
  await act(async () => calls[0]?.fail())
  expect(names()).toBe('ab')
})
