import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createQueueByKey, inPieces } from './pieces.ts'

test('pieces hold every row once, in order', () => {
  expect(inPieces([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(inPieces([])).toEqual([])
  expect(inPieces(Array.from({ length: 250 }, (_, row) => row)).map((piece) => piece.length)).toEqual([125, 125])
})

test('what has one key runs one by one, in order, also after a failure; other keys do not wait', async () => {
  const queue = createQueueByKey()
  const seen: string[] = []
  const work = (name: string, ms: number) => async () => {
    seen.push(`${name} begins`)
    await sleep(ms)
    seen.push(`${name} ends`)
    if (name === 'b') throw new Error('b failed')
    return name
  }
  const all = await Promise.allSettled([
    queue('one', work('a', 20)),
    queue('one', work('b', 1)),
    queue('one', work('c', 1)),
    queue('two', work('d', 1)),
  ])
  expect(all.map((each) => (each.status === 'fulfilled' ? each.value : String(each.reason)))).toEqual([
    'a',
    'Error: b failed',
    'c',
    'd',
  ])
  expect(seen).toEqual(['a begins', 'd begins', 'd ends', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  expect(await queue('one', work('e', 1))).toBe('e')
})
