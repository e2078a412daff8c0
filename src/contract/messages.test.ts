import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'

import { ApiError } from './api-error.ts'
import { communicationError, confirmMessages, doneMessages, errorWords } from './messages.ts'

const korean = setupI18n({ locale: 'ko', messages: { ko: {} } })

describe('texts that the product fixes', () => {
  test('the general communication error [LNG-05] [ERR-17]', () => {
    expect(korean._(communicationError)).toBe('통신 중 오류가 발생했습니다. 관리자에게 문의해 주세요.')
  })

  test('the alerts after saving, modifying and deleting [LNG-03]', () => {
    expect(Object.values(doneMessages).map((message) => korean._(message))).toEqual([
      '저장했어요',
      '수정했어요',
      '지웠어요',
    ])
  })

  test('the questions before them [LNG-04]', () => {
    expect(Object.values(confirmMessages).map((message) => korean._(message))).toEqual([
      '저장할까요?',
      '이대로 바꿀까요?',
      '이 기록을 지울까요?',
    ])
  })
})

describe('what a screen can say about a failed call', () => {
  test.each([404, 403, 502])('a %i has the general text [ERR-16] [ERR-20]', (status) => {
    expect(errorWords(new ApiError('status', { status, serverMessage: 'words' }))).toBe(communicationError)
  })

  test.each([500, 440, 401])('a %i has none [ERR-08] [ERR-12]', (status) => {
    expect(errorWords(new ApiError('status', { status }))).toBeNull()
  })

  test('no answer has it, the end of the session has none [HTP-21]', () => {
    expect(errorWords(new ApiError('network'))).toBe(communicationError)
    expect(errorWords(new ApiError('session'))).toBeNull()
    expect(errorWords(new Error('anything'))).toBe(communicationError)
  })
})
