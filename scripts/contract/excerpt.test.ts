import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'
import type { Json } from './model.ts'

const body: Json = {
  data: [
    { menuName: '국', kcal: '188' },
    { menuName: '밥', kcal: null, tags: [] },
  ],
}
const joined = (at: string) => {
  const found = excerptOf(body, at)
  return found && [found.before, found.marked, found.after].filter((part) => part !== '').join('\n')
}

test('the very value is marked, not the first of its name', () => {
  expect(excerptOf(body, '/data/1/kcal')?.marked).toBe('      "kcal": null,')
  expect(excerptOf(body, '/data/0/kcal')?.marked).toBe('      "kcal": "188"')
  expect(excerptOf(body, '/data/1/tags')?.marked).toBe('      "tags": []')
})

test('around the mark the body reads as before', () => {
  for (const at of ['/data/1/kcal', '/data/0', '/data/1/missing'])
    expect(joined(at)).toBe(JSON.stringify(body, null, 2))
})

test('a whole row is marked from brace to brace, and what lacks a field where it begins', () => {
  expect(excerptOf(body, '/data/0')?.marked).toBe('    {\n      "menuName": "국",\n      "kcal": "188"\n    },')
  expect(excerptOf(body, '/data/1/missing')?.marked).toBe('    {')
})

test('a field called like a path is found by its pointer', () => {
  expect(excerptOf({ 'a/b': 1, 'm~n': 2 }, '/a~1b')?.marked).toBe('  "a/b": 1,')
  expect(excerptOf({ 'a/b': 1, 'm~n': 2 }, '/m~0n')?.marked).toBe('  "m~n": 2')
})

test('of a long body only what is near is shown; a status has no place in it', () => {
  const rows = Array.from({ length: 200 }, (_, index) => ({ n: index }))
  const found = excerptOf(rows, '/150/n')
  expect(found?.marked).toBe('    "n": 150')
  expect(found?.before.split('\n')).toHaveLength(31)
  expect(found?.after.endsWith('…')).toBe(true)
  expect(excerptOf(rows, 'status')).toBeUndefined()
})
