import { mealNames } from '#server/domain/restaurant/meal-time.rules.ts'
import { seoulDay } from '#server/seoul.ts'
import { orNull, wholeText } from '#server/wire.ts'
import { courseKey, photoUrl } from './course-key.rules.ts'
import type { Liked, Serving } from './like.queries.ts'

/** Liked dishes, those that are served soonest first, then by name. */
export function favouriteRows(liked: readonly Liked[], servings: readonly Serving[], pictureOrigin: string) {
  const next = new Map<string, Serving>()
  for (const serving of servings) if (!next.has(serving.menuCode)) next.set(serving.menuCode, serving)
  const never = '99999999'
  return liked
    .map((dish) => ({ dish, course: next.get(dish.menuCode) ?? null }))
    .toSorted((a, b) => (a.course?.menuDt ?? never).localeCompare(b.course?.menuDt ?? never))
    .map(({ dish, course }) => ({
      favSeq: dish.favSeq,
      menuCode: dish.menuCode,
      menuName: dish.name,
      menuNameEng: dish.nameEng,
      restaurantName: course?.restaurantName ?? null,
      restaurantNameEng: course?.restaurantNameEng ?? null,
      kcal: wholeText(dish.kcal),
      photoUrl: course === null ? '' : photoUrl(course, pictureOrigin),
      photoCd: course?.photoCd ?? '',
      nextMenuDt: course?.menuDt ?? null,
      nextCourse: orNull(course, courseKey),
      regDt: seoulDay(dish.likedAt),
    }))
}

export const servingRow = (serving: Serving) => ({
  ...courseKey(serving),
  menuMealTypeTxt: mealNames[serving.mealType]?.ko ?? '',
  restaurantName: serving.restaurantName,
  courseTxt: serving.courseTxt,
  menuCode: serving.menuCode,
  menuName: serving.name,
  menuNameEng: serving.nameEng,
  sumKcal: wholeText(serving.sumKcal),
})
