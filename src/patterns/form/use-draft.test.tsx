// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { endDrafts, giveDrafts, keepDraft, readDraft } from './drafts.ts'
import { joinFields, joinWords, useDraft } from './use-draft.ts'

afterEach(() => {
  cleanup()
  endDrafts('')
})

const words = () => renderHook(() => useDraft('reply', joinWords)).result
const fields = () => renderHook(() => useDraft<{ weight?: string; goal?: string }>('interview', joinFields)).result

test('what was typed is there again, until it is taken away', () => {
  const first = words()
  expect(first.current[0]).toBeUndefined()
  act(() => first.current[1]('우유'))
  expect(first.current[0]).toBe('우유')
  cleanup()
  const again = words()
  expect(again.current[0]).toBe('우유')
  act(() => again.current[1](undefined))
  expect([again.current[0], readDraft('reply')]).toEqual([undefined, undefined])
})

test('what was sent is kept no longer, and stands until the screen is left', () => {
  const { current } = words()
  act(() => current[1]('우유'))
  cleanup()
  const sent = words()
  act(() => sent.current[2]())
  expect([sent.current[0], readDraft('reply')]).toEqual(['우유', undefined])
})

test('opened before the server has said who is back, it is given what was left', () => {
  keepDraft('interview', { weight: '64.2' })
  endDrafts('1024')
  const form = fields()
  expect(form.current[0]).toBeUndefined()
  act(() => giveDrafts('1024'))
  expect(form.current[0]).toEqual({ weight: '64.2' })
})

test('what was typed until then takes nothing away, and nothing of it is lost', () => {
  keepDraft('interview', { weight: '64.2', goal: '60' })
  keepDraft('reply', '우유')
  endDrafts('1024')
  const [form, reply] = [fields(), words()]
  act(() => form.current[1]({ goal: '58' }))
  act(() => reply.current[1]('두부'))
  act(() => giveDrafts('1024'))
  expect([form.current[0], reply.current[0]]).toEqual([{ weight: '64.2', goal: '58' }, '우유 두부'])
  expect([readDraft('interview'), readDraft('reply')]).toEqual([{ weight: '64.2', goal: '58' }, '우유 두부'])
})

test('nothing of it is given to another member', () => {
  keepDraft('reply', '우유')
  endDrafts('1024')
  const reply = words()
  act(() => giveDrafts('2048'))
  expect(reply.current[0]).toBeUndefined()
})
