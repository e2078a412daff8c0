// One machine and all its ways over one stand-in for provider and server: a few lines over 300.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Answer, Fetched, Person, Provider, Refused } from './sign-in.ts'
import { type StoredRequest, signInMachine, type SignInEvent } from './sign-in.machine.ts'

const HANBIT: Provider = { code: '01', name: '한빛인증', asksCompany: false, appUrl: null }
const MARU: Provider = { ...HANBIT, code: '02', name: '마루인증' }
const PERSON: Person = { realName: '한새벽', birthday: '19991102', mobileNo: '01000001119', telecomCode: null }
const CHECKUP: Fetched = { checkupSeq: 1, checkupDt: '20260514', hospitalNm: '한빛내과 검진센터' }
const START = new Date('2026-11-19T12:41:00+09:00')
const MINUTE = 60_000

beforeEach(() => void vi.useFakeTimers({ now: START }))
afterEach(() => void vi.useRealTimers())

/** A sign-in whose provider and server answer by hand. */
function signIn(kept: StoredRequest | null = null) {
  const calls = { start: [] as string[], corrects: [] as boolean[], ask: 0, fetch: 0 }
  let begun = Promise.withResolvers<{ request: { txId: string; untilMs: number } } | { refused: Refused }>()
  let asked = Promise.withResolvers<Answer | { refused: Refused }>()
  let brought = Promise.withResolvers<{ fetched: readonly Fetched[] } | { refused: Refused }>()
  const actor = createActor(
    signInMachine.provide({
      actors: {
        start: fromPromise(({ input }) => {
          calls.start.push(`${input.provider?.code} ${input.person?.realName}`)
          calls.corrects.push(input.corrects)
          begun = Promise.withResolvers()
          return begun.promise
        }),
        ask: fromPromise(() => {
          calls.ask += 1
          asked = Promise.withResolvers()
          return asked.promise
        }),
        fetch: fromPromise(() => {
          calls.fetch += 1
          brought = Promise.withResolvers()
          return brought.promise
        }),
      },
    }),
    { input: { kept, clock: () => Date.now() } },
  ).start()
  const settle = () => vi.advanceTimersByTimeAsync(0)
  const send = (
    ...events: (SignInEvent | 'page.opened' | 'page.left' | 'app.resumed' | 'look.asked' | 'again.asked')[]
  ) => events.forEach((event) => actor.send(typeof event === 'string' ? { type: event } : event))
  return {
    calls,
    send,
    state: () => JSON.stringify(actor.getSnapshot().value).replaceAll('"', ''),
    facts: () => actor.getSnapshot().context,
    choose: (provider = HANBIT) => send({ type: 'provider.chosen', provider }),
    tell: (person = PERSON) => send({ type: 'person.sent', person }),
    begin: async (untilMs = START.getTime() + 5 * MINUTE) => (
      begun.resolve({ request: { txId: 'tx-1', untilMs } }),
      await settle()
    ),
    unreachable: async () => (begun.reject(new Error('offline')), await settle()),
    refuse: async (about: Refused['about'], message: string | null = '안 돼요') => (
      begun.resolve({ refused: { about, message } }),
      await settle()
    ),
    answer: async (is: Answer['is'], reason: string | null = null) => (asked.resolve({ is, reason }), await settle()),
    gone: async () => (asked.resolve({ refused: { about: 'gone', message: null } }), await settle()),
    lose: async () => (asked.reject(new Error('offline')), await settle()),
    bring: async (fetched: readonly Fetched[]) => (brought.resolve({ fetched }), await settle()),
    bringNot: async (refused: Refused | null) => (
      refused === null ? brought.reject(new Error('offline')) : brought.resolve({ refused }),
      await settle()
    ),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  }
}

/** One that waits for the yes. */
async function waiting() {
  const one = signIn()
  one.choose()
  one.tell()
  await one.begin()
  return one
}

