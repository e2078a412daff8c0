/** One shop, beside the main restaurant. */
import { insertMany } from '#server/db/many.ts'
import type { NounSeed } from '#server/db/seed/noun.ts'
import { RESTAURANTS } from '#server/domain/restaurant/seed.ts'
import { grocerantGoods, grocerants } from './schema.ts'

const { restaurantCode } = RESTAURANTS[0]

const GOODS = [
  ['GR031103', '닭가슴살 샐러드', 'Chicken breast salad', 6500, 312, false],
  ['GR031105', '현미 주먹밥 두 개', 'Two brown rice balls', 3200, 358, false],
  ['GR031108', '단호박 수프', 'Pumpkin soup', 3800, 186, true],
  ['GR031112', '제철 과일 컵', 'Cup of fruit', 4300, null, false],
] as const

export const seed: NounSeed = {
  shared: async (tx) => {
    await insertMany(tx, grocerants, [
      {
        restaurantCode,
        grocerantCode: 'GR0311',
        grocerantNm: '한빛 그로서란트',
        grocerantNmEng: 'Hanbit Grocerant',
        floorTxt: '지하 1층 로비 옆',
        floorTxtEng: 'B1, beside the lobby',
        openTm: '0800',
        closeTm: '2000',
      },
    ])
    await insertMany(
      tx,
      grocerantGoods,
      GOODS.map(([goodNo, goodNm, goodNmEng, price, kcal, soldOut]) => ({
        restaurantCode,
        goodNo,
        goodNm,
        goodNmEng,
        price,
        kcal,
        soldOut,
      })),
    )
  },
}
