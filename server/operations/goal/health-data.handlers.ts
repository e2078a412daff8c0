/** Measurements behind a goal, health age, and the consent to both (001 section 7, Goal). */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { consentQueries, KEEPING_RULE } from '#server/domain/consent/queries.ts'
import { goalQueries } from '#server/domain/goal/queries.ts'
import { healthAgeOf, noAgeOf } from '#server/domain/health-age/present.ts'
import { healthAgeQueries } from '#server/domain/health-age/queries.ts'
import { healthDay, lastRows } from '#server/domain/health-data/present.ts'
import { healthDataQueries } from '#server/domain/health-data/queries.ts'
import { faultOf, fields, itemOf, typedOf } from '#server/domain/health-data/rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { personQueries } from '#server/domain/member/person.queries.ts'
import { settingsQueries } from '#server/domain/member/settings.queries.ts'
import { reckoned } from '#server/domain/member/reckoned.rules.ts'
import { ageOn } from '#server/domain/nutrition/advised.rules.ts'
import { placeRow } from '#server/domain/station/present.ts'
import { stationQueries } from '#server/domain/station/queries.ts'
import { refusals } from '#server/http/refusal.ts'
import { addDays, isDay, seoulDay, seoulStamp } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

/** Days that a term goes back from its last one. */
const TERMS = { day: 0, week: 6, month: 30 } as const

export function healthDataHandlers({ db, clock }: Deps) {
  const healthData = healthDataQueries(db)
  const goals = goalQueries(db)
  const ages = healthAgeQueries(db)
  const consents = consentQueries(db)
  const settings = settingsQueries(db)
  const languages = languageQueries(db)
  const people = personQueries(db)
  const stations = stationQueries(db)

  type Person = NonNullable<Awaited<ReturnType<typeof people.of>>>
  const realAgeOf = (person: Person, today: string): number | null =>
    person.birthdayYear ? ageOn(reckoned(person), today) : null

  return {
    goalHealthData: async ({ path: { term, date } }, { hcId }) => {
      if (!isDay(date)) return badRequest('date')
      if (term !== 'last') return ok((await healthData.between(hcId, addDays(date, -TERMS[term]), date)).map(healthDay))
      const last = await healthData.last(hcId, date)
      return ok(last === undefined ? [] : [healthDay(last)])
    },

    goalGetLastHealthData: async (_input, { hcId }) => {
      const today = seoulDay(clock.now())
      const [last, each] = await Promise.all([healthData.last(hcId, today), healthData.lastOfEach(hcId, today)])
      return ok(last === undefined ? null : { ...healthDay(last), lastList: lastRows(each) })
    },

    goalHealthDataUser: async (_input, { hcId }) => {
      const today = seoulDay(clock.now())
      const [person, setting, lastHealthDt, given] = await Promise.all([
        people.of(hcId),
        settings.read(hcId),
        healthData.newestDay(hcId, today),
        consents.consent(hcId, KEEPING_RULE),
      ])
      if (person === undefined) throw refusals.login()
      return ok({
        hcId,
        nickName: person.nickName,
        gender: person.gender,
        age: realAgeOf(person, today),
        hideGuideYn: setting?.goalGuideHiddenYn ?? ('N' as const),
        lastHealthDt: lastHealthDt ?? null,
        healthAgreeYn: yn(given?.agreeYn === 'Y'),
      })
    },

    goalHealthDataHideGuide: async ({ body: { hideGuideYn } }, { hcId }) => {
      await settings.save(hcId, { goalGuideHiddenYn: hideGuideYn }, clock.now())
      return ok({ resultCnt: 1 })
    },

    /**
     * GOL-03. What was typed is a record of the health log like any other; a waist has no index code and stands beside
     * them.
     */
    goalHealthDataSave: async ({ body }, { hcId }) => {
      const now = clock.now()
      const { healthDt } = body
      if (!isDay(healthDt) || healthDt > seoulDay(now)) return badRequest('healthDt')
      const typed = typedOf(body)
      const [[day], before] = await Promise.all([
        healthData.between(hcId, healthDt, healthDt),
        healthData.before(hcId, healthDt),
      ])
      const fault = faultOf(typed, day?.values ?? {})
      if (fault !== undefined) return badRequest(fault)
      await consents.needKeeping(hcId)
      await healthData.save(hcId, healthDt, typed, now)
      const thousandths = (value: number | undefined) => (value === undefined ? null : Math.round(value * 1000))
      const changes = fields.flatMap((field) =>
        typed[field] === undefined
          ? []
          : [
              {
                type: 'HEALTH' as const,
                itemCode: itemOf(field),
                before: thousandths(before[field]),
                after: thousandths(typed[field]),
              },
            ],
      )
      await goals.addChanges(hcId, changes, now)
      const [saved] = await healthData.between(hcId, healthDt, healthDt)
      if (saved === undefined) throw new Error(`Measurements of ${healthDt} were not kept.`)
      return ok(healthDay(saved))
    },

    goalHealthAge: async ({ path: { healthAgeType } }, caller) => {
      const today = seoulDay(clock.now())
      if (!(await consents.isKeeping(caller.hcId))) {
        const person = await people.of(caller.hcId)
        if (person === undefined) throw refusals.login()
        return ok(noAgeOf(healthAgeType, realAgeOf(person, today)))
      }
      const [known, language] = await Promise.all([
        ages.of(caller.hcId, today),
        languages.languageOf(caller.hcId, caller),
      ])
      if (known === undefined) throw refusals.login()
      return ok(healthAgeOf(healthAgeType, known, language))
    },

    /** GOL-10. The member's own words are read by nobody and kept nowhere. */
    goalDisagreeHealthData: async (_input, { hcId }) => {
      const now = clock.now()
      await consents.withdrawHealth(hcId, now)
      return ok({ healthTermsYn: 'N' as const, disagreeDtm: seoulStamp(now).slice(0, 12) })
    },

    goalGetLookinBodyRestaurants: async ({ body }, caller) => {
      const [places, language] = await Promise.all([
        stations.places(caller.hcId),
        languages.languageOf(caller.hcId, caller),
      ])
      const part = folded(body?.restaurantName ?? '')
      return ok(
        places
          .filter(
            (place) => folded(place.restaurantName).includes(part) || folded(place.restaurantNameEng).includes(part),
          )
          .map((place) => placeRow(place, language)),
      )
    },
  } satisfies Handlers
}

/** Names are looked for without spaces and capitals. */
const folded = (text: string): string => text.replace(/\s/g, '').toLowerCase()