describe('the way there', () => {
  test('who confirms comes first: a person without a provider is not sent', () => {
    const { tell, state, calls } = signIn()
    tell()
    expect([state(), calls.start]).toEqual(['choosing', []])
  })

  test('a double tap sends one request', async () => {
    const { choose, tell, begin, state, calls } = signIn()
    choose()
    tell()
    tell()
    expect(state()).toBe('starting')
    await begin()
    expect([state(), calls.start]).toEqual(['{waiting:pausing}', ['01 한새벽']])
  })

  test('refused, it is back at what was typed, with the server’s sentence', async () => {
    const { choose, tell, refuse, state, facts } = signIn()
    choose()
    tell()
    await refuse('whole', '12:40부터 다시 할 수 있어요.')
    expect([state(), facts().refused?.message, facts().person]).toEqual([
      'filling',
      '12:40부터 다시 할 수 있어요.',
      PERSON,
    ])
  })

  test('without consent it is back at the first page', async () => {
    const { choose, tell, refuse, state } = signIn()
    choose()
    tell()
    await refuse('consent')
    expect(state()).toBe('choosing')
  })

  test('another provider keeps the person and leaves the request that waits', async () => {
    const { choose, state, facts, pass, calls } = await waiting()
    choose(MARU)
    expect([state(), facts().person, facts().request]).toEqual(['filling', PERSON, null])
    await pass(MINUTE)
    expect(calls.ask).toBe(0)
  })
})

describe('waiting for the yes', () => {
  test('it asks every five seconds, one question at a time', async () => {
    const { pass, answer, send, state, calls } = await waiting()
    await pass(4999)
    expect(calls.ask).toBe(0)
    await pass(1)
    send('app.resumed', 'look.asked')
    expect([state(), calls.ask]).toEqual(['{waiting:asking}', 1])
    await answer('WAIT')
    await pass(5000)
    expect(calls.ask).toBe(2)
  })

  test('whoever comes back is asked for at once, and goes on by itself', async () => {
    const { send, answer, bring, state, facts } = await waiting()
    send('app.resumed')
    await answer('DONE')
    expect(state()).toBe('fetching')
    await bring([CHECKUP])
    expect([state(), facts().fetched]).toEqual(['fetched', [CHECKUP]])
  })

  test('denied and expired keep what was typed, and sending again is a new request', async () => {
    const one = await waiting()
    one.send('look.asked')
    await one.answer('DENIED', '앱에서 취소했어요.')
    expect([one.state(), one.facts().reason, one.facts().person]).toEqual(['denied', '앱에서 취소했어요.', PERSON])
    one.send('again.asked')
    expect([one.state(), one.facts().reason]).toEqual(['starting', null])
    await one.begin()
    one.send('look.asked')
    await one.answer('EXPIRED')
    expect([one.state(), one.calls.start.length]).toEqual(['expired', 2])
  })

  test('the last question falls on the end of the time, and the server decides: a late yes still counts', async () => {
    const { pass, answer, state, calls } = await waiting()
    for (let at = 0; at < 59; at += 1) {
      await pass(5000)
      await answer('WAIT')
    }
    await pass(5000)
    expect([calls.ask, Date.now()]).toEqual([60, START.getTime() + 5 * MINUTE])
    await answer('DONE')
    expect(state()).toBe('fetching')
  })

  test('without a connection the clock runs on; over without an answer it is over', async () => {
    const { pass, lose, state, facts } = await waiting()
    await pass(5000)
    await lose()
    expect([state(), facts().isLost]).toEqual(['{waiting:pausing}', true])
    await pass(5 * MINUTE)
    await lose()
    expect(state()).toBe('expired')
  })

  test('an answer takes the line about the connection away', async () => {
    const { send, pass, lose, answer, facts } = await waiting()
    send('app.resumed')
    await lose()
    await pass(5000)
    await answer('WAIT')
    expect(facts().isLost).toBe(false)
  })

  test('a question without an answer is dropped and asked again: the yes came while the phone slept', async () => {
    const { pass, send, answer, state, facts, calls } = await waiting()
    await pass(5000)
    await pass(9999)
    expect([state(), calls.ask]).toEqual(['{waiting:asking}', 1])
    await pass(1)
    expect([state(), facts().isLost]).toEqual(['{waiting:pausing}', true])
    send('app.resumed')
    await answer('DONE')
    expect([state(), calls.ask]).toEqual(['fetching', 2])
  })

  test('nobody is asked for one who has left, and coming back asks at once', async () => {
    const { send, pass, state, calls } = await waiting()
    send('page.left')
    await pass(MINUTE)
    expect([state(), calls.ask]).toEqual(['away', 0])
    send('page.opened')
    expect([state(), calls.ask]).toEqual(['{waiting:asking}', 1])
  })

  test('one that the server does not know begins anew', async () => {
    const { send, gone, state, facts } = await waiting()
    send('look.asked')
    await gone()
    expect([state(), facts().request]).toEqual(['choosing', null])
  })
})

