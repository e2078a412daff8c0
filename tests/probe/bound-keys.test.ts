import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statementsOf } from '#server/test-support/statements.ts'
import { type Keys, keysOf, unboundTables } from './bound-keys.ts'
import { type Visitor, World } from './world.ts'

const domain = new URL('../../server/domain/', import.meta.url)
const schemas = readdirSync(domain).map((noun) => new URL(`${noun}/schema.ts`, domain).href)
const exported: Record<string, unknown> = Object.assign(
  {},
  ...(await Promise.all(schemas.map((file) => import(file).catch(() => ({}))))),
)

/** All operations in one test, on a machine that does other things too. */
const PATIENCE_MS = 180_000

/** So many things of a kind are asked for: one challenge has an invitation, another a team. */
const KINDS = 5

/**
 * Tries whose time is over are nobody's any more; now and then the next one who tries sweeps them all
 * (server/auth/attempts.ts).
 */
const SWEEPS = new Set([
  'delete from "sign_in_tries" where "sign_in_tries"."until" < $1',
  inPieces(
    'sms_limits',
    '("sms_limits"."hour_from" < $1 and ("sms_limits"."blocked_until" is null or "sms_limits"."blocked_until" < $2))',
    3,
  ),
  inPieces('sms_codes', '"sms_codes"."sent_at" < $1', 2),
])

/** As `clearInPieces` says it. */
function inPieces(table: string, where: string, last: number): string {
  const some = `select ctid from "${table}" where ${where} limit $${String(last)}`
  return `delete from "${table}" where ctid = any(array( ${some})) returning 1 as one`
}

/** What finds people by something else than their key, because that is what it is for. */
const BY_SOMETHING_ELSE: Record<string, readonly string[]> = {
  // Whoever leaves has nothing kept under a name or a device of theirs either; both are read from their own rows
  // before. What colleagues keep of them, invitations, messages and notices, says who it was by name alone, and says it
  // no more (server/domain/account/traces.queries.ts). Whether the name was a colleague's, invitations and teams know.
  memberSetUserLeave: [
    'sign_in_tries',
    'identity_checks',
    'battle_members',
    'battle_messages',
    'alarms',
    'team_invites',
    'challenge_members',
  ],
  // Whose code it is.
  serviceEventRecomm: ['members'],
  // Colleagues of one's company who can be asked.
  battleBattleInvitableList: ['members'],
  // A board that everybody reads: only changing it asks whose.
  sampleList: ['sample_posts'],
  sampleDetail: ['sample_posts'],
}

/** Nobody is signed in behind these; the test before this one has asked them. */
const ENDS = new Set(['memberSetUserLeave'])

/** What only somebody may do who has just proven who they are: a partner says so, and no call of this test. */
const NO_PROOF = 403

