/** The record hub: its first line, what it draws attention to, its cards, and of what there is data. */
import { type Handlers, ok } from '#server/contract.ts'
import { altersOf, urgentOf } from '#server/domain/indicator/alter.rules.ts'
import { cardsOf } from '#server/domain/indicator/cards.rules.ts'
import { dueOf, laterOf } from '#server/domain/indicator/habit.rules.ts'
import { leadOf } from '#server/domain/indicator/lead.rules.ts'
import { cardRow } from '#server/domain/indicator/present.ts'
import { indicatorQueries, KINDS, type Kind } from '#server/domain/indicator/queries.ts'
import { weekOfReadings } from '#server/domain/indicator/week.rules.ts'
import { readingQueries } from '#server/domain/index-record/readings.queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Language, Words } from '#server/domain/member/language.rules.ts'
import { dueMedicines } from '#server/domain/medicine/due.rules.ts'
import { medicineQueries } from '#server/domain/medicine/queries.ts'
import { silentSources } from '#server/domain/phone/silent.queries.ts'
import { refusals } from '#server/http/refusal.ts'
import { addDays, daysBetween, seoulDay, seoulNow, weekday } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

const KIND_NAMES: Record<Kind, Words> = {
  EAT: { ko: '식사', en: 'Meals' },
  STEP: { ko: '걸음', en: 'Steps' },
  WRKOT: { ko: '운동', en: 'Exercise' },
  BW: { ko: '체중', en: 'Weight' },
  BP: { ko: '혈압', en: 'Blood pressure' },
  BS: { ko: '혈당', en: 'Blood sugar' },
  SLP: { ko: '수면', en: 'Sleep' },
  HR: { ko: '심박수', en: 'Heart rate' },
  CHKUP: { ko: '건강검진', en: 'Check-ups' },
}

/** What the change since last week may be told of; of a pressure both values, since neither may have become too low. */
const CHANGING = ['BW', 'SBP', 'DBP', 'SLP'] as const

/** What somebody goes and measures. */
const MEASURED: readonly Kind[] = ['BW', 'BP', 'BS']

/** As `languageOf`, of a member who was asked for anyway. */
const languageFor = (who: { lang: Language } | undefined, { language }: { language: Language | undefined }): Language =>
  language ?? who?.lang ?? 'ko'

export function recordHubHandlers({ db, clock }: Deps) {
  const indicators = indicatorQueries(db)
  const readings = readingQueries(db)
  const phones = silentSources(db)
  const medicines = medicineQueries(db)
  const { languageOf } = languageQueries(db)

  return {
    healthAlter: async (_input, caller) => {
      const { hcId } = caller
      const now = seoulNow(clock.now())
      const asked = indicators.person(hcId, now.day)
      const [who, newest, lately, links, taken] = await Promise.all([
        asked,
        indicators.newest(hcId, now.day, asked),
        indicators.lately(hcId, now.day),
        phones(hcId),
        medicines.medicines(hcId),
      ])
      const isKeeping = who?.keepingYn === 'Y'
      const facts = {
        // Without the consent nothing is concluded from readings, and nobody is sent to take one. A medicine's time is
        // the member's own alarm.
        cards: isKeeping ? cardsOf(newest) : [],
        due: isKeeping ? dueOf(lately, now) : undefined,
        links,
        steps: { count: who?.steps ?? null, goal: who?.stepGoal ?? null },
        medicines: dueMedicines(taken, now),
      }
      return ok(altersOf(facts, now, languageFor(who, caller)))
    },

    healthMyHelhIdx: async (_input, caller) => {
      const [shown, language] = await Promise.all([
        indicators.shown(caller.hcId, seoulDay(clock.now())),
        languageOf(caller.hcId, caller),
      ])
      return ok(
        shown
          .filter(({ card }) => card.value !== null)
          .map(({ card, orderSeq, isKeeping }) => cardRow(card, orderSeq, language, isKeeping)),
      )
    },

    healthExistsData: async (_input, caller) => {
      const [days, language] = await Promise.all([indicators.newestDays(caller.hcId), languageOf(caller.hcId, caller)])
      return ok(
        KINDS.map((kind) => ({
          dataCode: kind,
          dataNm: KIND_NAMES[kind][language],
          existsYn: yn(days.has(kind)),
          lastDt: days.get(kind) ?? null,
        })),
      )
    },

    healthHelhlogCstmmsg: async (_input, caller) => {
      const { hcId } = caller
      const now = seoulNow(clock.now())
      const monday = addDays(now.day, 1 - weekday(now.day))
      const asked = indicators.person(hcId, now.day)
      const [who, newest, days, lately, weeks] = await Promise.all([
        asked,
        indicators.newest(hcId, now.day, asked),
        indicators.newestDays(hcId),
        indicators.lately(hcId, now.day),
        readings.range(hcId, CHANGING, addDays(monday, -7), now.day),
      ])
      if (who === undefined) throw refusals.login()
      const isKeeping = who.keepingYn === 'Y'
      const newestDay = [...days.values()].toSorted().at(-1)
      const facts = {
        nickName: who.nickName,
        urgent: isKeeping ? urgentOf(cardsOf(newest), now)?.code : undefined,
        due: isKeeping ? dueOf(lately, now) : undefined,
        later: isKeeping ? laterOf(lately, now) : undefined,
        week: isKeeping ? weekOfReadings(weeks, monday).indexes : [],
        targetKg: who.targetKg,
        quietDays: newestDay === undefined ? null : Math.max(0, daysBetween(newestDay, now.day)),
        // Steps of the phone are nothing that somebody measured.
        measuredToday: MEASURED.some((kind) => days.get(kind) === now.day),
        // Who writes no meals down has not eaten nothing.
        remainKcal: who.eatKcalGoal === null || who.eatenKcal === null ? null : who.eatKcalGoal - who.eatenKcal,
      }
      return ok(leadOf(facts, languageFor(who, caller)))
    },
  } satisfies Handlers
}
