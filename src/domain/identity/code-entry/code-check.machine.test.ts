import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import {
  codeCheckMachine,
  RESEND_MS,
  type Block,
  type CodeEvent,
  type Outcome,
  type Sent,
} from './code-check.machine.ts'

const SENT: Sent = { is: 'sent', authSeq: 1, expireSec: 180 }
const WRONG = (failCnt: number): Outcome => ({ is: 'wrong', failCnt, failMaxCnt: 5 })
const RIGHT: Outcome = { is: 'right', key: 'key-1' }

function check({
  sent = [],
  outcomes = [],
  block = { until: '202611191140' },
}: { sent?: (Sent | 'nobody')[]; outcomes?: (Outcome | 'nobody')[]; block?: Block | 'nobody' } = {}) {
  const clock = new SimulatedClock()
  const asked: [string, unknown][] = []
  const give = <T>(name: string, input: unknown, answer: T | 'nobody') => {
    asked.push([name, input])
    return answer === 'nobody' ? Promise.reject(new Error('offline')) : Promise.resolve(answer)
  }
  const actor = createActor(
    codeCheckMachine.provide({
      actors: {
        send: fromPromise(({ input }) => give('send', input, sent.shift() ?? SENT)),
        confirm: fromPromise(({ input }) => give('confirm', input, outcomes.shift() ?? RIGHT)),
        block: fromPromise(({ input }) => give('block', input, block)),
      },
    }),
    { input: { clock: () => clock.now() }, clock },
  ).start()
  const settle = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  return {
    clock,
    asked,
    at: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    async send(...events: CodeEvent[]) {
      for (const event of events) {
        actor.send(event)
        await settle()
      }
    },
  }
}
const ASK: CodeEvent = { type: 'code.asked', to: '01000000311' }
const TYPE: CodeEvent = { type: 'code.typed', authNo: '482913' }

test('a code is sent, typed and right: the key goes on [MBR-12]', async () => {
  const it = check()
  await it.send(ASK, TYPE)
  expect(it.at()).toBe('confirmed')
  expect(it.context().key).toBe('key-1')
  expect(it.asked).toEqual([
    ['send', { to: '01000000311' }],
    ['confirm', { authSeq: 1, authNo: '482913' }],
  ])
})

test('a wrong one says how many tries are left; the last leads to until when [MBR-19] [MYP-06]', async () => {
  const it = check({ outcomes: [1, 2, 3, 4, 5].map(WRONG) })
  await it.send(ASK, TYPE)
  expect([it.at(), it.context().left]).toEqual(['waiting', 4])
  await it.send(TYPE, TYPE, TYPE, TYPE)
  expect([it.at(), it.context().until]).toEqual(['blocked', '202611191140'])
  await it.send(TYPE, { type: 'code.askedAgain' })
  expect(it.at()).toBe('blocked')
  expect(it.asked.filter(([name]) => name === 'confirm')).toHaveLength(5)
})

test('blocked it is, too, where nobody says until when', async () => {
  const it = check({ outcomes: [WRONG(5)], block: 'nobody' })
  await it.send(ASK, TYPE)
  expect([it.at(), it.context().until]).toEqual(['blocked', null])
})

test('after its time a code is not sent to the server; another one is', async () => {
  const it = check({ sent: [SENT, { is: 'sent', authSeq: 2, expireSec: 180 }] })
  await it.send(ASK)
  it.clock.increment(180_000)
  expect(it.at()).toBe('expired')
  await it.send(TYPE)
  expect(it.at()).toBe('expired')
  await it.send({ type: 'code.askedAgain' }, TYPE)
  expect(it.at()).toBe('confirmed')
  expect(it.asked.at(-1)).toEqual(['confirm', { authSeq: 2, authNo: '482913' }])
})

test('a wrong code does not lengthen its time', async () => {
  const it = check({ outcomes: [WRONG(1)] })
  await it.send(ASK)
  it.clock.increment(170_000)
  await it.send(TYPE)
  it.clock.increment(9_999)
  expect(it.at()).toBe('waiting')
  it.clock.increment(1)
  expect(it.at()).toBe('expired')
})

test('another code may be asked for after thirty seconds', async () => {
  const it = check()
  await it.send(ASK, { type: 'code.askedAgain' })
  expect(it.asked).toHaveLength(1)
  it.clock.increment(RESEND_MS)
  await it.send({ type: 'code.askedAgain' })
  expect(it.asked).toHaveLength(2)
})

test.each<[string, Sent | 'nobody', unknown]>([
  [
    'refused in its words',
    { is: 'refused', words: '오늘은 더 보낼 수 없어요.' },
    { refused: '오늘은 더 보낼 수 없어요.' },
  ],
  ['unanswered', 'nobody', 'unreachable'],
])('a first code that is %s leaves the number to be sent again', async (_name, sent, problem) => {
  const it = check({ sent: [sent] })
  await it.send(ASK)
  expect([it.at(), it.context().problem]).toEqual(['asking', problem])
  await it.send(ASK)
  expect([it.at(), it.context().problem]).toEqual(['waiting', null])
})

test('a code that reached nobody costs no try and can be sent again', async () => {
  const it = check({ outcomes: ['nobody'] })
  await it.send(ASK, TYPE)
  expect([it.at(), it.context().problem, it.context().left]).toEqual(['waiting', 'unreachable', null])
  await it.send(TYPE)
  expect(it.at()).toBe('confirmed')
})

test('another number begins anew', async () => {
  const it = check({ outcomes: [WRONG(1)] })
  await it.send(ASK, TYPE, { type: 'code.left' })
  expect(it.at()).toBe('asking')
  await it.send({ type: 'code.asked', to: '01000000312' })
  expect(it.context()).toMatchObject({ to: '01000000312', left: null })
})

test('a try that is not counted was at a code that another has replaced: a new one is asked for [MYP-06]', async () => {
  const it = check({
    sent: [SENT, 'nobody', { is: 'sent', authSeq: 3, expireSec: 180 }],
    outcomes: [WRONG(1), WRONG(0), RIGHT],
  })
  await it.send(ASK, TYPE)
  it.clock.increment(RESEND_MS)
  // The text came, its answer did not: the page knows the older code alone.
  await it.send({ type: 'code.askedAgain' }, TYPE)
  expect([it.at(), it.context().isReplaced]).toEqual(['expired', true])
  await it.send({ type: 'code.askedAgain' })
  expect([it.at(), it.context().isReplaced, it.context().left]).toEqual(['waiting', false, null])
  await it.send(TYPE)
  expect(it.at()).toBe('confirmed')
})
