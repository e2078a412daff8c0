import { msg } from '@lingui/core/macro'
import type { Terms } from './terms.ts'

export const locationTerms: Terms = {
  version: '2026.10',
  since: '20261001',
  gist: msg`가까운 식당을 찾을 때만 위치를 봐요`,
  sections: [
    {
      title: msg`언제 위치를 보나요?`,
      lines: [
        msg`가까운 식당을 찾을 때만, 그 화면이 열려 있는 동안만 봐요.`,
        msg`휴대폰이 먼저 물어보고, 허락한 뒤에만 볼 수 있어요.`,
      ],
    },
    {
      title: msg`위치를 저장하나요?`,
      lines: [msg`저장하지 않아요. 거리를 재고 나면 바로 버려요.`, msg`다른 회사에 알리지 않아요.`],
    },
    {
      title: msg`언제든 멈출 수 있어요`,
      lines: [msg`휴대폰 설정에서 허락을 거둘 수 있어요. 식당은 이름으로도 찾을 수 있어요.`],
    },
    {
      title: msg`14세가 안 된 사람의 위치`,
      lines: [msg`만 14세부터 가입할 수 있어서 어린이의 위치는 다루지 않아요.`],
    },
  ],
}
