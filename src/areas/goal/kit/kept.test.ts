// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ageQuery } from '../age/age.queries.ts'
import { weighingsQuery } from '../way/way.queries.ts'
import { goalQuery, goalUserQuery, lastDataQuery, monthQuery } from './goal.queries.ts'

const TODAY = '20261119'

test('everything that health age and goal wait for is kept for the time without a connection, and on the next day too', () => {
  expect([ageQuery('total'), goalUserQuery(), goalQuery()].map(({ meta }) => meta)).toEqual([{ keptOffline: true }, { keptOffline: true }, { keptOffline: true }])
  expect([lastDataQuery(TODAY), monthQuery(TODAY), weighingsQuery(TODAY)].map(({ meta }) => meta?.keptAs)).toEqual(['/api/goal/health-data/{term}/{date} last', '/api/goal/health-data/{term}/{date} month', '/api/healthlog/health/MyWeightRecordGraph rate'])
})
