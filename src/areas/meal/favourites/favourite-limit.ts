/** Most favourite meal menus a member can keep: the product's favLmtMaxCount. [MEA-06] [CON-12] */
export const FAVOURITE_LIMIT = 100

/**
 * Whether one more favourite menu fits. The count comes from FavMealMenuCount before anything is saved. [VAL-09]
 * [MEA-07]
 */
export function canAddFavourite(savedCount: number): boolean {
  return savedCount < FAVOURITE_LIMIT
}
