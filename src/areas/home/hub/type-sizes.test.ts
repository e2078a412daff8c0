import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const tokens = read('src/styles/tokens.css')

/** Sizes in rem of every type that a style sheet sets. */
const sizesIn = (file: string) => {
  const css = read(file)
  const named = [...css.matchAll(/font: var\((--type-[\w-]+)\)/g)].map(
    ([, name = '']) => new RegExp(`${name}: \\d+ ([\\d.]+)rem`).exec(tokens)?.[1],
  )
  return [...named, ...[...css.matchAll(/font-size: ([\d.]+)rem/g)].map(([, size]) => size)]
}

const HOME = ['hub/home', 'first-day/first-day', 'hours/hours', 'offline/offline', 'return/return'].map(
  (name) => `src/areas/home/${name}.module.css`,
)
const SHARED = ['badge', 'banner', 'button', 'card', 'failed-part', 'list-row', 'notice', 'page'].map(
  (name) => `src/ui/${name}/${name}.module.css`,
)

test('home is set in at most six sizes, at every hour, on the first day, on a return and without a connection', () => {
  const files = [
    ...HOME,
    ...SHARED,
    'src/charts/bar.module.css',
    'src/domain/quick-menu/quick-tiles.module.css',
    'src/domain/meal/allergy-line.module.css',
  ]
  expect(new Set(files.flatMap(sizesIn)).size).toBeLessThanOrEqual(6)
})

test('the menu is set in at most six sizes', () => {
  const shared = ['app-bar', 'badge', 'button', 'card', 'tab-bar', 'tabs', 'week-strip'].map(
    (name) => `src/ui/${name}/${name}.module.css`,
  )
  const files = [
    'src/areas/meal/today/today.module.css',
    'src/areas/meal/around/around.module.css',
    'src/domain/meal/allergy-line.module.css',
    ...shared,
  ]
  expect(new Set(files.flatMap(sizesIn)).size).toBeLessThanOrEqual(6)
})

test.each([
  { file: 'hub/home', names: ['insight', 'feature'] },
  { file: 'first-day/first-day', names: ['wait'] },
  { file: 'hours/hours', names: ['day', 'foods', 'brook'] },
  { file: 'offline/offline', names: ['feature'] },
  { file: 'return/return', names: ['corners'] },
])('what has a ground of its own in a card of home begins at one edge: $file', ({ file, names }) => {
  const css = read(`src/areas/home/${file}.module.css`)
  const styleOf = (name: string) => new RegExp(`\\n {2}\\.${name} \\{([^}]*)\\}`).exec(css)?.[1] ?? ''
  expect(names.filter((name) => !/margin: \S+ -4px/.test(styleOf(name)))).toEqual([])
})
