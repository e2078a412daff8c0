import { afterEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Measured } from './measured.ts'
import type { Readiness } from '#src/health-sync/sync-access.ts'
import { type Blocked, measurementMachine, type Saving } from './measurement.machine.ts'

const reading: Measured = { at: '20261119213000', values: [] }
afterEach(() => void vi.useRealTimers())
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

/** A phone that answers what it is told, and how often it was asked. */
function world({
  check = 'ready',
  allow = 'ready',
  saves = async () => 'saved',
}: { check?: 'ready' | Blocked | Error; allow?: Readiness; saves?: () => Promise<Saving> } = {}) {
  const clock = new SimulatedClock()
  const phone = {
    answer: async (): Promise<readonly Measured[]> => [],
    asked: 0,
    saved: 0,
    check: (): Promise<'ready' | Blocked> => (check instanceof Error ? Promise.reject(check) : Promise.resolve(check)),
    /** Since when the last question meant. */
    since: 0,
    /** Of each look at the phone: whether it was the first of a measurement. */
    looks: [] as boolean[],
  }
  const machine = measurementMachine.provide({
    actors: {
      check: fromPromise(({ input }) => {
        phone.looks.push(input.isFirst)
        return phone.check()
      }),
      askPermission: fromPromise(async () => allow),
      askPhone: fromPromise(({ input }) => {
        phone.asked += 1
        phone.since = input.since
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

test('the phone is asked at 0, 5, 10, 15, 20, 30 and 40 seconds, and no more after two minutes', async () => {
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
  const { actor, phone, pass, state } = world({
    saves: () => (fails ? Promise.reject(new Error('offline')) : Promise.resolve('saved')),
  })
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
  const answers: Saving[] = ['needsConsent', 'saved']
  const { actor, phone, pass, state } = world({ saves: async () => answers.shift() ?? 'saved' })
  phone.answer = async () => [reading]
  await pass(6)
  expect([state(), actor.getSnapshot().context.refusal]).toEqual(['"unsaved"', 'needsConsent'])
  actor.send({ type: 'save.asked' })
  await settled()
  expect(state()).toBe('"saved"')
})

test.each(['desktop', 'ios', 'oldShell', 'noConsent'] as const)(
  '%s is told and not waited for; only a permission can be asked for',
  async (check) => {
    const { actor, phone, pass, state } = world({ check })
    await settled()
    expect([state(), actor.getSnapshot().context.blocked]).toEqual(['"blocked"', check])
    expect(actor.getSnapshot().can({ type: 'permission.asked' })).toBe(false)
    await pass(130)
    expect(phone.asked).toBe(0)
  },
)

test.each([
  ['desktop', 1],
  ['ios', 1],
  ['oldShell', 1],
  ['noPermission', 2],
  ['noConsent', 2],
] as const)('%s: coming back to the app looks again only where that may tell something else', async (check, looks) => {
  const { actor, phone, state } = world({ check })
  await settled()
  actor.send({ type: 'app.resumed' })
  expect([state(), phone.looks.length]).toEqual([looks === 1 ? '"blocked"' : '"checking"', looks])
})

test('a permission given leads on, one refused says so, and one given in the settings is seen on return', async () => {
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
  refused.phone.check = async () => 'ready'
  refused.actor.send({ type: 'app.resumed' })
  await settled()
  expect(refused.state()).toContain('waiting')
})

test('what comes after two minutes is found on return or by a second look: one measurement [HLG-09]', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  const { actor, phone, pass, state } = world()
  await pass(125)
  expect(state()).toBe('"nothing"')
  vi.setSystemTime(1_300_000)
  actor.send({ type: 'app.resumed' })
  await settled()
  expect([phone.since, actor.getSnapshot().context.startedAt]).toEqual([1_000_000, 1_300_000])
  await pass(125)
  vi.setSystemTime(1_600_000)
  phone.answer = async () => [reading]
  actor.send({ type: 'again.asked' })
  for (let turn = 0; turn < 3; turn += 1) await settled()
  expect([state(), phone.since]).toEqual(['"saved"', 1_000_000])
  // The next measurement begins now.
  phone.answer = async () => []
  vi.setSystemTime(1_700_000)
  actor.send({ type: 'again.asked' })
  for (let turn = 0; turn < 3; turn += 1) await settled()
  expect([phone.since, phone.looks]).toEqual([1_700_000, [true, false, true]])
})

test('a value that nobody measures is told, is not sent again, and one may measure once more', async () => {
  const { actor, phone, pass, state } = world({ saves: async () => 'refused' })
  phone.answer = async () => [reading]
  await pass(6)
  expect([state(), actor.getSnapshot().context.refusal]).toEqual(['"unsaved"', 'refused'])
  phone.answer = async () => []
  actor.send({ type: 'again.asked' })
  for (let turn = 0; turn < 3; turn += 1) await settled()
  expect([state(), phone.saved, actor.getSnapshot().context]).toMatchObject([
    '{"waiting":"pausing"}',
    1,
    { found: [], refusal: null },
  ])
})

test('a value that was not sent for want of a connection is not measured again', async () => {
  const { actor, phone, pass, state } = world({ saves: () => Promise.reject(new Error('offline')) })
  phone.answer = async () => [reading]
  await pass(6)
  expect(actor.getSnapshot().can({ type: 'again.asked' })).toBe(false)
  expect(state()).toBe('"unsaved"')
})

test('a phone that could not be asked is no computer: the page says so and looks again', async () => {
  const { actor, phone, state } = world({ check: new Error('the code did not come') })
  await settled()
  expect([state(), actor.getSnapshot().context.blocked]).toEqual(['"blocked"', 'unreachable'])
  phone.check = async () => 'ready'
  actor.send({ type: 'again.asked' })
  await settled()
  expect(state()).toContain('waiting')
})

test('a phone that does not answer the check is given up after 20 seconds; a late answer changes nothing', async () => {
  const { actor, phone, pass, state } = world({ check: 'noPermission' })
  await settled()
  const { promise, resolve } = Promise.withResolvers<'ready'>()
  phone.check = () => promise
  actor.send({ type: 'again.asked' })
  await pass(19)
  expect(state()).toBe('"checking"')
  await pass(2)
  expect([state(), actor.getSnapshot().context.blocked]).toEqual(['"blocked"', 'unreachable'])
  resolve('ready')
  await settled()
  expect([state(), phone.asked]).toEqual(['"blocked"', 0])
})

test('a glucose of unknown time is asked about, each by itself, and saved with what was told', async () => {
  const untimed = (at: string): Measured => ({
    at,
    values: [
      {
        helhidxCode: null,
        helhidxVal: '128',
        helhidxOriCode: '2',
        helhidxLkeqmtCode: '1',
        heldType: 'health',
        inptDt: at,
        helhDate: at.slice(0, 8),
      },
    ],
  })
  const { actor, phone, pass, state } = world()
  phone.answer = async () => [untimed('20261119213000'), untimed('20261119213100')]
  await pass(6)
  expect([state(), phone.saved]).toEqual(['"untold"', 0])
  actor.send({ type: 'time.told', code: 'ABD' })
  expect([state(), phone.saved]).toEqual(['"untold"', 0])
  actor.send({ type: 'time.told', code: 'SBD' })
  await settled()
  expect([
    state(),
    phone.saved,
    actor.getSnapshot().context.found.flatMap(({ values }) => values.map(({ helhidxCode }) => helhidxCode)),
  ]).toEqual(['"saved"', 1, ['ABD', 'SBD']])
})

test('a page that is left asks nothing more', async () => {
  const { actor, phone, pass } = world()
  await settled()
  actor.stop()
  await pass(60)
  expect(phone.asked).toBe(1)
})
