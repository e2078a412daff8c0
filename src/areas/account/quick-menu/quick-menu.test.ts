import { expect, test } from 'vitest'
import { shownFirst, withLocks } from './quick-menu.ts'

const rows = (shown: string) => Array.from(shown, (mark, index) => ({ id: index, shown: mark === '+' }))

test('what is shown stands first, in its own order', () => {
  expect(shownFirst(rows('-+-++')).map(({ id }) => id)).toEqual([1, 3, 4, 0, 2])
})

test('the last one stays, and a sixth has no room', () => {
  const locked = (shown: string) => withLocks(rows(shown)).map((row) => row.locked)
  expect(locked('+--')).toEqual([true, false, false])
  expect(locked('++--')).toEqual([false, false, false, false])
  expect(locked('+++++--')).toEqual([false, false, false, false, false, true, true])
})
