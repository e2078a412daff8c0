/** Companies that handle personal data for the operator, as the privacy policy names them. */
import type { Words } from '#server/domain/member/language.rules.ts'

const UNTIL_THE_END: Words = { ko: '회원 탈퇴 또는 계약이 끝날 때까지', en: 'Until the account or the contract ends' }

export const CONSIGNMENTS: readonly { companyNm: Words; workTxt: Words; periodTxt: Words }[] = [
  {
    companyNm: { ko: '한빛메시지', en: 'Hanbit Message' },
    workTxt: { ko: '문자와 알림 보내기', en: 'Sending texts and notices' },
    periodTxt: UNTIL_THE_END,
  },
  {
    companyNm: { ko: '누리클라우드', en: 'Nuri Cloud' },
    workTxt: { ko: '서비스 서버 운영', en: 'Running the servers' },
    periodTxt: UNTIL_THE_END,
  },
  {
    companyNm: { ko: '마루인증', en: 'Maru Sign' },
    workTxt: { ko: '본인 확인', en: 'Identity checks' },
    periodTxt: { ko: '확인이 끝날 때까지', en: 'Until the check is done' },
  },
]
