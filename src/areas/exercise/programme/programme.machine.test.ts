// One sentence a step and a way to leave it: the machine is not the test of several files. Over 300 lines, because each
// state is left in each way.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { keptOf } from './kept-run.ts'
import type { StoredRun, Outcome, ProgrammeEvent } from './programme-events.ts'
import { programmeMachine } from './programme.machine.ts'
import { minutesLeft, sharesOf, type Plan, type Run } from './run.ts'
import { bodyOf } from './saved-run.ts'

/** 300 s by time, two sets of ten with 30 s of rest after each, 60 s by time. */
const plan: Plan = {
  code: 'PG0012',
  name: '퇴근 뒤 전신 근력',
  moves: [
    { sn: 1, name: '제자리 걷기', sets: 1, reps: null, setS: 300, restS: 30, guide: null, drawing: null },
    {
      sn: 2,
      name: '스쿼트',
      sets: 2,
      reps: 10,
      setS: 160,
      restS: 30,
      guide: '무릎이 발끝을 넘지 않게 앉아요.',
      drawing: 'SQUAT',
    },
    { sn: 3, name: '스트레칭', sets: 1, reps: null, setS: 60, restS: 0, guide: null, drawing: null },
  ],
}
const START = new Date('2026-11-19T18:40:00+09:00')

beforeEach(() => void vi.useFakeTimers({ now: START }))
afterEach(() => void vi.useRealTimers())

/** A programme whose saving is answered by hand. */
function programme(kept: StoredRun | null = null) {
  const sent: Run[] = []
  let saving = Promise.withResolvers<Outcome>()
  const actor = createActor(
    programmeMachine.provide({
      actors: {
        save: fromPromise<Outcome, Run>(({ input }) => {
          sent.push(input)
          saving = Promise.withResolvers<Outcome>()
          return saving.promise
        }),
      },
    }),
    { input: { kept } },
  ).start()
  const send = (
    ...events: (ProgrammeEvent | Exclude<ProgrammeEvent['type'], 'programme.opened' | 'session.began'>)[]
  ) => events.forEach((event) => actor.send(typeof event === 'string' ? { type: event } : event))
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    send,
    sent,
    open: () => send({ type: 'programme.opened', plan }),
    state: () => {
      const { value } = actor.getSnapshot()
      return typeof value === 'object' ? value.underWay : value
    },
    run: () => {
      const { run } = actor.getSnapshot().context
      if (!run) throw new Error('nothing is under way')
      return run
    },
    /** `1.0 y nn n`: the place, and each move's sets. */
    told: () => {
      const { at, done } = actor.getSnapshot().context.run ?? { at: { move: -1, set: -1 }, done: [] }
      return `${at.move}.${at.set} ${done.map((sets) => sets.map((is) => (is ? 'y' : 'n')).join('')).join(' ')}`
    },
    /** As the page keeps it: only what survives being written down. */
    // written by keptOf one step before
    kept: (): StoredRun | null => JSON.parse(JSON.stringify(keptOf(actor.getSnapshot()))) as StoredRun | null,
    problem: () => actor.getSnapshot().context.problem,
    saved: () => actor.getSnapshot().context.saved,
    kill: () => actor.stop(),
    ends: async (outcome: Outcome) => {
      saving.resolve(outcome)
      await settle()
    },
    fails: async () => {
      saving.reject(new Error('no'))
      await settle()
    },
  }
}
const seconds = (count: number) => void vi.advanceTimersByTime(count * 1000)
const saved: Outcome = { is: 'saved', saved: { workoutSn: 7, minutes: 9, kcal: 80, movesDone: 3 } }

/** Every way to a state that can be kept. */
const WAYS: Record<string, (one: ReturnType<typeof programme>) => void | Promise<void>> = {
  ready: (one) => one.open(),
  moving: (one) => (one.open(), one.send('set.begun'), seconds(10)),
  paused: (one) => (one.open(), one.send('set.begun'), seconds(10), one.send('set.paused')),
  over: (one) => (one.open(), one.send('set.begun', 'app.hidden'), seconds(301)),
  resting: (one) => (one.open(), one.send('set.begun'), seconds(300), seconds(10)),
  saving: (one) => (one.open(), one.send('set.begun', 'set.ended', 'run.ended')),
  unsaved: async (one) => {
    one.open()
    one.send('set.begun', 'set.ended', 'run.ended')
    await one.ends({ is: 'lost' })
  },
}

