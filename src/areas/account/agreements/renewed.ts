import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The required terms, and where their texts stand. */
export const requiredTexts = [
  { code: 'TERMS01', name: msg`서비스 이용약관`, to: '/mypage/termsdetailService' },
  { code: 'TERMS02', name: msg`개인정보 수집·이용`, to: '/mypage/termsDetailPrivacyPolicy' },
  { code: 'TERMS03', name: msg`개인정보 제3자 제공`, to: '/mypage/termsDetailProvidePersonal' },
] as const

export type RequiredCode = (typeof requiredTexts)[number]['code']

/**
 * What a version changed, in a sentence for each text that it changed. A new version brings its sentences with its
 * texts (tests/terms.test.ts).
 */
const CHANGES: Readonly<Record<string, Partial<Record<RequiredCode, MessageDescriptor>>>> = {
  '2026.10': {
    TERMS01: msg`예약을 언제까지 바꿀 수 있는지 적었어요.`,
    TERMS02: msg`이름과 연락처를 어디에 쓰는지 적었어요.`,
    TERMS03: msg`식당에 무엇을 알리고 알리지 않는지 적었어요.`,
  },
}

/**
 * The texts that a version changed with what changed; null where this app is older than the version and does not know.
 */
export function renewedIn(
  version: string,
): { name: MessageDescriptor; to: (typeof requiredTexts)[number]['to']; change: MessageDescriptor }[] | null {
  const changes = CHANGES[version]
  if (changes === undefined) return null
  return requiredTexts.flatMap(({ code, name, to }) => {
    const change = changes[code]
    return change === undefined ? [] : [{ name, to, change }]
  })
}
