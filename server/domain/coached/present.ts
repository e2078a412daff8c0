/** What comes with a coached challenge, as it goes over the wire. */
import { type IndexCode, indexText } from '#server/domain/index-record/rules.ts'
import type { Language, Words } from '#server/domain/member/language.rules.ts'
import { seoulStamp } from '#server/seoul.ts'
import { orNull, yn } from '#server/wire.ts'
import type { Content } from './content.queries.ts'
import type { Care, Paper } from './interview.queries.ts'
import type { Proposal } from './proposal.queries.ts'
import type { counselSubjects, HabitCode, interviewQuestions } from './schema.ts'

const kgText = (grams: number): string => indexText('BW', grams / 1000)

const WEIGHT: Words = { ko: '체중', en: 'Weight' }

export const proposalRow = (row: Proposal, goalVal: number | undefined, language: Language) => ({
  recmndSeq: row.recmndSeq,
  chalnCode: row.chalnCode,
  targetCode: 'BW' as const,
  targetNm: WEIGHT[language],
  unitNm: 'kg',
  goalVal: goalVal === undefined ? null : kgText(goalVal),
  recmndVal: kgText(row.goalVal),
  reasonTxt: row.reason[language],
  recmndNm: row.writerNm,
  recmndDtm: seoulStamp(row.madeAt).slice(0, 12),
})

export const contentRow = (row: Content, today: string, pictureOrigin: string) => ({
  custContentsSeq: row.custContentsSeq,
  title: row.title,
  summaryTxt: row.summaryTxt,
  contentsType: row.videoPath === null ? ('TEXT' as const) : ('VIDEO' as const),
  imgUrl: orNull(row.imgPath, (path) => `${pictureOrigin}/${path}`),
  openDt: row.openDt,
  openYn: yn(row.openDt <= today),
  readYn: yn(row.readAt !== null),
  doneYn: yn(row.doneAt !== null),
})

/** @param open those that can be opened, in order */
export function contentOf(row: Content, open: readonly Content[], today: string, pictureOrigin: string) {
  const at = open.findIndex(({ custContentsSeq }) => custContentsSeq === row.custContentsSeq)
  return {
    ...contentRow(row, today, pictureOrigin),
    chalnCode: row.chalnCode,
    videoUrl: orNull(row.videoPath, (path) => `${pictureOrigin}/${path}`),
    paragraphList: row.paragraphs.map(({ subTitle, contents }) => ({ subTitle, contents, imgUrl: null })),
    actionTxt: row.actionTxt,
    prevSeq: open[at - 1]?.custContentsSeq ?? null,
    nextSeq: open[at + 1]?.custContentsSeq ?? null,
  }
}

export function questionRow(row: typeof interviewQuestions.$inferSelect, paper: Paper | undefined, language: Language) {
  const answer = paper?.answers.find(({ qstnSeq }) => qstnSeq === row.qstnSeq)
  return {
    qstnSeq: row.qstnSeq,
    qstnTxt: row.question[language],
    answerType: row.answerType,
    requiredYn: row.requiredYn,
    unitNm: row.unit?.[language] ?? null,
    optList: row.options.map(({ optCode, name }) => ({ optCode, optNm: name[language] })),
    answerOptList: answer?.optCodes ?? [],
    answerTxt: answer?.answerTxt ?? null,
  }
}

export const subjectRow = (row: typeof counselSubjects.$inferSelect, paper: Paper | undefined, language: Language) => ({
  cnsltOptCode: row.cnsltOptCode,
  cnsltOptNm: row.name[language],
  descTxt: row.descr?.[language] ?? null,
  selectYn: yn(paper?.subjects.includes(row.cnsltOptCode) ?? false),
})

/** What is measured before and after. */
export const CARE_INDEXES = ['BW', 'BDF', 'SKM', 'SBP', 'DBP', 'NBD'] as const satisfies readonly IndexCode[]

const HABITS: Record<HabitCode, Words> = {
  MEAL: { ko: '규칙적인 식사', en: 'Regular meals' },
  NIGHT: { ko: '야식', en: 'Late eating' },
  WALK: { ko: '걷기', en: 'Walking' },
  SLEEP: { ko: '잠', en: 'Sleep' },
  DRINK: { ko: '술', en: 'Alcohol' },
}
const HABIT_CODES = Object.keys(HABITS) as HabitCode[]

/** Before its day has come, and for who handed in no interview, there is nothing. */
export const noCare = (chalnCode: string) => ({
  chalnCode,
  careDt: null,
  counselorNm: null,
  commentTxt: null,
  indexList: [],
  habitList: [],
})

/** @param wordsOf what an index is called, and its unit */
export const careOf = (
  care: Care,
  careDt: string,
  values: ReadonlyMap<IndexCode, number>,
  language: Language,
  wordsOf: (code: IndexCode, language: Language) => { indexNm: string; unitNm: string },
) => ({
  chalnCode: care.chalnCode,
  careDt,
  counselorNm: care.commentTxt === null ? null : care.writerNm,
  commentTxt: care.commentTxt,
  indexList: CARE_INDEXES.map((indexCode) => {
    const value = values.get(indexCode)
    return {
      indexCode,
      ...wordsOf(indexCode, language),
      indexVal: value === undefined ? null : indexText(indexCode, value),
    }
  }),
  habitList: HABIT_CODES.flatMap((habitCode) => {
    const score = care.habits[habitCode]
    return score === undefined ? [] : [{ habitCode, habitNm: HABITS[habitCode][language], score }]
  }),
})
