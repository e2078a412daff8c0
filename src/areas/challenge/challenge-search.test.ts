import * as v from 'valibot'
import { expect, test } from 'vitest'
import { challengeSearch } from './challenge-search.ts'

const read = (search: object) => v.parse(challengeSearch, search)

test('whatever address of a challenge a deep link opens, it reads both codes of it [CHA-13]', () => {
  expect(read({ chalnCode: 'CH20261201', recommCode: 'HANEUL7Q' })).toMatchObject({
    chalnCode: 'CH20261201',
    recommCode: 'HANEUL7Q',
  })
  // A code of digits alone comes as a number.
  expect(read({ recommCode: 20261 }).recommCode).toBe('20261')
})

test('what is no code reads as none [CHA-13]', () => {
  expect(read({ chalnCode: '<b>', recommCode: 'R 1', view: 'nowhere' })).toMatchObject({
    chalnCode: undefined,
    recommCode: undefined,
    view: undefined,
  })
})
