import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { examples, exampleOf } from './screens/examples.ts'
import { builtRoutes } from './support/routes.ts'

// Holds the route files and tests/screens/examples.ts together: a screen whose address says what it shows is visited
// with something to show.

const folder = fileURLToPath(new URL('../src/routes', import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('__'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .map((text) => ({ text, path: (/createFileRoute\('([^']+)'\)/.exec(text)?.[1] ?? '').replace(/(.)\/$/, '$1') }))

describe('the screens that are visited', () => {
  test('are all that have a route file', () => {
    expect(
      builtRoutes()
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(files.map(({ path }) => path).toSorted())
  })

  test('have an example of their address where it has parameters or a query', () => {
    const needy = files
      .filter(({ path, text }) => path.includes('$') || text.includes('validateSearch'))
      .map(({ path }) => path)
    expect(needy.filter((path) => !(path in examples))).toEqual([])
  })

  test('have no example that nobody needs', () => {
    const built = new Set(builtRoutes().map(({ path }) => path))
    expect(Object.keys(examples).filter((path) => !built.has(path))).toEqual([])
    for (const route of builtRoutes()) expect(exampleOf(route)).toBeDefined()
  })
})
