/** What there is to choose from: codes, minutes, programmes for right now, what others like, and the camera coach. */
import { badRequest, type Handlers, ok, refuse } from '#server/contract.ts'
import { bodyOf } from '#server/domain/exercise/body.queries.ts'
import { coachParam } from '#server/domain/exercise/camera-coach.rules.ts'
import { minutesOf } from '#server/domain/exercise/energy.rules.ts'
import { choiceOf, programmeCard, themeCard } from '#server/domain/exercise/programme.present.ts'
import { type Code, programmeQueries } from '#server/domain/exercise/programme.queries.ts'
import { quickChoice } from '#server/domain/exercise/recommend.rules.ts'
import { settingQueries } from '#server/domain/exercise/setting.queries.ts'
import { timeRange } from '#server/domain/exercise/setting.rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { peerWords } from '#server/domain/peer/queries.ts'
import { seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

/** Where the slider stands for somebody who has set nothing. */
const USUAL_MIN = 30

const NO_COACH = { ko: '지금은 자세 코치를 쓸 수 없어요.', en: 'The camera coach is not available.' }
const NO_PROGRAMME = { ko: '찾을 수 없는 운동이에요.', en: 'There is no such programme.' }

export function exerciseChoiceHandlers({ db, clock, config }: Deps) {
  const programmes = programmeQueries(db)
  const settings = settingQueries(db)
  const { languageOf } = languageQueries(db)

  const codesOf = async (kind: Code['kind'], caller: Parameters<typeof languageOf>[1] & { hcId: string }) => {
    const [codes, language] = await Promise.all([programmes.codes(), languageOf(caller.hcId, caller)])
    return ok(codes.filter((code) => code.kind === kind).map((code) => choiceOf(code, language)))
  }

  return {
    healthGoalSelectCode: async (_input, caller) => codesOf('GOAL', caller),
    healthDifficultySelectCode: async (_input, caller) => codesOf('DIFFICULTY', caller),
    healthCategorySelectCode: async (_input, caller) => codesOf('CATEGORY', caller),

    healthExerciseTimeRange: async (_input, { hcId }) => {
      const [offers, set] = await Promise.all([programmes.offers(hcId), settings.settings(hcId)])
      const range = timeRange(offers.map(({ seconds }) => minutesOf(seconds)))
      return ok({ ...range, defaultMin: Math.min(range.maxMin, Number(set.get('TIME')?.[0] ?? USUAL_MIN)) })
    },

    healthExerciseRcmd: async ({ query: { goalCode, difficultyCode, categoryCode, exerciseMin } }, caller) => {
      const { hcId } = caller
      const [codes, offers, set, body, language] = await Promise.all([
        programmes.codes(),
        programmes.offers(hcId),
        settings.settings(hcId),
        bodyOf(db, hcId, seoulDay(clock.now())),
        languageOf(hcId, caller),
      ])
      const isCode = (kind: Code['kind'], asked: string | undefined) =>
        asked === undefined || codes.some((code) => code.kind === kind && code.code === asked)
      if (!isCode('GOAL', goalCode)) return badRequest('goalCode')
      if (!isCode('DIFFICULTY', difficultyCode)) return badRequest('difficultyCode')
      if (!isCode('CATEGORY', categoryCode)) return badRequest('categoryCode')
      const setMinutes = set.get('TIME')?.[0]
      const wanted = {
        goal: goalCode ?? set.get('GOAL')?.[0],
        difficulty: difficultyCode ?? set.get('DIFFICULTY')?.[0],
        categories: categoryCode === undefined ? (set.get('CATEGORY') ?? []) : [categoryCode],
        minutes: exerciseMin ?? (setMinutes === undefined ? undefined : Number(setMinutes)),
      }
      return ok(quickChoice(offers, wanted).map((offer) => programmeCard(offer, body.kg, language)))
    },

    healthTrendThemes: async (_input, caller) => {
      const [themes, language] = await Promise.all([programmes.openedThemes(), languageOf(caller.hcId, caller)])
      return ok(themes.map((theme) => themeCard(theme, language)))
    },

    /** Counts alone, from ten members up. */
    healthTrendCstmRoutine: async (_input, caller) => {
      const { hcId } = caller
      const [body, offers, language] = await Promise.all([
        bodyOf(db, hcId, seoulDay(clock.now())),
        programmes.offers(hcId),
        languageOf(hcId, caller),
      ])
      const decade = Math.floor(body.age / 10) * 10
      const kept = await programmes.keptBy(body.gender, decade)
      const list = kept.flatMap(({ prgmCode, userCnt }) => {
        const offer = offers.find((one) => one.prgmCode === prgmCode)
        return offer === undefined ? [] : [{ userCnt, prgm: programmeCard(offer, body.kg, language) }]
      })
      return ok({
        peerNm: list.length === 0 ? null : peerWords(body.gender, decade)[language],
        list: list.map((row, index) => ({ rankNo: index + 1, ...row })),
      })
    },

    healthAlyceParam: async ({ query: { prgmCode } }, caller) => {
      const language = await languageOf(caller.hcId, caller)
      if (config.cameraCoach === undefined) return refuse(404, 'notFound', NO_COACH[language])
      if (prgmCode !== undefined && !(await programmes.isProgramme(prgmCode)))
        return refuse(404, 'notFound', NO_PROGRAMME[language])
      return ok(coachParam(config.cameraCoach, { hcId: caller.hcId, prgmCode, now: clock.now() }))
    },
  } satisfies Handlers
}
