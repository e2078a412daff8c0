/** Whatever tells which dishes the member likes, or goes by it. */
export const LIKE_STALE = [
  '/api/menu/getTodayMenuList',
  '/api/meal/detail',
  '/api/meal/getRecentMenu',
  '/api/mypage/favorite-list',
  '/api/main/getFavoriteMeal',
  '/api/coach/getMealBoard',
] as const
