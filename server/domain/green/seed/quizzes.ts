/** The quiz of each week. They come round again after the last one, under new numbers. */
import { addDays } from '#server/seoul.ts'
import type { greenQuizzes } from '../schema.ts'

type Row = typeof greenQuizzes.$inferInsert

/** Question, choices, the right one, and why; Korean and English. */
const QUIZZES: readonly {
  ko: [question: string, why: string]
  en: [question: string, why: string]
  choices: readonly [ko: string, en: string][]
  rightNo: number
}[] = [
  {
    ko: [
      '제철이 아닌 채소를 기를 때 탄소가 더 나오는 까닭은 무엇일까요?',
      '추운 날에는 온실을 데워야 해요. 제철 채소는 햇볕으로 자라요.',
    ],
    en: [
      'Why do vegetables out of season cost more carbon?',
      'In the cold their greenhouse is heated. In season they grow by the sun.',
    ],
    choices: [
      ['온실을 데워서', 'The greenhouse is heated'],
      ['물이 더 많아서', 'They hold more water'],
      ['껍질이 두꺼워서', 'Their skin is thicker'],
    ],
    rightNo: 1,
  },
  {
    ko: ['냉장고는 얼마나 채우면 가장 적게 쓸까요?', '찬 공기가 돌 자리가 있어야 해요. 열에 일곱만 채워 주세요.'],
    en: [
      'How full should a fridge be to use the least power?',
      'Cold air needs room to move: seven tenths are enough.',
    ],
    choices: [
      ['40%', '40%'],
      ['70%', '70%'],
      ['100%', '100%'],
    ],
    rightNo: 2,
  },
  {
    ko: ['이 가운데 음식물 쓰레기가 아닌 것은 무엇일까요?', '달걀 껍데기는 동물이 먹을 수 없어서 일반 쓰레기예요.'],
    en: ['Which of these is not food waste?', 'No animal can eat egg shells, so they go with general waste.'],
    choices: [
      ['사과 껍질', 'Apple peel'],
      ['달걀 껍데기', 'Egg shells'],
      ['식은 밥', 'Cold rice'],
    ],
    rightNo: 2,
  },
  {
    ko: ['양치할 때 물을 1분 틀어 두면 얼마나 흐를까요?', '컵에 받아 쓰면 한 컵이면 돼요.'],
    en: ['How much water runs in a minute at the tap?', 'With a cup, one cup will do.'],
    choices: [
      ['2 L', '2 L'],
      ['10 L', '10 L'],
      ['100 L', '100 L'],
    ],
    rightNo: 2,
  },
  {
    ko: [
      '종이컵 하나를 만들 때 나오는 탄소는 얼마일까요?',
      '하루 세 잔이면 한 해에 12 kg이에요. 내 컵을 쓰면 이만큼이 줄어요.',
    ],
    en: [
      'How much carbon does making one paper cup emit?',
      'Three a day make 12 kg a year. That is what your own cup saves.',
    ],
    choices: [
      ['1 g', '1 g'],
      ['11 g', '11 g'],
      ['110 g', '110 g'],
    ],
    rightNo: 2,
  },
]

/** Number of the quiz whose week is the first of the demo, and how many weeks there are. */
export const FIRST_QUIZ = 10
export const WEEKS = QUIZZES.length

const NTH = ['첫째', '둘째', '셋째', '넷째', '다섯째'] as const

/** @param monday first day of its week, `YYYYMMDD` */
export function quizOf(quizSeq: number, monday: string): Row {
  const quiz = QUIZZES[(quizSeq - FIRST_QUIZ) % WEEKS]
  if (quiz === undefined) throw new Error(`There is no quiz ${String(quizSeq)}.`)
  const { ko, en, choices, rightNo } = quiz
  const nth = Math.ceil(Number(monday.slice(6)) / 7) - 1
  const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${monday.slice(0, 4)}-${monday.slice(4, 6)}-01T00:00:00Z`),
  )
  return {
    quizSeq,
    title: `${String(Number(monday.slice(4, 6)))}월 ${NTH[nth] ?? ''} 주`,
    titleEng: `${month}, week ${String(nth + 1)}`,
    question: ko[0],
    questionEng: en[0],
    choices: choices.map(([words, wordsEng]) => ({ words, wordsEng })),
    rightNo,
    why: ko[1],
    whyEng: en[1],
    startDt: monday,
    endDt: addDays(monday, 6),
  }
}
