import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const tokens = read('src/styles/tokens.css')

/** Sizes in rem of every type that a style sheet sets. */
const sizesIn = (file: string) => {
  const css = read(file)
  const named = [...css.matchAll(/font: var\((--type-[\w-]+)\)/g)].map(([, name = '']) => new RegExp(`${name}: \\d+ ([\\d.]+)rem`).exec(tokens)?.[1])
  return [...named, ...[...css.matchAll(/font-size: ([\d.]+)rem/g)].map(([, size]) => size)]
}

test('home is set in at most six sizes', () => {
  const files = ['src/areas/home/hub/home.module.css', 'src/ui/page/page.module.css', 'src/ui/card/card.module.css', 'src/ui/list-row/list-row.module.css', 'src/ui/badge/badge.module.css', 'src/charts/bar.module.css', 'src/domain/quick-menu/quick-tiles.module.css', 'src/domain/meal/allergy-line.module.css']
  expect(new Set(files.flatMap(sizesIn)).size).toBeLessThanOrEqual(6)
})
