/** How much sodium came with soups and stews: what leaving half of them leaves, in milligrams. */
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { dishes } from '#server/domain/meal/schema.ts'
import { intakeRecords } from './schema.ts'

export function soupQueries(db: Db) {
  return {
    /**
     * By day. Of a course its soups count, as the kitchen has weighed them; of other foods those that are a soup by
     * their name (`isSoup`). A soup whose sodium nobody told counts nothing.
     */
    days: async (hcId: string, from: string, to: string): Promise<ReadonlyMap<string, number>> => {
      const rows = await db.execute<{ day: string; mg: string | null }>(sql`
        with soups as (
          select ${dishes.menuName} as name, max(${dishes.na}) as mg from ${dishes}
          where substr(${dishes.menuCode}, 5, 2) in ('02', '03') group by 1
        )
        select left(eaten.eat_dt, 8) as day, sum(case
          when eaten.dish_txt is not null then coalesce(eaten.quantity, 1) * (
            select sum(soups.mg) from unnest(string_to_array(eaten.dish_txt, ',')) as dish(name)
            join soups on soups.name = dish.name)
          when eaten.food_name ~ '(국|탕|찌개|전골|개장)$' and eaten.food_name !~ '(사탕|설탕)$' then eaten.sodium_mg
        end) as mg
        from ${intakeRecords} as eaten
        where eaten.hc_id = ${hcId} and eaten.eat_dt between ${`${from}000000`} and ${`${to}235959`}
        group by 1`)
      return new Map(rows.flatMap(({ day, mg }) => (mg === null ? [] : [[day, Number(mg)] as const])))
    },
  }
}
