import { beforeEach, expect, test } from 'vitest'
import { clientState, resetClientState } from '#src/app/client-state.ts'
import { forgetSearches, noteSearch } from './search-history.ts'

beforeEach(resetClientState)

const history = () => clientState.get().entireSearchHistory

test('searches stand newest first, each once [MEA-08]', () => {
  for (const word of ['고등어', '두부', '고등어']) noteSearch(word)
  expect(history()).toEqual(['고등어', '두부'])
})

test('ten are remembered, and all can be forgotten', () => {
  for (let at = 1; at <= 12; at += 1) noteSearch(`반찬 ${String(at)}`)
  expect(history()).toHaveLength(10)
  expect(history()[0]).toBe('반찬 12')
  forgetSearches()
  expect(history()).toEqual([])
})

test('they go with the session [MEA-08]', () => {
  noteSearch('고등어')
  resetClientState()
  expect(history()).toEqual([])
})
