import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { README_PICTURES, screenHash, takenHashes } from '../scripts/board/readme.ts'

const root = join(import.meta.dirname, '..')
const names = Object.keys(README_PICTURES)

test('the pictures of the README show the screens as they are: npm run board -- --readme takes them anew', () => {
  expect(takenHashes()).toEqual(Object.fromEntries(names.map((name) => [name, screenHash(name)])))
})

test('they have two pixels for each of a phone’s, in full colour', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  for (const name of names) {
    expect(readme).toContain(`docs/images/${name}.png`)
    const png = readFileSync(join(root, 'docs/images', `${name}.png`))
    // The header of a PNG: width at 16, kind of colour at 25 (2 and 6 are red, green and blue for each pixel, 3 is a
    // palette).
    expect([png.readUInt32BE(16), [2, 6].includes(png[25] ?? 0)]).toEqual([780, true])
  }
})
