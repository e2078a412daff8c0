import { and, asc, eq, exists, gte, ilike, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { upsertMany } from '#server/db/many.ts'
import { companies } from '#server/domain/company/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { restaurants } from '#server/domain/restaurant/schema.ts'
import { seoulStamp } from '#server/seoul.ts'
import { employees, gates, staffAuthorizations } from './schema.ts'

const minuteOf = (now: Date): string => seoulStamp(now).slice(0, 12)

export function gateQueries(db: Db) {
  const authorizedHere = (hcId: string, now: Date) =>
    and(
      eq(staffAuthorizations.hcId, hcId),
      eq(staffAuthorizations.restaurantCode, gates.restaurantCode),
      gte(staffAuthorizations.validUntil, minuteOf(now)),
    )
  const columns = {
    restaurantCode: gates.restaurantCode,
    gateType: gates.gateType,
    authNo: gates.authNo,
    bizCode: restaurants.bizCode,
    restaurantName: restaurants.restaurantName,
    restaurantNameEng: restaurants.restaurantNameEng,
    isAuthorized: isNotNull(staffAuthorizations.hcId).mapWith(Boolean),
  }
  const read = (hcId: string, now: Date) =>
    db
      .select(columns)
      .from(gates)
      .innerJoin(restaurants, eq(restaurants.restaurantCode, gates.restaurantCode))
      .leftJoin(staffAuthorizations, authorizedHere(hcId, now))
      .$dynamic()

  return {
    /** Restaurants with a gate, in the operator's order; each says whether the member is let in now. */
    all: (hcId: string, now: Date) => read(hcId, now).orderBy(asc(restaurants.orderSeq)),
    /** The gate of a restaurant; undefined where anybody may eat. */
    at: async (restaurantCode: string, hcId: string, now: Date) =>
      (await read(hcId, now).where(eq(gates.restaurantCode, restaurantCode)))[0],
    authorize: async (row: typeof staffAuthorizations.$inferInsert): Promise<void> => {
      await upsertMany(db, staffAuthorizations, [row], ['hcId', 'restaurantCode'])
    },
  }
}

export function staffQueries(db: Db) {
  const staff = () =>
    db
      .select({
        bizCode: employees.bizCode,
        bizNm: companies.bizNm,
        bizNmEng: companies.bizNmEng,
        employeeNumber: employees.employeeNumber,
        realName: employees.realName,
        deptNm: employees.deptNm,
        restaurantCode: employees.restaurantCode,
        cardNo: employees.cardNo,
      })
      .from(employees)
      .innerJoin(companies, eq(companies.bizCode, employees.bizCode))
      .$dynamic()

  return {
    /** Staff of any employer with this number, the given employer's before others. */
    numbered: async (employeeNumber: string, bizCode: string) => {
      const own = sql`(${employees.bizCode} = ${bizCode}) desc`
      return (
        await staff().where(eq(employees.employeeNumber, employeeNumber)).orderBy(own, asc(employees.bizCode)).limit(1)
      )[0]
    },
    find: async (bizCode: string, employeeNumber: string) =>
      (await staff().where(and(eq(employees.bizCode, bizCode), eq(employees.employeeNumber, employeeNumber))))[0],
    /** What a member's record says of the own employment. */
    ofMember: async (hcId: string) => {
      const [row] = await db
        .select({
          tomsYn: members.tomsYn,
          employeeNumber: members.employeeNumber,
          bizCode: members.bizCode,
          realName: members.realName,
        })
        .from(members)
        .where(eq(members.hcId, hcId))
      return row
    },
    /**
     * Employers with a directory whose name holds `part`, by name; '' gives all. Each with the kinds of its gates, in
     * the operator's order.
     */
    employers: async (part: string) => {
      const rows = await db
        .select({
          bizCode: companies.bizCode,
          bizNm: companies.bizNm,
          bizNmEng: companies.bizNmEng,
          emailDomain: companies.emailDomain,
          gateType: gates.gateType,
        })
        .from(companies)
        .leftJoin(restaurants, eq(restaurants.bizCode, companies.bizCode))
        .leftJoin(gates, eq(gates.restaurantCode, restaurants.restaurantCode))
        .where(
          and(
            or(ilike(companies.bizNm, holding(part)), ilike(companies.bizNmEng, holding(part))),
            exists(
              db.select({ one: employees.bizCode }).from(employees).where(eq(employees.bizCode, companies.bizCode)),
            ),
          ),
        )
        .orderBy(asc(companies.bizNm), asc(restaurants.orderSeq))
      return [...Map.groupBy(rows, ({ bizCode }) => bizCode).values()].flatMap(([first, ...rest]) =>
        first === undefined
          ? []
          : [
              {
                ...first,
                gateType: [first, ...rest].find(({ gateType }) => gateType !== null)?.gateType ?? ('WEL' as const),
              },
            ],
      )
    },
  }
}

const holding = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`
