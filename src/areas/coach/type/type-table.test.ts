import { expect, test } from 'vitest'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import { tableOfType } from './type-table.ts'

const codes = ['R', 'F'].flatMap((time) =>
  ['L', 'M'].flatMap((amount) =>
    ['M', 'S'].flatMap((taste) => ['F', 'N'].map((choice) => time + amount + taste + choice)),
  ),
)

test('each of the sixteen types has a table of its own, full for who eats much, and every dish on it is drawn', () => {
  const tables = codes.map(tableOfType)
  expect(new Set(tables.map(String)).size).toBe(16)
  for (const [at, table] of tables.entries()) {
    expect(new Set(table).size).toBe(table.length)
    expect(table).toHaveLength(codes[at]?.[1] === 'M' ? 10 : 6)
    // A lid with a syllable stands for what has no drawing.
    expect(table.filter((name) => dishFor(name).syllable !== undefined)).toEqual([])
  }
})
