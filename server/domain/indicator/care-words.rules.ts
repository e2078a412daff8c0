/**
 * What the hub says of an extreme reading: how it stands, what first aid the associations name (extremes.rules.ts), and
 * 119 where it is serious.
 */
import { type CareCode, gradeOf } from '#server/domain/index-record/extremes.rules.ts'
import type { Language, Words } from '#server/domain/member/language.rules.ts'

type Said = { stands: Words; stood: Words; advice: Words; help?: Words }

const VERY_LOW = {
  stands: { ko: '매우 낮아요', en: 'is very low' },
  stood: { ko: '매우 낮았어요', en: 'was very low' },
}
const VERY_HIGH = {
  stands: { ko: '매우 높아요', en: 'is very high' },
  stood: { ko: '매우 높았어요', en: 'was very high' },
}
const LOW = {
  stands: { ko: '정상보다 낮아요', en: 'is below normal' },
  stood: { ko: '정상보다 낮았어요', en: 'was below normal' },
}
const HIGH = {
  stands: { ko: '정상보다 높아요', en: 'is above normal' },
  stood: { ko: '정상보다 높았어요', en: 'was above normal' },
}

const SUGAR: Words = {
  ko: '당분 15–20 g을 먹고 15분 뒤에 다시 재 보세요.',
  en: 'Take 15–20 g of sugar and measure again after 15 minutes.',
}
const SIT: Words = { ko: '5분 앉아서 쉬고 다시 재 보세요.', en: 'Sit down for five minutes, then measure again.' }
const REST_FIRST: Words = {
  ko: '앉아서 쉬세요. 쉬어도 그대로면 오늘 병원에 가세요.',
  en: 'Sit down and rest. If it stays so at rest, see a doctor today.',
}
const HEART: Words = {
  ko: '가슴이 아프거나 숨이 차거나 쓰러질 것 같으면 바로 119에 전화하세요.',
  en: 'If you have chest pain, or feel short of breath or faint, call 119 right away.',
}

const said: Readonly<Record<CareCode, Said>> = {
  SUGAR_VERY_LOW: {
    ...VERY_LOW,
    advice: { ko: `지금 ${SUGAR.ko}`, en: SUGAR.en },
    help: {
      ko: '몸이 좋지 않거나 삼키기 어려우면 바로 119에 전화하세요.',
      en: 'If you feel unwell or find it hard to swallow, call 119 right away.',
    },
  },
  SUGAR_LOW: { ...LOW, advice: SUGAR },
  SUGAR_VERY_HIGH: {
    ...VERY_HIGH,
    advice: {
      ko: '물을 마시고 다시 재 보세요. 300 아래로 내려오지 않으면 오늘 병원에 가세요.',
      en: 'Drink water and measure again. If it stays at 300 or above, see a doctor today.',
    },
    help: {
      ko: '토하거나 숨이 가쁘거나 정신이 흐리면 바로 119에 전화하세요.',
      en: 'If you are vomiting, breathing hard or confused, call 119 right away.',
    },
  },
  BP_VERY_HIGH: {
    ...VERY_HIGH,
    advice: {
      ko: `${SIT.ko} 그래도 이만큼 높으면 오늘 병원에 가세요.`,
      en: `${SIT.en} If it stays this high, see a doctor today.`,
    },
    help: {
      ko: '가슴이 아프거나 숨이 차거나 한쪽 팔다리에 힘이 없거나 말이 어눌하면 바로 119에 전화하세요.',
      en: 'If you have chest pain, shortness of breath, weakness on one side or slurred speech, call 119 right away.',
    },
  },
  BP_LOW: {
    ...LOW,
    advice: {
      ko: '어지러우면 앉거나 누워서 쉬고 다시 재 보세요.',
      en: 'If you feel dizzy, sit or lie down, then measure again.',
    },
    help: { ko: '정신이 흐려지면 바로 119에 전화하세요.', en: 'If you feel faint, call 119 right away.' },
  },
  HR_VERY_LOW: { ...VERY_LOW, advice: REST_FIRST, help: HEART },
  HR_LOW: {
    ...LOW,
    advice: {
      ko: '어지럽거나 숨이 차면 의료진에게 물어봐 주세요.',
      en: 'If you feel dizzy or short of breath, ask a doctor.',
    },
  },
  HR_HIGH: {
    ...HIGH,
    advice: {
      ko: '앉아서 쉬어 보세요. 계속 높으면 의료진에게 물어봐 주세요.',
      en: 'Sit down and rest. If it stays high, ask a doctor.',
    },
  },
  HR_VERY_HIGH: { ...VERY_HIGH, advice: REST_FIRST, help: HEART },
}

/** What is asked of whoever measured it a while ago: how it stands now. */
const AGAIN: Words = { ko: '지금 한 번 더 재 보세요.', en: 'Measure once more now.' }
const HELP: Words = { ko: '몸이 좋지 않으면 바로 119에 전화하세요.', en: 'If you feel unwell, call 119 right away.' }
/** A watch measures by itself. */
const REST: Words = { ko: '지금은 어떤지 살펴보세요.', en: 'See how it is now.' }

/**
 * The line of a reading.
 *
 * @param reading name and value: `혈당 48`
 * @param ago when it was, of one that is no more of now: `어제 22:10`
 */
export function careLine(code: CareCode, reading: string, ago: string | null, language: Language): string {
  const { stands, stood, advice, help } = said[code]
  const isKorean = language === 'ko'
  if (ago === null) {
    const first = isKorean ? `${reading}, ${stands.ko}.` : `${reading} ${stands.en}.`
    return [first, advice[language], help?.[language]].filter(Boolean).join(' ')
  }
  const again = code.startsWith('HR') ? REST : AGAIN
  const first = isKorean ? `${ago} ${reading}, ${stood.ko}.` : `${reading} ${stood.en} ${ago}.`
  return [first, again[language], gradeOf(code) === 'serious' ? HELP[language] : undefined].filter(Boolean).join(' ')
}
