import { expect, test } from 'vitest'
import { symbolsOf } from './art.ts'
import { decidedBy } from './decided.ts'
import { differences } from './differences.ts'
import type { Painted } from './paint-list.ts'

const box = (more: Partial<Painted> = {}): Painted => ({
  kind: 'box',
  what: 'div',
  x: 10,
  y: 10,
  width: 100,
  height: 40,
  looks: { radius: '16px' },
  ...more,
})
const text = (what: string, more: Partial<Painted> = {}): Painted => ({ ...box(more), kind: 'text', what })

test('what is the same within half a px does not differ', () => {
  expect(differences([box(), text('저장')], [box({ x: 10.4 }), text('저장', { height: 39.6 })])).toEqual([])
})

test('a difference names the part, its place on the board, and both values', () => {
  expect(differences([box()], [box({ y: 12, looks: { radius: '12px' } })])).toEqual([
    'box div at 10 10 100 40: y 10 → 12, radius 16px → 12px',
  ])
})

test('letters are found wherever they stand, and a surface only near its place', () => {
  expect(differences([text('저장')], [text('저장', { x: 300 })])).toEqual(['text 저장 at 10 10 100 40: x 10 → 300'])
  expect(differences([box()], [box({ x: 300 })])).toEqual([
    'box div at 10 10 100 40: only on the board',
    'box div at 300 10 100 40: only in ours',
  ])
})

test('of two that lie on each other, each is compared with the one that looks like it', () => {
  const [red, blue] = [box({ looks: { background: 'red' } }), box({ looks: { background: 'blue' } })]
  expect(differences([red, blue], [blue, red])).toEqual([])
})

test('a decision holds for its sections and its line alone', () => {
  expect(decidedBy('rings', 'shape circle at 1 2 3 4: strokeDasharray 1px → 2px')).toContain('CRT-18')
  expect(decidedBy('donut', 'shape circle at 1 2 3 4: strokeDasharray 1px → 2px')).toBeUndefined()
  expect(decidedBy('lines', 'shape line at 32 133.1 306 0: only on the board')).toBeUndefined()
})

test('symbols are the same whatever their white space', () => {
  expect(symbolsOf('<symbol id="a" viewBox="0 0 1 1">\n  <path d="M0 0" />\n</symbol>').get('a')).toBe(
    symbolsOf('<symbol id="a"><path d="M0 0"/></symbol>').get('a'),
  )
})
