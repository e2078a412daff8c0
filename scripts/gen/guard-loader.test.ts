import { expect, test } from 'vitest'
import { loaderOf } from './guard-loader.ts'

test('the loader names an area once per prefix and spells out the paths that the documents put elsewhere', () => {
  const text = loaderOf([
    { area: 'common', path: '/api/common/restaurant' },
    { area: 'common', path: '/api/common/company' },
    { area: 'session', path: '/api/common/getRememberMeAccessToken' },
    { area: 'session', path: '/login' },
  ])
  expect(text.match(/^ {2}'.*$/gm)).toEqual([
    "  '/api/common': common,",
    "  '/api/common/getRememberMeAccessToken': session,",
    "  '/login': session,",
  ])
})
