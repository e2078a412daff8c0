import { msg } from '@lingui/core/macro'
import type { Terms } from './terms.ts'

/** The policy that anybody may read, joined or not: it tells, and asks for nothing. */
export const policy: Terms = {
  version: '2026.10',
  since: '20261001',
  gist: msg`개인정보를 이렇게 다뤄요`,
  sections: [
    {
      title: msg`무엇을 왜 받나요?`,
      lines: [
        msg`가입할 때 본인 확인에 쓴 이름, 생년월일, 성별, 휴대폰 번호를 받아요.`,
        msg`식사와 건강 기록은 내가 적거나 연결한 기기에서 와요. 나에게 보여 주는 데 써요.`,
      ],
    },
    {
      title: msg`얼마나 두나요?`,
      lines: [
        msg`탈퇴하면 바로 지워요.`,
        msg`적다가 보내지 않은 설문 답은 설문이 끝난 다음 날 지워요.`,
        msg`다만 결제 내역은 법에 따라 이름 없이 5년 동안 두어요.`,
      ],
    },
    {
      title: msg`어떻게 지키나요?`,
      lines: [
        msg`오가는 정보는 모두 암호로 보내고, 비밀번호는 알아볼 수 없게 바꿔서 저장해요.`,
        msg`휴대폰에는 꼭 필요한 것만 두고, 로그아웃하면 지워요.`,
        msg`보내지 않은 문의만 7일 동안 휴대폰에 잠가 두어요. 나만 다시 열 수 있어요.`,
      ],
    },
    {
      title: msg`내 정보를 보고 고치려면`,
      lines: [msg`내 정보 화면에서 언제든 보고 고치고 지울 수 있어요.`, msg`동의는 설정에서 거둘 수 있어요.`],
    },
    {
      title: msg`더 물어보려면`,
      lines: [msg`고객센터의 문의하기로 물어보면 개인정보를 맡은 사람이 답해요.`],
    },
  ],
}
