/** The home hub. */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { activityQueries } from '#server/domain/activity/queries.ts'
import { stepsUpTo } from '#server/domain/activity/rules.ts'
import { allergyQueries } from '#server/domain/allergy/queries.ts'
import { appointmentQueries } from '#server/domain/appointment/queries.ts'
import { challengeCard } from '#server/domain/challenge/card.queries.ts'
import { greenQueries } from '#server/domain/green/queries.ts'
import { quickMenu, quickMenuCodes } from '#server/domain/home/present.ts'
import { homeQueries } from '#server/domain/home/queries.ts'
import { changeOf, faultOf } from '#server/domain/index-record/change.rules.ts'
import { indexRecordQueries } from '#server/domain/index-record/queries.ts'
import { indexText } from '#server/domain/index-record/rules.ts'
import { shortRows } from '#server/domain/meal/course.present.ts'
import { courseQueries } from '#server/domain/meal/course.queries.ts'
import { recommended } from '#server/domain/meal/course.rules.ts'
import { DAYS_AHEAD, nextMeal } from '#server/domain/meal/next-meal.rules.ts'
import { makePayCode, PAY_CODE_SECONDS } from '#server/domain/pay-code/queries.ts'
import { mealTimeSlot } from '#server/domain/restaurant/present.ts'
import { restaurantQueries } from '#server/domain/restaurant/queries.ts'
import { refusals } from '#server/http/refusal.ts'
import { addDays, seoulNow, type SeoulNow, seoulStamp, weekday } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

/** Appointments further away are not yet of today's concern. */
const APPOINTMENT_DAYS = 7

export function hubHandlers({ db, clock, config }: Deps) {
  const home = homeQueries(db)
  const activity = activityQueries(db)
  const records = indexRecordQueries(db)
  const courses = courseQueries(db)
  const restaurants = restaurantQueries(db)
  const allergies = allergyQueries(db)
  const challenge = challengeCard(db)
  const appointments = appointmentQueries(db)
  const green = greenQueries(db)

  async function mealOf(hcId: string, restaurantCode: string | undefined, instant: Date) {
    const now = seoulNow(instant)
    const place = await restaurants.onScreen({ named: restaurantCode, cookie: undefined, hcId })
    if (place === undefined) return undefined
    const [times, served] = await Promise.all([
      restaurants.mealTimes(place.restaurantCode),
      courses.servedMeals(place.restaurantCode, now.day, addDays(now.day, DAYS_AHEAD)),
    ])
    const meal = nextMeal(times, served, now)
    if (meal === undefined) return undefined
    const [list, avoided] = await Promise.all([
      courses.courses({ restaurantCode: place.restaurantCode, menuDt: meal.menuDt, mealType: meal.mealType }, hcId),
      allergies.avoided(hcId),
    ])
    const slot = mealTimeSlot(meal, meal.menuDt, now)
    const context = { pictureOrigin: config.pictureOrigin, avoided, recommended: recommended(list, avoided) }
    return { place, slot, menuDt: meal.menuDt, courseList: shortRows(list, context) }
  }

  /** The lower cards; one is null where there is nothing to show. */
  async function cardsOf(hcId: string, now: SeoulNow) {
    const monday = addDays(now.day, 1 - weekday(now.day))
    const [challengeOf, appointment, stamps] = await Promise.all([
      challenge(hcId, now.day, monday),
      appointments.next(hcId, now, addDays(now.day, APPOINTMENT_DAYS)),
      green.stamps(hcId, monday),
    ])
    return {
      challengeCard: challengeOf,
      reservationCard: appointment ?? null,
      // Somebody who has never had a stamp does not know the game yet: nothing is nagged about.
      bannerCard: stamps === undefined || stamps.ever === 0 ? null : { bannerTy: 'greenStamp' as const, stampCnt: stamps.thisWeek },
    }
  }

  return {
    mainMainData: async ({ body }, { hcId }) => {
      const instant = clock.now()
      const now = seoulNow(instant)
      const [head, yesterday, meal, latest, cards] = await Promise.all([
        home.head(hcId, now.day),
        activity.stepReadings(hcId, addDays(now.day, -1)),
        mealOf(hcId, body?.restaurantCode, instant),
        records.latest(hcId, quickMenuCodes),
        cardsOf(hcId, now),
      ])
      if (head === undefined) throw refusals.login()
      const systolic = latest.get('SBP')
      const diastolic = systolic && (await records.record(hcId, 'DBP', systolic.inptDt))

      return ok({
        nowDt: seoulStamp(instant),
        nickName: head.nickName,
        nextMeal: meal === undefined ? null : { menuDt: meal.menuDt, ...meal.slot },
        activity: {
          stepCnt: head.steps,
          stepGoal: head.stepGoal,
          yesterdayStepCnt: stepsUpTo(yesterday, now.time),
          eatKcal: head.eatenKcal,
          eatKcalGoal: head.eatKcalGoal,
          useKcal: head.burnedKcal,
          useKcalGoal: head.burnKcalGoal,
        },
        mealCard:
          meal === undefined
            ? null
            : {
                restaurantCode: meal.place.restaurantCode,
                restaurantName: meal.place.restaurantName,
                menuDt: meal.menuDt,
                menuMealType: meal.slot.menuMealType,
                menuMealTypeTxt: meal.slot.menuMealTypeTxt,
                courseList: meal.courseList,
              },
        quickMenuList: quickMenu(latest, diastolic),
        ...cards,
        newAlarmCnt: head.unread,
      })
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
      if (fault !== undefined) return refuse(400, 'badRequest', `요청 내용을 확인해 주세요. (${fault})`)
      await records.change(hcId, changeOf([record]), now)
      return ok({ weight: indexText('BW', Number(weight)), inptDt: record.inptDt })
    },
  } satisfies Handlers
}
