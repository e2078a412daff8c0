/** Foods behind what the demo's people have eaten, so that every day can be counted anew. */
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { activityOf } from '#server/domain/activity/seed.ts'
import { memberCounters } from '#server/domain/counter/schema.ts'
import { courses } from '#server/domain/meal/schema.ts'
import { menuIdOf } from '#server/domain/meal/course.rules.ts'
import { addDays, seoulDay, seoulTime } from '#server/seoul.ts'
import { intakeRecords } from './schema.ts'

/** Days told meal by meal; before them a day is one row. */
const DAYS_BY_MEAL = 14

/** Meal time, when, and the share of the first two in a day's energy. */
const MEALS = [
  ['1', '074000', 0.25],
  ['2', '121000', 0.4],
  ['3', '185000', 0.35],
] as const

/** Everybody writes down what they eat in their own language. */
const KOREAN = {
  meals: [
    ['오트밀과 바나나', '삶은 달걀과 사과', '현미밥과 된장국'],
    ['한식 코너 점심', '일품 코너 점심', '면 코너 점심'],
    ['집밥과 나물', '두부 샐러드', '생선구이와 밥'],
  ],
  day: '하루 식사',
}
const ENGLISH = {
  meals: [
    ['Oatmeal and banana', 'Boiled eggs and apple', 'Toast and yoghurt'],
    ['Korean counter lunch', 'One-dish lunch', 'Noodle lunch'],
    ['Rice and greens', 'Tofu salad', 'Grilled fish and rice'],
  ],
  day: 'All meals of the day',
}
const namesOf = (persona: Persona) => (persona === 'emily' ? ENGLISH : KOREAN)

type Meal = readonly [mealType: string, time: string, kcal: number, name: string]

const LUNCH = '고등어구이&소고기미역국'
const LUNCH_DISHES = '고등어구이,소고기미역국,잡곡밥,시금치나물,배추김치'

/** The foods of today's meals, whose energy is that of `MEALS_TODAY`. */
export const FOODS_TODAY: Partial<Record<Persona, readonly Meal[]>> = {
  haneul: [
    ['1', '074000', 186, '통밀식빵'],
    ['1', '074000', 90, '달걀프라이'],
    ['1', '074000', 80, '플레인 요거트'],
    ['2', '121000', 637, LUNCH],
    ['5', '153000', 57, '사과'],
    ['5', '153000', 111, '그릭 요거트'],
    ['3', '185000', 230, '순두부찌개'],
    ['3', '185000', 312, '현미밥'],
    ['3', '185000', 70, '깍두기'],
  ],
  emily: [
    ['1', '080000', 286, 'Oatmeal and banana'],
    ['2', '122000', 592, 'Korean counter lunch'],
  ],
}

/** The lunch that haneul records with one tap: the first day's tray. On later days that course is another one. */
const LUNCH_COURSE = { restaurantCode: 'REST000311', mealType: '2', hallNo: 'E31A', courseType: 'AA' } as const

function mealsOf(kcal: number, names: typeof KOREAN, { index, byMeal }: { index: number; byMeal: boolean }): Meal[] {
  const name = (meal: number) => names.meals[meal]?.[index % 3] ?? ''
  if (!byMeal) return [['2', '121000', kcal, names.day]]
  const [breakfast, lunch] = [Math.round(kcal * MEALS[0][2]), Math.round(kcal * MEALS[1][2])]
  return MEALS.map(([mealType, time], meal) => [mealType, time, [breakfast, lunch, kcal - breakfast - lunch][meal] ?? 0, name(meal)])
}

/** Today's foods up to now. */
const foodsUntil = (persona: Persona, now: Date): readonly Meal[] => (FOODS_TODAY[persona] ?? []).filter(([, time]) => time.slice(0, 4) <= seoulTime(now))

/** The first day's lunch as a recorded course, where that is what the counter serves today. */
async function recordedLunch(tx: Queryable, today: string) {
  const { restaurantCode, mealType, hallNo, courseType } = LUNCH_COURSE
  const [course] = await tx
    .select({ setName: courses.setName, setNameEng: courses.setNameEng })
    .from(courses)
    .where(
      and(
        eq(courses.restaurantCode, restaurantCode),
        eq(courses.menuDt, today),
        eq(courses.menuMealType, mealType),
        eq(courses.hallNo, hallNo),
        eq(courses.menuCourseType, courseType),
      ),
    )
  if (course?.setName !== LUNCH) return undefined
  return { menuId: menuIdOf({ ...LUNCH_COURSE, menuDt: today }), foodNameEng: course.setNameEng, dishTxt: LUNCH_DISHES }
}

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }, now) => {
    const today = seoulDay(now)
    const days = (activityOf[persona]?.(now).days ?? []).flatMap(({ activityDt, eatenKcal }) => (eatenKcal ? [{ activityDt, eatenKcal }] : []))
    const lunch = await recordedLunch(tx, today)
    const foods = days.flatMap(({ activityDt, eatenKcal }, index) => {
      const isToday = activityDt === today
      const meals = isToday ? foodsUntil(persona, now) : mealsOf(eatenKcal, namesOf(persona), { index, byMeal: activityDt > addDays(today, -DAYS_BY_MEAL) })
      return meals.map(([mealType, time, kcal, foodName], at) => ({
        eatDt: `${activityDt}${time}`,
        mealType,
        foodName,
        kcal,
        // Typed in here and already on the phone: nothing that a sync would send there once more.
        origin: '1' as const,
        sampleId: `demo-${activityDt}-${mealType}${isToday ? `-${at}` : ''}`,
        savedAt: now,
        ...(isToday && foodName === LUNCH && lunch !== undefined ? lunch : { menuId: null, foodNameEng: null, dishTxt: null }),
      }))
    })
    const rows = foods.map((food, index) => ({ hcUclSeqNo: index + 1, ...food }))
    await insertMany(tx, intakeRecords, owned(hcId, rows))
    if (rows.length > 0) await tx.insert(memberCounters).values({ hcId, counter: 'intake', last: rows.length })
  },
}
