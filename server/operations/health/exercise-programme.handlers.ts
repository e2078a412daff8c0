/** Themes and programmes, the member's favourites and settings, and a programme that was done. */
import { badRequest, type Handlers, ok, refuse } from '#server/contract.ts'
import { consentQueries } from '#server/domain/consent/queries.ts'
import { bodyOf } from '#server/domain/exercise/body.queries.ts'
import { doneQueries } from '#server/domain/exercise/done.queries.ts'
import { minutesOf } from '#server/domain/exercise/energy.rules.ts'
import { hasNumber } from '#server/domain/exercise/number.rules.ts'
import { inLanguage, programmeCard, programmeDetail, themeCard } from '#server/domain/exercise/programme.present.ts'
import { programmeQueries } from '#server/domain/exercise/programme.queries.ts'
import { SETTING_CODES, type SettingCode } from '#server/domain/exercise/schema.ts'
import { settingQueries } from '#server/domain/exercise/setting.queries.ts'
import { type SentSetting, settingFault, timeRange } from '#server/domain/exercise/setting.rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { isStamp, seoulDay, seoulStamp } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

/** A phone's clock may run ahead of ours by this much before a time counts as the future. */
const CLOCK_SLACK_MS = 5 * 60_000

const NO_THEME = { ko: '찾을 수 없는 테마예요.', en: 'There is no such theme.' }
const NO_PROGRAMME = { ko: '찾을 수 없는 운동이에요.', en: 'There is no such programme.' }
const SAVED_BEFORE = { ko: '이미 저장한 설정이 있어요.', en: 'There are settings already.' }
const NEVER_SAVED = { ko: '아직 저장한 설정이 없어요.', en: 'There are no settings yet.' }

const SETTING_NAMES: Record<SettingCode, readonly [ko: string, eng: string]> = {
  GOAL: ['목표', 'Goal'],
  DIFFICULTY: ['난이도', 'Difficulty'],
  CATEGORY: ['운동 종류', 'Kinds'],
  TIME: ['한 번에 할 시간', 'Time at once'],
  WEEKDAY: ['운동할 요일', 'Days'],
  ALARM: ['알림 시각', 'Reminder'],
}