describe('going through a programme', () => {
  test('a timed set ends by itself, its rest begins, and the next set after it', () => {
    const { open, send, state, told } = programme()
    open()
    expect([state(), told()]).toEqual(['ready', '0.0 n nn n'])
    send('set.begun')
    seconds(299)
    expect(state()).toBe('moving')
    seconds(1)
    expect([state(), told()]).toEqual(['resting', '1.0 y nn n'])
    seconds(30)
    expect([state(), told()]).toEqual(['moving', '1.0 y nn n'])
  })

  test('a set of repetitions is counted and then waits for its member', () => {
    const { open, send, state, told } = programme()
    open()
    send('set.begun', 'set.ended', 'set.begun')
    seconds(39)
    expect(state()).toBe('moving')
    seconds(1)
    expect([state(), told()]).toEqual(['over', '1.0 y nn n'])
    seconds(3600)
    send('set.ended')
    expect([state(), told()]).toEqual(['resting', '1.1 y yn n'])
  })

  test('whoever takes more breath than the counting is as far as anybody, as long as the plan gives the set', () => {
    const { open, send, state, told, run, sent } = programme()
    open()
    send('set.begun', 'set.ended', 'set.begun')
    seconds(40)
    expect([state(), sharesOf(run(), Date.now())[1]]).toEqual(['over', 0.5])
    seconds(50)
    send('set.ended')
    expect([state(), told(), run().spentMs[1]]).toEqual(['resting', '1.1 y yn n', 90_000])
    send('set.begun')
    seconds(40 + 3600)
    expect([state(), run().clock], 'nothing runs any more, and the screen may go dark').toEqual(['over', null])
    send('set.ended')
    expect(run().spentMs[1], 'the plan gives it 160 s').toBe(90_000 + 160_000)
    send('run.ended')
    expect(bodyOf(sent[0] as Run).moveList[1]).toEqual({ moveSn: 2, doneYn: 'Y', moveSec: 250 })
  })

  test.each(['app.hidden', 'set.paused'] as const)(
    'after %s nobody counts the breath any more, and the set is still its member’s to end',
    (away) => {
      const { open, send, state, told, run } = programme()
      open()
      send('set.begun', 'set.ended', 'set.begun')
      seconds(40 + 20)
      send(away)
      seconds(60)
      send('app.resumed')
      expect(state()).toBe('over')
      send('set.ended')
      expect([told(), run().spentMs[1]]).toEqual(['1.1 y yn n', 60_000])
    },
  )

  test('the last set leads to the saving, with every move in it and the first start as its key', () => {
    const { open, send, state, sent } = programme()
    open()
    send('set.begun')
    seconds(300 + 30 + 20)
    send('set.ended')
    seconds(30 + 30)
    send('set.ended', 'set.begun')
    seconds(60)
    expect(state()).toBe('saving')
    expect(sent).toHaveLength(1)
    expect(bodyOf(sent[0] as Run)).toEqual({
      prgmCode: 'PG0012',
      startDt: '20261119184000',
      // 300 + 20 + 30 + 60 moving, 30 + 30 resting: the rest that was cut counts as long as it was
      endDt: '20261119184750',
      moveList: [
        { moveSn: 1, doneYn: 'Y', moveSec: 300 },
        { moveSn: 2, doneYn: 'Y', moveSec: 50 },
        { moveSn: 3, doneYn: 'Y', moveSec: 60 },
      ],
    })
  })

  test('a pause stops the clock, and what was left of the set is left', () => {
    const { open, send, state, run } = programme()
    open()
    send('set.begun')
    seconds(100)
    send('set.paused')
    seconds(3600)
    expect([state(), run().leftMs]).toEqual(['paused', 200_000])
    send('set.begun')
    seconds(199)
    expect(state()).toBe('moving')
    seconds(1)
    expect([state(), run().spentMs[0]]).toEqual(['resting', 300_000])
  })

  test('a set that is left out is not done, and the one before can be done once more', () => {
    const { open, send, state, told } = programme()
    open()
    send('set.begun', 'set.skipped')
    expect([state(), told()]).toEqual(['ready', '1.0 n nn n'])
    send('set.begun', 'set.ended', 'set.back')
    expect([state(), told()]).toEqual(['ready', '1.0 n nn n'])
    send('set.back', 'set.back')
    expect(told()).toBe('0.0 n nn n')
  })

  test('with every set left out there is nothing to save', () => {
    const { open, send, state, sent } = programme()
    open()
    send('set.skipped', 'set.skipped', 'set.skipped', 'set.skipped')
    expect([state(), sent.length]).toEqual(['nothing', 0])
    send('result.closed')
    expect(state()).toBe('idle')
  })

  test('ended early it is saved as far as it went, dropped it is nothing', () => {
    const one = programme()
    one.open()
    one.send('set.begun', 'set.ended', 'run.ended')
    expect(one.state()).toBe('saving')
    expect(bodyOf(one.run()).moveList.map(({ doneYn }) => doneYn)).toEqual(['Y', 'N', 'N'])
    const other = programme()
    other.open()
    other.send('set.begun', 'set.ended', 'run.dropped')
    expect([other.state(), other.kept()]).toEqual(['idle', null])
  })

  test('another programme does not push out the one that is under way', () => {
    const { open, send, told } = programme()
    open()
    send('set.begun', 'set.ended', { type: 'programme.opened', plan: { ...plan, code: 'PG0020' } })
    expect(told()).toBe('1.0 y nn n')
  })

  test('the minutes that are left are the plan’s, less what has run', () => {
    const { open, send, run } = programme()
    open()
    expect(minutesLeft(run(), Date.now())).toBe(Math.round((300 + 30 + 2 * (160 + 30) + 60) / 60))
    send('set.begun')
    seconds(240)
    expect(minutesLeft(run(), Date.now())).toBe(Math.round((60 + 30 + 2 * (160 + 30) + 60) / 60))
  })
})

