import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statementsOf } from '#server/test-support/statements.ts'
import { type Keys, keysOf, unboundTables } from './bound-keys.ts'
import { type Visitor, World } from './world.ts'

const domain = new URL('../../server/domain/', import.meta.url)
const schemas = readdirSync(domain).map((noun) => new URL(`${noun}/schema.ts`, domain).href)
const exported: Record<string, unknown> = Object.assign({}, ...(await Promise.all(schemas.map((file) => import(file).catch(() => ({}))))))

/** All operations in one test, on a machine that does other things too. */
const PATIENCE_MS = 180_000

describe('statements of every operation', () => {
  let world: World
  let visitor: Visitor
  let keys: Keys
  beforeAll(async () => {
    keys = keysOf(exported)
    world = await World.start()
    visitor = await world.visitor('haneul')
    await visitor.readAll()
  }, PATIENCE_MS)
  afterAll(() => world.close())
  const unbound = (statement: string) => unboundTables(world.server.database.sql, statement, keys)

  test('a table that is read or changed without the member’s key is found, wherever it stands', async () => {
    expect(keys.get('health_index_records')).toEqual(['hc_id'])
    expect(keys.get('sign_in_names')).toEqual(['username'])
    expect(keys.has('restaurants')).toBe(false)
    expect(await unbound('select * from members where hc_id = $1')).toEqual([])
    expect(await unbound('select * from members')).toEqual(['members'])
    // What the weight page did: the column means the inner table's own.
    const leak = 'select (select "helhidx_val" from "health_index_records" where "hc_id" = "hc_id" limit 1) from "members" where "members"."hc_id" = $1'
    expect(await unbound(leak)).toEqual(['health_index_records'])
    expect(await unbound(leak.replace('"hc_id" = "hc_id"', '"hc_id" = "members"."hc_id"'))).toEqual([])
    expect(await unbound('select * from members m join health_index_records r on r.hc_id = m.hc_id where m.hc_id = $1')).toEqual([])
    expect(await unbound('select * from members m join health_index_records r on r.inpt_dt = $2 where m.hc_id = $1')).toEqual(['health_index_records'])
    expect(await unbound('delete from devices where device_id = $1')).toEqual(['devices'])
    expect(await unbound('update devices set push_token = $2 where hc_id = $1 or device_id = $3')).toEqual(['devices'])
    expect(await unbound('insert into member_settings select * from member_settings where hc_id = $1 on conflict do nothing')).toEqual([])
  })

  test('none reads or writes rows of members without the key of one', async () => {
    const seen = new Map<string, string>()
    const refused: string[] = []
    for (const operation of world.crowd) {
      const sent = await statementsOf(world.server.database.sql, async () => {
        const { status } = await visitor.callUntilTaken(operation)
        if (status >= 400) refused.push(`${operation.id} ${status}`)
      })
      for (const statement of sent) if (!seen.has(statement)) seen.set(statement, operation.id)
    }
    const wrong: string[] = []
    for (const [statement, id] of seen) {
      for (const table of await unbound(statement)) wrong.push(`${id}: ${table} without its key in ${statement}`)
    }
    // A call that is refused shows few of its statements: nearly all have to be taken.
    expect(refused.length > world.crowd.length / 20 ? refused : []).toEqual([])
    expect(wrong).toEqual([])
  }, PATIENCE_MS)
})
