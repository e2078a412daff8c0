import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Measured } from './measured.ts'
import type { Readiness } from '#src/health-sync/sync-access.ts'
import { type Blocked, measurementMachine } from './measurement.machine.ts'

const reading: Measured = { at: '20261119213000', values: [] }
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

/** A phone that answers what it is told, and how often it was asked. */
function world({ check = 'ready', allow = 'ready', saves = async () => 'saved' as const }: { check?: 'ready' | Blocked; allow?: Readiness; saves?: () => Promise<'saved' | 'needsConsent'> } = {}) {
  const clock = new SimulatedClock()
  const phone: { answer: () => Promise<readonly Measured[]>; asked: number; saved: number; check: 'ready' | Blocked } = { answer: async () => [], asked: 0, saved: 0, check }
  const machine = measurementMachine.provide({
    actors: {
      check: fromPromise(async () => phone.check),
      askPermission: fromPromise(async () => allow),
      askPhone: fromPromise(() => {
        phone.asked += 1
        return phone.answer()
      }),
      save: fromPromise(() => {
        phone.saved += 1
        return saves()
      }),
    },
  })
  const actor = createActor(machine, { clock })
  actor.start()
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      clock.increment(1000)
      await settled()
    }
  }
  return { actor, phone, pass, state: () => JSON.stringify(actor.getSnapshot().value) }
}

test('the phone is asked at 0, 5, 10, 15, 20, 30 and 40 seconds, one question at a time, and no more after two minutes', async () => {
  const { phone, pass, state } = world()
  await settled()
  const counts: number[] = [phone.asked]
  for (const seconds of [5, 5, 5, 5, 10, 10]) {
    await pass(seconds)
    counts.push(phone.asked)
  }
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7])
  await pass(80)
  expect(state()).toBe('"nothing"')
  const { asked } = phone
  await pass(60)
  expect(phone.asked).toBe(asked)
})

test('a value that comes is saved at once, and measuring again begins anew', async () => {
  const { actor, phone, pass, state } = world()
  await pass(7)
  phone.answer = async () => [reading]
  await pass(5)
  expect([state(), phone.saved, actor.getSnapshot().context.found]).toEqual(['"saved"', 1, [reading]])
  phone.answer = async () => []
  actor.send({ type: 'again.asked' })
  await settled()
  await settled()
  expect([state(), actor.getSnapshot().context.found]).toEqual(['{"waiting":"pausing"}', []])
})

test('coming back to the app asks at once, and a question under way is not doubled', async () => {
  const { actor, phone, pass } = world()
  await pass(2)
  actor.send({ type: 'app.resumed' })
  expect(phone.asked).toBe(2)
  const { promise, resolve } = Promise.withResolvers<readonly Measured[]>()
  phone.answer = () => promise
  await pass(6)
  expect(phone.asked).toBe(3)
  actor.send({ type: 'app.resumed' })
  await pass(20)
  expect(phone.asked).toBe(3)
  resolve([])
})

test('a question that fails or never ends does not end the waiting before its time', async () => {
  const { phone, pass, state } = world()
  phone.answer = () => Promise.reject(new Error('the store is busy'))
  await settled()
  await pass(20)
  expect(state()).toContain('waiting')
  phone.answer = () => new Promise(() => {})
  await pass(100)
  expect(state()).toBe('"nothing"')
})

test('a value that could not be saved is kept, and one tap saves it', async () => {
  let fails = true
  const { actor, phone, pass, state } = world({ saves: () => (fails ? Promise.reject(new Error('offline')) : Promise.resolve('saved' as const)) })
  phone.answer = async () => [reading]
  await pass(1)
  await pass(5)
  expect([state(), actor.getSnapshot().context.found]).toEqual(['"unsaved"', [reading]])
  fails = false
  actor.send({ type: 'save.asked' })
  actor.send({ type: 'save.asked' })
  await settled()
  expect([state(), phone.saved]).toEqual(['"saved"', 2])
})

test('a value that may not be kept says that a consent is missing, and is saved once it is there', async () => {
  const answers: ('saved' | 'needsConsent')[] = ['needsConsent', 'saved']
  const { actor, phone, pass, state } = world({ saves: async () => answers.shift() ?? ('saved' as const) })
  phone.answer = async () => [reading]
  await pass(6)
  expect([state(), actor.getSnapshot().context.needsConsent]).toEqual(['"unsaved"', true])
  actor.send({ type: 'save.asked' })
  await settled()
  expect(state()).toBe('"saved"')
})

test.each(['desktop', 'ios', 'oldShell', 'noConsent'] as const)('%s is told and not waited for; only a permission can be asked for', async (check) => {
  const { actor, phone, pass, state } = world({ check })
  await settled()
  expect([state(), actor.getSnapshot().context.blocked]).toEqual(['"blocked"', check])
  expect(actor.getSnapshot().can({ type: 'permission.asked' })).toBe(false)
  await pass(130)
  expect(phone.asked).toBe(0)
})

test('a permission that is given leads on, one that is refused says so, and one given in the settings is seen on return', async () => {
  const given = world({ check: 'noPermission' })
  await settled()
  given.actor.send({ type: 'permission.asked' })
  await settled()
  expect(given.state()).toContain('waiting')

  const refused = world({ check: 'noPermission', allow: 'noPermission' })
  await settled()
  refused.actor.send({ type: 'permission.asked' })
  await settled()
  expect([refused.state(), refused.actor.getSnapshot().context.blocked]).toEqual(['"blocked"', 'noPermission'])
  refused.phone.check = 'ready'
  refused.actor.send({ type: 'app.resumed' })
  await settled()
  expect(refused.state()).toContain('waiting')
})

test('a page that is left asks nothing more', async () => {
  const { actor, phone, pass } = world()
  await settled()
  actor.stop()
  await pass(60)
  expect(phone.asked).toBe(1)
})
