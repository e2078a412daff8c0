import { expect, test } from 'vitest'
import type { EventRow } from '../detail/event.queries.ts'
import { groupsOf } from './groups.ts'

const row = (eventSeq: number, rest: Partial<EventRow>) =>
  // no more of it is looked at
  ({ eventSeq, statusCode: 'ING', joinYn: 'N', leftCnt: 1, boardCnt: null, boardGoalCnt: null, ...rest }) as EventRow

test('what is left to do comes first, the board that grows today above it, and what was done is quiet', () => {
  const rows = [
    row(57, { joinYn: 'Y' }),
    row(93, { joinYn: 'Y', boardCnt: 3 }),
    row(94, { joinYn: 'Y', leftCnt: 0 }),
    row(96, { leftCnt: 0 }),
    row(98, { statusCode: 'READY', leftCnt: 0 }),
    row(90, { statusCode: 'END', leftCnt: 0, boardCnt: 0 }),
  ]
  const { hero, ...groups } = groupsOf(rows)
  expect([hero?.eventSeq, ...Object.values(groups).map((group) => group.map(({ eventSeq }) => eventSeq))]).toEqual([
    93,
    [57, 96],
    [94],
    [98],
    [90],
  ])
  expect(groupsOf([row(93, { boardCnt: 4, leftCnt: 0, joinYn: 'Y' })])).toMatchObject({
    hero: undefined,
    joined: [{ eventSeq: 93 }],
  })
})
