/** Foods behind what the demo's people have eaten, so that every day can be counted anew. */
import { insertMany } from '#server/db/many.ts'
import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { activityOf } from '#server/domain/activity/seed.ts'
import { memberCounters } from '#server/domain/counter/schema.ts'
import { addDays, seoulDay } from '#server/seoul.ts'
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

function mealsOf(kcal: number, names: typeof KOREAN, { index, byMeal, isToday }: { index: number; byMeal: boolean; isToday: boolean }): Meal[] {
  const name = (meal: number) => names.meals[meal]?.[index % 3] ?? ''
  // Of today nobody has eaten but the morning yet; the day itself says how much.
  if (isToday) return [[MEALS[0][0], MEALS[0][1], kcal, name(0)]]
  if (!byMeal) return [['2', '121000', kcal, names.day]]
  const [breakfast, lunch] = [Math.round(kcal * MEALS[0][2]), Math.round(kcal * MEALS[1][2])]
  return MEALS.map(([mealType, time], meal) => [mealType, time, [breakfast, lunch, kcal - breakfast - lunch][meal] ?? 0, name(meal)])
}

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }, now) => {
    const today = seoulDay(now)
    const days = (activityOf[persona]?.(now).days ?? []).flatMap(({ activityDt, eatenKcal }) => (eatenKcal ? [{ activityDt, eatenKcal }] : []))
    const foods = days.flatMap(({ activityDt, eatenKcal }, index) =>
      mealsOf(eatenKcal, namesOf(persona), { index, byMeal: activityDt > addDays(today, -DAYS_BY_MEAL), isToday: activityDt === today }).map(([mealType, time, kcal, foodName]) => ({
        eatDt: `${activityDt}${time}`,
        mealType,
        foodName,
        kcal,
        // Typed in here and already on the phone: nothing that a sync would send there once more.
        origin: '1' as const,
        sampleId: `demo-${activityDt}-${mealType}`,
        savedAt: now,
      })),
    )
    const rows = foods.map((food, index) => ({ hcUclSeqNo: index + 1, ...food }))
    await insertMany(tx, intakeRecords, owned(hcId, rows))
    if (rows.length > 0) await tx.insert(memberCounters).values({ hcId, counter: 'intake', last: rows.length })
  },
}
