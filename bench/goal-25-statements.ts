import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { buildApp } from '#server/app.ts'
import { createClock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { PERSONAS } from '#server/db/seed/noun.ts'
import { makeMember } from '#server/db/seed/people.ts'
import { seed } from '#server/db/seed/seed.ts'
import { loadContract } from '#server/http/contract-file.ts'
import { statementsOf } from '#server/test-support/statements.ts'
import { atMost, type Goal } from './lib/goal.ts'

/** Six minutes before a lunch of four courses: the fullest day there is. */
const NOW = new Date('2026-11-19T02:24:00Z')
const CONTRACT = new URL('../openapi/generated/openapi.json', import.meta.url)
const COURSE = 'menuDt=20261119&menuMealType=2&restaurantCode=REST000311&hallNo=E31A&menuCourseType=AA'

/** What the loader of each screen asks for when nothing is known yet. */
const SCREENS: Record<string, InjectOptions[]> = {
  home: [{ method: 'POST', url: '/api/main/mainData', payload: {} }],
  "today's menu": ['/api/oauth/userInfo', '/api/menu/getUserRestaurantList', '/api/menu/getTodayMenuList'].map((url) => ({ url })),
  'meal detail': ['detail', 'detail/nutrient', 'detail/allergy', 'getMenuEvalAvg'].map((call) => ({ url: `/api/meal/${call}?${COURSE}` })),
  weight: ['MyWeightRecordList', 'MyWeightRecord', 'MyWeightRecordGraph?startDt=20261021&endDt=20261119'].map((call) => ({
    url: `/api/healthlog/health/${call}`,
  })),
  restaurants: ['/api/mypage/rest-my-list', '/api/mypage/rest-list?restaurantName='].map((url) => ({ url })),
}

/** Counted in this process: the driver tells each statement as it sends it. */
async function countStatements(): Promise<{ screen: string; count: number }[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hansang-statements-'))
  const database = await openDatabase({ dataDir })
  try {
    await seed(database, { now: NOW })
    const { username, password } = await makeMember(database, { persona: 'haneul', now: NOW })
    const clock = createClock(() => NOW.getTime())
    const { http } = await buildApp({
      config: readConfig({ NODE_ENV: 'test', HANSANG_LOG: 'off' }),
      contract: await loadContract(CONTRACT),
      db: database.db,
      clock,
      tokenKey: randomBytes(32),
      scenarioSources: { personas: PERSONAS, makeMember: () => makeMember(database, { persona: 'haneul', now: NOW }), clockWasSet: async () => {} },
    })
    const signedIn = await http.inject({
      method: 'POST',
      url: '/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ username, password, 'remember-me': 'false' }).toString(),
    })
    const { authorization } = signedIn.headers
    if (typeof authorization !== 'string') throw new Error(`Sign-in failed: ${signedIn.statusCode} ${signedIn.body}`)
    const counts: { screen: string; count: number }[] = []
    for (const [screen, calls] of Object.entries(SCREENS)) {
      const sent = await statementsOf(database.sql, async () => {
        for (const answer of await Promise.all(calls.map((call) => http.inject({ ...call, headers: { authorization } })))) {
          if (answer.statusCode !== 200) throw new Error(`${screen}: ${answer.statusCode} ${answer.body}`)
        }
      })
      counts.push({ screen, count: sent.length })
    }
    await http.close()
    return counts
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export const goal: Goal = {
  id: 25,
  title: 'statements',
  measure: async () =>
    (await countStatements()).map(({ screen, count }) => ({
      quantity: `statements of a screen's first view: ${screen}`,
      ours: String(count),
      reference: '–',
      gate: atMost(count, 15),
      goal: atMost(count, 8),
    })),
}
