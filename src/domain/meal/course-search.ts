import * as v from 'valibot'
import { code, day } from '#src/app/search.ts'

/** The five values of known-payloads 3.4, as the operator's own app has them in the addresses of a course. */
export const courseSearch = v.object({
  menuDt: day,
  hallNo: code,
  menuCourseType: code,
  menuMealType: code,
  restaurantCode: code,
})
