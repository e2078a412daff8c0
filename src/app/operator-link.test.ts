import { expect, test } from 'vitest'
import { targetOf } from './operator-link.ts'

const ORIGIN = 'https://hansang.example'
const built = (name: string) => ({ menuTodayMenu: '/menu/todayMenu' })[name]

test('a pop-up leads to a screen that stands, to a site over TLS, or nowhere [NTC-01]', () => {
  expect(targetOf({ menu: 'menuTodayMenu', url: null }, built, ORIGIN)).toEqual({
    kind: 'screen',
    path: '/menu/todayMenu',
  })
  expect(targetOf({ menu: 'challengeChallenge', url: null }, built, ORIGIN)).toBeNull()
  expect(targetOf({ menu: null, url: `${ORIGIN}/#/my/menu` }, built, ORIGIN)).toEqual({
    kind: 'screen',
    path: '/my/menu',
  })
  expect(targetOf({ menu: null, url: 'https://other.example/a' }, built, ORIGIN)).toEqual({
    kind: 'site',
    url: 'https://other.example/a',
  })
  expect(
    ['http://other.example', 'javascript:alert(1)', 'https://'].map((url) =>
      targetOf({ menu: null, url }, built, ORIGIN),
    ),
  ).toEqual([null, null, null])
  expect(targetOf({ menu: null, url: null }, built, ORIGIN)).toEqual({ kind: 'none' })
})
