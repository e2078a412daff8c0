import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inIdleMoments } from './when-idle.ts'

const idle: (() => void)[] = []
beforeEach(() => {
  idle.length = 0
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
})
afterEach(() => {
  vi.unstubAllGlobals()
})
const moment = async () => {
  idle.shift()?.()
  await new Promise((resolve) => setTimeout(resolve))
}

test('each work has an idle moment of its own, after the one before it has ended', async () => {
  const done: string[] = []
  const first = Promise.withResolvers<void>()
  inIdleMoments([() => first.promise.then(() => done.push('first')), () => done.push('second')])
  expect(done).toEqual([])
  await moment()
  expect([done, idle.length]).toEqual([[], 0])
  first.resolve()
  await moment()
  expect([done, idle.length]).toEqual([['first'], 1])
  await moment()
  expect([done, idle.length]).toEqual([['first', 'second'], 0])
})

test('a work that fails does not keep the next from its turn', async () => {
  const done: string[] = []
  inIdleMoments([
    () => {
      throw new Error('no')
    },
    () => Promise.reject(new Error('no')),
    () => done.push('last'),
  ])
  await moment()
  await moment()
  await moment()
  expect(done).toEqual(['last'])
})
