import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import type { PathOf } from './calls.ts'

type GetPath = PathOf<'get'>

const description = JSON.parse(readFileSync('openapi/generated/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, unknown>>
}
const METHODS = new Set(['get', 'post', 'put', 'delete', 'patch'])
const methodsOf = (path: string) => Object.keys(description.paths[path] ?? {}).filter((key) => METHODS.has(key))

/** The type holds the compiler to it: none of these can be called by another method. */
const GETS_THAT_WRITE = [
  '/api/member/setPushRead',
  '/api/member/updatePushReadStatusAll',
  '/api/member/setUserLeave',
  '/api/member/setTermsAgreeYn',
  '/api/member/setMarketingTermsAgreeYn',
  '/api/member/setLoginHistory',
  '/api/member/checkDevice',
  '/api/common/setHealthAgreeYn',
  '/api/my/saveHelhidxAgree',
  '/api/my/cancelHelhidxAgree',
  '/logout',
] as const satisfies readonly GetPath[]

test.each(GETS_THAT_WRITE)('%s writes by GET, as documented [HTP-10]', (path) => {
  expect(methodsOf(path)).toEqual(['get'])
})

test('every path starts at /api but the session’s three at the root and the Android test call [HTP-17]', () => {
  const elsewhere = Object.keys(description.paths).filter((path) => !path.startsWith('/api/'))
  expect(elsewhere.sort()).toEqual(['/login', '/logout', '/retrofit/sample/userInfo', '/session'])
})

test('main calls, listed without a base, stand under /api/main and are POST [HTP-17]', () => {
  const main = Object.keys(description.paths).filter((path) => path.startsWith('/api/main/'))
  expect(main).toContain('/api/main/mainData')
  expect(new Set(main.flatMap(methodsOf))).toEqual(new Set(['post']))
})

test.each(['welfit', 'healthcheckup', 'preview'])(
  'calls of %s are POST without exception, also for reading [HTP-23]',
  (group) => {
    const paths = Object.keys(description.paths).filter((path) => path.startsWith(`/api/${group}/`))
    expect(paths.length).toBeGreaterThan(5)
    expect(new Set(paths.flatMap(methodsOf))).toEqual(new Set(['post']))
  },
)
