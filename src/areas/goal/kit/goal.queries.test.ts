// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ApiError } from '#src/contract/api-error.ts'
import { isWithoutConsent } from '#src/domain/consent/keeping-consent.queries.ts'
import { SHOWS_READINGS } from '#src/domain/index-record/readings-stale.ts'
import { ageQuery } from '../age/age.queries.ts'
import { weighingsQuery } from '../way/way.queries.ts'
import { goalQuery, goalUserQuery, isDayRefused, lastDataQuery, monthQuery } from './goal.queries.ts'

const TODAY = '20261119'

test('all that health age and goal wait for is kept for the time without a connection, the next day too', () => {
  expect([ageQuery('total'), goalUserQuery(), goalQuery()].map(({ meta }) => meta)).toEqual([
    { keptOffline: true },
    { keptOffline: true },
    { keptOffline: true },
  ])
  expect([lastDataQuery(TODAY), monthQuery(TODAY), weighingsQuery(TODAY)].map(({ meta }) => meta?.keptAs)).toEqual([
    '/api/goal/health-data/{term}/{date} last',
    '/api/goal/health-data/{term}/{date} month',
    '/api/healthlog/health/MyWeightRecordGraph rate',
  ])
})

test('a refusal says which: a day ahead of the server’s clock, a consent that is missing, or something else', () => {
  const told = (status: number, code: string, serverMessage = '') => {
    const failure = new ApiError('status', { status, code, serverMessage })
    return [isDayRefused(failure), isWithoutConsent(failure)]
  }
  expect(told(400, 'startDt')).toEqual([true, false])
  expect(told(400, 'badRequest', '요청 내용을 확인해 주세요. (healthDt)')).toEqual([true, false])
  expect(told(400, 'badRequest', '요청 내용을 확인해 주세요. (weight)')).toEqual([false, false])
  expect(told(409, 'healthConsentNeeded')).toEqual([false, true])
  expect(told(409, 'recordsFull')).toEqual([false, false])
})

test('a reading that is written on any page is asked for again where goal and health age show it', () => {
  expect(SHOWS_READINGS).toEqual(
    expect.arrayContaining(
      [goalQuery(), goalUserQuery(), lastDataQuery(TODAY), monthQuery(TODAY), ageQuery('heart')].map(
        ({ queryKey }) => queryKey[0],
      ),
    ),
  )
})
