/** What can be chosen by, what the survey asks, and what others keep. */
import type { exerciseCodes, routineStats, surveyOptions, surveyQuestions, themeStats } from '../schema.ts'

type Choice = readonly [code: string, nm: string, nmEng: string, desc?: string, descEng?: string]

const CODE_LISTS: Record<(typeof exerciseCodes.$inferInsert)['kind'], readonly Choice[]> = {
  GOAL: [
    ['WGT', '체중 관리', 'Manage weight'],
    ['STR', '근력 기르기', 'Build strength'],
    ['POS', '자세 바로잡기', 'Stand straighter'],
    ['FLEX', '몸 풀기', 'Loosen up'],
  ],
  DIFFICULTY: [
    ['1', '쉬움', 'Easy', '숨이 차지 않아요', 'You breathe as usual'],
    ['2', '보통', 'Medium', '조금 숨이 차요', 'You breathe a little harder'],
    ['3', '어려움', 'Hard', '말하기 어려울 만큼 숨이 차요', 'Too hard to talk'],
  ],
  CATEGORY: [
    ['STR', '근력', 'Strength'],
    ['CARDIO', '유산소', 'Cardio'],
    ['FLEX', '스트레칭', 'Stretching'],
    ['BAL', '균형', 'Balance'],
  ],
}

export const CODES: (typeof exerciseCodes.$inferInsert)[] = (['GOAL', 'DIFFICULTY', 'CATEGORY'] as const).flatMap(
  (kind) =>
    CODE_LISTS[kind].map(([code, codeNm, codeNmEng, descTxt = null, descTxtEng = null], index) => ({
      kind,
      code,
      orderSeq: index + 1,
      codeNm,
      codeNmEng,
      descTxt,
      descTxtEng,
    })),
)

const SURVEY: readonly {
  words: readonly [string, string]
  maxCnt: number
  required: boolean
  options: readonly Choice[]
}[] = [
  {
    words: ['운동으로 무엇을 바라세요?', 'What should exercise do for you?'],
    maxCnt: 1,
    required: true,
    options: [
      ['WGT', '체중 줄이기', 'Lose weight'],
      ['STR', '힘 기르기', 'Get stronger'],
      ['POS', '자세 바로잡기', 'Stand straighter'],
      ['FLEX', '몸 풀기', 'Loosen up'],
    ],
  },
  {
    words: ['한 주에 몇 번쯤 운동하세요?', 'How often do you exercise in a week?'],
    maxCnt: 1,
    required: true,
    options: [
      ['0', '거의 안 해요', 'Hardly ever'],
      ['1', '한두 번', 'Once or twice'],
      ['3', '서너 번', 'Three or four times'],
      ['5', '다섯 번 넘게', 'Five times or more'],
    ],
  },
  {
    words: ['불편한 곳이 있나요?', 'Does anything hurt?'],
    maxCnt: 3,
    required: false,
    options: [
      ['NECK', '목과 어깨', 'Neck and shoulders'],
      ['BACK', '허리', 'Back'],
      ['KNEE', '무릎', 'Knees'],
      ['WRIST', '손목', 'Wrists'],
    ],
  },
]

export const QUESTIONS: (typeof surveyQuestions.$inferInsert)[] = SURVEY.map(({ words, maxCnt, required }, index) => ({
  qstnSeq: index + 1,
  qstnTxt: words[0],
  qstnTxtEng: words[1],
  maxCnt,
  required,
}))

export const OPTIONS: (typeof surveyOptions.$inferInsert)[] = SURVEY.flatMap(({ options }, index) =>
  options.map(([optCode, optNm, optNmEng], place) => ({
    qstnSeq: index + 1,
    optCode,
    orderSeq: place + 1,
    optNm,
    optNmEng,
  })),
)

/** As the operator's nightly count would say. Women of twenty are too few to be told of. */
export const ROUTINES: (typeof routineStats.$inferInsert)[] = [
  { gender: 'M', decade: 40, prgmCode: 'PG0031', userCnt: 38 },
  { gender: 'M', decade: 40, prgmCode: 'PG0012', userCnt: 21 },
  { gender: 'M', decade: 40, prgmCode: 'PG0045', userCnt: 17 },
  { gender: 'M', decade: 40, prgmCode: 'PG0046', userCnt: 4 },
  { gender: 'F', decade: 30, prgmCode: 'PG0034', userCnt: 26 },
  { gender: 'F', decade: 30, prgmCode: 'PG0041', userCnt: 19 },
  { gender: 'F', decade: 20, prgmCode: 'PG0042', userCnt: 6 },
]

export const OPENED: (typeof themeStats.$inferInsert)[] = [
  { thmCode: 'TH01', userCnt: 84, openCnt: 412 },
  { thmCode: 'TH03', userCnt: 61, openCnt: 230 },
  { thmCode: 'TH02', userCnt: 48, openCnt: 195 },
]
