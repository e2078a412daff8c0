/**
 * Before the first call of a coached challenge: the interview; and what comes with it until its end (001 section 7,
 * Challenges).
 */
import { type Handlers, ok } from '#server/contract.ts'
import { gramsOf } from '#server/domain/challenge/target.rules.ts'
import { type ChallengeOf, challengeQueries } from '#server/domain/challenge/queries.ts'
import { conflict, notFound } from '#server/domain/challenge/refusals.rules.ts'
import { reportQueries } from '#server/domain/challenge/report.queries.ts'
import { contentQueries } from '#server/domain/coached/content.queries.ts'
import { interviewQueries } from '#server/domain/coached/interview.queries.ts'
import { questionRow, subjectRow } from '#server/domain/coached/present.ts'
import { faultOfAnswers, habitsOf, keptAnswers, readingOf } from '#server/domain/coached/rules.ts'
import { usesOf } from '#server/domain/coached/uses.rules.ts'
import { consentQueries } from '#server/domain/consent/queries.ts'
import { changeOf } from '#server/domain/index-record/change.rules.ts'
import { isKept } from '#server/domain/index-record/limits.rules.ts'
import { indexRecordQueries } from '#server/domain/index-record/queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { reservationQueries } from '#server/domain/reservation/queries.ts'
import { stateAt } from '#server/domain/reservation/rules.ts'
import { serviceQueries } from '#server/domain/reservation/service.queries.ts'
import { indexText } from '#server/domain/index-record/rules.ts'
import { refusals } from '#server/http/refusal.ts'
import { seoulDay } from '#server/seoul.ts'
import { orNull } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

export function coachedChallengeHandlers({ db, clock }: Deps) {
  const queries = challengeQueries(db)
  const interviews = interviewQueries(db)
  const contents = contentQueries(db)
  const reports = reportQueries(db)
  const reservations = reservationQueries(db)
  const offers = serviceQueries(db)
  const consents = consentQueries(db)
  const records = indexRecordQueries(db)
  const { languageOf } = languageQueries(db)

  /** A challenge that the member is in; undefined otherwise, whatever the reason. */
  const joined = async (hcId: string, chalnCode: string): Promise<ChallengeOf | undefined> => {
    const row = await queries.find(hcId, chalnCode)
    return row?.memberKey == null ? undefined : row
  }

  /** Calls that have been held. */
  const held = async (hcId: string, chalnCode: string, now: Date) =>
    (await reservations.rounds(hcId, chalnCode)).filter((row) => stateAt(row, now) === 'COMPLETE').length

  /** Grams of a weight that somebody can have. */
  const believed = (text: string): number | undefined => (isKept('BW', Number(text)) ? gramsOf(text) : undefined)

  return {
    challengeIntvwQstnList: async ({ query: { chalnCode } }, caller) => {
      const { hcId } = caller
      const [row, questions, paper, language] = await Promise.all([
        joined(hcId, chalnCode),
        interviews.questions(chalnCode),
        interviews.paper(hcId, chalnCode),
        languageOf(hcId, caller),
      ])
      return row === undefined ? notFound() : ok(questions.map((question) => questionRow(question, paper, language)))
    },

    challengeIntvwCnsltOptList: async ({ query: { chalnCode } }, caller) => {
      const { hcId } = caller
      const [row, subjects, paper, language] = await Promise.all([
        joined(hcId, chalnCode),
        interviews.subjects(chalnCode),
        interviews.paper(hcId, chalnCode),
        languageOf(hcId, caller),
      ])
      return row === undefined ? notFound() : ok(subjects.map((subject) => subjectRow(subject, paper, language)))
    },

    challengeSaveIntvwPaperWeight: async (
      { body: { chalnCode, weight, goalWeight, cnsltOptCodeList, answerList } },
      { hcId },
    ) => {
      const now = clock.now()
      const [row, questions, subjects, paper, heldCnt, newest] = await Promise.all([
        joined(hcId, chalnCode),
        interviews.questions(chalnCode),
        interviews.subjects(chalnCode),
        interviews.paper(hcId, chalnCode),
        held(hcId, chalnCode, now),
        records.weightBefore(hcId, '99999999999999'),
      ])
      if (row === undefined || questions.length === 0) return notFound()
      if (row.endDt < seoulDay(now)) return conflict('over')
      if (heldCnt > 0) return conflict('afterCounsel')
      const grams = believed(weight)
      if (grams === undefined) throw refusals.badRequest('weight')
      const goalGrams = goalWeight === undefined ? null : believed(goalWeight)
      if (goalGrams === undefined) throw refusals.badRequest('goalWeight')
      const known = new Set(subjects.map(({ cnsltOptCode }) => cnsltOptCode))
      if (
        new Set(cnsltOptCodeList).size !== cnsltOptCodeList.length ||
        cnsltOptCodeList.some((code) => !known.has(code))
      )
        throw refusals.badRequest('cnsltOptCodeList')
      const fault = faultOfAnswers(questions, answerList)
      if (fault !== undefined) throw refusals.badRequest(fault)
      await consents.needKeeping(hcId)
      const answers = keptAnswers(answerList)
      const reading = readingOf(grams / 1000, newest, paper?.readingDt ?? null, now)
      // First, for it may be refused where there is no room. A second try of a call that broke off here finds the
      // weight known and saves the paper.
      if (reading !== undefined)
        await records.change(hcId, changeOf([{ helhidxCode: 'BW', helhidxVal: weight, inptDt: reading.inptDt }]), now)
      const readingDt = reading?.inptDt ?? paper?.readingDt ?? null
      await interviews.save(
        {
          hcId,
          chalnCode,
          weight: grams,
          goalWeight: goalGrams,
          subjects: cnsltOptCodeList,
          answers,
          savedAt: now,
          readingDt,
        },
        habitsOf(questions, answers),
      )
      return ok({
        resultCnt: 1,
        inptDt: reading?.inptDt ?? null,
        beforeVal: orNull(reading?.beforeKg ?? null, (kg) => indexText('BW', kg)),
      })
    },

    /**
     * The talk is not among them: a chat is opened by whether there is a room (CHT-15), and nobody counts its words
     * here.
     */
    challengeGetUseList: async ({ query: { chalnCode } }, caller) => {
      const { hcId } = caller
      const now = clock.now()
      const [row, rounds, heldCnt, written, readings, language] = await Promise.all([
        joined(hcId, chalnCode),
        offers.rounds(hcId, chalnCode),
        held(hcId, chalnCode, now),
        reports.ofChallenge(hcId, chalnCode),
        contents.all(hcId, chalnCode),
        languageOf(hcId, caller),
      ])
      if (row === undefined) return notFound()
      if (row.kind !== 'INTENSIVE') return ok([])
      return ok(
        usesOf(row, language, {
          rounds: rounds ?? [],
          heldCnt,
          readReports: written.filter(({ report }) => report.reportType === 'WEEK' && report.readAt !== null).length,
          contents: { all: readings.length, done: readings.filter(({ doneAt }) => doneAt !== null).length },
        }),
      )
    },
  } satisfies Handlers
}
