import { InfiniteQueryObserver, infiniteQueryOptions, QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagesOf } from './pages.ts'

const SIZE = 5

interface Row {
  seq: number
}

/** A list on a server, and somebody who scrolls through it with the pages of the app. */
function scrolled(count: number, { anywhere = false, size = true } = {}) {
  let next = count
  const rows: Row[] = Array.from({ length: count }, (_, seq) => ({ seq }))
  const asked: number[] = []
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  const pages = infiniteQueryOptions({
    queryKey: ['rows'],
    ...pagesOf({
      ...(size && { pageSize: SIZE }),
      anywhere,
      read: (pageNo, { client: through }) =>
        through.fetchQuery({
          queryKey: ['rows', pageNo],
          queryFn: () => {
            asked.push(pageNo)
            return Promise.resolve({
              totalCnt: rows.length,
              list: rows.slice((pageNo - 1) * SIZE, pageNo * SIZE),
            })
          },
        }),
      keyOf: ({ seq }: Row) => seq,
    }),
  })
  const observer = new InfiniteQueryObserver(client, pages)
  return {
    rows,
    asked,
    add: (at: number) => void rows.splice(at, 0, { seq: (next += 1) }),
    remove: (at: number) => void rows.splice(at, 1),
    more: async () => {
      const { hasNextPage, data } = observer.getCurrentResult()
      if (data === undefined) await observer.refetch()
      else if (hasNextPage) await observer.fetchNextPage()
      return data === undefined || hasNextPage
    },
    again: async () => void (await client.refetchQueries({ queryKey: ['rows'], exact: true })),
    seen: () => (observer.getCurrentResult().data?.pages ?? []).flatMap(({ list }) => list.map(({ seq }) => seq)),
    end: () => client.clear(),
  }
}

type List = ReturnType<typeof scrolled>

/** Everything to the end; `change` happens after each page. */
async function toTheEnd(list: List, change: (step: number) => void = () => {}) {
  for (let step = 0; await list.more(); step += 1) change(step)
}

test('three that are removed from page one let nobody be passed over, and cost one page more', async () => {
  const list = scrolled(15)
  await list.more()
  for (let n = 0; n < 3; n += 1) list.remove(0)
  await list.more()
  // The second page is five rows, and three that moved in front of it.
  expect(list.seen()).toEqual(Array.from({ length: 13 }, (_, seq) => seq))
  expect(list.asked).toEqual([1, 2, 1])
  await toTheEnd(list)
  expect(list.seen()).toEqual(Array.from({ length: 15 }, (_, seq) => seq))
  list.end()
})

test('rows that are added in front come once, and cost no page', async () => {
  const list = scrolled(12)
  await list.more()
  list.add(0)
  list.add(0)
  await toTheEnd(list)
  expect(list.seen()).toEqual(Array.from({ length: 12 }, (_, seq) => seq))
  expect(list.asked).toEqual([1, 2, 3])
  list.end()
})

test('a page that is nothing but removed leads on to those before it', async () => {
  const list = scrolled(30)
  await list.more()
  await list.more()
  for (let n = 0; n < 10; n += 1) list.remove(0)
  await list.more()
  expect(list.seen()).toEqual(Array.from({ length: 25 }, (_, seq) => seq))
  list.end()
})

test('where the server alone knows how long a page is, the first one says it', async () => {
  const list = scrolled(12, { size: false })
  await list.more()
  list.remove(0)
  await toTheEnd(list)
  expect(list.seen()).toEqual(Array.from({ length: 12 }, (_, seq) => seq))
  list.end()
})

test('what is asked anew is asked as at first', async () => {
  const list = scrolled(12)
  await toTheEnd(list)
  list.remove(3)
  await list.again()
  expect(new Set(list.seen()).size).toBe(list.seen().length)
  expect(list.seen()).toEqual(expect.arrayContaining(list.rows.map(({ seq }) => seq)))
  list.end()
})

/** A change between two pages: a row that is added or removed, somewhere along the list. */
const change = fc.record({ is: fc.constantFrom('add', 'remove'), at: fc.double({ min: 0, max: 1, noNaN: true }) })
const changes = fc.array(fc.array(change, { maxLength: 8 }), { maxLength: 12 })

test.each([
  ['are added at the front', false],
  ['are added anywhere', true],
])('rows that stood throughout are seen exactly once, whatever is removed, where others %s', async (_how, anywhere) => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 60 }), changes, async (count, steps) => {
      const list = scrolled(count, { anywhere })
      const standing = new Set(list.rows.map(({ seq }) => seq))
      await toTheEnd(list, (step) => {
        for (const { is, at } of steps[step] ?? []) {
          if (is === 'add') list.add(anywhere ? Math.round(at * list.rows.length) : 0)
          else list.remove(Math.floor(at * list.rows.length))
        }
        const now = new Set(list.rows.map(({ seq }) => seq))
        for (const seq of standing) if (!now.has(seq)) standing.delete(seq)
      })
      const seen = list.seen()
      list.end()
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen).toEqual(expect.arrayContaining([...standing]))
    }),
    { numRuns: 60 },
  )
})
