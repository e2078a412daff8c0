/** The health page: its indicators and which of them are shown, the week, body mass index, and the newest check-up. */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { healthScreen } from '#server/domain/checkup/present.ts'
import { checkupQueries } from '#server/domain/checkup/queries.ts'
import { cardOf, type Newest } from '#server/domain/indicator/cards.rules.ts'
import { cardRow } from '#server/domain/indicator/present.ts'
import { indicatorQueries } from '#server/domain/indicator/queries.ts'
import { nameOf } from '#server/domain/indicator/rules.ts'
import { storedOnly } from '#server/domain/indicator/stored.rules.ts'
import { weekOfReadings } from '#server/domain/indicator/week.rules.ts'
import { rangeRows } from '#server/domain/index-record/borders.rules.ts'
import { indexName, indexUnit } from '#server/domain/index-record/present.ts'
import { rangesOf, standsAt } from '#server/domain/index-record/ranges.rules.ts'
import { readingQueries } from '#server/domain/index-record/readings.queries.ts'
import { indexCodes, indexText, rounded } from '#server/domain/index-record/rules.ts'
import { bmi } from '#server/domain/index-record/weight.rules.ts'
import { oneDecimal } from '#server/rounding.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { reckoned } from '#server/domain/member/reckoned.rules.ts'
import { ageOn } from '#server/domain/nutrition/advised.rules.ts'
import { decadeOf, peerQueries, peerWords } from '#server/domain/peer/queries.ts'
import { addDays, isDay, seoulDay, weekday } from '#server/seoul.ts'
import { orNull, yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

/** Days of the graph when none are named. */
const GRAPH_DAYS = 30

export function indicatorHandlers({ db, clock }: Deps) {
  const indicators = indicatorQueries(db)
  const readings = readingQueries(db)
  const checkups = checkupQueries(db)
  const peers = peerQueries(db)
  const { languageOf } = languageQueries(db)

  const heightText = ({ heightCm }: Newest) => orNull(heightCm, (cm) => indexText('HT', cm))

  return {
    healthHelhIndicator: async (_input, caller) => {
      const [shown, language] = await Promise.all([
        indicators.shown(caller.hcId, seoulDay(clock.now())),
        languageOf(caller.hcId, caller),
      ])
      return ok(shown.map(({ card, orderSeq, isKeeping }) => cardRow(card, orderSeq, language, isKeeping)))
    },

    healthHealthIndicatiorSetting: async (_input, caller) => {
      const [settings, language] = await Promise.all([
        indicators.settings(caller.hcId),
        languageOf(caller.hcId, caller),
      ])
      return ok(
        settings.map(({ code, shwYn, orderSeq }) => ({
          indicatorCode: code,
          indicatorNm: nameOf(code, language),
          shwYn,
          orderSeq,
        })),
      )
    },

    /** HLG-06. The whole choice at once: of two phones the last one wins. */
    healthSaveHealthIndicatiorSetting: async ({ body: { indicatorList } }, { hcId }) => {
      const codes = indicatorList.map(({ indicatorCode }) => indicatorCode)
      if (new Set(codes).size < codes.length) return badRequest('indicatorList')
      return ok({
        resultCnt: await indicators.saveSettings(
          hcId,
          indicatorList.map(({ indicatorCode, shwYn }) => ({ code: indicatorCode, shwYn })),
        ),
      })
    },

    healthHealthWeekly: async ({ query: { baseDt } }, caller) => {
      const { hcId } = caller
      const day = baseDt ?? seoulDay(clock.now())
      if (!isDay(day)) return badRequest('baseDt')
      const monday = addDays(day, 1 - weekday(day))
      const [found, who, language] = await Promise.all([
        readings.range(hcId, indexCodes, addDays(monday, -7), addDays(monday, 6)),
        indicators.person(hcId, day),
        languageOf(hcId, caller),
      ])
      const { days, indexes } = weekOfReadings(found, monday)
      const isKeeping = who?.keepingYn === 'Y'
      return ok({
        startDt: monday,
        endDt: addDays(monday, 6),
        recordDayCnt: days.filter(({ recorded }) => recorded).length,
        dayList: days.map(({ day: helhDate, recorded }) => ({ helhDate, recordYn: yn(recorded) })),
        healthAgreeYn: yn(isKeeping),
        // What is stored can be seen; worked with it is only while the consent stands.
        indexList: (isKeeping ? indexes : []).map(({ code, count, mean, before, difference }) => ({
          helhidxCode: code,
          helhidxNm: indexName(code, language),
          helhidxUnit: indexUnit(code, language),
          recordCnt: count,
          avgVal: orNull(mean, (value) => rounded(code, value)),
          lastWeekAvgVal: orNull(before, (value) => rounded(code, value)),
          diffVal: difference,
          statusCode: orNull(
            mean,
            // As it is shown, so that number and word agree.
            (value) => standsAt(code, rounded(code, value), who?.gender ?? null),
          ),
        })),
      })
    },

    healthHealthscreen: async (_input, caller) => {
      const [found, language] = await Promise.all([checkups.of(caller.hcId), languageOf(caller.hcId, caller)])
      return ok(healthScreen(found, language))
    },

    healthBmiAvg: async (_input, caller) => {
      const { hcId } = caller
      const day = seoulDay(clock.now())
      const [newest, person, language] = await Promise.all([
        indicators.newest(hcId, day),
        indicators.person(hcId, day),
        languageOf(hcId, caller),
      ])
      const who = person && reckoned(person)
      const isKeeping = person?.keepingYn === 'Y'
      const newestCard = cardOf('BMI', newest)
      const card = isKeeping ? newestCard : storedOnly(newestCard)
      // Who has told neither sex nor birthday has no peers; who lets nothing be kept is compared with nobody.
      const mean =
        isKeeping && who && person.gender !== null && person.birthdayYear !== null
          ? await peers.of(who.gender, ageOn(who, day))
          : null
      const [own, weight] = [orNull(card.value, Number), newest.records.get('BW')]
      return ok({
        bmi: own,
        statusCode: card.status,
        height: heightText(newest),
        helhidxVal: weight === undefined ? null : indexText('BW', weight.value),
        inptDt: weight?.inptDt ?? null,
        // Nobody is compared with too few to stay anonymous.
        peerNm: who && mean ? peerWords(who.gender, decadeOf(ageOn(who, day)))[language] : null,
        peerAvgBmi: mean?.bmi ?? null,
        diffVal: own === null || mean === null ? null : oneDecimal(own - mean.bmi),
        rangeList: rangeRows('BMI', card.ranges, language),
        healthAgreeYn: yn(isKeeping),
      })
    },

    healthBmiGraph: async ({ query }, caller) => {
      const { hcId } = caller
      const endDt = query.endDt ?? seoulDay(clock.now())
      if (!isDay(endDt)) return badRequest('endDt')
      const startDt = query.startDt ?? addDays(endDt, 1 - GRAPH_DAYS)
      if (!isDay(startDt)) return badRequest('startDt')
      if (endDt < startDt) return badRequest('endDt')
      const asked = indicators.person(hcId, endDt)
      const [newest, who, weights, language] = await Promise.all([
        indicators.newest(hcId, endDt, asked),
        asked,
        readings.range(hcId, ['BW'], startDt, endDt),
        languageOf(hcId, caller),
      ])
      const isKeeping = who?.keepingYn === 'Y'
      const lastOfDay = new Map(weights.map(({ inptDt, values }) => [inptDt.slice(0, 8), values.BW ?? null]))
      return ok({
        startDt,
        endDt,
        height: heightText(newest),
        rangeList: rangeRows('BMI', rangesOf('BMI', newest), language),
        healthAgreeYn: yn(isKeeping),
        // Weights are stored, and have a graph of their own; the index is worked out.
        list: [...(isKeeping ? lastOfDay : [])].flatMap(([helhDate, kg]) => {
          const value = bmi(kg, newest.heightCm)
          return value === null ? [] : [{ helhDate, bmi: value }]
        }),
      })
    },
  } satisfies Handlers
}
