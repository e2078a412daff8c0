/**
 * The sixteen eating types in words. What is good and what to look after follows from the letters, so that no type
 * praises what another warns of.
 */
import type { Language, Words } from '#server/domain/member/language.rules.ts'
import { type AxisCode, type Axes, endOf, matchOf, ORDER } from './rules.ts'

/** Name and one line. */
const TYPES: Readonly<Record<string, readonly [name: Words, title: Words]>> = {
  RLMF: [
    { ko: '정갈한 백반파', en: 'The tidy set meal' },
    { ko: '제때 가볍게, 담백하게 먹어요', en: 'Light and mild, always on time' },
  ],
  RLMN: [
    { ko: '산뜻한 탐험파', en: 'The fresh explorer' },
    { ko: '가볍게, 새로운 맛을 찾아요', en: 'Light, and curious for new tastes' },
  ],
  RLSF: [
    { ko: '칼칼한 소식파', en: 'The spicy small eater' },
    { ko: '적게 먹어도 맛은 진하게', en: 'Little, but full of taste' },
  ],
  RLSN: [
    { ko: '야무진 맛보기파', en: 'The keen taster' },
    { ko: '새로운 맛을 조금씩 즐겨요', en: 'A little of everything new' },
  ],
  RMMF: [
    { ko: '든든한 집밥파', en: 'The hearty home cook' },
    { ko: '집밥처럼 담백하고 든든하게', en: 'Mild and filling, like at home' },
  ],
  RMMN: [
    { ko: '넉넉한 새 메뉴파', en: 'The generous newcomer' },
    { ko: '새 메뉴를 넉넉하게 먹어요', en: 'New dishes, and plenty of them' },
  ],
  RMSF: [
    { ko: '든든한 한 상파', en: 'The full-table eater' },
    { ko: '제때 든든하게 챙겨 먹어요', en: 'A full table, always on time' },
  ],
  RMSN: [
    { ko: '활기찬 미식파', en: 'The lively gourmet' },
    { ko: '진한 맛을 두루 찾아다녀요', en: 'Strong tastes of every kind' },
  ],
  FLMF: [
    { ko: '느긋한 담백파', en: 'The easy mild eater' },
    { ko: '내킬 때 가볍게 먹어요', en: 'Something light, whenever it suits' },
  ],
  FLMN: [
    { ko: '가벼운 산책파', en: 'The light stroller' },
    { ko: '그날그날 가볍게 골라요', en: 'Something light and new each day' },
  ],
  FLSF: [
    { ko: '출출할 때 매콤파', en: 'The spicy snacker' },
    { ko: '출출하면 익숙한 매콤한 맛', en: 'Hungry? Something spicy, as ever' },
  ],
  FLSN: [
    { ko: '즉흥 한입파', en: 'The spontaneous bite' },
    { ko: '눈에 띄면 한입 먹어 봐요', en: 'A bite of whatever looks good' },
  ],
  FMMF: [
    { ko: '마음껏 담백파', en: 'The mild and plenty' },
    { ko: '시간은 자유롭게, 양은 넉넉하게', en: 'Free hours and generous plates' },
  ],
  FMMN: [
    { ko: '자유로운 뷔페파', en: 'The free buffet' },
    { ko: '골고루 담아 마음껏 먹어요', en: 'A bit of everything, whenever' },
  ],
  FMSF: [
    { ko: '뚝배기 단골파', en: 'The hot-pot regular' },
    { ko: '늘 먹던 얼큰한 한 그릇', en: 'The same hot bowl, again and again' },
  ],
  FMSN: [
    { ko: '맛 따라 여행파', en: 'The taste traveller' },
    { ko: '맛있다는 곳을 찾아다녀요', en: 'Goes wherever it tastes good' },
  ],
}

type Ends = Readonly<Record<'left' | 'right', { text: Words; good: Words | null; care: Words | null }>>

/** What each end of an axis says: half a paragraph, what goes well and what to look after. */
const ENDS: Readonly<Record<AxisCode, Ends>> = {
  TIME: {
    left: {
      text: { ko: '정해진 시간에 드시는 편이에요.', en: 'You eat at much the same times.' },
      good: { ko: '끼니때를 잘 지켜요', en: 'You keep your meal times' },
      care: null,
    },
    right: {
      text: { ko: '그날그날 내키는 시간에 드세요.', en: 'You eat when it suits the day.' },
      good: null,
      care: { ko: '점심만은 같은 시간에 드셔 보세요', en: 'Try to have lunch at the same time' },
    },
  },
  AMOUNT: {
    left: {
      text: { ko: '양은 가볍게 담아요.', en: 'Your plates are light.' },
      good: { ko: '하루 평균이 목표 안에 있어요', en: 'Your usual day stays within your goal' },
      care: { ko: '단백질 반찬을 하나 더 담아 보세요', en: 'Take one more dish with protein' },
    },
    right: {
      text: { ko: '밥과 반찬을 넉넉하게 갖춰 드세요.', en: 'You like a full plate.' },
      good: { ko: '끼니를 든든하게 챙겨요', en: 'Your meals keep you going' },
      care: { ko: '저녁 밥은 반 공기로 줄여 보세요', en: 'Try half a bowl of rice in the evening' },
    },
  },
  TASTE: {
    left: {
      text: { ko: '담백한 맛을 좋아해요.', en: 'You like it mild.' },
      good: { ko: '간이 세지 않은 음식을 먹어요', en: 'Your food is not strongly seasoned' },
      care: null,
    },
    right: {
      text: { ko: '간이 센 음식을 즐겨요.', en: 'You enjoy strong seasoning.' },
      good: null,
      care: { ko: '국물은 반만 드셔 보세요', en: 'Leave half of the broth' },
    },
  },
  CHOICE: {
    left: {
      text: { ko: '익숙한 음식을 자주 골라요.', en: 'You come back to what you know.' },
      good: null,
      care: { ko: '일주일에 한 번은 새 메뉴를 골라 보세요', en: 'Choose something new once a week' },
    },
    right: {
      text: { ko: '새로 나온 메뉴를 먼저 골라요.', en: 'You go for what is new.' },
      good: { ko: '여러 가지를 골고루 먹어요', en: 'You eat a wide variety' },
      care: null,
    },
  },
}

