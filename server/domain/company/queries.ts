import { and, asc, eq, ilike, ne, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { GENERAL } from './rules.ts'
import { companies } from './schema.ts'

export function companyQueries(db: Db) {
  const holding = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`
  return {
    find: async (bizCode: string) => (await db.select().from(companies).where(eq(companies.bizCode, bizCode)))[0],
    /** Employers whose name, in either language, holds `part`; '' gives all. By name. */
    named: (part: string) =>
      db
        .select()
        .from(companies)
        .where(
          and(
            ne(companies.bizCode, GENERAL),
            or(ilike(companies.bizNm, holding(part)), ilike(companies.bizNmEng, holding(part))),
          ),
        )
        .orderBy(asc(companies.bizNm)),
  }
}
