import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { keptOf } from './kept-run.ts'
import type { StoredRun, Outcome, ProgrammeEvent } from './programme-events.ts'
import { programmeMachine } from './programme.machine.ts'
import { msToDeadline, type Plan, type Run } from './run.ts'
import { bodyOf } from './saved-run.ts'
import { steadyClock } from './steady-clock.ts'

/** 300 s by time, a set of ten at four seconds each, 60 s by time; 30 s of rest after each. */
const plan: Plan = {
  code: 'PG0012',
  name: '퇴근 뒤 전신 근력',
  moves: [
    { sn: 1, name: '제자리 걷기', sets: 1, reps: null, setS: 300, restS: 30, guide: null, drawing: null },
    { sn: 2, name: '스쿼트', sets: 1, reps: 10, setS: 40, restS: 30, guide: null, drawing: null },
    { sn: 3, name: '스트레칭', sets: 1, reps: null, setS: 60, restS: 30, guide: null, drawing: null },
  ],
}
const START = new Date('2026-11-19T18:40:00+09:00').getTime()
const HOUR = 3_600_000
const DAY = 24 * HOUR
const WRONG = [
  ['an hour ahead', HOUR],
  ['an hour back', -HOUR],
  ['a day ahead', DAY],
  ['a day back', -DAY],
] as const

beforeEach(() => void vi.useFakeTimers({ now: START }))
afterEach(() => void vi.useRealTimers())

/** The phone's clock is set; the page and its timers do not notice. */
const set = (byMs: number) => void vi.setSystemTime(Date.now() + byMs)
const seconds = (count: number) => void vi.advanceTimersByTime(count * 1000)

/** A programme in a page that begins now. */
function programme(
  { kept = null, ahead = () => 0 as number | null, outcomes = [] as Outcome[] } = {} as {
    kept?: StoredRun | null
    ahead?: () => number | null
    outcomes?: Outcome[]
  },
) {
  const clock = steadyClock()
  const sent: Run[] = []
  const actor = createActor(
    programmeMachine.provide({
      actors: {
        save: fromPromise<Outcome, Run>(async ({ input }) => (sent.push(input), outcomes.shift() ?? { is: 'lost' })),
      },
    }),
    { input: { kept, now: clock.now, ahead } },
  ).start()
  const send = (...types: Exclude<ProgrammeEvent['type'], 'programme.opened' | 'session.began'>[]) =>
    types.forEach((type) => actor.send({ type }))
  return {
    clock,
    sent,
    send,
    open: () => actor.send({ type: 'programme.opened', plan }),
    comeBack: () => (clock.wake(), send('app.resumed')),
    state: () => {
      const { value } = actor.getSnapshot()
      return typeof value === 'object' ? value.underWay : value
    },
    run: () => {
      const { run } = actor.getSnapshot().context
      if (!run) throw new Error('nothing is under way')
      return run
    },
    // written by keptOf one step before
    kept: (): StoredRun | null => JSON.parse(JSON.stringify(keptOf(actor.getSnapshot()))) as StoredRun | null,
    kill: () => actor.stop(),
  }
}

describe.each(WRONG)('a clock that is set %s', (_how, byMs) => {
  test('while a set runs changes nothing of its deadline', () => {
    const { open, send, state, run } = programme()
    open()
    send('set.begun')
    seconds(100)
    set(byMs)
    seconds(199)
    expect(state()).toBe('moving')
    seconds(1)
    expect([state(), run().spentMs[0], run().done[0]]).toEqual(['resting', 300_000, [true]])
    expect(bodyOf(run()).startDt).toBe('20261119184000')
  })

  test('while a rest runs lets the next set begin when it is over', () => {
    const { open, send, state, run } = programme()
    open()
    send('set.begun', 'set.ended')
    seconds(10)
    set(byMs)
    seconds(19)
    expect(state()).toBe('resting')
    seconds(1)
    expect([state(), run().restedMs]).toEqual(['moving', 30_000])
  })

  test('leaves of a set that is stopped what was left of it', () => {
    const { open, send, run } = programme()
    open()
    send('set.begun')
    seconds(100)
    set(byMs)
    send('set.paused')
    expect(run().leftMs).toBe(200_000)
  })

  test.each(['ready', 'paused', 'resting'] as const)('over a reload while %s keeps the run, and its card', (where) => {
    const before = programme()
    before.open()
    before.send('set.begun')
    seconds(100)
    if (where === 'paused') before.send('set.paused')
    else before.send('set.ended')
    if (where === 'ready') before.send('set.paused')
    const kept = before.kept()
    before.kill()
    set(byMs)
    const again = programme({ kept })
    seconds(0)
    const sooner = where === 'resting' && byMs > 0 ? 'ready' : where
    const found = byMs === DAY ? 'stale' : sooner
    expect([again.state(), again.run().done, again.run().spentMs]).toEqual([found, kept?.run.done, kept?.run.spentMs])
    expect(again.run().touchedMs).toBeLessThanOrEqual(Date.now())
  })
})

