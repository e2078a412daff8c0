import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { dishes } from './schema.ts'

export const dishNameQueries = (db: Db) => ({
  /** The Korean name of a dish, alone in a list; an empty one for a code that no kitchen has. */
  named: async (menuCode: string): Promise<string[]> =>
    (await db.select({ name: dishes.menuName }).from(dishes).where(eq(dishes.menuCode, menuCode))).map(
      ({ name }) => name,
    ),
})
