/** What members think of the courses they ate. The kitchen reads sums (`dish_stats`), never who said what. */
import { primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { memberTable } from '#server/db/tables.ts'
import { dishes } from '#server/domain/meal/schema.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

export const mealReviews = memberTable(
  'meal_reviews',
  {
    hcId: ownerKey(),
    /** The course, as in the meal record. */
    menuId: text().notNull(),
    /** Its main dish, on which grades hang. */
    menuCode: text()
      .notNull()
      .references(() => dishes.menuCode),
    /** 1 to 5. */
    grade: smallint().notNull(),
    /** To the kitchen, in the member's own words. */
    words: text(),
    savedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.menuId] })],
)