/** A set that was moving when its page went, and the clock with it. */
function reloadedWith(byMs: number) {
  const before = programme()
  before.open()
  before.send('set.begun')
  seconds(100)
  const kept = before.kept()
  before.kill()
  set(byMs)
  const again = programme({ kept })
  seconds(0)
  return again
}

test.each([
  [HOUR, 'over'],
  [DAY, 'stale'],
])('set ahead by %i ms over a reload, a set that was on is not done by itself', (byMs, found) => {
  const { state, run } = reloadedWith(byMs)
  expect([state(), run().done[0]]).toEqual([found, [false]])
})

test.each([-HOUR, -DAY])(
  'set back by %i ms over a reload, a set that was on runs for no longer than it is, and is not done by itself',
  (byMs) => {
    const { state, run, clock } = reloadedWith(byMs)
    expect([state(), msToDeadline(run(), clock.now())]).toEqual(['moving', 300_000])
    expect(run().touchedMs, 'the card does not speak of tomorrow').toBeLessThanOrEqual(Date.now())
    seconds(300)
    expect([state(), run().spentMs[0], run().done[0]]).toEqual(['over', 300_000, [false]])
  },
)

test('set a day ahead over a reload it is only to be saved, and put right again it goes on', () => {
  const before = programme()
  before.open()
  before.send('set.begun', 'set.ended', 'set.paused')
  set(DAY)
  const wrong = programme({ kept: before.kept() })
  expect(wrong.state()).toBe('stale')
  set(-DAY)
  expect(programme({ kept: wrong.kept() }).state()).toBe('ready')
})

test('a clock set ahead in the background is like sleep: the set waits for a tap, counts no longer than it is', () => {
  const { open, send, state, run, comeBack } = programme()
  open()
  send('set.begun')
  seconds(100)
  send('app.hidden')
  set(HOUR)
  comeBack()
  expect([state(), run().spentMs[0]]).toEqual(['over', 300_000])
})

test('set back behind another app the set goes on', () => {
  const { open, send, state, comeBack } = programme()
  open()
  send('set.begun', 'app.hidden')
  seconds(100)
  set(-HOUR)
  comeBack()
  expect(state()).toBe('moving')
  seconds(199)
  expect(state()).toBe('moving')
  seconds(1)
  expect(state()).toBe('over')
})

describe.each(WRONG)('a phone whose clock was %s all the time', (_how, byMs) => {
  test('saves at the time of the server, whose clock home had told', () => {
    set(byMs)
    const { open, send, sent, run } = programme({ ahead: () => -byMs })
    open()
    send('set.begun')
    seconds(300)
    send('run.ended')
    expect(sent).toHaveLength(1)
    const { startDt, endDt } = bodyOf(run())
    expect([startDt, endDt]).toEqual(['20261119184000', '20261119184500'])
  })

  test('is dated before anything is sent if nobody had told; what is lost is resent under the same key', async () => {
    set(byMs)
    const one = programme({ ahead: () => null, outcomes: [{ is: 'dated', aheadMs: -byMs }] })
    one.open()
    one.send('set.begun')
    seconds(300)
    one.send('run.ended')
    await vi.advanceTimersByTimeAsync(0)
    expect(one.sent.map(({ aheadMs }) => aheadMs)).toEqual([null, -byMs])
    const kept = one.kept()
    expect([kept?.phase, kept?.run.aheadMs]).toEqual(['saving', -byMs])
    one.kill()
    set(-byMs)
    const again = programme({
      kept,
      ahead: () => 0,
      outcomes: [{ is: 'saved', saved: { workoutSn: 7, minutes: 5, kcal: 20, movesDone: 1 } }],
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(again.state()).toBe('saved')
    expect([...one.sent.slice(1), ...again.sent].map((run) => bodyOf(run).startDt)).toEqual([
      '20261119184000',
      '20261119184000',
    ])
  })
})

test('an evening by a phone that is an hour back is the next day in Seoul', () => {
  vi.setSystemTime(new Date('2026-11-19T23:40:00+09:00'))
  const { open, send, run } = programme({ ahead: () => HOUR })
  open()
  send('set.begun')
  seconds(60)
  send('set.ended')
  expect(bodyOf(run()).startDt).toBe('20261120004000')
})

test('begun by a clock that was ahead and put right before anybody told, it began no later than it could', () => {
  set(DAY)
  const before = programme({ ahead: () => null })
  before.open()
  before.send('set.begun')
  seconds(300)
  const kept = before.kept()
  before.kill()
  set(-DAY)
  const { run } = programme({ kept })
  const { startDt } = bodyOf(run())
  expect(startDt).toBe('20261119184000')
})
