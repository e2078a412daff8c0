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
import { DEMO_PASSWORD, makeMember } from '#server/db/seed/people.ts'
import { seed } from '#server/db/seed/seed.ts'
import { loadContract } from '#server/http/contract-file.ts'
import { statementsOf } from '#server/test-support/statements.ts'
import { atMost, type Goal } from './lib/goal.ts'

const MOST = 15

/** Six minutes before a lunch of four courses: the fullest day there is. */
const NOW = new Date('2026-11-19T02:24:00Z')
const CONTRACT = new URL('../openapi/generated/openapi.json', import.meta.url)
const COURSE = 'menuDt=20261119&menuMealType=2&restaurantCode=REST000311&hallNo=E31A&menuCourseType=AA'

/** What the loader of each screen asks for when nothing is known yet. */
const SCREENS: Record<string, InjectOptions[]> = {
  home: [{ method: 'POST', url: '/api/main/mainData', payload: {} }],
  "today's menu": ['/api/oauth/userInfo', '/api/menu/getUserRestaurantList', '/api/menu/getTodayMenuList'].map(
    (url) => ({ url }),
  ),
  'meal detail': ['detail', 'detail/nutrient', 'detail/allergy', 'getMenuEvalAvg'].map((call) => ({
    url: `/api/meal/${call}?${COURSE}`,
  })),
  'day of meals': ['DayMealInfo', 'DayEatMealMenu', 'DayEatNutrition'].map((call) => ({
    url: `/api/healthlog/nutrition/${call}?baseDt=20261119`,
  })),
  weight: [
    'MyWeightRecordList?startDt=20251119&endDt=20261119',
    'MyWeightRecord',
    'MyWeightRecordGraph?startDt=20261021&endDt=20261119',
  ].map((call) => ({
    url: `/api/healthlog/health/${call}`,
  })),
  restaurants: ['/api/mypage/rest-my-list', '/api/mypage/rest-list?restaurantName='].map((url) => ({ url })),
}

const HEALTH_LOG = '/api/healthlog'
const READINGS = ['SBP', 'DBP'].map((helhidxCode, at) => ({
  helhidxCode,
  helhidxVal: at === 0 ? '118' : '76',
  heldType: 'health',
  inptDt: '20261119112000',
  helhDate: '20261119',
}))

/**
 * What the record hub asks for as it opens, each alone; a screenful of cards may not become a screenful of statements.
 */
const HUB_MOST = 8
const HUB: Record<string, InjectOptions> = Object.fromEntries(
  Object.entries({
    'its lead': 'myLog/helhlogCstmmsg',
    'of what there is anything': 'myLog/existsData',
    'lines of the day': 'myLog/Alter',
    'the cards of all indicators': 'myLog/myHelhIdx',
    'the values of a day': 'myLog/helhIdx?baseDt=20261119',
    'a week': 'health/HealthWeekly?baseDt=20261116',
    'exercises of a day': 'wrkot/todayWrkot?baseDt=20261119',
    'meals of a day': 'nutrition/DayEatMealMenu?baseDt=20261119',
    'energy eaten': 'myLog/eatKcal?baseDt=20261119',
    'energy burned': 'myLog/useKcal?baseDt=20261119',
    'a course of thirty days': 'myLog/helhGraph?indicatorCode=BP&startDt=20261021&endDt=20261119',
    'all indicators, also empty ones': 'health/HelhIndicator',
  }).map(([what, path]) => [`hub, ${what}`, { url: `${HEALTH_LOG}/${path}` }]),
)

const EATEN = { ...Object.fromEntries(new URLSearchParams(COURSE)), eatQty: 1, eatDt: '20261119112000' }

/** The heaviest reads and the everyday writes of the health log, each alone. */
const OPERATIONS: Record<string, InjectOptions> = {
  'exercise log of a year': { url: `${HEALTH_LOG}/wrkotlog/totWrkotList?startDt=20251119&endDt=20261119` },
  'blood pressure over a year': { url: `${HEALTH_LOG}/health/BloodpressGraph?startDt=20251119&endDt=20261119` },
  'a pressure, two codes': { method: 'POST', url: `${HEALTH_LOG}/insertMyHelhIdx`, payload: READINGS },
  'health score': { method: 'POST', url: `${HEALTH_LOG}/healthScore`, payload: {} },
  'a course recorded': { method: 'POST', url: '/api/meal/detail/mealRegi', payload: EATEN },
  // A record that stands there is replaced: by no more statements than it was made.
  'a course recorded again, less of it': {
    method: 'POST',
    url: '/api/meal/detail/mealRegi',
    payload: { ...EATEN, eatQty: 0.5, exceptMenuCodeList: ['1000020001'] },
  },
  'the password shown before own data': {
    method: 'POST',
    url: '/api/mypage/pwd-check',
    payload: { usrPwd: DEMO_PASSWORD },
  },
  'my page, its counts': { url: '/api/mypage/user-count' },
  'my page, the next appointment': { url: '/api/my/getWelfitReservation' },
}

/** Counted in this process: the driver tells each statement as it sends it. */
async function countStatements(): Promise<{ what: string; count: number; most: number }[]> {
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
      reach: database.reach,
      clock,
      tokenKey: randomBytes(32),
      scenarioSources: {
        personas: PERSONAS,
        makeMember: () => makeMember(database, { persona: 'haneul', now: NOW }),
        clockWasSet: async () => {},
      },
    })
    const signedIn = await http.inject({
      method: 'POST',
      url: '/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ username, password, 'remember-me': 'false' }).toString(),
    })
    const { authorization } = signedIn.headers
    if (typeof authorization !== 'string') throw new Error(`Sign-in failed: ${signedIn.statusCode} ${signedIn.body}`)
    // The first reading of a morning makes the night's count of the member's challenge, for everybody in it. A busy
    // machine answers before it is done.
    const isWhole = async () => {
      const answer = await http.inject({
        method: 'POST',
        url: '/api/main/mainData',
        headers: { authorization },
        payload: {},
      })
      return answer.json<{ data: { failedCards: string[] } }>().data.failedCards.length === 0
    }
    for (let tries = 0; !(await isWhole()); tries += 1)
      if (tries === 20) throw new Error('The home hub is never whole.')
    const counts: { what: string; count: number; most: number }[] = []
    const measured = [
      ...Object.entries(SCREENS).map(([screen, calls]) => ({
        what: `a screen's first view: ${screen}`,
        calls,
        most: MOST,
      })),
      ...Object.entries(HUB).map(([read, call]) => ({ what: `an operation: ${read}`, calls: [call], most: HUB_MOST })),
      ...Object.entries(OPERATIONS).map(([operation, call]) => ({
        what: `an operation: ${operation}`,
        calls: [call],
        most: MOST,
      })),
    ]
    for (const { what, calls, most } of measured) {
      const sent = await statementsOf(database.sql, async () => {
        for (const answer of await Promise.all(
          calls.map((call) => http.inject({ ...call, headers: { authorization } })),
        )) {
          if (answer.statusCode !== 200) throw new Error(`${what}: ${answer.statusCode} ${answer.body}`)
        }
      })
      counts.push({ what, count: sent.length, most })
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
    (await countStatements()).map(({ what, count, most }) => ({
      quantity: `statements of ${what}`,
      ours: String(count),
      reference: '–',
      gate: atMost(count, most),
      goal: atMost(count, 8),
    })),
}
