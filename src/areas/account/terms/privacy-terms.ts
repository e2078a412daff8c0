import { msg } from '@lingui/core/macro'
import type { Terms } from './terms.ts'

/** What somebody who joins agrees to: collecting and using personal data. */
export const privacyTerms: Terms = {
  version: '2026.10',
  since: '20261001',
  gist: msg`이름과 연락처는 회원을 구분하는 데만 써요`,
  sections: [
    {
      title: msg`꼭 받는 정보`,
      lines: [
        msg`이름, 생년월일, 성별, 휴대폰 번호, 아이디, 비밀번호, 닉네임, 이메일이에요.`,
        msg`비밀번호는 알아볼 수 없게 바꿔서 저장해요. 주민등록번호는 받지 않아요.`,
      ],
    },
    {
      title: msg`골라서 주는 정보`,
      lines: [
        msg`키와 체중, 사번, 프로필 사진이에요. 주지 않아도 가입할 수 있어요.`,
        msg`건강 기록은 따로 동의를 받은 뒤에만 저장해요.`,
      ],
    },
    {
      title: msg`어디에 쓰나요?`,
      lines: [msg`같은 사람인지 확인하고, 예약한 식사를 건네고, 물어본 것에 답하는 데 써요.`],
    },
    {
      title: msg`얼마나 두나요?`,
      lines: [msg`탈퇴하면 바로 지워요.`, msg`다만 결제 내역은 법에 따라 이름 없이 5년 동안 두어요.`],
    },
    {
      title: msg`동의하지 않으면`,
      lines: [msg`동의하지 않을 수 있어요. 그러면 회원을 구분할 수 없어서 가입할 수 없어요.`],
    },
  ],
}
