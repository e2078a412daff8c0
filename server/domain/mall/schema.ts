/**
 * The shop mall: what it sells, which members it may know, and what they ordered there. Column names are the wire's
 * where it has one.
 */
import { boolean, integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant, yn } from '#server/db/columns.ts'
import { memberTable, referenceTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

/** A word by which articles are found. */
export const mallTags = referenceTable('mall_tags', {
  tagCode: text().primaryKey(),
  tagNm: text().notNull(),
  orderSeq: smallint().notNull(),
})

/** An article as the mall gives it to us. Prices in won. */
export const mallGoods = referenceTable('mall_goods', {
  goodNo: text().primaryKey(),
  orderSeq: smallint().notNull(),
  goodNm: text().notNull(),
  brandNm: text(),
  contents: text().notNull(),
  price: integer().notNull(),
  salePrice: integer().notNull(),
  /** Of one piece; null where the mall does not say. */
  kcal: integer(),
  soldOut: boolean().notNull().default(false),
  tagCodes: text().array().notNull(),
  /** Endings of the dishes that it makes at home: 미역국, 두부. */
  dishEndings: text().array().notNull(),
  /** Nutrients that it brings where a day lacks them. */
  nutrients: text().$type<Nutrient>().array().notNull(),
})

export type Nutrient = 'protein' | 'fibre' | 'carbohydrate' | 'fat'

/** What a member has decided. Without agreement the mall learns nothing. */
export const mallMembers = memberTable(
  'mall_members',
  {
    hcId: ownerKey(),
    agreeYn: yn().notNull().default('N'),
    /** When it was last given or withdrawn; null before the first time. */
    decidedAt: instant(),
    /** Keyed hash of the verified person; gone with the agreement. */
    ciHash: text(),
    lastGoodNo: text(),
  },
  (t) => [primaryKey({ columns: [t.hcId] })],
)

/** An identity verification that a member has begun for the mall. Good for one agreement. */
export const mallChecks = memberTable(
  'mall_checks',
  {
    hcId: ownerKey(),
    authKey: text().notNull(),
    begunAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.authKey] })],
)

export const mallOrders = memberTable(
  'mall_orders',
  {
    hcId: ownerKey(),
    orderNo: text().notNull(),
    orderDtm: text().notNull(),
    goodNo: text().notNull(),
    goodNm: text().notNull(),
    goodCnt: integer().notNull(),
    payAmt: integer().notNull(),
    statusCode: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.orderNo] })],
)
