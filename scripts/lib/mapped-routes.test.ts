import { describe, expect, test } from 'vitest'
import { withEntry } from './mapped-routes.ts'

const route = (path: string) =>
  `export const Route = createFileRoute('${path}')({\n  staticData: screen({ kind: 'list', title }),\n})`

describe('a route file is given the row of its address', () => {
  test('without what is usual', () => {
    expect(withEntry(route('/main'), 'main.tsx')).toContain('screen({ entry: {"name":"main"}, kind: \'list\', title })')
    expect(withEntry(route('/login/'), 'login/index.tsx')).toContain('entry: {"name":"login","public":true},')
    expect(withEntry(route('/my/menu'), 'my/menu.tsx')).toContain('entry: {"name":"myMenu","layout":"main"},')
  })

  test('also where a part of the address is a parameter', () => {
    expect(withEntry(route('/member/pass/success/$type'), 'x.tsx')).toContain('"memberPassSuccessType"')
  })

  test('and fails the build where the map has none', () => {
    expect(() => withEntry(route('/nowhere'), 'src/routes/nowhere.tsx')).toThrow(
      'src/routes/nowhere.tsx: /nowhere has no line in src/app/route-map.ts',
    )
  })
})
