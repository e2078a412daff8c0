import { query } from '#src/contract/query.ts'
import type { Day } from '#src/lib/days.ts'

/** Said of a menu that stands already: nobody waits for it, and it holds for as long as the app is open. */
const background = { background: true } as const
const lasting = { staleTime: 10 * 60_000 } as const

/** Notices of a restaurant; none hides their place [NTC-03]. */
export const mealNoticesQuery = (restaurantCode: string) => ({
  ...query('get', '/api/common/getMealNoticeList', { params: { query: { restaurantCode } }, ...background }),
  ...lasting,
})

export const menuBannersQuery = (restaurantCode: string) => ({
  ...query('post', '/api/common/getBannerList', { body: { bannerLocCode: 'MENU', restaurantCode }, ...background }),
  ...lasting,
})

/** The pictures behind a banner. */
export const bannerImagesQuery = (bannerSeq: number) =>
  query('post', '/api/meal/getBannerDetailImg', { body: { bannerSeq } })

/** Whether kits are sold here tonight. */
export const takeHomeOpenQuery = (restaurantCode: string) => ({
  ...query('get', '/api/meal/getMenuTakeHomeOpenYn', { params: { query: { restaurantCode } }, ...background }),
  ...lasting,
})

/** Events that dishes of the day belong to. */
export const mealEventsQuery = (restaurantCode: string, menuDt: Day) => ({
  ...query('post', '/api/meal/getMealEventSearchInfo', { body: { restaurantCode, menuDt }, ...background }),
  ...lasting,
})

/** Whether the restaurant names the dishes beside the main one. */
export const sideDishesShownQuery = (restaurantCode: string) => ({
  ...query('get', '/api/menu/getFoodlistShw', { params: { query: { restaurantCode } }, ...background }),
  ...lasting,
  meta: { keptOffline: true },
})

/** In which order the courses stand for the member, and what there is to choose from. */
export const menuSortQuery = () => ({ ...query('get', '/api/menu/getFoodRcmdSort', background), ...lasting })

/** The shop beside a restaurant; null where there is none. */
export const grocerantQuery = (restaurantCode: string) => ({
  ...query('post', '/api/common/getGrocerantInfo', { body: { restaurantCode }, ...background }),
  ...lasting,
})
