import { msg } from '@lingui/core/macro'

/** What the consent to keep health data is called. */
export const keepingName = msg`건강정보 수집·이용`

/** The chapter of the text (2026.10) that stands behind it, line by line. */
export const keepingLines = [
  msg`필수예요. 체중·혈압·혈당 같은 건강 기록을 저장하고, 그래프와 점수, 건강나이로 보여 드려요.`,
  msg`거두면 새 기록을 저장하지 않아요. 이미 있는 기록은 지울 때까지 볼 수 있어요.`,
  msg`휴대폰의 걸음과 식사는 민감정보 처리 동의로 저장해서, 이 동의를 거둬도 이어져요. 그것도 멈추려면 민감정보 처리 동의를 거둬 주세요.`,
  msg`동의하지 않아도 식단을 보고 예약할 수 있어요.`,
]
