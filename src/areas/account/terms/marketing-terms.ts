import { msg } from '@lingui/core/macro'
import type { Terms } from './terms.ts'

export const marketingTerms: Terms = {
  version: '2026.10',
  since: '20261001',
  gist: msg`새 메뉴와 쿠폰 소식을 보내 드려요`,
  sections: [
    {
      title: msg`무엇을 보내나요?`,
      lines: [
        msg`새 메뉴, 이벤트, 쿠폰 소식이에요. 한 달에 두 번쯤 보내요.`,
        msg`밤 9시부터 아침 8시 사이에는 보내지 않아요.`,
      ],
    },
    {
      title: msg`어떻게 보내나요?`,
      lines: [msg`앱 알림, 문자, 이메일 가운데 고른 것으로만 보내요.`],
    },
    {
      title: msg`무엇을 보고 고르나요?`,
      lines: [msg`주로 가는 식당과 관심 주제를 봐요. 건강 기록은 보지 않아요.`],
    },
    {
      title: msg`동의하지 않으면`,
      lines: [
        msg`선택이에요. 동의하지 않아도 모든 기능을 쓸 수 있어요.`,
        msg`동의한 뒤에도 설정에서 언제든 끌 수 있고, 끄면 바로 멈춰요.`,
      ],
    },
  ],
}
