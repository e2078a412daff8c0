import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('whoever has one work waits for one of each other, not for all that stand before it', async () => {
  const turns = createTurns()
  const begun: string[] = []
  const work = (name: string) => async () => {
    begun.push(name)
    await Promise.resolve()
  }
  await Promise.all([
    ...Array.from({ length: 40 }, (_, index) => turns('eager', work(`eager ${index}`))),
    turns('other', work('other')),
  ])
  expect(begun).toHaveLength(41)
  expect(begun.slice(0, 4)).toEqual(['eager 0', 'eager 1', 'other', 'eager 2'])
})

test('one runs at a time, and what fails gives its turn on', async () => {
  const turns = createTurns()
  let [running, most] = [0, 0]
  const work = (fails: boolean) => async () => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    if (fails) throw new Error('no picture')
  }
  const all = await Promise.allSettled([
    turns('a', work(true)),
    turns('a', work(false)),
    turns('b', work(true)),
    turns('b', work(false)),
  ])
  expect([most, all.map(({ status }) => status)]).toEqual([1, ['rejected', 'fulfilled', 'rejected', 'fulfilled']])
  expect(await turns('a', async () => 'next')).toBe('next')
})
