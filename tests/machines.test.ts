import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { diagramOf } from '../scripts/lib/machine-diagram.ts'
import { machinesPage } from '../scripts/lib/machines-page.ts'

test('docs/machines.md shows the machines as they are; otherwise run `npm run diagrams`', () => {
  expect(readFileSync(new URL('../docs/machines.md', import.meta.url), 'utf8')).toBe(machinesPage())
})

test('a diagram holds nested states, ends of steps, limits and guards', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: {
        invoke: { src: 'load', onDone: [{ guard: 'isGood', target: 'b' }, { target: 'a' }], onError: { target: 'a' } },
        after: { patience: { target: 'b' } },
      },
      b: { initial: 'c', on: { 'it.left': { target: 'a' }, 'it.stayed': { actions: 'note' } }, states: { c: {} } },
    },
  })
  expect(diagramOf(machine).split('\n')).toEqual([
    'stateDiagram-v2',
    '  [*] --> a',
    '  state "a" as a',
    '  state "b" as b {',
    '    [*] --> b_c',
    '    state "c" as b_c',
    '  }',
    '  a --> b : load done [isGood], after patience',
    '  a --> a : load done, load failed',
    '  b --> a : it.left',
  ])
})