describe('the results', () => {
  const done = async () => {
    const one = await waiting()
    one.send('look.asked')
    await one.answer('DONE')
    return one
  }

  test('none is an end of its own', async () => {
    const { bring, state } = await done()
    await bring([])
    expect(state()).toBe('none')
  })

  test('not brought, they are asked for again with the same yes', async () => {
    const { bringNot, bring, send, state, calls } = await done()
    await bringNot(null)
    expect(state()).toBe('unfetched')
    send('again.asked')
    await bring([CHECKUP])
    expect([state(), calls.start.length, calls.fetch]).toEqual(['fetched', 1, 2])
  })

  test('a consent withdrawn meanwhile leads to the first page, a yes that is too old to its end', async () => {
    const withdrawn = await done()
    await withdrawn.bringNot({ about: 'consent', message: null })
    expect(withdrawn.state()).toBe('choosing')
    const old = await done()
    await old.bringNot({ about: 'late', message: null })
    expect(old.state()).toBe('expired')
  })
})

test('a reload goes on from the kept number without the person, who is asked for when it is sent again', async () => {
  const { send, answer, state, facts, calls } = signIn({
    provider: HANBIT,
    request: { txId: 'tx-1', untilMs: START.getTime() + MINUTE },
  })
  expect([state(), calls.ask]).toEqual(['away', 0])
  send('page.opened')
  await answer('EXPIRED')
  send('again.asked')
  expect([state(), facts().provider, facts().person]).toEqual(['filling', HANBIT, null])
})

test('whoever goes back to the person sends anew, from a request that waits as from one that has ended', async () => {
  const one = await waiting()
  one.send('page.left')
  one.tell()
  expect([one.state(), one.facts().request]).toEqual(['starting', null])
  await one.begin()
  one.send('look.asked')
  await one.answer('DENIED')
  one.tell()
  expect([one.state(), one.calls.start.length]).toEqual(['starting', 3])
})

describe('what was corrected is sent anew, though a request waits', () => {
  const OTHER = { ...PERSON, mobileNo: '01000001120' }

  test('from the page of the person, and from that of the provider; the same person is not sent twice', async () => {
    const { tell, choose, begin, calls } = await waiting()
    tell()
    await begin()
    tell(OTHER)
    await begin()
    choose()
    tell(OTHER)
    await begin()
    choose()
    tell()
    await begin()
    // Nothing waits at another provider that would have to end; at the first one it still does.
    choose(MARU)
    tell(OTHER)
    await begin()
    choose()
    tell(OTHER)
    expect(calls.corrects).toEqual([false, false, true, false, true, false, true])
  })

  test('after a lost answer the same again is no correction, another number is, until it is answered', async () => {
    const { choose, tell, unreachable, refuse, calls } = signIn()
    choose()
    tell()
    await unreachable()
    tell()
    await unreachable()
    tell(OTHER)
    await unreachable()
    tell(OTHER)
    await refuse('whole')
    tell(OTHER)
    expect(calls.corrects).toEqual([false, false, true, true, true])
  })

  test('after a reload nobody knows who was meant: it is sent anew until the waiting request is answered', async () => {
    const { tell, refuse, calls } = signIn({
      provider: HANBIT,
      request: { txId: 'tx-1', untilMs: START.getTime() + MINUTE },
    })
    tell()
    await refuse('whole')
    tell()
    expect(calls.corrects).toEqual([true, false])
  })
})

test('when the session ends nothing is left of it', async () => {
  const { send, state, facts, pass, calls } = await waiting()
  send({ type: 'session.ended' })
  await pass(MINUTE)
  expect([state(), facts().person, facts().provider, facts().request, facts().told, calls.ask]).toEqual([
    'choosing',
    null,
    null,
    null,
    {},
    0,
  ])
})