const AXES: Readonly<Record<AxisCode, readonly [left: Words, right: Words]>> = {
  TIME: [
    { ko: '규칙적', en: 'Regular' },
    { ko: '자유로움', en: 'Free' },
  ],
  AMOUNT: [
    { ko: '가볍게', en: 'Light' },
    { ko: '든든하게', en: 'Hearty' },
  ],
  TASTE: [
    { ko: '담백하게', en: 'Mild' },
    { ko: '진하게', en: 'Strong' },
  ],
  CHOICE: [
    { ko: '익숙하게', en: 'Familiar' },
    { ko: '새롭게', en: 'New' },
  ],
}

/** How somebody eats of whom not every letter is known, one word for each that is. */
const ADVERBS: Readonly<Record<AxisCode, Readonly<Record<'left' | 'right', Words>>>> = {
  TIME: { left: { ko: '제때', en: 'On time' }, right: { ko: '자유로운 때에', en: 'At free hours' } },
  AMOUNT: { left: { ko: '가볍게', en: 'Light' }, right: { ko: '든든하게', en: 'Hearty' } },
  TASTE: { left: { ko: '담백하게', en: 'Mild' }, right: { ko: '진하게', en: 'Strong' } },
  CHOICE: { left: { ko: '익숙하게', en: 'Familiar' }, right: { ko: '새롭게', en: 'New' } },
}

/** What to write so that the letter that lacks is known. */
const TO_KNOW: Readonly<Record<AxisCode, Words>> = {
  TIME: { ko: '드신 시각을 적으면 끼니때도 알 수 있어요', en: 'Write when you ate, and your hours will show too' },
  AMOUNT: { ko: '먹는 목표를 정하면 양도 알 수 있어요', en: 'Set a goal for eating, and your amount will show too' },
  TASTE: { ko: '음식을 찾아서 적으면 간도 알 수 있어요', en: 'Find foods by name, and your seasoning will show too' },
  CHOICE: {
    ko: '점심과 저녁을 더 적으면 고르는 음식도 알 수 있어요',
    en: 'Write more lunches and dinners, and your choices will show too',
  },
}

const BALANCED: readonly [name: Words, title: Words] = [
  { ko: '치우치지 않는 식사', en: 'In the middle' },
  { ko: '어느 한쪽으로 치우치지 않게 먹어요', en: 'No further to one side than to the other' },
]

export const ALL_CODES: readonly string[] = Object.keys(TYPES)

/** Name and one line: those of the type, or of what is known of it (docs/decisions/392). */
function titlesOf(code: string, axes: Axes | undefined): readonly [name: Words, title: Words] {
  const whole = TYPES[code]
  if (whole !== undefined) return whole
  const known = ORDER.flatMap((axis) => {
    const end = endOf(code, axis)
    return end === undefined ? [] : ADVERBS[axis][end]
  })
  const join = (language: Language) => known.map((word) => word[language]).join(', ')
  const missing = axes && ORDER.find((axis) => axes[axis] === null)
  return [
    known.length === 0 ? BALANCED[0] : { ko: join('ko'), en: join('en') },
    missing === undefined ? BALANCED[1] : TO_KNOW[missing],
  ]
}

const CODE = /^[RFX][LMX][MSX][FNX]$/

/**
 * A type on the wire. Of a letter that is not known nothing is said.
 *
 * @param axes of whoever has it, which tell what lacks
 * @throws for letters that are no type
 */
export function nbtiType(code: string, language: Language, axes?: Axes) {
  if (!CODE.test(code)) throw new Error(`No eating type ${code}`)
  const [name, title] = titlesOf(code, axes)
  const ends = ORDER.flatMap((axis) => {
    const end = endOf(code, axis)
    return end === undefined ? [] : ENDS[axis][end]
  })
  return {
    nbtiCode: code,
    nbtiNm: name[language],
    nbtiTitle: title[language],
    nbtiCntnt: ends.map(({ text }) => text[language]).join(' '),
    goodList: ends.flatMap(({ good }) => good?.[language] ?? []),
    careList: ends.flatMap(({ care }) => care?.[language] ?? []),
    imgUrl: null,
    matchCode: matchOf(code),
  }
}

/** Where somebody stands, on the axes of which anything is known. */
export const nbtiAxes = (axes: Axes, language: Language) =>
  ORDER.flatMap((axisCode) => {
    const rightRate = axes[axisCode]
    return rightRate === null
      ? []
      : { axisCode, leftNm: AXES[axisCode][0][language], rightNm: AXES[axisCode][1][language], rightRate }
  })
