import { expect, test } from 'vitest'
import { ApiError } from '#src/contract/api-error.ts'
import { freeOf, keptSeat, refusalOf, toSeats } from './team.ts'

const seat = {
  memberKey: 'mk-1',
  nickName: '도담',
  usrImg: '09',
  roleCode: 'LEADER',
  inviteSeq: null,
  statusCode: 'JOIN',
  statusNm: '참여',
  avgStepCnt: null,
  myYn: 'N',
} as const

test('a table has a place for everybody, and free ones for who is still to come', () => {
  const seats = toSeats(
    [
      seat,
      { ...seat, memberKey: 'mk-2', roleCode: 'MEMBER', inviteSeq: 7, myYn: 'Y' },
      { ...seat, memberKey: 'mk-3', roleCode: 'MEMBER', inviteSeq: 8 },
    ],
    5,
  )
  expect(seats.map(({ is, leads }) => [is, leads])).toEqual([
    ['in', true],
    ['mine', false],
    ['asked', false],
    ['free', false],
    ['free', false],
  ])
  expect(freeOf(seats)).toBe(2)
  expect(seats[0]?.picture).toBe(9)
  expect(freeOf(toSeats([seat], 1))).toBe(0)
})

test('whoever was asked and is not named has a seat and no face', () => {
  const [, asked] = toSeats(
    [seat, { ...seat, memberKey: 'asked-1', nickName: '', usrImg: '', roleCode: 'MEMBER', inviteSeq: 8 }],
    4,
  )
  expect(asked).toMatchObject({ is: 'asked', name: '', picture: undefined })
})

test('a refusal is known by its code, and anything else is lost', () => {
  expect(refusalOf(new ApiError('status', { status: 409, code: 'nameTaken' }))).toBe('nameTaken')
  expect(refusalOf(new ApiError('network'))).toBe('lost')
  expect(refusalOf(new ApiError('status', { status: 400, code: 'badRequest' }))).toBe('notAskable')
})

test('an address means one of the seats that were kept; where that one is gone the newest stands for it', () => {
  const invites = [
    { inviteSeq: 9, sideCode: 'SENT' },
    { inviteSeq: 8, sideCode: 'RECEIVED' },
    { inviteSeq: 7, sideCode: 'RECEIVED' },
  ]
  expect([7, 8, 9, undefined].map((seq) => keptSeat(invites, seq)?.inviteSeq)).toEqual([7, 8, 8, 8])
  expect(keptSeat([], 7)).toBeUndefined()
})
