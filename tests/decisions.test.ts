import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..', 'docs', 'decisions')
const pages = readdirSync(folder).filter((file) => file !== 'README.md').toSorted()

test('every decision stands in the index, under its own title and in order', () => {
  const index = readFileSync(join(folder, 'README.md'), 'utf8')
  const listed = [...index.matchAll(/^- \[(.+)\]\((.+)\)$/gm)].map(([, title, file]) => `${file}: ${title}`)
  const there = pages.map((file) => `${file}: ${readFileSync(join(folder, file), 'utf8').split('\n')[0]?.replace(/^# /, '')}`)
  expect(listed).toEqual(there)
})

test('numbers of decisions are unique', () => {
  const numbers = pages.map((file) => file.slice(0, 3))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})
