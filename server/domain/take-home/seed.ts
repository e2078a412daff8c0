/** Four kits a day at 한빛타워점. The other restaurants sell none. */
import { max } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import type { NounSeed } from '#server/db/seed/noun.ts'
import { allergenCode } from '#server/domain/allergy/seed.ts'
import { dishNamed } from '#server/domain/meal/seed/dishes.ts'
import { isRestDay } from '#server/domain/restaurant/rest-days.rules.ts'
import { HALL_NOS, RESTAURANTS } from '#server/domain/restaurant/seed.ts'
import { addDays } from '#server/seoul.ts'
import { prodSeqOf } from './rules.ts'
import { takeHomeDays, takeHomePlaces, takeHomeProducts } from './schema.ts'

const [{ restaurantCode }] = RESTAURANTS
const [{ takeOut }] = HALL_NOS

export const TAKE_HOME_PLACE = {
  restaurantCode,
  hallNo: takeOut,
  pickupPlace: '지하 1층 테이크아웃 코너',
  pickupPlaceEng: 'Take-out counter, B1',
  pickupStartTm: '1700',
  pickupEndTm: '1900',
  orderEndTm: '1500',
  noticeTxt: '받으실 때 사원증이나 QR을 보여 주세요.',
  noticeTxtEng: 'Show your employee card or QR at the counter.',
} satisfies typeof takeHomePlaces.$inferInsert

type Kit = Omit<
  typeof takeHomeProducts.$inferInsert,
  'restaurantCode' | 'orderSeq' | 'allergensKnown' | 'allergenCodes' | 'menuCode'
> & {
  dish: string | null
  allergens: string
  /** How many there are on a morning. */
  stock: number
}

const FOR_TWO = { servingTxt: '2인분', servingTxtEng: 'For two' }
const TWO_DAYS = { expiryTxt: '냉장 2일', expiryTxtEng: '2 days in the fridge' }

const KITS: readonly Kit[] = [
  {
    ...FOR_TWO,
    ...TWO_DAYS,
    productCode: 'K01',
    prodNm: '소고기미역국 밀키트',
    prodNmEng: 'Beef and seaweed soup kit',
    dish: '소고기미역국',
    price: 8900,
    kcal: 410,
    carbohydrateG: 16.4,
    proteinG: 33.2,
    fatG: 23.6,
    sugarG: 3,
    fibreG: 7.2,
    sodiumMg: 1980,
    cookMin: 15,
    prodCntnt: '불린 미역과 양지를 담았어요. 물 800 mL를 붓고 15분 끓이면 돼요.',
    prodCntntEng: 'Soaked seaweed and brisket. Add 800 ml of water and boil for 15 minutes.',
    allergens: '쇠고기 대두 밀',
    stock: 9,
  },
  {
    ...FOR_TWO,
    ...TWO_DAYS,
    productCode: 'K02',
    prodNm: '순두부찌개 밀키트',
    prodNmEng: 'Soft tofu stew kit',
    dish: '순두부찌개',
    price: 7900,
    kcal: 340,
    carbohydrateG: 11.2,
    proteinG: 26.4,
    fatG: 21.2,
    sugarG: 4,
    fibreG: 3.2,
    sodiumMg: 1680,
    cookMin: 10,
    prodCntnt: '순두부와 바지락, 양념을 담았어요. 물 300 mL와 함께 10분 끓이고 달걀은 마지막에 넣어 주세요.',
    prodCntntEng: 'Soft tofu, clams and sauce. Boil with 300 ml of water for 10 minutes and add the egg at the end.',
    allergens: '대두 밀 달걀 조개류',
    stock: 4,
  },
  {
    productCode: 'K03',
    prodNm: '나물 세 가지',
    prodNmEng: 'Three seasoned vegetables',
    dish: null,
    price: 5500,
    kcal: 190,
    carbohydrateG: 17.6,
    proteinG: 8.4,
    fatG: 9.4,
    sugarG: 6.2,
    fibreG: 9,
    sodiumMg: 980,
    servingTxt: '시금치, 콩나물, 무생채',
    servingTxtEng: 'Spinach, bean sprouts, radish',
    cookMin: null,
    prodCntnt: '시금치나물, 콩나물, 무생채를 100 g씩 담았어요. 바로 드시면 돼요.',
    prodCntntEng: '100 g each of seasoned spinach, bean sprouts and spicy radish. Ready to eat.',
    expiryTxt: '냉장 1일',
    expiryTxtEng: '1 day in the fridge',
    allergens: '대두 밀 새우',
    stock: 12,
  },
  {
    ...FOR_TWO,
    ...TWO_DAYS,
    productCode: 'K04',
    prodNm: '닭갈비 밀키트',
    prodNmEng: 'Spicy stir-fried chicken kit',
    dish: '닭갈비',
    price: 9900,
    kcal: 620,
    carbohydrateG: 38.2,
    proteinG: 54,
    fatG: 28,
    sugarG: 16.8,
    fibreG: 5.2,
    sodiumMg: 1540,
    cookMin: 20,
    prodCntnt: '양념한 닭다리살과 채소, 떡을 담았어요. 센 불에서 20분 볶아 주세요.',
    prodCntntEng: 'Marinated chicken thigh with vegetables and rice cakes. Stir-fry for 20 minutes on high heat.',
    allergens: '닭고기 대두 밀',
    stock: 0,
  },
]

const products = KITS.map(({ dish, allergens, stock: _stock, ...kit }, index) => ({
  ...kit,
  restaurantCode,
  orderSeq: index + 1,
  menuCode: dish === null ? null : dishNamed(dish).menuCode,
  allergensKnown: true,
  allergenCodes: allergens.split(' ').map(allergenCode),
}))

/** What was picked up last week is known still; what comes stands for a week. */
const DAYS_BACK = 8
const DAYS_AHEAD = 6

export const seed: NounSeed = {
  shared: async (tx, today) => {
    await insertMany(tx, takeHomePlaces, [TAKE_HOME_PLACE])
    await insertMany(tx, takeHomeProducts, products)
    await extend(tx, addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD))
  },
  day: async (db, today) => {
    const [found] = await db.select({ last: max(takeHomeDays.salesDt) }).from(takeHomeDays)
    if (found?.last && found.last < addDays(today, DAYS_AHEAD))
      await extend(db, addDays(found.last, 1), addDays(today, DAYS_AHEAD))
  },
}

async function extend(tx: Queryable, from: string, to: string): Promise<void> {
  const rows: (typeof takeHomeDays.$inferInsert)[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (isRestDay(day)) continue
    rows.push(
      ...KITS.map(({ productCode, stock }, index) => ({
        prodSeq: prodSeqOf(day, index + 1),
        productCode,
        salesDt: day,
        remainCnt: stock,
      })),
    )
  }
  await insertMany(tx, takeHomeDays, rows)
}
