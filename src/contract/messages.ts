import type { MessageDescriptor } from '@lingui/core'

import { msg } from '@lingui/core/macro'

import { ApiError } from './api-error.ts'

/** The general text for a call that failed. [ERR-08, LNG-05] */
export const communicationError = msg`통신 중 오류가 발생했습니다. 관리자에게 문의해 주세요.`

/** The product's default alerts after a write, in the words of the design's voice: the documents give none. [LNG-03] */
export const doneMessages = {
  saved: msg`저장했어요`,
  modified: msg`수정했어요`,
  deleted: msg`지웠어요`,
} as const

/** The product's default questions before a write. [LNG-04] */
export const confirmMessages = {
  save: msg`저장할까요?`,
  modify: msg`이대로 바꿀까요?`,
  delete: msg`이 기록을 지울까요?`,
} as const

/**
 * What a screen can tell the member about a failed call: the general text, or null where a page, an alert or the end of
 * the session has said it already. [ERR-16, ERR-17]
 */
export function errorWords(error: unknown): MessageDescriptor | null {
  if (!(error instanceof ApiError)) return communicationError
  return error.hasGeneralText ? communicationError : null
}
