/**
 * Leftovers for the kitchen: counted with each record, in its transaction, so that a record that is changed or taken
 * back leaves no trace (docs/decisions/178).
 */
import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { courseOfMenuId } from './course.rules.ts'
import { courseDishes, dishLeftovers } from './schema.ts'

type Recorded = { menuId: string | null; exceptMenuCodes: readonly string[] }

/**
 * Takes the records `before` out of the counts and puts those `after` in; what is no course does not count. One
 * statement.
 */
export async function recountLeftovers(
  tx: Queryable,
  before: readonly Recorded[],
  after: readonly Recorded[],
): Promise<void> {
  const step = (rows: readonly Recorded[], step: 1 | -1) =>
    rows.flatMap(({ menuId, exceptMenuCodes: left }) => {
      if (menuId === null) return []
      const { restaurantCode, menuDt, mealType, hallNo, courseType } = courseOfMenuId(menuId)
      return [
        {
          menu_id: menuId,
          restaurant: restaurantCode,
          day: menuDt,
          meal: mealType,
          hall: hallNo,
          course: courseType,
          left,
          step,
        },
      ]
    })
  const moves = [...step(before, -1), ...step(after, 1)]
  if (moves.length === 0) return
  await tx.execute(sql`
    insert into ${dishLeftovers} (menu_id, menu_code, served_cnt, left_cnt)
    select moved.menu_id, dish.menu_code, sum(moved.step),
      sum(case when jsonb_exists(moved."left", dish.menu_code) then moved.step else 0 end)
    from json_to_recordset(${JSON.stringify(moves)}::json)
      as moved(menu_id text, restaurant text, day text, meal text, hall text, course text, "left" jsonb, step integer)
    join ${courseDishes} as dish on dish.restaurant_code = moved.restaurant
      and dish.menu_dt = moved.day and dish.menu_meal_type = moved.meal
      and dish.hall_no = moved.hall and dish.menu_course_type = moved.course
    group by 1, 2
    -- A record of the demo was never counted: taking it back counts nothing.
    having sum(moved.step) > 0 or exists (
      select 1 from ${dishLeftovers} as known
      where known.menu_id = moved.menu_id and known.menu_code = dish.menu_code)
    order by 1, 2
    on conflict (menu_id, menu_code) do update set
      served_cnt = greatest(${dishLeftovers.servedCnt} + excluded.served_cnt, 0),
      left_cnt = greatest(${dishLeftovers.leftCnt} + excluded.left_cnt, 0)`)
}
