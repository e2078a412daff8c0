/** The home hub. */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { activityQueries } from '#server/domain/activity/queries.ts'
import { stepsUpTo } from '#server/domain/activity/rules.ts'
import { allergyQueries } from '#server/domain/allergy/queries.ts'
import { challengeCard } from '#server/domain/challenge/card.queries.ts'
import { adviceOf } from '#server/domain/coach/advice.queries.ts'
import { consentQueries } from '#server/domain/consent/queries.ts'
import { bannerQueries } from '#server/domain/home/banner.queries.ts'
import { arrangement, hubCards, unknownCards } from '#server/domain/home/cards.rules.ts'
import { partsAfter } from '#server/domain/home/parts.rules.ts'
import { bannerCard, quickMenu, quickMenuCodes, recordedMeal } from '#server/domain/home/present.ts'
import { awayDays, firstStep } from '#server/domain/home/visit.rules.ts'
import { homeQueries } from '#server/domain/home/queries.ts'
import { changeOf, faultOf } from '#server/domain/index-record/change.rules.ts'
import { indexRecordQueries } from '#server/domain/index-record/queries.ts'
import { indexText } from '#server/domain/index-record/rules.ts'
import { avoidedIn } from '#server/domain/meal/allergy.present.ts'
import { shortRows } from '#server/domain/meal/course.present.ts'
import { courseQueries } from '#server/domain/meal/course.queries.ts'
import { isOrderOver } from '#server/domain/meal/course.rules.ts'
import { DAYS_AHEAD, nextMeal } from '#server/domain/meal/next-meal.rules.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { pickupCard } from '#server/domain/order/present.ts'
import { orderQueries } from '#server/domain/order/queries.ts'
import { makePayCode, PAY_CODE_SECONDS } from '#server/domain/pay-code/queries.ts'
import { reservationQueries } from '#server/domain/reservation/queries.ts'
import { mealTimeSlot } from '#server/domain/restaurant/present.ts'
import { restaurantQueries } from '#server/domain/restaurant/queries.ts'
import { refusals } from '#server/http/refusal.ts'
import { addDays, type SeoulNow, seoulNow, seoulStamp, weekday } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

/** Appointments further away are not yet of today's concern. */
const APPOINTMENT_DAYS = 7

type Asking = { hcId: string; language: Language | undefined }

