import { msg } from '@lingui/core/macro'
import type { Terms } from './terms.ts'

/** Giving personal data to the operator of the restaurants. */
export const operatorTerms: Terms = {
  version: '2026.10',
  since: '20261001',
  gist: msg`예약한 식사를 건네려고 이름을 알려요`,
  sections: [
    {
      title: msg`누구에게 알리나요?`,
      lines: [msg`내가 고른 식당을 운영하는 회사예요.`],
    },
    {
      title: msg`무엇을 알리나요?`,
      lines: [msg`이름과 사번, 예약한 메뉴와 시각, 받는 번호예요.`, msg`연락처와 건강 기록은 알리지 않아요.`],
    },
    {
      title: msg`왜 알리나요?`,
      lines: [msg`예약한 식사를 그 사람에게 건네고, 회사가 내는 식대를 셈하려고요.`],
    },
    {
      title: msg`얼마나 두나요?`,
      lines: [msg`식사를 건넨 다음 달 말까지 두고 지워요. 결제 내역은 법에 따라 5년 동안 두어요.`],
    },
    {
      title: msg`동의하지 않으면`,
      lines: [msg`동의하지 않을 수 있어요. 그러면 식당에서 식사를 건넬 수 없어서 가입할 수 없어요.`],
    },
  ],
}
