import { readdirSync, readFileSync } from 'node:fs'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { kindOf } from '#server/db/tables.ts'
import { boundOf } from './bounds.ts'
import { endedOfAll, endedOfMembers } from './ended.queries.ts'
import { ofAll, ofMembers } from './forget.queries.ts'

const domain = new URL('../', import.meta.url)
const root = new URL('../../../', import.meta.url)
const exported: unknown[] = (
  await Promise.all(
    readdirSync(domain, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?:^|[\\/])schema\.ts$/.test(name))
      .map((name) => import(new URL(name, domain).href) as Promise<object>),
  )
).flatMap((schema) => Object.values(schema))

/** Tables of a member, and those that name one. */
const tables = exported
  .filter((value): value is PgTable => is(value, PgTable))
  .filter((table) => kindOf(table) === 'member' || 'hcId' in getTableColumns(table))
  .map(getTableName)
const bounds = Object.entries(boundOf)

describe('the bounds of what members have', () => {
  test('are said of every table that has rows of members, and of no other', () => {
    expect(Object.keys(boundOf).toSorted()).toEqual(tables.toSorted())
  })

  test.each(bounds.filter(([, bound]) => 'most' in bound))(
    '%s: its number is played against the code',
    (_table, bound) => {
      if (!('most' in bound)) return
      expect(bound.most).toBeGreaterThan(0)
      const played = readFileSync(new URL(bound.playedIn, root), 'utf8')
      expect(played).toMatch(new RegExp(`\\b${bound.by}\\b`))
      expect(played).toContain(' test')
    },
  )

  test('name what the night does', () => {
    const night = new Set([ofMembers, ofAll, endedOfMembers, endedOfAll].flatMap((keys) => Object.keys(keys)))
    const named = bounds.flatMap(([, { ended }]) => (ended.by === 'night' ? [ended.key] : []))
    expect(named.filter((key) => !night.has(key))).toEqual([])
    // All that ends by night without a promise is about a table of the list, or about none of a member.
    const unnamed = [...Object.keys(endedOfMembers), ...Object.keys(endedOfAll)].filter((key) => !named.includes(key))
    expect(unnamed).toEqual(['codes'])
  })
})
