import type { Language } from '#server/domain/member/language.rules.ts'
import { seoulStamp } from '#server/seoul.ts'

/**
 * Names that are not the proven person's, in a row; shorter than a proof holds, so that whoever waits needs no other
 * one.
 */
export const FIND_LIMIT = { failures: 5, windowSeconds: 300 }

/** @param until the first moment at which it may be tried again */
export function findWait(until: Date, language: Language): string {
  const [hour, minute] = [seoulStamp(until).slice(8, 10), seoulStamp(until).slice(10, 12)]
  return language === 'en'
    ? `Too many tries. Please try again after ${hour}:${minute}.`
    : `여러 번 틀렸어요. ${hour}시 ${minute}분 뒤에 다시 해 주세요.`
}
