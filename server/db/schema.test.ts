import { readdirSync, readFileSync } from 'node:fs'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, index, integer, PgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { members } from '#server/domain/member/schema.ts'
import { groupTable, kindOf, memberTable, referenceTable } from './tables.ts'

const domain = new URL('../domain/', import.meta.url)
const schemas = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?:^|[\\/])schema\.ts$/.test(name),
)
/** What the nouns' schema files export, by name. */
const exported: Record<string, unknown> = Object.assign(
  {},
  ...(await Promise.all(schemas.map((name) => import(new URL(name, domain).href)))),
)
const tables = Object.values(exported).filter((value): value is PgTable => is(value, PgTable))
const ofKind = (kind: ReturnType<typeof kindOf>) => tables.filter((table) => kindOf(table) === kind)

const columnsOf = (table: PgTable) => getTableConfig(table).columns.map((column) => column.name)

/** First column of the primary key and of every unique rule. */
function leadingOfKeys(table: PgTable): string[] {
  const { primaryKeys, uniqueConstraints, columns } = getTableConfig(table)
  return [
    ...columns.filter((column) => column.primary || column.isUnique).map((column) => column.name),
    ...primaryKeys.map((key) => key.columns[0]?.name ?? ''),
    ...uniqueConstraints.map((rule) => rule.columns[0]?.name ?? ''),
    ...leadingOfIndexes(table, true),
  ]
}

function leadingOfIndexes(table: PgTable, isUnique: boolean): string[] {
  const indexes = getTableConfig(table).indexes.filter(({ config }) => config.unique === isUnique)
  return indexes.map(
    ({
      config: {
        columns: [first],
      },
    }) => (first && 'name' in first ? (first.name ?? '') : ''),
  )
}

/** What keeps a table from being of its kind (server/db/tables.ts). */
function faultsOf(table: PgTable): string[] {
  const keys = [...new Set(leadingOfKeys(table))]
  const indexes = leadingOfIndexes(table, false)
  const fault = (is: boolean, words: string) => (is ? [words] : [])
  switch (kindOf(table)) {
    case 'member': {
      // The look-ups that are made before the member is known.
      const lead = ['sign_in_names', 'sign_in_tries'].includes(getTableName(table)) ? 'username' : 'hcId'
      return fault(
        keys.length === 0 || [...keys, ...indexes].some((column) => column !== lead),
        `every key and index has to begin with ${lead}`,
      )
    }
    case 'group':
      return [
        ...fault(keys.length !== 1 || keys.includes('hcId'), 'every key has to begin with the group’s one key'),
        ...fault(
          columnsOf(table).includes('hcId') && !indexes.includes('hcId'),
          'a member’s way in has to be an index that begins with hcId',
        ),
        ...fault(
          indexes.some((column) => column !== 'hcId' && !keys.includes(column)),
          'an index has to begin with the group’s key or with hcId',
        ),
      ]
    case 'reference':
      return fault(columnsOf(table).includes('hcId'), 'a shared table may hold nothing of a member')
    default:
      return ['has to be a memberTable, a groupTable or a referenceTable']
  }
}

describe('kinds of tables', () => {
  test.each(tables.map((table) => [getTableName(table), table] as const))(
    '%s keeps what its kind promises',
    (_name, table) => {
      expect(faultsOf(table)).toEqual([])
    },
  )

  test('stand in the nouns’ schema files alone, each table once', () => {
    expect(tables.length).toBeGreaterThan(35)
    expect(new Set(tables.map(getTableName)).size).toBe(tables.length)
    expect(schemas.filter((name) => name.split(/[\\/]/).length !== 2)).toEqual([])
  })

  test('member tables point at shared tables or at their own member, never at rows of another [MBR-01]', () => {
    const shared = new Set([...ofKind('reference').map(getTableName), 'members'])
    const foreign = ofKind('member').flatMap((table) =>
      getTableConfig(table).foreignKeys.map((key) => getTableName(key.reference().foreignTable)),
    )
    expect(foreign.filter((name) => !shared.has(name))).toEqual([])
  })

  test('a member table is refused with a key or an index that begins elsewhere', () => {
    expect(faultsOf(memberTable('m', { day: text().primaryKey(), hcId: text() }))).toHaveLength(1)
    expect(
      faultsOf(memberTable('m', { hcId: text().primaryKey(), day: text() }, (t) => [index('d').on(t.day)])),
    ).toHaveLength(1)
    expect(
      faultsOf(memberTable('m', { hcId: text().primaryKey(), day: text() }, (t) => [index('d').on(t.hcId, t.day)])),
    ).toEqual([])
  })

  test('a group table is refused when its key begins with the member, or when the member finds no way in', () => {
    const columns = () => ({ teamNo: integer(), hcId: text(), name: text() })
    expect(
      faultsOf(groupTable('g', columns(), (t) => [primaryKey({ columns: [t.hcId, t.teamNo] }), index('w').on(t.hcId)])),
    ).toHaveLength(1)
    expect(faultsOf(groupTable('g', columns(), (t) => [primaryKey({ columns: [t.teamNo, t.hcId] })]))).toEqual([
      expect.stringContaining('way in'),
    ])
    expect(
      faultsOf(
        groupTable('g', columns(), (t) => [
          primaryKey({ columns: [t.teamNo, t.hcId] }),
          unique('n').on(t.name),
          index('w').on(t.hcId),
        ]),
      ),
    ).toHaveLength(1)
    expect(
      faultsOf(
        groupTable('g', columns(), (t) => [
          primaryKey({ columns: [t.teamNo, t.hcId] }),
          index('w').on(t.hcId, t.teamNo),
        ]),
      ),
    ).toEqual([])
    expect(faultsOf(groupTable('g', { teamNo: integer().primaryKey(), name: text() }))).toEqual([])
  })

  test('a shared table is refused with a member in it', () => {
    expect(faultsOf(referenceTable('r', { code: text().primaryKey(), hcId: text() }))).toHaveLength(1)
  })
})

test('the member has every member field that a server keeps [MBR-01] [MBR-03] [MBR-16] [MBR-18]', () => {
  const kept =
    'usrId usrEmail gender birthdayYear birthdayMonth birthdayDay realName nickName mobileNo loginType ' +
    'terms01 terms02 terms03 terms04 pushAgreeYn smsAgreeYn emailAgreeYn hcId dormantYn lastLoginDt ' +
    'employeeNumber bizCode tomsYn usrImg'
  expect(columnsOf(members)).toEqual(expect.arrayContaining(kept.split(' ')))
})

test('the committed migrations make exactly this schema', async () => {
  const folder = new URL('migrations/meta/', import.meta.url)
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1)
  const committed = JSON.parse(readFileSync(new URL(newest ?? '', folder), 'utf8'))
  const current = generateDrizzleJson(exported, committed.id, undefined, 'snake_case')
  expect(await generateMigration(committed, current)).toEqual([])
})

test('no generated name is longer than Postgres keeps', () => {
  const folder = new URL('migrations/', import.meta.url)
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').match(/"[^"]+"/g) ?? [])
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => name.length - 2 > 63)).toEqual([])
})
