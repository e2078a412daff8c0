/** From the survey to the routine (EXR-01). */
import { badRequest, type Handlers, ok, refuse } from '#server/contract.ts'
import { consentQueries } from '#server/domain/consent/queries.ts'
import { bodyOf } from '#server/domain/exercise/body.queries.ts'
import { inLanguage, programmeCard } from '#server/domain/exercise/programme.present.ts'
import { programmeQueries } from '#server/domain/exercise/programme.queries.ts'
import { recommend, withRoutine } from '#server/domain/exercise/recommend.rules.ts'
import { settingQueries } from '#server/domain/exercise/setting.queries.ts'
import { answersFault } from '#server/domain/exercise/survey.rules.ts'
import { surveyQueries } from '#server/domain/exercise/survey.queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { seoulDay, seoulStamp } from '#server/seoul.ts'
import { orNull, yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

/** `YYYYMMDDHHmm`. */
const minuteOf = (instant: Date): string => seoulStamp(instant).slice(0, 12)

const NO_ANSWERS: ReadonlyMap<number, readonly string[]> = new Map()

const SURVEY_FIRST = { ko: '설문을 먼저 해 주세요.', en: 'Please answer the survey first.' }

export function exerciseSurveyHandlers({ db, clock }: Deps) {
  const survey = surveyQueries(db)
  const programmes = programmeQueries(db)
  const settings = settingQueries(db)
  const consents = consentQueries(db)
  const { languageOf } = languageQueries(db)

  const state = async (hcId: string) => {
    const { surveyedAt, keptAt } = await survey.standing(hcId)
    return {
      suveyAt: yn(surveyedAt !== null),
      suveyDtm: orNull(surveyedAt, minuteOf),
      rcmdAt: yn(keptAt !== null),
      rcmdDtm: orNull(keptAt, minuteOf),
    }
  }

  return {
    healthSuveyList: async (_input, caller) => {
      const [questions, answers, language] = await Promise.all([
        survey.questions(),
        survey.answers(caller.hcId),
        languageOf(caller.hcId, caller),
      ])
      return ok(
        questions.map(({ qstnSeq, qstnTxt, qstnTxtEng, maxCnt, required, options }) => ({
          qstnSeq,
          qstnTxt: inLanguage(language, qstnTxt, qstnTxtEng),
          answerType: maxCnt === 1 ? ('ONE' as const) : ('MANY' as const),
          maxCnt,
          requiredYn: yn(required),
          optList: options.map(({ optCode, optNm, optNmEng }) => ({
            optCode,
            optNm: inLanguage(language, optNm, optNmEng),
            selectYn: yn(answers.get(qstnSeq)?.includes(optCode) ?? false),
          })),
        })),
      )
    },

    healthSaveSuvey: async ({ body: { answerList } }, { hcId }) => {
      const [questions, offers] = await Promise.all([survey.questions(), programmes.offers(hcId)])
      if (answersFault(questions, answerList)) return badRequest('answerList')
      // It asks what hurts.
      await consents.needKeeping(hcId)
      await survey.answer(
        hcId,
        new Map(answerList.map(({ qstnSeq, optCodeList }) => [qstnSeq, optCodeList])),
        offers,
        clock.now(),
      )
      return ok(await state(hcId))
    },

    healthRcmdAt: async (_input, { hcId }) => ok(await state(hcId)),

    healthRcmdExercise: async (_input, caller) => {
      const { hcId } = caller
      const isKeeping = await consents.isKeeping(hcId)
      const [offers, answers, set, routine, body, language] = await Promise.all([
        programmes.offers(hcId),
        // What hurts is read only while it may be worked with: without it what is in the routine is left.
        isKeeping ? survey.answers(hcId) : NO_ANSWERS,
        settings.settings(hcId),
        survey.routine(hcId),
        bodyOf(db, hcId, seoulDay(clock.now())),
        languageOf(hcId, caller),
      ])
      const list = withRoutine(recommend(offers, answers, set), routine, offers)
      return ok(
        list.map(({ offer, reason, isKept }, index) => ({
          rankNo: index + 1,
          reasonTxt: reason(language),
          saveYn: yn(isKept),
          prgm: programmeCard(offer, body.kg, language),
        })),
      )
    },

    healthSaveRcmd: async ({ body: { prgmCodeList } }, caller) => {
      const { hcId } = caller
      const outcome = await survey.keep(hcId, prgmCodeList, await programmes.offers(hcId), clock.now())
      if (outcome === 'noSurvey') return refuse(409, 'conflict', SURVEY_FIRST[await languageOf(hcId, caller)])
      return outcome === 'notRecommended' ? badRequest('prgmCodeList') : ok(await state(hcId))
    },
  } satisfies Handlers
}
