import { msg } from '@lingui/core/macro'
import type { Terms } from './terms.ts'

export const allergyTerms: Terms = {
  version: '2025.03',
  since: '20250301',
  gist: msg`못 먹는 것을 알려 드리는 데만 써요`,
  sections: [
    {
      title: msg`무엇을 저장하나요?`,
      lines: [msg`목록에서 고른 재료예요. 왜 피하는지는 묻지 않아요.`],
    },
    {
      title: msg`어디에 쓰나요?`,
      lines: [msg`고른 재료가 든 메뉴에 표시하고, 메뉴를 권할 때 빼요.`],
    },
    {
      title: msg`누가 보나요?`,
      lines: [msg`나만 봐요. 주방이나 회사에 누가 골랐는지 알리지 않아요.`],
    },
    {
      title: msg`얼마나 두나요?`,
      lines: [msg`동의를 거두거나 탈퇴할 때까지 두고, 그때 바로 지워요.`],
    },
    {
      title: msg`동의하지 않으면`,
      lines: [msg`선택이에요. 메뉴에 표시하지 않을 뿐, 다른 것은 그대로 쓸 수 있어요.`],
    },
  ],
}
