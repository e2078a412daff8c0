import { expect, test, vi } from 'vitest'
import { ApiError } from '#src/contract/api-error.ts'
import { answerOnce, refusalOf } from './answer-once.ts'

const lost = new ApiError('network')
const refused = (code: string) => new ApiError('status', { status: 409, code })
const yes = () => Promise.resolve()
const no = (error: Error) => () => Promise.reject(error)
const state = (isGathered: boolean, isIn: boolean) => () => Promise.resolve({ isGathered, isIn })

test('who only sits down says yes and nothing else', async () => {
  expect(await answerOnce({ accept: yes, read: state(false, false) })).toEqual({ is: 'in' })
})

test('a side whose answer was lost is not gathered twice: the way goes on at the yes', async () => {
  const accept = vi.fn(yes)
  expect(await answerOnce({ gather: no(lost), accept, read: state(true, false) })).toEqual({ is: 'in' })
  expect(accept).toHaveBeenCalledOnce()
})

test('without a side there is no yes', async () => {
  const accept = vi.fn(yes)
  expect(await answerOnce({ gather: no(refused('openBattle')), accept, read: state(false, false) })).toEqual({
    is: 'not',
    why: 'openBattle',
  })
  expect(accept).not.toHaveBeenCalled()
})

test('a yes whose answer was lost is found, and one that was refused says why', async () => {
  expect(await answerOnce({ accept: no(lost), read: state(true, true) })).toEqual({ is: 'in' })
  expect(await answerOnce({ accept: no(refused('notOpen')), read: state(true, false) })).toEqual({
    is: 'not',
    why: 'notOpen',
  })
  expect(
    await answerOnce({ accept: no(new ApiError('status', { status: 404, code: 'notFound' })), read: no(lost) }),
  ).toEqual({ is: 'not', why: 'notFound' })
  expect(await answerOnce({ accept: no(refused('somethingNew')), read: no(lost) })).toEqual({ is: 'not', why: 'lost' })
})

test('a colleague who can no longer be asked, or a day that has come, is to be chosen again', () => {
  expect(refusalOf(new ApiError('status', { status: 400, code: 'badRequest' }))).toBe('badRequest')
  expect(refusalOf(lost)).toBe('lost')
})
