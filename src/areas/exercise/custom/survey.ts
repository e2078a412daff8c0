import type { Schemas } from '#src/contract/schemas.ts'

/** Chosen options by the number of their question. */
export type Answers = Readonly<Record<number, readonly string[]>>

type Question = Schemas['AiSuveyQstn']

export const savedAnswers = (questions: readonly Question[]): Answers =>
  Object.fromEntries(
    questions.map(({ qstnSeq, optList }) => [
      qstnSeq,
      optList.filter(({ selectYn }) => selectYn === 'Y').map(({ optCode }) => optCode),
    ]),
  )

/** An option more or less; of one answer the other goes, of many no more than there may be. */
export function answered(
  answers: Answers,
  { qstnSeq, answerType, maxCnt }: Question,
  optCode: string,
  on: boolean,
): Answers {
  const before = answers[qstnSeq] ?? []
  const rest = before.filter((each) => each !== optCode)
  const next = (): readonly string[] => {
    if (!on) return rest
    if (answerType === 'ONE') return [optCode]
    return rest.length < maxCnt ? [...rest, optCode] : before
  }
  return { ...answers, [qstnSeq]: next() }
}

export const isOpen = ({ qstnSeq, requiredYn }: Question, answers: Answers): boolean =>
  requiredYn === 'Y' && (answers[qstnSeq] ?? []).length === 0

/** Questions without an answer are left out. */
export const bodyOfAnswers = (questions: readonly Question[], answers: Answers): Schemas['AiSuveyForm'] => ({
  answerList: questions.flatMap(({ qstnSeq }) => {
    const optCodeList = [...(answers[qstnSeq] ?? [])]
    return optCodeList.length === 0 ? [] : [{ qstnSeq, optCodeList }]
  }),
})
