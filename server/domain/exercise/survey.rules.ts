/** Which answers the survey takes. */
export type Sent = { qstnSeq: number; optCodeList: readonly string[] }
type Question = { qstnSeq: number; maxCnt: number; required: boolean; options: readonly { optCode: string }[] }

/** Whether something is answered twice, with what was not offered, with too much, or not at all though it has to be. */
export function answersFault(questions: readonly Question[], sent: readonly Sent[]): boolean {
  const isWrong = ({ qstnSeq, optCodeList }: Sent) => {
    const question = questions.find((one) => one.qstnSeq === qstnSeq)
    return (
      question === undefined ||
      optCodeList.length > question.maxCnt ||
      optCodeList.some((code) => !question.options.some(({ optCode }) => optCode === code))
    )
  }
  const answered = new Set(sent.map(({ qstnSeq }) => qstnSeq))
  return (
    answered.size < sent.length ||
    sent.some(isWrong) ||
    questions.some(({ qstnSeq, required }) => required && !answered.has(qstnSeq))
  )
}
