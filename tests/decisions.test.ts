import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..', 'docs', 'decisions')
const pages = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .toSorted()

const index = readFileSync(join(folder, 'README.md'), 'utf8')
const lines = [...index.matchAll(/^- \[(.+)\]\((.+)\) · (.+)$/gm)]

test('every decision stands in the index, under its own title and in order', () => {
  const listed = lines.map(([, title, file]) => `${file}: ${title}`)
  const there = pages.map(
    (file) => `${file}: ${readFileSync(join(folder, file), 'utf8').split('\n')[0]?.replace(/^# /, '')}`,
  )
  expect(listed).toEqual(there)
})

test('every decision is grouped by one of the words that the index explains', () => {
  const explained = (/it is about: ([^]+?)\.\n/.exec(index)?.[1] ?? '')
    .replaceAll(/\([^)]*\)/g, '')
    .split('·')
    .map((word) => word.trim().replaceAll(/\s+/g, ' '))
  expect(lines.filter(([, , , word = '']) => !explained.includes(word)).map(([line]) => line)).toEqual([])
})

test('numbers of decisions are unique', () => {
  const numbers = pages.map((file) => file.slice(0, 3))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})
