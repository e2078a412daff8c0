import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MOST_READ } from '#server/domain/index-record/queries.ts'
import { BOUNDED, multiply } from '#server/test-support/many-rows.ts'
import { type Visitor, World } from './world.ts'

/** All operations in one test, on a machine that does other things too. */
const PATIENCE_MS = 180_000
const TODAY = '20261119'
/** More than any list may tell; of values a fifth and more are weights. */
const ROWS = MOST_READ + 100
const rowsOf = (table: string): number => (table === 'health_index_records' ? 5 * ROWS : ROWS)
/** What ends something for good, or for this test. */
const ENDS = /leave|delete|remove|quit/i
const MOST_BYTES = 1_048_576

describe('a member with very many rows of everything', () => {
  let world: World
  let visitor: Visitor
  let added: Map<string, number | string>
  beforeAll(async () => {
    world = await World.start()
    visitor = await world.visitor('haneul')
    await visitor.readAll()
    // So that there is a row of everything to copy.
    for (const operation of world.crowd.filter(({ writes, id }) => writes && !ENDS.test(id)))
      visitor.note(operation, await visitor.callUntilTaken(operation))
    added = await multiply(world.server.database.sql, visitor.member.hcId, { rows: rowsOf, today: TODAY })
  }, PATIENCE_MS)
  afterAll(() => world.close())

  test('has them in every table but those bounded by what the operator publishes or by a named reason', () => {
    expect(added.size).toBeGreaterThan(60)
    const none = [...added].filter(([, count]) =>
      typeof count === 'string' ? !/violates foreign key constraint/.test(count) : count === 0,
    )
    expect(none).toEqual([])
    expect(Object.keys(BOUNDED).filter((table) => added.has(table))).toEqual([])
  })

  test(
    'is answered every read, with no list without an end',
    async () => {
      const wrong: string[] = []
      let longestSeen = 0
      for (const operation of world.crowd.filter(({ writes }) => !writes)) {
        const { status, text, data } = await visitor.call(operation)
        const rows = longest(data)
        longestSeen = Math.max(longestSeen, rows)
        if (status >= 500) wrong.push(`${operation.id}: ${status} ${text.slice(0, 200)}`)
        if (rows > MOST_READ || text.length > MOST_BYTES)
          wrong.push(`${operation.id}: ${rows} rows in a list, ${text.length} bytes`)
      }
      expect(wrong).toEqual([])
      expect(longestSeen).toBe(MOST_READ)
    },
    PATIENCE_MS,
  )
})

/** Rows of the longest list of an answer. */
function longest(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return Math.max(Array.isArray(value) ? value.length : 0, ...Object.values(value).slice(0, 50).map(longest))
}
