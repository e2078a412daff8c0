/**
 * Whatever tells of stock, of times of pickup, of orders or of the coupons on them, home's slip too: read again after
 * each write of an order, well or not.
 */
export const ORDER_STALE = [
  '/api/mypage/wellorder/reservation/detail',
  '/api/mypage/wellorder/standbyList',
  '/api/mypage/wellorder/wellOrderList',
  '/api/mypage/wellorder/getMySubscribedOrder',
  '/api/meal/reservation/getPickupTime/{id}',
  '/api/meal/reservation/getReserveItem/{id}',
  '/api/meal/getMenuTakeHomeProdList',
  '/api/meal/getMenuTakeHomeProd',
  '/api/menu/getTodayMenuList',
  '/api/mypage/coupon-list',
  '/api/mypage/coupon-detail',
  '/api/mypage/user-count',
  '/api/my/getUserData',
  '/api/main/mainData',
] as const
