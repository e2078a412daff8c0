import type { paths } from '#openapi/generated/schema.d.ts'

/**
 * Everything that tells of a day's meals, the menu and what it says was eaten among it, for `stale` of whatever changes
 * them: a record, a skipped meal, a removal. What nobody looks at is only marked, and asked again when somebody does.
 */
export const DAY_STALE = [
  '/api/main/mainData',
  '/api/healthlog/nutrition/DayMealInfo',
  '/api/healthlog/nutrition/DayTabKcalInfo',
  '/api/healthlog/nutrition/DayEatMealMenu',
  '/api/healthlog/nutrition/DayEatMealMenuDetail',
  '/api/healthlog/nutrition/DayEatNutrition',
  '/api/healthlog/nutrition/DayRecord',
  '/api/healthlog/nutrition/MealRecordMealNFYn',
  '/api/healthlog/nutrition/PatternReportInfo',
  '/api/healthlog/nutrition/RcntMealMenu',
  '/api/healthlog/myLog/eatKcal',
  '/api/healthlog/myLog/eatKcalGraph',
  '/api/diary/getDiaryMealList',
  '/api/diary/getMealDetailMealRegi',
  '/api/diary/foodEatList',
  '/api/meal/detail/eatNutrient',
  '/api/meal/getDailyNutrientInfo',
  '/api/meal/getRecentMenu',
  '/api/menu/getTodayMenuList',
  '/api/coach/getMealBoard',
  '/api/coach/getDailyNutrientInfo',
  '/api/mypage/myReport/getNutriBoard',
] as const satisfies readonly (keyof paths)[]
