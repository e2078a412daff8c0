import { describe, expect, test } from 'vitest'
import { createSyncTurns } from './sync-turns.ts'

/** Calls of one member, each held until it is let go; what happened, in order. */
function world() {
  const turns = createSyncTurns(20)
  const log: string[] = []
  const call = (
    name: string,
    { hcId = 'HC1', left = Promise.resolve() }: { hcId?: string; left?: Promise<void> } = {},
  ) => {
    const gate = Promise.withResolvers<number>()
    const answered = turns.take(hcId, {
      keep: () => gate.promise,
      leave: async () => {
        log.push(`${name} leaves`)
        await left
      },
      settle: async () => void log.push(`${name} settles`),
    })
    answered.catch(() => {})
    return { answered, done: () => gate.resolve(1), fail: () => gate.reject(new Error(name)) }
  }
  return { call, log }
}

describe('the days of a sync', () => {
  test('are added up by a call on its own', async () => {
    const { call, log } = world()
    const one = call('one')
    one.done()
    expect(await one.answered).toBe(1)
    expect(log).toEqual(['one settles'])
  })

  test('are added up once by the last of several, and kept before the others are answered', async () => {
    const { call, log } = world()
    const [one, two] = [call('one'), call('two')]
    one.done()
    await one.answered
    const three = call('three')
    two.done()
    await two.answered
    three.done()
    await three.answered
    expect(log).toEqual(['one leaves', 'two leaves', 'three settles'])
  })

  test('wait a moment for the next call: a sync that goes one by one adds up once, too', async () => {
    const { call, log } = world()
    const one = call('one')
    one.done()
    await new Promise(setImmediate)
    const two = call('two')
    await one.answered
    two.done()
    await two.answered
    expect(log).toEqual(['one leaves', 'two settles'])
  })

  test('are added up by the one that left them, where the last went meanwhile', async () => {
    const { call, log } = world()
    const slow = Promise.withResolvers<void>()
    const [one, two] = [call('one', { left: slow.promise }), call('two')]
    one.done()
    await new Promise(setImmediate)
    two.done()
    await new Promise(setImmediate)
    slow.resolve()
    await Promise.all([one.answered, two.answered])
    expect(log).toEqual(['one leaves', 'two leaves', 'one settles'])
  })

  test('are added up after a call that fails too, and its own reason is told', async () => {
    const { call, log } = world()
    const [one, two] = [call('one'), call('two')]
    two.done()
    await two.answered
    one.fail()
    await expect(one.answered).rejects.toThrow('one')
    expect(log).toEqual(['two leaves', 'one settles'])
  })

  test('that cannot be left fail the call that named them', async () => {
    const { call } = world()
    const one = call('one', { left: Promise.reject(new Error('no room')) })
    call('two')
    one.done()
    await expect(one.answered).rejects.toThrow('no room')
  })

  test('of two members have nothing to do with each other', async () => {
    const { call, log } = world()
    const [one, other] = [call('one'), call('other', { hcId: 'HC2' })]
    one.done()
    other.done()
    await Promise.all([one.answered, other.answered])
    expect(log.toSorted()).toEqual(['one settles', 'other settles'])
  })
})