export function exerciseProgrammeHandlers({ db, clock }: Deps) {
  const programmes = programmeQueries(db)
  const settings = settingQueries(db)
  const done = doneQueries(db)
  const consents = consentQueries(db)
  const { languageOf } = languageQueries(db)
  const today = () => seoulDay(clock.now())

  /** What is wrong with sent settings; undefined when nothing is. */
  const faultOf = async (hcId: string, sent: readonly SentSetting[]) => {
    const [codes, offers] = await Promise.all([programmes.codes(), programmes.offers(hcId)])
    return settingFault(sent, codes, timeRange(offers.map(({ seconds }) => minutesOf(seconds))))
  }

  return {
    healthAiPrgmThmInfo: async ({ query: { thmCode } }, caller) => {
      const { hcId } = caller
      const [theme, offers, body, language] = await Promise.all([
        programmes.theme(thmCode),
        programmes.offers(hcId, { thmCode }),
        bodyOf(db, hcId, today()),
        languageOf(hcId, caller),
      ])
      if (theme === undefined) return refuse(404, 'notFound', NO_THEME[language])
      return ok({
        thm: themeCard(theme, language),
        prgmList: offers.map((offer) => programmeCard(offer, body.kg, language)),
      })
    },

    healthAiPrgmDtlInfo: async ({ query: { prgmCode } }, caller) => {
      const { hcId } = caller
      const [[offer], steps, body, language] = await Promise.all([
        programmes.offers(hcId, { prgmCode }),
        programmes.steps(prgmCode),
        bodyOf(db, hcId, today()),
        languageOf(hcId, caller),
      ])
      return offer === undefined
        ? refuse(404, 'notFound', NO_PROGRAMME[language])
        : ok(programmeDetail(offer, steps, body.kg, language))
    },

    healthFavoriteCnt: async (_input, { hcId }) => ok({ favoriteCnt: await programmes.favouriteCnt(hcId) }),

    healthAiFavoriteList: async ({ query: { pageNo = 1, pageSize = 20 } }, caller) => {
      const { hcId } = caller
      const [offers, body, language] = await Promise.all([
        programmes.offers(hcId),
        bodyOf(db, hcId, today()),
        languageOf(hcId, caller),
      ])
      const liked = offers
        .flatMap((offer) => (offer.favouriteSince === null ? [] : [{ offer, since: offer.favouriteSince.getTime() }]))
        .toSorted((a, b) => b.since - a.since || (a.offer.prgmCode < b.offer.prgmCode ? -1 : 1))
      const page = liked.slice((pageNo - 1) * pageSize, pageNo * pageSize)
      return ok({ totalCnt: liked.length, list: page.map(({ offer }) => programmeCard(offer, body.kg, language)) })
    },

    healthSaveAiFavorite: async ({ body: { prgmCode, favoriteYn } }, caller) => {
      const { hcId } = caller
      if (!(await programmes.isProgramme(prgmCode)))
        return refuse(404, 'notFound', NO_PROGRAMME[await languageOf(hcId, caller)])
      await programmes.setFavourite(hcId, prgmCode, favoriteYn === 'Y', clock.now())
      return ok({ favoriteCnt: await programmes.favouriteCnt(hcId) })
    },

    healthAiSettingList: async (_input, caller) => {
      const [set, language] = await Promise.all([settings.settings(caller.hcId), languageOf(caller.hcId, caller)])
      return ok(
        SETTING_CODES.flatMap((settingCode) => {
          const valList = set.get(settingCode)
          return valList === undefined
            ? []
            : [{ settingCode, settingNm: inLanguage(language, ...SETTING_NAMES[settingCode]), valList }]
        }),
      )
    },

    healthFirstSaveAiSetting: async ({ body: { settingList } }, caller) => {
      const fault = await faultOf(caller.hcId, settingList)
      if (fault !== undefined) return badRequest(fault)
      if (!(await settings.saveFirst(caller.hcId, settingList, clock.now())))
        return refuse(409, 'conflict', SAVED_BEFORE[await languageOf(caller.hcId, caller)])
      return ok({ resultCnt: settingList.length })
    },

    healthSaveAiSetting: async ({ body: { settingList } }, caller) => {
      const fault = await faultOf(caller.hcId, settingList)
      if (fault !== undefined) return badRequest(fault)
      const resultCnt = await settings.save(caller.hcId, settingList, clock.now())
      return resultCnt === undefined
        ? refuse(409, 'conflict', NEVER_SAVED[await languageOf(caller.hcId, caller)])
        : ok({ resultCnt })
    },

    healthSaveHealthCare: async ({ body }, caller) => {
      const { hcId } = caller
      const now = clock.now()
      const { prgmCode, startDt, endDt, moveList } = body
      if (!isStamp(startDt) || !hasNumber(startDt)) return badRequest('startDt')
      if (!isStamp(endDt) || endDt <= startDt || endDt > seoulStamp(new Date(now.getTime() + CLOCK_SLACK_MS)))
        return badRequest('endDt')
      const [steps, member] = await Promise.all([programmes.steps(prgmCode), bodyOf(db, hcId, seoulDay(now))])
      if (steps.length === 0) return refuse(404, 'notFound', NO_PROGRAMME[await languageOf(hcId, caller)])
      const known = new Set(steps.map(({ moveSn }) => moveSn))
      if (
        new Set(moveList.map(({ moveSn }) => moveSn)).size < moveList.length ||
        moveList.some(({ moveSn }) => !known.has(moveSn))
      )
        return badRequest('moveList')
      await consents.needKeeping(hcId)
      const saved = await done.save(hcId, body, steps, member.kg, now)
      return saved === undefined ? badRequest('startDt') : ok(saved)
    },
  } satisfies Handlers
}
