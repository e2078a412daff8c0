import { and, asc, type Column, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { memberRestaurants, restaurants } from '#server/domain/restaurant/schema.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { members } from '#server/domain/member/schema.ts'
import { bannerImages, type PlacementKind, placements } from './schema.ts'

/** A placement in the member's language; what has no English is Korean. */
export type Placement = {
  placementSeq: number
  title: string
  contents: string | null
  imgUrl: string | null
  url: string | null
  menu: string | null
  startDtm: string
  endDtm: string
  hideDays: number
  orderSeq: number
  restaurantCode: string | null
  restaurantName: string | null
}

export type Wanted = {
  kind: PlacementKind
  /** Where it is to stand; without one only what stands everywhere. */
  place?: string | undefined
  /** The restaurant on the screen; the member's main one without it. */
  restaurantCode?: string | undefined
}

export function placementQueries(db: Db) {
  return {
    /**
     * What is shown to the member now: within its time, of their employer, of the restaurant. In order, the newest
     * first among equals.
     *
     * @param minute Seoul wall time of the server's clock, `YYYYMMDDHHmm`
     * @param language what the call asks for; without it what the member's app said last
     */
    shown: (
      hcId: string,
      { kind, place, restaurantCode }: Wanted,
      minute: string,
      language?: Language,
    ): Promise<Placement[]> => {
      const inLanguage = (english: Column, korean: Column) =>
        sql<string>`case when ${language ?? members.lang} = 'en'
          then coalesce(${english}, ${korean}) else ${korean} end`
      const here = restaurantCode === undefined ? sql`${memberRestaurants.restaurantCode}` : sql`${restaurantCode}`
      return db
        .select({
          placementSeq: placements.placementSeq,
          title: inLanguage(placements.titleEng, placements.title),
          contents: sql<string | null>`${inLanguage(placements.contentsEng, placements.contents)}`,
          imgUrl: placements.imgUrl,
          url: placements.url,
          menu: placements.menu,
          startDtm: placements.startDtm,
          endDtm: placements.endDtm,
          hideDays: placements.hideDays,
          orderSeq: placements.orderSeq,
          restaurantCode: placements.restaurantCode,
          restaurantName: sql<string | null>`${inLanguage(restaurants.restaurantNameEng, restaurants.restaurantName)}`,
        })
        .from(members)
        .leftJoin(memberRestaurants, and(eq(memberRestaurants.hcId, members.hcId), eq(memberRestaurants.mainDiv, 'Y')))
        .innerJoin(
          placements,
          and(
            eq(placements.kind, kind),
            lte(placements.startDtm, minute),
            gte(placements.endDtm, minute),
            place === undefined ? isNull(placements.place) : or(isNull(placements.place), eq(placements.place, place)),
            or(isNull(placements.bizCode), eq(placements.bizCode, members.bizCode)),
            or(isNull(placements.restaurantCode), sql`${placements.restaurantCode} = ${here}`),
          ),
        )
        .leftJoin(restaurants, eq(restaurants.restaurantCode, placements.restaurantCode))
        .where(eq(members.hcId, hcId))
        .orderBy(asc(placements.orderSeq), desc(placements.placementSeq))
    },
    /** The pictures behind a banner, in order; none of what is no banner. */
    imagesOf: (placementSeq: number) =>
      db
        .select({
          orderSeq: bannerImages.orderSeq,
          imgPath: bannerImages.imgPath,
          altTxt: bannerImages.altTxt,
          altTxtEng: bannerImages.altTxtEng,
        })
        .from(bannerImages)
        .innerJoin(
          placements,
          and(eq(placements.placementSeq, bannerImages.placementSeq), eq(placements.kind, 'banner')),
        )
        .where(eq(bannerImages.placementSeq, placementSeq))
        .orderBy(asc(bannerImages.orderSeq)),
  }
}
