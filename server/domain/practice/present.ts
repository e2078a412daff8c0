import type { Language } from '#server/domain/member/language.rules.ts'
import { seoulStamp } from '#server/seoul.ts'
import { orNull, yn } from '#server/wire.ts'
import { seqOf, WORD_RULES, type WordFacts, wordOf } from './coach-word.rules.ts'
import type { DayPractice, Practice, Reply } from './queries.ts'

export const practiceName = ({ actNm, actNmEng }: Pick<Practice, 'actNm' | 'actNmEng'>, language: Language): string =>
  language === 'en' ? actNmEng : actNm

/** A practice of a day, as home and the mission screen have it. */
export function practiceRow(practice: DayPractice, language: Language) {
  return {
    actCode: practice.actCode,
    actNm: practiceName(practice, language),
    doneYn: yn(practice.doneAt !== null),
    doneDt: orNull(practice.doneAt, seoulStamp),
  }
}

export function practiceDay(
  baseDt: string,
  practices: readonly DayPractice[],
  coach: ReturnType<typeof coachWord>,
  language: Language,
) {
  return {
    baseDt,
    doneCnt: practices.filter(({ doneAt }) => doneAt !== null).length,
    totalCnt: practices.length,
    coach,
    actList: practices.map((practice) => ({ ...practiceRow(practice, language), categoryCode: practice.categoryCode })),
  }
}

export function practiceChoice(practice: Practice, chosen: ReadonlySet<string>, language: Language) {
  return {
    actCode: practice.actCode,
    actNm: practiceName(practice, language),
    actDesc: language === 'en' ? practice.actDescEng : practice.actDesc,
    categoryCode: practice.categoryCode,
    imgUrl: null,
    selectYn: yn(chosen.has(practice.actCode)),
  }
}

/**
 * The word that was answered today, so that it stays as it was; else the one that fits. Null when there is nothing to
 * say.
 */
export function coachWord(
  {
    day,
    facts,
    chosen,
    replies,
  }: {
    day: string
    facts: WordFacts
    chosen: ReadonlySet<string>
    replies: { today: Reply | undefined; hidden: ReadonlySet<number> }
  },
  language: Language,
) {
  const answered = replies.today
  const rule = answered?.rule ?? wordOf(facts, { chosen, hidden: replies.hidden })
  const found = rule === undefined ? undefined : WORD_RULES[rule]
  if (rule === undefined || found === undefined) return null
  return {
    coachSeq: seqOf(day, rule),
    coachTxt: found.say(facts)[language],
    actCode: found.actCode,
    replyCode: answered?.reply ?? null,
  }
}
