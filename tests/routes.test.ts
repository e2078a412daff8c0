import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AnyRoute } from '@tanstack/react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { routeOfName } from '../src/app/find-route.ts'
import { catchAll, routeMap, type RouteEntry } from '../src/app/route-map.ts'
import { screenOf, type ScreenData } from '../src/app/screen-data.ts'
import { documented } from '../scripts/lib/mapped-routes.ts'

// Holds the route files and src/app/route-map.ts together.

const map: readonly RouteEntry[] = routeMap
const root = fileURLToPath(new URL('..', import.meta.url))

let routes: { path: string; screen: ScreenData | undefined; route: AnyRoute }[] = []

beforeAll(async () => {
  const { routeTree } = await import('../src/routeTree.gen.ts')
  const children = Object.values(routeTree.children ?? {}) as AnyRoute[]
  routes = children.map((route) => ({
    // Before the router is made, a route knows only what its file gave it.
    path: documented((route.options as { path?: string; id: string }).path ?? (route.options as { id: string }).id),
    screen: screenOf({ staticData: route.options.staticData ?? {} }),
    route,
  }))
}, 60_000)

describe('the route map', () => {
  test('has every documented address once, and the home hub', () => {
    expect(map).toHaveLength(228)
    expect(new Set(map.map(({ path }) => path.toLowerCase())).size).toBe(map.length)
    expect(new Set(map.map(({ name }) => name)).size).toBe(map.length)
    expect(map.find(({ path }) => path === '/main')).toMatchObject({ name: 'main', public: false })
  })

  test('knows 33 public addresses; the catch-all is the 34th [ROU-02] [ROU-13] [ROU-14] [ROU-22] [ROU-27]', () => {
    const open = map.filter((entry) => entry.public).map(({ path }) => path)
    expect(open).toHaveLength(33)
    expect(open).toEqual(
      expect.arrayContaining([
        '/healthlog/record/entire',
        '/mypage/setup',
        '/mypage/health',
        '/joinSms',
        '/toms',
        '/ErrorPage403',
      ]),
    )
    expect(open.filter((path) => path.startsWith('/healthlog'))).toEqual(['/healthlog/record/entire'])
    expect(map.filter((entry) => entry.path.startsWith('/member') && !entry.public).map(({ path }) => path)).toEqual([
      '/member/healthApp',
    ])
  })

  test('shows the health log, challenges and my in the main layout [ROU-19]', () => {
    const main = map.filter((entry) => entry.layout === 'main').map(({ path }) => path.split('/')[1])
    expect(new Set(main)).toEqual(new Set(['healthlog', 'challenge', 'my']))
  })

  test('finds names of deep links', () => {
    expect(routeOfName('healthlogWeightRecord')?.path).toBe('/healthlog/WeightRecord')
    expect(routeOfName('ChallengeDetail')?.path).toBe('/challenge/ChallengeDetail')
    expect(routeOfName('memberPassSuccessType')).toBeUndefined()
    // Several pages end so: none of them is meant.
    expect(routeOfName('detail')).toBeUndefined()
  })
})

describe('every route file', () => {
  test('stands for an address of the map, and each address has one, with and without its type [ROU-15]', () => {
    const documentedPaths = [...map, catchAll].map(({ path }) => path)
    expect(routes.map(({ path }) => path).toSorted()).toEqual(documentedPaths.toSorted())
  })

  test('has its screen’s data, which agrees with the map [ROU-02] [ROU-19]', () => {
    for (const { path, screen } of routes) {
      const entry = [...map, catchAll].find((candidate) => candidate.path === path)
      expect({ path, name: screen?.name, public: screen?.public, layout: screen?.layout }).toEqual({
        path,
        name: entry?.name,
        public: entry?.public,
        layout: entry?.layout,
      })
    }
  })

  test('opens any documented error’s address, unknown paths too, without sign-in [ROU-09] [ROU-11] [ROU-12]', () => {
    for (const path of ['/$', '/ErrorPage401', '/ErrorPage403', '/ErrorPage500']) {
      expect(routes.find((route) => route.path === path)?.screen).toMatchObject({ public: true, kind: 'error' })
    }
  })

  const files = readdirSync(join(root, 'src/routes'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, text: readFileSync(join(root, 'src/routes', file), 'utf8') }))

  test('exports only Route and stays thin', () => {
    for (const { file, text } of files) {
      const exported = [...text.matchAll(/^export (?:const|function|default|type|\{)[^\n]*/gm)].map(([line]) => line)
      expect({ file, exported: exported.length, route: text.includes('export const Route = ') }).toEqual({
        file,
        exported: 1,
        route: true,
      })
      expect({ file, long: text.split('\n').length > 60 }).toEqual({ file, long: false })
    }
  })

  test('with a search schema loads anew when the query changes [ROU-06]', () => {
    for (const { file, text } of files) {
      expect({
        file,
        ok: !text.includes('validateSearch') || !/\bloader:/.test(text) || text.includes('loaderDeps'),
      }).toEqual({ file, ok: true })
    }
  })

  test('leaves to the map what the map says: name, publicness and layout', () => {
    for (const { file, text } of files) {
      expect({ file, said: /staticData: screen\(\{[^}]*\b(?:entry|name|public|layout):/.test(text) }).toEqual({
        file,
        said: false,
      })
    }
  })

  test('stands where its address says', () => {
    for (const { file, text } of files.filter(({ file }) => !file.startsWith('__'))) {
      const path = /createFileRoute\('([^']+)'\)/.exec(text)?.[1]
      const place = `/${relative('.', file)
        .replace(/\.tsx$/, '')
        .replace(/(^|\/)index$/, '$1')}`
      expect({ file, path }).toEqual({ file, path: place })
    }
  })
})
