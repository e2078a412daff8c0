/** Green as the wire has it. The right answer of a quiz is left out here while it may still be given. */
import { type Language, wordsIn } from '#server/domain/member/language.rules.ts'
import { seoulDay, seoulInstant, seoulStamp } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Board, DeedRow, StampRow } from './queries.ts'
import type { QuizRow, StoryRow } from './reading.queries.ts'
import { GOAL, isQuizOpen, REWARD_POINTS, rewardWords } from './rules.ts'
import type { greenTips } from './schema.ts'

/** When trays were emptied in the days of an earlier build, which kept the day alone. */
const AFTER_LUNCH = '1221'

export const greenStamp = ({ stampSeq, stampDt, stampedAt, deedCode, carbonG }: StampRow) => ({
  stampSeq,
  stampDtm: seoulStamp(stampedAt ?? seoulInstant(stampDt, AFTER_LUNCH)).slice(0, 12),
  deedCode,
  carbonG,
})

/** @param now decides which of the stamps are of today */
export function greenBoard({ month, stamps, deeds, source }: Board, now: Date, language: Language) {
  const today = seoulDay(now)
  const done = new Set(stamps.filter(({ stampDt }) => stampDt === today).map(({ deedCode }) => deedCode))
  return {
    baseMm: month,
    stampCnt: stamps.length,
    goalCnt: GOAL,
    rewardTxt: rewardWords[language],
    rewardPoint: REWARD_POINTS,
    // The points come with the tenth stamp in one transaction, and no stamp is ever taken back.
    rewardYn: yn(stamps.length >= GOAL),
    carbonG: stamps.reduce((sum, { carbonG }) => sum + carbonG, 0),
    carbonSourceTxt: source && wordsIn(source, language),
    todayList: deeds.map((deed) => greenDeed(deed, done.has(deed.deedCode), language)),
    stampList: stamps.map(greenStamp),
  }
}

const greenDeed = (
  { deedCode, name, nameEng, how, howEng, photoYn, carbonG }: DeedRow,
  isDone: boolean,
  language: Language,
) => ({
  deedCode,
  deedNm: wordsIn({ ko: name, en: nameEng }, language),
  descTxt: wordsIn({ ko: how, en: howEng }, language),
  photoYn,
  carbonG,
  doneYn: yn(isDone),
})

export const greenTip = ({ tipSeq, words, wordsEng, regDt }: typeof greenTips.$inferSelect, language: Language) => ({
  tipSeq,
  tipTxt: wordsIn({ ko: words, en: wordsEng }, language),
  imgUrl: null,
  regDt,
})

export const greenStory = (
  { storySeq, title, titleEng, summary, summaryEng, art, regDt, isRead }: StoryRow,
  language: Language,
) => ({
  storySeq,
  title: wordsIn({ ko: title, en: titleEng }, language),
  summaryTxt: wordsIn({ ko: summary, en: summaryEng }, language),
  artCode: art,
  thumbUrl: null,
  regDt,
  readYn: yn(isRead),
})

export const greenStoryDetail = (
  { story, older, newer }: { story: StoryRow; older: number | null; newer: number | null },
  language: Language,
) => ({
  ...greenStory(story, language),
  paragraphList: story.parts.map(({ words, wordsEng }) => ({
    contentsTxt: wordsIn({ ko: words, en: wordsEng }, language),
    imgUrl: null,
    altTxt: null,
  })),
  beforeSeq: older,
  nextSeq: newer,
})

export const greenQuiz = (quiz: QuizRow, today: string, language: Language) => ({
  quizSeq: quiz.quizSeq,
  title: wordsIn({ ko: quiz.title, en: quiz.titleEng }, language),
  startDt: quiz.startDt,
  endDt: quiz.endDt,
  openYn: yn(isQuizOpen(quiz, today)),
  answerYn: yn(quiz.choiceNo !== null),
  correctYn: quiz.choiceNo === null ? null : yn(quiz.choiceNo === quiz.rightNo),
})

export function greenQuizDetail(quiz: QuizRow, today: string, language: Language) {
  const isTold = quiz.choiceNo !== null || !isQuizOpen(quiz, today)
  return {
    ...greenQuiz(quiz, today, language),
    questionTxt: wordsIn({ ko: quiz.question, en: quiz.questionEng }, language),
    imgUrl: null,
    choiceList: quiz.choices.map(({ words, wordsEng }, at) => ({
      choiceNo: at + 1,
      choiceTxt: wordsIn({ ko: words, en: wordsEng }, language),
    })),
    myChoiceNo: quiz.choiceNo,
    answerNo: isTold ? quiz.rightNo : null,
    commentTxt: isTold ? wordsIn({ ko: quiz.why, en: quiz.whyEng }, language) : null,
  }
}