describe('statements of every operation', () => {
  let world: World
  let visitor: Visitor
  let keys: Keys
  beforeAll(async () => {
    keys = keysOf(exported)
    // Its Postgres is new enough for plans without values, as a machine's own may not be.
    world = await World.start('embedded')
    visitor = await world.visitor('haneul')
    await visitor.readAll({ kinds: KINDS })
  }, PATIENCE_MS)
  afterAll(() => world.close())
  const unbound = (statement: string) => unboundTables(world.server.database.sql, statement, keys)
  /** Statements, and which operation sent them first. */
  const seen = new Map<string, string>()
  const wrongOf = async (statements: ReadonlyMap<string, string>): Promise<string[]> => {
    const wrong: string[] = []
    for (const [statement, id] of statements) {
      if (SWEEPS.has(statement.replaceAll(/\s+/g, ' '))) continue
      const meant = BY_SOMETHING_ELSE[id] ?? []
      for (const table of await unbound(statement))
        if (!meant.includes(table)) wrong.push(`${id}: ${table} without its key in ${statement}`)
    }
    return wrong
  }

  test('a table that is read or changed without the member’s key is found, wherever it stands', async () => {
    expect(keys.get('health_index_records')).toEqual(['hc_id'])
    expect(keys.get('sign_in_names')).toEqual(['username'])
    expect(keys.has('restaurants')).toBe(false)
    expect(await unbound('select * from members where hc_id = $1')).toEqual([])
    expect(await unbound('select * from members')).toEqual(['members'])
    // What the weight page did: the column means the inner table's own.
    const leak =
      'select (select "helhidx_val" from "health_index_records" where "hc_id" = "hc_id" limit 1) from "members" where "members"."hc_id" = $1'
    expect(await unbound(leak)).toEqual(['health_index_records'])
    expect(await unbound(leak.replace('"hc_id" = "hc_id"', '"hc_id" = "members"."hc_id"'))).toEqual([])
    expect(
      await unbound('select * from members m join health_index_records r on r.hc_id = m.hc_id where m.hc_id = $1'),
    ).toEqual([])
    expect(
      await unbound('select * from members m join health_index_records r on r.inpt_dt = $2 where m.hc_id = $1'),
    ).toEqual(['health_index_records'])
    expect(await unbound('delete from devices where device_id = $1')).toEqual(['devices'])
    expect(await unbound('update devices set last_seen_at = $2 where hc_id = $1 or device_id = $3')).toEqual([
      'devices',
    ])
    expect(
      await unbound(
        'insert into member_settings select * from member_settings where hc_id = $1 on conflict do nothing',
      ),
    ).toEqual([])
  })

  test(
    'none reads or writes rows of members without the key of one',
    async () => {
      const refusedOf = async (caller: Visitor, operations: typeof world.crowd) => {
        const refused: { operation: (typeof operations)[number]; status: number }[] = []
        for (const operation of operations) {
          const sent = await statementsOf(world.server.database.sql, async () => {
            const { status } = await caller.callUntilTaken(operation)
            if (status >= 400) refused.push({ operation, status })
          })
          for (const statement of sent) if (!seen.has(statement)) seen.set(statement, operation.id)
        }
        return refused
      }
      // What one call has removed or answered another cannot change any more: those that were refused are tried by two
      // who still have all of it. Emily has what haneul has not: a subscription that runs. And saebyeok has done
      // nothing yet: she can still join, answer and take.
      let left = await refusedOf(visitor, world.crowd)
      for (const persona of ['haneul', 'haneul', 'emily', 'saebyeok'] as const) {
        const another = await world.visitor(persona)
        await another.readAll({ kinds: KINDS })
        left = await refusedOf(
          another,
          left.map(({ operation }) => operation),
        )
      }
      const refused = left
        .filter(({ status }) => status !== NO_PROOF)
        .map(({ operation, status }) => `${operation.id} ${status}`)
      // A call that is refused shows few of its statements: nearly all have to be taken. The rest asks for what nobody
      // comes with: a device's message, an order under way.
      expect(refused.length > world.crowd.length / 12 ? refused : []).toEqual([])
      expect(await wrongOf(seen)).toEqual([])
    },
    PATIENCE_MS,
  )

  test(
    'nor in any branch beside the examples: what an example does not change or remove, another request may',
    async () => {
      const ways = await world.visitor('emily')
      await ways.readAll({ kinds: KINDS })
      const fresh = new Map<string, string>()
      let asked = 0
      for (const operation of world.crowd.filter(({ id }) => !ENDS.has(id))) {
        for (const inputs of ways.waysOf(operation)) {
          asked += 1
          const sent = await statementsOf(world.server.database.sql, async () => ways.call(operation, inputs))
          for (const statement of sent)
            if (!seen.has(statement) && !fresh.has(statement)) fresh.set(statement, operation.id)
        }
      }
      expect(asked).toBeGreaterThan(world.crowd.length * 4)
      // Branches say what no example does.
      expect(fresh.size).toBeGreaterThan(0)
      expect(await wrongOf(fresh)).toEqual([])
    },
    PATIENCE_MS,
  )
})
