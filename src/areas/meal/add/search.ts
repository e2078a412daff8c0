import * as v from 'valibot'
import { code, day, foodWord, mealType, serialNo } from '#src/app/search.ts'

/**
 * The addresses of the flow: which meal, and what it begins with. `from` and `fromMeal` name a meal of another day,
 * which comes into the basket whole and can still be changed: 다른 날에 복사 is a link with them.
 */
export const addFoodsSearch = v.object({
  day,
  meal: mealType,
  q: foodWord,
  restaurantCode: code,
  foodId: code,
  from: day,
  fromMeal: mealType,
})

/** A food for a meal; with `hcUclSeqNo` the record of it that is changed. */
export const foodSearch = v.object({ day, meal: mealType, foodId: code, hcUclSeqNo: serialNo })
