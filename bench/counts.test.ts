import { afterAll, describe, expect, test } from 'vitest'
import { endsOverSchedules, refreshInTwoTabs } from './goal-16-refresh.ts'
import { goal as statements } from './goal-25-statements.ts'
import { cleanUp } from './lib/cleanup.ts'
import { brokenGates } from './lib/goal.ts'

// The gates on counts of the server and the session, which need no built app: they are played beside those that do.

afterAll(cleanUp)

describe('gates of the server', () => {
  test('the first view of a screen costs few statements (goal 25)', async () => {
    expect(await brokenGates(statements)).toEqual([])
  })
})

describe('gates of the session', () => {
  test('fifty calls with an expired token in two tabs cost one refresh (goal 16) [SES-21] [SES-22]', async () => {
    expect(await refreshInTwoTabs()).toEqual({ refreshes: 1, answered: 50, ends: 0 })
  })

  test('no seeded schedule ends a session that nobody ended (goal 16)', async () => {
    const { ends, refreshes } = await endsOverSchedules(200)
    expect(ends).toBe(0)
    expect(refreshes).toBeGreaterThan(100)
  })
})
