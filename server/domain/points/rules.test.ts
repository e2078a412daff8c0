import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, seoulInstant } from '#server/seoul.ts'
import {
  type Cause,
  type Draft,
  giveBack,
  grant,
  lapse,
  lastDayOf,
  monthEnd,
  openDraft,
  spend,
  takeBack,
} from './rules.ts'

const TODAY = '20261119'
const at = (day: string) => seoulInstant(day, '1200')
const cause = (sourceKey: string): Cause => ({ source: 'TEST', sourceKey, reason: { code: 'survey', args: {} } })
const empty = () => openDraft({ balance: 0, lastSeq: 0 }, [])
const remaining = ({ lots }: Draft) => [...lots.values()].map((lot) => [lot.expireDt, lot.remaining])

test('points are good until the end of the same month a year later, in leap years too', () => {
  expect(lastDayOf('20261119')).toBe('20271130')
  expect(lastDayOf('20270201')).toBe('20280229')
  expect(monthEnd('202612')).toBe('20261231')
})

test('what ends first is used first', () => {
  const draft = empty()
  grant(draft, 100, cause('new'), at(TODAY))
  grant(draft, 100, cause('old'), at('20251224'))
  spend(draft, 150, cause('lunch'), at(TODAY))
  expect(remaining(draft)).toEqual([
    ['20271130', 50],
    ['20261231', 0],
  ])
})

test('too few points move nothing', () => {
  const draft = empty()
  grant(draft, 100, cause('a'), at(TODAY))
  expect(spend(draft, 101, cause('b'), at(TODAY))).toBeUndefined()
  expect([draft.balance, draft.entries.length, draft.takes]).toEqual([100, 1, []])
})

test.each([0, -5, 1.5, Number.NaN, 2 ** 60])('%s points are refused in words', (points) => {
  const draft = empty()
  expect(() => grant(draft, points, cause('a'), at(TODAY))).toThrow('whole numbers above zero')
  expect(() => spend(draft, points, cause('a'), at(TODAY))).toThrow('whole numbers above zero')
  expect(draft.entries).toEqual([])
})

describe('on the day after their last one', () => {
  test('points lapse, dated the last minute of that day, one line for all that ended then', () => {
    const draft = empty()
    grant(draft, 100, cause('a'), at('20251103'))
    grant(draft, 40, cause('b'), at('20251130'))
    lapse(draft, '20261130')
    expect(draft.balance).toBe(140)
    lapse(draft, '20261201')
    expect(draft.entries.at(-1)).toMatchObject({
      type: 'EXTINCT',
      points: -140,
      balance: 0,
      at: seoulInstant('20261130', '2359'),
    })
    lapse(draft, '20261201')
    expect(draft.entries).toHaveLength(3)
  })
})

describe('a cancellation', () => {
  test('puts back what a use took, into the lots it came from', () => {
    const draft = empty()
    grant(draft, 100, cause('old'), at('20251224'))
    grant(draft, 100, cause('new'), at(TODAY))
    const used = spend(draft, 130, cause('lunch'), at(TODAY))
    if (used === undefined) throw new Error('There were enough.')
    expect(giveBack(draft, used, draft.takes, at(TODAY))).toMatchObject({ type: 'CANCEL', points: 130, balance: 200 })
    expect(remaining(draft)).toEqual([
      ['20261231', 100],
      ['20271130', 100],
    ])
  })

  test('gives points whose day has passed to the end of the month', () => {
    const draft = empty()
    grant(draft, 100, cause('old'), at('20251003'))
    const used = spend(draft, 100, cause('lunch'), at('20261031'))
    if (used === undefined) throw new Error('There were enough.')
    giveBack(draft, used, draft.takes, at(TODAY))
    expect(remaining(draft)).toEqual([['20261130', 100]])
  })

  test('of a grant takes its own points first, and no more than there are', () => {
    const draft = empty()
    grant(draft, 100, cause('other'), at('20251224'))
    const got = grant(draft, 100, cause('undue'), at(TODAY))
    expect(takeBack(draft, got, at(TODAY))).toMatchObject({ points: -100, balance: 100 })
    expect(remaining(draft)).toEqual([
      ['20261231', 100],
      ['20271130', 0],
    ])
    const again = grant(draft, 100, cause('second'), at(TODAY))
    spend(draft, 170, cause('lunch'), at(TODAY))
    expect(takeBack(draft, again, at(TODAY))).toMatchObject({ points: -30, balance: 0 })
  })
})

test('in whatever order things happen, the balance is never below zero and is the sum of ledger and lots', () => {
  const step = fc.record({
    kind: fc.constantFrom('grant', 'spend', 'lapse', 'cancel'),
    points: fc.integer({ min: 1, max: 500 }),
    days: fc.integer({ min: 0, max: 200 }),
    which: fc.nat(),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const draft = empty()
      const undone = new Set<number>()
      let day = TODAY
      for (const [index, { kind, points, days, which }] of steps.entries()) {
        day = addDays(day, days)
        lapse(draft, day)
        if (kind === 'grant') grant(draft, points, cause(String(index)), at(day))
        if (kind === 'spend') spend(draft, points, cause(String(index)), at(day))
        const movable = draft.entries.filter(
          ({ type, pointSeq }) => (type === 'SAVE' || type === 'USE') && !undone.has(pointSeq),
        )
        const chosen = movable[which % Math.max(1, movable.length)]
        if (kind === 'cancel' && chosen !== undefined) {
          undone.add(chosen.pointSeq)
          const takes = draft.takes.filter((take) => take.pointSeq === chosen.pointSeq)
          if (chosen.type === 'USE') giveBack(draft, chosen, takes, at(day))
          else takeBack(draft, chosen, at(day))
        }
        const lots = [...draft.lots.values()]
        expect(draft.balance).toBeGreaterThanOrEqual(0)
        expect(lots.reduce((sum, lot) => sum + lot.remaining, 0)).toBe(draft.balance)
        expect(draft.entries.reduce((sum, entry) => sum + entry.points, 0)).toBe(draft.balance)
        expect(draft.entries.at(-1)?.balance ?? 0).toBe(draft.balance)
        expect(lots.filter((lot) => lot.remaining > 0 && lot.expireDt < day)).toEqual([])
      }
    }),
  )
})
