/** The home hub. */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { refusals } from '#server/http/refusal.ts'
import { addDays, seoulNow, seoulStamp } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'
import { changeOf, faultOf, indexText } from '../health/health-index.ts'
import { healthQueries } from '../health/health.queries.ts'
import { type Course, recommended } from '../meal/course.ts'
import { courseQueries } from '../meal/course.queries.ts'
import { mealRow, mealTimeSlot, type RowContext } from '../meal/meal-row.ts'
import { restaurantOnScreen } from '../meal/restaurant-on-screen.ts'
import { hubCards } from './hub-cards.ts'
import { mainQueries } from './main.queries.ts'
import { DAYS_AHEAD, nextMeal } from './next-meal.ts'
import { makePayCode, PAY_CODE_SECONDS } from './pay-code.ts'
import { quickMenu, quickMenuCodes } from './quick-menu.ts'
import { stepsUpTo } from './steps.ts'

export function mainHandlers({ db, clock, config }: Deps) {
  const queries = mainQueries(db)
  const health = healthQueries(db)
  const courses = courseQueries(db)
  const cardsOf = hubCards(db)

  async function mealOf(hcId: string, restaurantCode: string | undefined, instant: Date) {
    const now = seoulNow(instant)
    const place = await restaurantOnScreen(courses, { named: restaurantCode, cookie: undefined, hcId })
    if (place === undefined) return undefined
    const [times, served] = await Promise.all([
      courses.mealTimes(place.restaurantCode),
      queries.servedMeals(place.restaurantCode, now.day, addDays(now.day, DAYS_AHEAD)),
    ])
    const meal = nextMeal(times, served, now)
    if (meal === undefined) return undefined
    const [list, avoided] = await Promise.all([
      courses.courses({ restaurantCode: place.restaurantCode, menuDt: meal.menuDt, mealType: meal.mealType }, hcId),
      courses.avoided(hcId),
    ])
    const slot = mealTimeSlot(meal, meal.menuDt, now)
    const context = { pictureOrigin: config.pictureOrigin, avoided, recommended: recommended(list, avoided) }
    return { place, slot, menuDt: meal.menuDt, courseList: shortRows(list, context) }
  }

  return {
    mainMainData: async ({ body }, { hcId }) => {
      const instant = clock.now()
      const now = seoulNow(instant)
      const [head, yesterday, meal, latest, cards] = await Promise.all([
        queries.head(hcId, now.day),
        queries.stepReadings(hcId, addDays(now.day, -1)),
        mealOf(hcId, body?.restaurantCode, instant),
        health.latest(hcId, quickMenuCodes),
        cardsOf(hcId, now),
      ])
      if (head === undefined) throw refusals.login()
      const systolic = latest.get('SBP')
      const diastolic = systolic && (await health.record(hcId, 'DBP', systolic.inptDt))

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
      await health.change(hcId, changeOf([record]), now)
      return ok({ weight: indexText('BW', Number(weight)), inptDt: record.inptDt })
    },

    mainGetNewAlarmList: async (_input, { hcId }) => {
      const rows = await queries.alarms(hcId)
      return ok({
        newAlarmCnt: rows.filter((row) => row.readAt === null).length,
        alarmList: rows.map((row) => ({
          alarmSeq: row.alarmSeq,
          alarmTy: alarmType(row.kind),
          alarmTitle: row.title,
          alarmCntnt: row.body,
          sendDt: seoulStamp(row.sentAt),
          readYn: yn(row.readAt !== null),
          menu: row.menu,
        })),
      })
    },
  } satisfies Handlers
}

const ALARM_TYPES = ['menu', 'health', 'challenge', 'event', 'notice'] as const

/** The bell knows fewer kinds than the push list; what it does not know is a notice. */
const alarmType = (kind: string) => ALARM_TYPES.find((type) => type === kind) ?? 'notice'

/** The recommended course first, then in the order of the screen. */
function shortRows(courses: readonly Course[], context: RowContext) {
  return courses
    .toSorted((a, b) => Number(b === context.recommended) - Number(a === context.recommended))
    .map((course) => {
      const row = mealRow(course, context)
      return {
        hallNo: row.hallNo,
        menuCourseType: row.menuCourseType,
        courseTxt: row.courseTxt,
        courseNm: course.cornerName,
        courseNmEng: course.cornerNameEng,
        menuCode: row.menuCode,
        menuName: row.menuName,
        menuNameEng: row.menuNameEng,
        setName: row.setName,
        engSetMenuName: row.engSetMenuName,
        subMenuTxt: row.subMenuTxt,
        sumKcal: row.sumKcal,
        photoUrl: row.photoUrl,
        photoCd: row.photoCd,
        choochunGubun: row.choochunGubun,
        salesType: row.salesType,
        takeOutCnt: row.takeOutCnt,
        soldOutYn: row.soldOutYn,
        alYn: row.alYn,
        myLikeMenuYn: row.myLikeMenuYn,
      }
    })
}
