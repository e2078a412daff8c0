import { expect, test, vi } from 'vitest'
import { ApiError } from '#src/contract/api-error.ts'
import { joinOnce } from './join-once.ts'

const refused = (code: string) => () => Promise.reject(new ApiError('refused', { status: 409, code }))
const lost = () => Promise.reject(new Error('connection lost'))

test('an answer that was lost is asked for, and the sign-up is not sent again', async () => {
  const join = vi.fn(lost)
  expect(await joinOnce({ join, isIn: async () => true })).toEqual({ is: 'joined' })
  expect(join).toHaveBeenCalledOnce()
})

test('who is in already is in, and a full one says so', async () => {
  expect(await joinOnce({ join: refused('alreadyJoined'), isIn: async () => true })).toEqual({ is: 'joined' })
  expect(await joinOnce({ join: refused('full'), isIn: async () => false })).toEqual({ is: 'not', why: 'full' })
  expect(await joinOnce({ join: refused('somethingNew'), isIn: async () => false })).toEqual({ is: 'not', why: 'lost' })
})

test('without any answer it stays open, for the member to try again', async () => {
  expect(await joinOnce({ join: lost, isIn: lost })).toEqual({ is: 'not', why: 'lost' })
  expect(await joinOnce({ join: async () => undefined, isIn: lost })).toEqual({ is: 'joined' })
})
