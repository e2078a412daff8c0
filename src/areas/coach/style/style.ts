import type { Schemas } from '#src/contract/schemas.ts'

export type Question = Schemas['FoodStyleQuestion']

/** The chosen choices of each question, under its number. */
export type Answers = Record<string, number[]>

/** What was answered the last time; nothing the first time. */
export const answersOf = (questions: readonly Question[]): Answers =>
  Object.fromEntries(
    questions.map(({ questionSeq, choiceList }) => [
      String(questionSeq),
      choiceList.filter(({ selectYn }) => selectYn === 'Y').map(({ choiceNo }) => choiceNo),
    ]),
  )

/** A choice taken or taken back: one of several, or the only one. */
export function chosen(question: Question, before: readonly number[], choiceNo: number): number[] {
  if (question.multiYn !== 'Y') return [choiceNo]
  return (before.includes(choiceNo) ? before.filter((each) => each !== choiceNo) : [...before, choiceNo]).toSorted(
    (one, other) => one - other,
  )
}

export const toAnswerList = (answers: Answers): Schemas['FoodStyleForm'] => ({
  answerList: Object.entries(answers).map(([questionSeq, choiceNoList]) => ({
    questionSeq: Number(questionSeq),
    choiceNoList,
  })),
})

/**
 * The table of a style, the middle first: always the same for one code. Names are Korean: they decide the drawn bowls.
 */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  FS01: ['두부조림', '현미밥', '시금치나물', '콩나물국', '오이무침', '계란찜'],
  FS02: ['비빔밥', '콩나물국', '배추김치', '계란말이', '시금치나물'],
  FS03: ['순두부찌개', '고등어구이', '현미밥', '시금치나물', '두부조림', '배추김치', '계란말이', '오이무침'],
  FS04: ['샐러드', '토마토샐러드', '버섯볶음', '사과', '시금치나물', '고구마'],
  FS05: ['제육볶음', '현미밥', '소고기무국', '배추김치', '계란말이'],
  FS06: ['라면', '김밥', '배추김치', '유부초밥', '식빵'],
  FS07: ['김치찌개', '현미밥', '깍두기', '멸치볶음', '순두부찌개', '오이무침'],
  FS08: ['고등어구이', '현미밥', '콩나물국', '두부조림', '시금치나물', '배추김치', '계란찜'],
}

export const tableOfStyle = (code: string): readonly string[] => TABLES[code] ?? TABLES.FS08 ?? []