describe('what nobody watched', () => {
  test.each(['set', 'rest'])('is not done: the %s that ran out while the page was away waits for a tap', (what) => {
    const { open, send, state, told } = programme()
    open()
    send('set.begun')
    if (what === 'rest') seconds(300)
    send('app.hidden')
    seconds(what === 'set' ? 400 : 100)
    send('app.resumed')
    expect([state(), told()]).toEqual(what === 'set' ? ['over', '0.0 n nn n'] : ['ready', '1.0 y nn n'])
  })

  test('also where the timers of the page slept with it, and the first thing that wakes is the return', () => {
    const { open, send, state } = programme()
    open()
    send('set.begun', 'app.hidden')
    vi.setSystemTime(START.getTime() + 400_000)
    send('app.resumed')
    expect(state()).toBe('over')
  })

  test('also where the page was in front of a phone that slept', () => {
    const { open, send, state } = programme()
    open()
    send('set.begun')
    vi.setSystemTime(START.getTime() + 290_000) // its timer still has all of its five minutes to go
    seconds(300)
    expect(state()).toBe('over')
  })

  test('a call in the middle costs nothing but a tap', () => {
    const { open, send, state, told } = programme()
    open()
    send('set.begun', 'app.hidden')
    seconds(20)
    send('app.resumed')
    expect(state()).toBe('moving')
    seconds(280)
    expect(state()).toBe('over')
    send('set.ended')
    expect(told()).toBe('1.0 y nn n')
  })
})

describe('a page that is gone', () => {
  test.each(Object.keys(WAYS))('while %s is taken up where it was, with the same run', async (where) => {
    const before = programme()
    await WAYS[where]?.(before)
    expect(before.state()).toBe(where)
    const kept = before.kept()
    before.kill()
    const again = programme(kept)
    const back = where === 'unsaved' ? 'saving' : where
    expect(again.state()).toBe(back)
    expect(again.run()).toEqual(kept?.run)
    expect(again.sent.map(bodyOf)).toEqual(before.sent.map(bodyOf))
  })

  test.each([
    ['moving', 'over'],
    ['resting', 'ready'],
    ['paused', 'paused'],
    ['over', 'over'],
    ['ready', 'ready'],
  ])('while %s for an hour is found %s: nothing is done by itself', (where, found) => {
    const before = programme()
    void WAYS[where]?.(before)
    const done = before.told()
    const kept = before.kept()
    before.kill()
    vi.setSystemTime(Date.now() + 3_600_000)
    const again = programme(kept)
    seconds(0)
    expect([again.state(), again.told()]).toEqual([found, done])
  })

  test('saved or dropped leaves nothing behind', async () => {
    const one = programme()
    await WAYS['saving']?.(one)
    await one.ends(saved)
    expect([one.state(), one.kept(), one.saved()?.workoutSn]).toEqual(['saved', null, 7])
    one.send('result.closed')
    expect([one.state(), one.kept()]).toEqual(['idle', null])
  })

  test.each(['moving', 'paused', 'resting', 'over'])(
    'for more than twelve hours while %s can only be saved, at the length that it had',
    (where) => {
      const before = programme()
      before.open()
      before.send('set.begun', 'set.ended', 'set.begun')
      if (where === 'paused') before.send('set.paused')
      if (where === 'resting') before.send('set.ended')
      if (where === 'over') seconds(40)
      expect(before.state()).toBe(where)
      const kept = before.kept()
      before.kill()
      vi.setSystemTime(Date.now() + 12 * 3_600_000 + 60_000)
      const again = programme(kept)
      expect(again.state()).toBe('stale')
      again.send('set.begun', 'set.ended', 'set.back')
      expect(again.state()).toBe('stale')
      const reloaded = programme(again.kept())
      expect(reloaded.state()).toBe('stale')
      reloaded.send('run.ended')
      expect(reloaded.state()).toBe('saving')
      const { startDt, endDt } = bodyOf(reloaded.run())
      expect([startDt, endDt.slice(0, 10)]).toEqual(['20261119184000', '2026111918'])
    },
  )

  test('one of which nothing has begun does not grow old: it still waits at its first set', () => {
    const before = programme()
    before.open()
    const kept = before.kept()
    before.kill()
    vi.setSystemTime(Date.now() + 13 * 3_600_000)
    expect(programme(kept).state()).toBe('ready')
  })

  test('the same for a page that stood open over night', () => {
    const { open, send, state } = programme()
    open()
    send('set.begun', 'set.ended', 'set.paused', 'app.hidden')
    vi.setSystemTime(Date.now() + 13 * 3_600_000)
    send('app.resumed')
    expect(state()).toBe('stale')
  })
})