export function hubHandlers({ db, clock, config, logError }: Deps) {
  const home = homeQueries(db)
  const activity = activityQueries(db)
  const records = indexRecordQueries(db)
  const consents = consentQueries(db)
  const courses = courseQueries(db)
  const restaurants = restaurantQueries(db)
  const allergies = allergyQueries(db)
  const challenge = challengeCard(db, logError)
  const reservations = reservationQueries(db)
  const orders = orderQueries(db)
  const banners = bannerQueries(db)

  /** The restaurant on screen, how it stands today, and the courses of the meal that is on or next. */
  async function mealOf(
    { hcId, language }: Asking,
    restaurantCode: string | undefined,
    instant: Date,
    reading: ReturnType<typeof home.head>,
  ) {
    const now = seoulNow(instant)
    const place = await restaurants.onScreen({ named: restaurantCode, cookie: undefined, hcId })
    if (place === undefined) return undefined
    const [{ times, rest }, served] = await Promise.all([
      restaurants.mealTimesOn(place.restaurantCode, now.day),
      courses.servedMeals(place.restaurantCode, now.day, addDays(now.day, DAYS_AHEAD)),
    ])
    const today = {
      restYn: yn(served.every(({ menuDt }) => menuDt !== now.day)),
      restDayNm: rest?.restNm ?? null,
      restDayNmEng: rest?.restNmEng ?? null,
    }
    const meal = nextMeal(times, served, now)
    if (meal === undefined) return { today, place, meal: undefined }
    const { menuDt } = meal
    const [list, { avoided, names }, head] = await Promise.all([
      courses.courses({ restaurantCode: place.restaurantCode, menuDt, mealType: meal.mealType }, hcId),
      allergies.named(hcId),
      reading,
    ])
    const slot = mealTimeSlot(meal, menuDt, now)
    const advised = head && adviceOf(head, menuDt, menuDt === now.day, now)(list, avoided)
    const context = { pictureOrigin: config.pictureOrigin, avoided, recommended: advised?.course }
    const courseList = shortRows(list, context).map(({ course, ...row }) => ({
      ...row,
      rcmdReasonTxt: course === advised?.course ? advised.reason[language ?? head?.lang ?? 'ko'] : null,
      ...(isOrderOver(course, now) && { takeOutCnt: null }),
      ...avoidedIn(course, names, avoided),
    }))
    return { today, place, meal: { slot, menuDt, courseList } }
  }

  /** The latest readings; a pressure is a pair. */
  async function readingsOf(hcId: string) {
    const latest = await records.latest(hcId, [...quickMenuCodes, 'DBP'])
    const [systolic, diastolic] = [latest.get('SBP'), latest.get('DBP')]
    const isPair = systolic?.inptDt === diastolic?.inptDt
    return quickMenu(
      latest,
      isPair ? diastolic?.value : systolic && (await records.record(hcId, 'DBP', systolic.inptDt)),
    )
  }

  async function pickupOf(hcId: string, now: SeoulNow) {
    const waiting = await orders.waiting(hcId, now)
    const next = waiting.find(({ menuDt }) => menuDt === now.day)
    return next && pickupCard(next)
  }

  return {
    mainMainData: async ({ body }, caller) => {
      const { hcId } = caller
      const instant = clock.now()
      const now = seoulNow(instant)
      const monday = addDays(now.day, 1 - weekday(now.day))
      const yesterday = addDays(now.day, -1)
      const steps = activity.stepReadings(hcId, yesterday, now.day)
      const stepsOf = (day: string) => steps.then((rows) => rows.filter((row) => row.day === day))
      const reading = home.head(hcId, now.day)
      const parts = partsAfter<
        'mealCard' | 'challengeCard' | 'reservationCard' | 'bannerCard' | 'quickMenuList' | 'pickupCard'
      >(reading, config.partMs, (error) => logError(error, 'a card of the hub failed'))
      const [head, yesterdays, readings, pickup, found, challengeOf, appointment, banner] = await Promise.all([
        reading,
        // Nothing hangs on how today compares with it.
        stepsOf(yesterday).catch((error: unknown) => (logError(error, 'yesterday’s steps failed'), [])),
        parts.take('quickMenuList', readingsOf(hcId)),
        parts.take('pickupCard', pickupOf(hcId, now)),
        parts.take('mealCard', mealOf(caller, body?.restaurantCode, instant, reading)),
        parts.take(
          'challengeCard',
          challenge(hcId, now, instant, () => stepsOf(now.day)),
        ),
        parts.take('reservationCard', reservations.nextTalk(hcId, now, addDays(now.day, APPOINTMENT_DAYS))),
        parts.take('bannerCard', banners.banner(hcId, now.day, monday).then(bannerCard)),
      ])
      if (head === undefined) throw refusals.login()
      const meal = found?.meal
      const failedCards = parts.failed()

      return ok({
        nowDt: seoulStamp(instant),
        nickName: head.nickName,
        nextMeal: meal === undefined ? null : { menuDt: meal.menuDt, ...meal.slot },
        activity: {
          stepCnt: head.steps,
          asideStepCnt: head.asideSteps,
          stepGoal: head.stepGoal,
          yesterdayStepCnt: stepsUpTo(yesterdays, now.time),
          eatKcal: head.eatenKcal,
          eatKcalGoal: head.eatKcalGoal,
          useKcal: head.burnedKcal,
          useKcalGoal: head.burnKcalGoal,
        },
        mealCard:
          found == null || meal === undefined
            ? null
            : {
                restaurantCode: found.place.restaurantCode,
                restaurantName: found.place.restaurantName,
                restaurantNameEng: found.place.restaurantNameEng,
                menuDt: meal.menuDt,
                menuMealType: meal.slot.menuMealType,
                menuMealTypeTxt: meal.slot.menuMealTypeTxt,
                courseList: meal.courseList,
              },
        quickMenuList: readings ?? [],
        healthCardList: head.healthCards,
        challengeCard: challengeOf ?? null,
        reservationCard: appointment ?? null,
        bannerCard: banner ?? null,
        newAlarmCnt: head.unread,
        failedCards,
        awayDays: awayDays(head, now.day),
        firstStep: firstStep({ ...head, restaurant: found !== undefined }),
        firstDayYn: yn(head.wroteToday && !head.wroteBefore),
        recordedMeal: recordedMeal(head.courseRecords ?? []),
        pickupCard: pickup ?? null,
        ...(found?.today ?? { restYn: 'N' as const, restDayNm: null, restDayNmEng: null }),
      })
    },

    mainGetMainMenuWidget: async (_input, { hcId }) => ok(hubCards(await home.arranged(hcId))),

    /** MYP-14. The whole arrangement at once; what is not named is hidden. */
    mainSaveMainMenuWidget: async ({ body: { menuIdList } }, { hcId }) => {
      const [unknown] = unknownCards(menuIdList)
      if (unknown !== undefined) return badRequest(unknown)
      return ok({ resultCnt: await home.arrange(hcId, arrangement(menuIdList)) })
    },

    /** What "my QR" shows. */
    mainGetQRCodeCreate: async (_input, { hcId }) => {
      const { text, expiresAt } = await makePayCode(db, hcId, clock.now())
      return ok({ qrCntnt: text, expireDt: seoulStamp(expiresAt), validSec: PAY_CODE_SECONDS })
    },

    /** The same record as insertMyHelhIdx makes for a typed weight. */
    mainPutUserWeight: async ({ body: { weight, inptDt } }, { hcId }) => {
      const now = clock.now()
      const record = { helhidxCode: 'BW', helhidxVal: weight, inptDt: inptDt ?? seoulStamp(now) } as const
      const fault = faultOf(record, seoulStamp(now))
      if (fault !== undefined) return badRequest(fault)
      await consents.needKeeping(hcId)
      await records.change(hcId, changeOf([record]), now)
      return ok({ weight: indexText('BW', Number(weight)), inptDt: record.inptDt })
    },
  } satisfies Handlers
}
