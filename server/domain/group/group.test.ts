import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/open.ts'
import { makeMember } from '#server/db/seed/people.ts'
import { members } from '#server/domain/member/schema.ts'
import { databaseKinds, freshDatabase, TEST_NOW } from '#server/test-support/database.ts'
import { groupQueries, type JoinOutcome } from './queries.ts'
import { groups } from './schema.ts'

describe.each(databaseKinds)('groups on %s', (kind) => {
  let database: Database
  let group: ReturnType<typeof groupQueries>
  beforeAll(async () => {
    database = await freshDatabase(kind)
    group = groupQueries(database.db)
  })
  afterAll(() => database.close())

  let made = 0
  async function open(row: Partial<typeof groups.$inferInsert> = {}): Promise<string> {
    made += 1
    const groupId = `team:TEST:${made}`
    await database.db.insert(groups).values({ groupId, kind: 'team', name: `${made}조`, ...row })
    return groupId
  }
  const someone = async () => (await makeMember(database, { persona: 'saebyeok', now: TEST_NOW })).hcId
  const several = (count: number) => Promise.all(Array.from({ length: count }, someone))
  const count = (outcomes: readonly JoinOutcome[]) => Object.fromEntries([...Map.groupBy(outcomes, (outcome) => outcome)].map(([outcome, all]) => [outcome, all.length]))

  test('the last seat is taken once, however many reach for it at the same time', async () => {
    const [groupId, people] = await Promise.all([open({ seats: 7 }), several(50)])
    const outcomes = await Promise.all(people.map((hcId) => group.join(hcId, groupId, TEST_NOW)))
    expect(count(outcomes)).toEqual({ joined: 7, full: 43 })
    expect(await group.matesOf(groupId)).toHaveLength(7)
  })

  test('a member is in one group of a challenge, even from fifty phones', async () => {
    const hcId = await someone()
    const ids = await Promise.all(Array.from({ length: 5 }, () => open({ within: 'challenge:TEST' })))
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, index) => group.join(hcId, ids[index % 5] ?? '', TEST_NOW)))
    expect(count(outcomes)).toEqual({ joined: 1, already: 9, elsewhere: 40 })
    expect(await group.groupsOf(hcId)).toHaveLength(1)
  })

  test('fifty who come and go at once leave the seats as they are', async () => {
    const [groupId, people] = await Promise.all([open({ seats: 3 }), several(25)])
    await Promise.all(people.flatMap((hcId) => [group.join(hcId, groupId, TEST_NOW), group.leave(hcId, groupId)]))
    await Promise.all(people.map((hcId) => group.leave(hcId, groupId)))
    expect(await group.matesOf(groupId)).toEqual([])
    expect(await group.join(people[0] ?? '', groupId, TEST_NOW)).toBe('joined')
  })

  test('a member finds what is theirs and nothing of others; the others see no key of theirs', async () => {
    const [[one, other], groupId, battle] = await Promise.all([several(2), open({ nameEng: 'Team' }), open({ kind: 'battle' })])
    await group.join(one ?? '', groupId, TEST_NOW)
    await group.join(one ?? '', battle, TEST_NOW)
    await group.join(other ?? '', groupId, TEST_NOW)
    expect((await group.groupsOf(one ?? '')).map((row) => row.groupId).toSorted()).toEqual([battle, groupId].toSorted())
    expect((await group.groupsOf(other ?? '')).map((row) => row.groupId)).toEqual([groupId])
    const mates = await group.matesOf(groupId)
    expect(mates.map((mate) => Object.keys(mate))).toEqual([['memberKey', 'nickName', 'usrImg'], ['memberKey', 'nickName', 'usrImg']])
    expect(JSON.stringify(mates)).not.toMatch(/HC\d/)
  })

  test('says why there is no way in: closed, gone, in it already', async () => {
    const hcId = await someone()
    expect(await group.join(hcId, await open({ closedAt: TEST_NOW }), TEST_NOW)).toBe('closed')
    expect(await group.join(hcId, 'team:TEST:none', TEST_NOW)).toBe('gone')
    const groupId = await open()
    expect([await group.join(hcId, groupId, TEST_NOW), await group.join(hcId, groupId, TEST_NOW)]).toEqual(['joined', 'already'])
    expect([await group.leave(hcId, groupId), await group.leave(hcId, groupId)]).toEqual([true, false])
  })

  test('who leaves the service gives the seat back', async () => {
    const [[one, other], groupId] = await Promise.all([several(2), open({ seats: 1 })])
    await group.join(one ?? '', groupId, TEST_NOW)
    expect(await group.join(other ?? '', groupId, TEST_NOW)).toBe('full')
    await database.db.delete(members).where(eq(members.hcId, one ?? ''))
    expect(await group.join(other ?? '', groupId, TEST_NOW)).toBe('joined')
  })
})
