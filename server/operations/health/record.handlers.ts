/** The weight part of the health log: latest values, graphs, lists, goal, and the one call that saves every index. */
import { badRequest, type Handlers, ok, refuse } from '#server/contract.ts'
import { consentQueries } from '#server/domain/consent/queries.ts'
import { goalQueries } from '#server/domain/goal/queries.ts'
import { faultOf as faultOfGoal, leastKg, towards, underweight } from '#server/domain/goal/rules.ts'
import { changeOf, faultOf, isOfPhone, usableOf } from '#server/domain/index-record/change.rules.ts'
import { isKept } from '#server/domain/index-record/limits.rules.ts'
import { indexName, indexUnit } from '#server/domain/index-record/present.ts'
import { indexRecordQueries, MOST_READ, type WeightPoint } from '#server/domain/index-record/queries.ts'
import { indexCodes, indexText, movedBy } from '#server/domain/index-record/rules.ts'
import {
  bmi,
  lastOfDays,
  summarise,
  weekOf,
  type WeekSummary,
  withDifferences,
} from '#server/domain/index-record/weight.rules.ts'
import { oneDecimal } from '#server/rounding.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { wordsIn } from '#server/domain/member/language.rules.ts'
import { AHEAD_MS } from '#server/domain/phone/ahead.rules.ts'
import { addDays, isDay, seoulDay, seoulStamp } from '#server/seoul.ts'
import { orNull, yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

/** A phone's clock may run ahead of ours by this much before a time counts as the future. */
const CLOCK_SLACK_MS = 5 * 60_000

const kgText = (kg: number): string => indexText('BW', kg)

export function recordHandlers({ db, clock }: Deps) {
  const queries = indexRecordQueries(db)
  const goals = goalQueries(db)
  const consents = consentQueries(db)
  const languages = languageQueries(db)

  async function graph(hcId: string, startDt: string, endDt: string) {
    const [points, target] = await Promise.all([queries.weights(hcId, startDt, endDt), goals.targetKg(hcId)])
    return {
      startDt,
      endDt,
      targetBw: orNull(target, kgText),
      list: lastOfDays(points).map(({ day, kg }) => ({ helhDate: day, helhidxVal: kgText(kg) })),
    }
  }

  /** Weights of the week that holds a day, and of the one before it. */
  async function weeksOf(hcId: string, day: string) {
    const [thisWeek, lastWeek] = [weekOf(day), weekOf(addDays(day, -7))]
    const points = await queries.weights(hcId, lastWeek.from, thisWeek.to)
    const isNow = ({ inptDt }: WeightPoint) => inptDt.slice(0, 8) >= thisWeek.from
    return { thisWeek, lastWeek, now: points.filter(isNow), before: points.filter((point) => !isNow(point)) }
  }

  return {
    healthHelhIdx: async ({ query }, caller) => {
      const codes = query.helhidxCode === undefined ? indexCodes : [query.helhidxCode]
      const [latest, language] = await Promise.all([
        queries.latest(caller.hcId, codes),
        languages.languageOf(caller.hcId, caller),
      ])
      return ok(
        codes.map((code) => {
          const record = latest.get(code)
          return {
            helhidxCode: code,
            helhidxNm: indexName(code, language),
            helhidxUnit: indexUnit(code, language),
            helhidxVal: record === undefined ? null : indexText(code, record.value),
            inptDt: record?.inptDt ?? null,
            helhidxOriCode: record?.origin ?? null,
          }
        }),
      )
    },

    healthWeightGraph: async (_input, { hcId }) => {
      const today = seoulDay(clock.now())
      return ok(await graph(hcId, addDays(today, -29), today))
    },

    healthMyWeightRecordGraph: async ({ query: { startDt, endDt } }, { hcId }) => {
      if (!isDay(startDt)) return badRequest('startDt')
      if (!isDay(endDt) || endDt < startDt) return badRequest('endDt')
      return ok(await graph(hcId, startDt, endDt))
    },

    healthMyWeightRecordList: async ({ query }, { hcId }) => {
      const { startDt = '00000101', endDt = seoulDay(clock.now()) } = query
      if (query.startDt !== undefined && !isDay(startDt)) return badRequest('startDt')
      if (!isDay(endDt) || endDt < startDt) return badRequest('endDt')
      const points = await queries.weights(hcId, startDt, endDt)
      const [first] = points
      const isCut = query.startDt !== undefined || points.length === MOST_READ
      const before = isCut && first !== undefined ? await queries.weightBefore(hcId, first.inptDt) : undefined
      return ok(
        withDifferences(points, before).map(({ kg, inptDt, origin, difference }) => ({
          helhidxVal: kgText(kg),
          inptDt,
          helhidxOriCode: origin,
          diffVal: difference,
        })),
      )
    },

    healthMyWeightRecord: async (_input, { hcId }) => {
      const [latest, target, height, isKeeping, { now, before }] = await Promise.all([
        queries.weightBefore(hcId, '99999999999999'),
        goals.targetKg(hcId),
        queries.heightCm(hcId),
        consents.isKeeping(hcId),
        weeksOf(hcId, seoulDay(clock.now())),
      ])
      return ok({
        helhidxVal: latest === undefined ? null : kgText(latest.kg),
        inptDt: latest?.inptDt ?? null,
        helhidxOriCode: latest?.origin ?? null,
        // The weeks, the way to the goal and the index are worked out; the values stand for themselves.
        weekDiffVal: isKeeping ? movedBy('BW', summarise(now).mean, summarise(before).mean) : null,
        targetBw: orNull(target, kgText),
        targetDiffVal: latest === undefined || target === null || !isKeeping ? null : oneDecimal(latest.kg - target),
        height: orNull(height, (cm) => indexText('HT', cm)),
        bmi: isKeeping ? bmi(latest?.kg ?? null, height) : null,
        healthAgreeYn: yn(isKeeping),
      })
    },

    healthWeightRecordWeekly: async ({ query }, { hcId }) => {
      const day = query.baseDt ?? seoulDay(clock.now())
      if (!isDay(day)) return badRequest('baseDt')
      const [{ thisWeek, lastWeek, ...points }, isKeeping] = await Promise.all([
        weeksOf(hcId, day),
        consents.isKeeping(hcId),
      ])
      // How many there are is no conclusion.
      const summed = (found: WeightPoint[]): WeekSummary =>
        isKeeping ? summarise(found) : { ...summarise([]), count: found.length }
      const [now, before] = [summed(points.now), summed(points.before)]
      return ok({
        thisWeek: weekRow(thisWeek, now),
        lastWeek: weekRow(lastWeek, before),
        diffVal: movedBy('BW', now.mean, before.mean),
        healthAgreeYn: yn(isKeeping),
      })
    },

    /** HLG-05. An empty goal takes it away. */
    healthUpdateTargetBw: async ({ body: { targetBw } }, caller) => {
      const { hcId } = caller
      const kg = targetBw === '' ? null : Number(targetBw)
      if (kg !== null && !isKept('BW', kg)) return badRequest('targetBw')
      const now = clock.now()
      const today = seoulDay(now)
      const [live, heightCm, gender, newest] = await Promise.all([
        goals.live(hcId),
        queries.heightCm(hcId),
        queries.genderOf(hcId),
        queries.weightBefore(hcId, `${today}999999`),
      ])
      // A goal that goes on is held to the same rules from here as from its own pages.
      const plan = live === undefined || kg === null ? undefined : towards(live, kg, today, newest?.kg ?? null)
      const fault =
        plan && plan.targetKg !== live?.targetKg
          ? faultOfGoal(plan, { gender, heightCm }, today, newest?.kg ?? null)
          : undefined
      const words =
        live === undefined && kg !== null && heightCm !== null && kg < leastKg(heightCm)
          ? underweight(heightCm)
          : fault?.words
      if (words !== undefined) return refuse(400, 'targetBw', wordsIn(words, await languages.languageOf(hcId, caller)))
      // Taking the goal away needs no consent.
      if (kg !== null) await consents.needKeeping(hcId)
      const changed = await goals.setTargetKg(hcId, kg, plan, today, now)
      return ok({ resultCnt: changed ? 1 : 0 })
    },

    /**
     * HLG-01. What nobody measures is refused (limits.rules.ts), and with it the whole call; what a phone sent is taken
     * row by row, as in a registration. The key of a record is its code and time: the same key replaces, an empty value
     * removes.
     */
    healthInsertMyHelhIdx: async ({ body }, { hcId }) => {
      const now = clock.now()
      const latestAllowed = seoulStamp(new Date(now.getTime() + CLOCK_SLACK_MS))
      const latestOfPhone = seoulStamp(new Date(now.getTime() + AHEAD_MS))
      for (const [index, record] of body.entries()) {
        const fault = isOfPhone(record) ? undefined : faultOf(record, latestAllowed)
        if (fault !== undefined) return badRequest(`${index}.${fault}`)
      }
      const usable = body.flatMap((record) => (isOfPhone(record) ? (usableOf(record, latestOfPhone) ?? []) : record))
      const { change, wrong } = await queries.paired(hcId, changeOf(usable))
      // Taking values away needs no consent.
      if (change.save.length > 0) await consents.needKeeping(hcId)
      if (wrong !== undefined)
        return badRequest(
          `${body.findLastIndex(({ inptDt, helhidxVal }) => inptDt === wrong && helhidxVal !== '')}.helhidxVal`,
        )
      const { saved, removed, leftOut } = await queries.change(hcId, change, now)
      const ahead = body.filter((record) => isOfPhone(record) && record.inptDt > latestOfPhone).length
      const left = body.length - ahead - change.save.length - change.remove.length
      return ok({
        saveCnt: saved,
        removeCnt: removed,
        skippedBy: { aheadCnt: ahead, unreadableCnt: left, removedCnt: leftOut },
      })
    },
  } satisfies Handlers
}

function weekRow({ from, to }: { from: string; to: string }, { count, mean, min, max }: WeekSummary) {
  return { startDt: from, endDt: to, recordCnt: count, avgVal: orNull(mean, oneDecimal), minVal: min, maxVal: max }
}
