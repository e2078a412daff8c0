import { expect, test } from 'vitest'
import { createHashQueue, HashQueueFull } from './hash-queue.ts'

test('as many hashes run at once as may, in the order they came', async () => {
  const queue = createHashQueue({ atOnce: 2, waiting: 10 })
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const begun: number[] = []
  const all = gates.map((gate, index) => queue.hash(() => (begun.push(index), gate.promise)))
  expect(begun).toEqual([0, 1])
  gates[1]?.resolve()
  await all[1]
  expect(begun).toEqual([0, 1, 2])
  for (const gate of gates) gate.resolve()
  await Promise.all(all)
  expect(begun).toEqual([0, 1, 2, 3])
})

test('a full queue refuses at once, and has room again when somebody is done, also by failing', async () => {
  const queue = createHashQueue({ atOnce: 1, waiting: 1 })
  const gate = Promise.withResolvers<void>()
  const [first, second] = [queue.enter(() => gate.promise), queue.enter(() => gate.promise)]
  await expect(queue.enter(async () => 'in')).rejects.toBeInstanceOf(HashQueueFull)
  gate.reject(new Error('wrong'))
  await expect(Promise.allSettled([first, second])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ])
  expect(await queue.enter(() => queue.hash(async () => 'in'))).toBe('in')
})

test('a hash that fails gives its place back', async () => {
  const queue = createHashQueue({ atOnce: 1, waiting: 1 })
  await expect(queue.hash(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.hash(async () => 'next')).toBe('next')
})
