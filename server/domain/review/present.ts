import { courseKey, photoUrl } from '#server/domain/meal/course-key.rules.ts'
import { mealNames } from '#server/domain/restaurant/meal-time.rules.ts'
import { yn } from '#server/wire.ts'
import type { Eaten } from './queries.ts'

export const recentMenu = (course: Eaten, pictureOrigin: string) => ({
  ...courseKey(course),
  restaurantName: course.restaurantName,
  courseTxt: course.courseTxt,
  menuMealTypeTxt: mealNames[course.mealType]?.ko ?? '',
  menuCode: course.menuCode,
  menuName: course.name,
  menuNameEng: course.nameEng,
  dishTxt: course.dishTxt,
  myLikeMenuYn: yn(course.liked),
  photoUrl: photoUrl(course, pictureOrigin),
  photoCd: course.photoCd,
  menuGrade: course.grade,
  evalCntnt: course.words,
})
