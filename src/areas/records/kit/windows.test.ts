import { expect, test } from 'vitest'
import { addDays, type Day } from '#src/lib/days.ts'
import { readWindow } from './windows.ts'

/** Reads over these days, and what was asked of them. */
function over(days: readonly Day[]) {
  const asked: string[] = []
  const reads = {
    dayOf: (day: Day) => day,
    read: async (from: Day, to: Day) => {
      asked.push(`${from}-${to}`)
      return days.filter((day) => day >= from && day <= to)
    },
    newestDay: async (to: Day) => {
      asked.push(`before ${to}`)
      return (
        days
          .filter((day) => day <= to)
          .toSorted()
          .at(-1) ?? null
      )
    },
  }
  return { reads, asked }
}

/** All windows from a day on, as a list asks for them one after the other. */
async function walk(reads: ReturnType<typeof over>['reads'], today: Day) {
  const found: (readonly Day[])[] = []
  for (let to: Day | null = today; to !== null;) {
    const window: Awaited<ReturnType<typeof readWindow<Day>>> = await readWindow(reads, to)
    found.push(window.rows)
    to = window.before
  }
  return found
}

const daysOf = (year: number, count: number) =>
  Array.from({ length: count }, (_, at) => `${year}03${String(at + 1).padStart(2, '0')}`)

test('a list goes back year by year, past years without a reading, to the very first one', async () => {
  const days = ['20120504', ...daysOf(2023, 20), ...daysOf(2026, 20)]
  const { reads, asked } = over(days)
  expect(await walk(reads, '20261126')).toEqual([daysOf(2026, 20), daysOf(2023, 20), ['20120504']])
  expect(asked).toEqual([
    '20251126-20261126',
    '20241125-20251125',
    'before 20241124',
    '20220320-20230320',
    '20210319-20220319',
    'before 20210318',
    '20110504-20120504',
    'before 20110503',
  ])
})

test('who has a few readings in a year knows at once that they are all, or where the next one stands', async () => {
  expect(await readWindow(over(['20261119']).reads, '20261126')).toEqual({ rows: ['20261119'], before: null })
  expect(await readWindow(over(['20231119', '20261119']).reads, '20261126')).toEqual({
    rows: ['20261119'],
    before: '20231119',
  })
  expect(await readWindow(over([]).reads, '20261126')).toEqual({ rows: [], before: null })
})

test('a year that is full says nothing about what stands before it, and that is not asked', async () => {
  const { reads, asked } = over(daysOf(2026, 20))
  expect(await readWindow(reads, '20261126')).toMatchObject({ before: '20251125' })
  expect(asked).toEqual(['20251126-20261126'])
})

test('a span too full for one answer goes on from the oldest that came, and none is left out', async () => {
  const days = Array.from({ length: 700 }, (_, back) => addDays('20261126', -back)).flatMap((day) =>
    [1, 2, 3, 4].map((time) => ({ day, time })),
  )
  const reads = {
    dayOf: ({ day }: (typeof days)[number]) => day,
    read: async (from: Day, to: Day) => days.filter(({ day }) => day >= from && day <= to).slice(0, 1001),
    newestDay: async (to: Day) => days.find(({ day }) => day <= to)?.day ?? null,
  }
  const found: typeof days = []
  for (let to: Day | null = '20261126'; to !== null;) {
    const window: Awaited<ReturnType<typeof readWindow<(typeof days)[number]>>> = await readWindow(reads, to)
    found.push(...window.rows)
    to = window.before
  }
  expect(new Set(found)).toEqual(new Set(days))
})

test('one day that fills an answer does not come again and again', async () => {
  const full = Array.from({ length: 1200 }, () => '20261126')
  const reads = {
    dayOf: (day: Day) => day,
    read: async (from: Day, to: Day) => (to >= '20261126' && from <= '20261126' ? full : []),
    newestDay: async () => null,
  }
  expect(await readWindow(reads, '20261126')).toMatchObject({ before: '20261125' })
})
