import { readdirSync, readFileSync } from 'node:fs'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import * as member from './member.ts'
import * as phone from './phone.ts'
import * as programme from './programme.ts'
import * as reference from './reference.ts'

const tablesOf = (module: Record<string, unknown>) =>
  Object.values(module).filter((value): value is PgTable => is(value, PgTable))

/** First column of the primary key, and of every index and unique rule. */
function leadingColumns(table: PgTable): string[] {
  const { primaryKeys, indexes, uniqueConstraints, columns } = getTableConfig(table)
  return [
    ...columns.filter((column) => column.primary || column.isUnique).map((column) => column.name),
    ...primaryKeys.map((key) => key.columns[0]?.name ?? ''),
    ...uniqueConstraints.map((rule) => rule.columns[0]?.name ?? ''),
    ...indexes.map(({ config }) => {
      const [first] = config.columns
      return first && 'name' in first ? (first.name ?? '') : ''
    }),
  ]
}

const memberTables = tablesOf({ ...member, ...phone, ...programme })

describe('tables of members', () => {
  test.each(memberTables.map((table) => [getTableName(table), table] as const))(
    '%s can be spread by the member: every key starts with it',
    (name, table) => {
      const leading = leadingColumns(table)
      expect(leading.length).toBeGreaterThan(0)
      // The one lookup that is made before the member is known.
      const key = name === 'sign_in_names' ? 'username' : 'hcId'
      expect(new Set(leading)).toEqual(new Set([key]))
    },
  )

  test('point at shared tables or at their own member, never at rows of another [MBR-01]', () => {
    const shared = new Set([...tablesOf(reference).map(getTableName), 'members'])
    for (const table of memberTables) {
      for (const foreign of getTableConfig(table).foreignKeys) {
        expect(shared).toContain(getTableName(foreign.reference().foreignTable))
      }
    }
  })
})

test('shared tables hold nothing of a member', () => {
  for (const table of tablesOf(reference)) {
    expect(getTableConfig(table).columns.map((column) => column.name)).not.toContain('hcId')
  }
})

test('the member has every field of the member information that a server keeps [MBR-01] [MBR-03] [MBR-16] [MBR-18]', () => {
  const columns = getTableConfig(member.members).columns.map((column) => column.name)
  const kept =
    'usrId usrEmail gender birthdayYear birthdayMonth birthdayDay realName nickName mobileNo loginType ' +
    'terms01 terms02 terms03 terms04 pushAgreeYn smsAgreeYn emailAgreeYn hcId dormantYn lastLoginDt ' +
    'employeeNumber bizCode tomsYn usrImg'
  expect(columns).toEqual(expect.arrayContaining(kept.split(' ')))
})

test('the committed migrations make exactly this schema', async () => {
  const folder = new URL('../migrations/meta/', import.meta.url)
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1)
  const committed = JSON.parse(readFileSync(new URL(newest ?? '', folder), 'utf8'))
  const current = generateDrizzleJson({ ...reference, ...member, ...phone, ...programme }, committed.id, undefined, 'snake_case')
  expect(await generateMigration(committed, current)).toEqual([])
})

test('no generated name is longer than Postgres keeps', () => {
  const folder = new URL('../migrations/', import.meta.url)
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').match(/"[^"]+"/g) ?? [])
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => name.length - 2 > 63)).toEqual([])
})
