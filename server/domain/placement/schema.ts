/** What the operator puts on screens for a time: banners, pop-ups, notices, tickers. */
import { index, integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { referenceTable } from '#server/db/tables.ts'
import { companies } from '#server/domain/company/schema.ts'
import { restaurants } from '#server/domain/restaurant/schema.ts'

export type PlacementKind = 'banner' | 'popup' | 'bottomPopup' | 'mealNotice' | 'ticker'

export const placements = referenceTable(
  'placements',
  {
    placementSeq: integer().primaryKey(),
    kind: text().$type<PlacementKind>().notNull(),
    /** A banner's place (MAIN, MENU …), a bottom pop-up's route name; null: everywhere. */
    place: text(),
    title: text().notNull(),
    titleEng: text(),
    contents: text(),
    contentsEng: text(),
    imgUrl: text(),
    /** An address, or the name of a route; at most one of the two. */
    url: text(),
    menu: text(),
    /** Seoul wall times `YYYYMMDDHHmm`, both included. */
    startDtm: text().notNull(),
    endDtm: text().notNull(),
    /** For whom: null is everybody. */
    bizCode: text().references(() => companies.bizCode),
    restaurantCode: text().references(() => restaurants.restaurantCode),
    /** Days for which "do not show again" holds (NTC-01). */
    hideDays: integer().notNull().default(7),
    orderSeq: integer().notNull().default(1),
  },
  (t) => [index('placements_kind').on(t.kind, t.endDtm)],
)

/** The pictures behind a banner, each with what it says in words. */
export const bannerImages = referenceTable(
  'menu_banner_images',
  {
    placementSeq: integer()
      .notNull()
      .references(() => placements.placementSeq),
    orderSeq: smallint().notNull(),
    /** Below the host of the operator's pictures. */
    imgPath: text().notNull(),
    altTxt: text().notNull(),
    altTxtEng: text(),
  },
  (t) => [primaryKey({ columns: [t.placementSeq, t.orderSeq] })],
)
