import { msg } from '@lingui/core/macro'

/** What the consent to read the phone's health app is called: sensitive information, rule 3. */
export const phoneName = msg`민감정보 처리`

/** Its chapter of the text (2026.10), line by line. */
export const phoneLines = [
  msg`필수예요. 휴대폰의 걸음, 운동, 식사, 키와 체중, 혈압, 혈당, 수면, 심박수 가운데 휴대폰에서 허락한 것만 가져와요.`,
  msg`걸음과 식사는 이 동의만으로 저장하고 보여 드려요. 나머지는 건강정보 수집·이용에도 동의하셔야 저장해요.`,
  msg`거두면 다음 연동부터 가져오지 않아요. 이미 가져온 기록은 지울 때까지, 걸음과 수면은 정해 둔 기간까지 남아요.`,
  msg`동의하지 않아도 값을 직접 적을 수 있어요.`,
]