describe('saving', () => {
  test('goes on until it is answered: after a while, on return, and when the connection is back', async () => {
    const one = programme()
    await WAYS['unsaved']?.(one)
    expect([one.state(), one.problem(), one.sent.length]).toEqual(['unsaved', 'lost', 1])
    await vi.advanceTimersByTimeAsync(15_000)
    expect([one.state(), one.sent.length]).toEqual(['saving', 2])
    await one.ends({ is: 'lost' })
    one.send('connection.came')
    await one.ends({ is: 'lost' })
    one.send('app.resumed')
    await one.ends({ is: 'lost' })
    one.send('saving.asked')
    expect(one.sent).toHaveLength(5)
    expect(new Set(one.sent.map((run) => JSON.stringify(bodyOf(run)))).size).toBe(1)
    await one.ends(saved)
    expect(one.state()).toBe('saved')
  })

  test('a second tap sends nothing, and nothing is let go that may stand there', async () => {
    const one = programme()
    await WAYS['saving']?.(one)
    one.send('saving.asked', 'run.ended', 'run.dropped')
    expect([one.state(), one.sent.length]).toEqual(['saving', 1])
    await one.ends({ is: 'lost' })
    one.send('run.dropped')
    expect(one.state()).toBe('unsaved')
  })

  test('a refusal and a step that fails keep the run, and it may be let go', async () => {
    for (const how of ['refused', 'fails'] as const) {
      const one = programme()
      await WAYS['saving']?.(one)
      await (how === 'refused' ? one.ends({ is: 'refused' }) : one.fails())
      expect([one.state(), one.problem()]).toEqual(['unsaved', 'refused'])
      await vi.advanceTimersByTimeAsync(60_000)
      expect(one.sent).toHaveLength(1)
      one.send('run.dropped')
      expect([one.state(), one.kept()]).toEqual(['idle', null])
    }
  })
})

describe('a session that ends', () => {
  test.each(Object.keys(WAYS))(
    'while %s leaves nothing in memory, and gives its member what was kept',
    async (where) => {
      const one = programme()
      await WAYS[where]?.(one)
      const kept = one.kept()
      one.send('session.ended')
      expect([one.state(), one.kept()]).toEqual(['waiting', null])
      one.send('set.begun', { type: 'programme.opened', plan })
      expect(one.state(), 'nobody exercises signed out').toBe('waiting')
      one.send({ type: 'session.began', kept })
      expect(one.state()).toBe(where === 'unsaved' ? 'saving' : where)
    },
  )

  test('another member finds nothing', () => {
    const one = programme()
    one.open()
    one.send('session.ended', { type: 'session.began', kept: null })
    expect(one.state()).toBe('idle')
  })
})

test('a machine without its step comes to rest with the run in hand', async () => {
  const actor = createActor(programmeMachine, { input: { kept: null } }).start()
  actor.send({ type: 'programme.opened', plan })
  for (const type of ['set.begun', 'set.ended', 'run.ended'] as const) actor.send({ type })
  await vi.advanceTimersByTimeAsync(0)
  expect(actor.getSnapshot().value).toBe('unsaved')
  expect(actor.getSnapshot().context.run).not.toBeNull()
})
