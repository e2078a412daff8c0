/** What the demo's people eat again and again. Names as in the lists under foods/. */
import type { Persona } from '#server/db/seed/noun.ts'
import { addDays, seoulDay, seoulStamp } from '#server/seoul.ts'
import type { FoodUnit } from '../schema.ts'
import { bread } from './foods/bread.ts'
import { dairy } from './foods/dairy.ts'
import { drinks } from './foods/drinks.ts'
import { plants } from './foods/plants.ts'
import { world } from './foods/world.ts'
import { foodIdOf } from './foods.ts'

const namesOf = (rows: readonly (readonly [number, string, ...unknown[]])[], count: number): string[] =>
  rows.slice(0, count).map(([, name]) => name)

/** In the order of the list. emily's is full: a hundred. */
export const FAVOURITES: Partial<Record<Persona, readonly string[]>> = {
  haneul: (
    '삶은 달걀, 통밀식빵, 무가당 두유, 현미밥, 아메리카노, 바나나, 김치찌개, 무가당 그릭요거트, 두부조림, 닭가슴살샐러드, 사과, 된장찌개, ' +
    '고등어구이, 하루견과, 김밥, 방울토마토, 비빔밥, 군고구마, 소고기미역국, 시금치나물, 카페라떼, 잔치국수, 두부'
  ).split(', '),
  emily: [
    ...namesOf(plants, 30),
    ...namesOf(bread, 25),
    ...namesOf(drinks, 25),
    ...namesOf(dairy, 10),
    ...namesOf(world, 10),
  ],
}

type Eaten = readonly [name: string, quantity: number, unitCode: FoodUnit, daysAgo: number, time: string]

/**
 * haneul's last forty foods. Those of the first day are eaten today; before their hour they were eaten two days ago.
 */
const RECENT: readonly Eaten[] = [
  ['김치찌개', 1, 'SERVING', 0, '185000'],
  ['시금치나물', 1, 'SERVING', 0, '185000'],
  ['두부조림', 1, 'SERVING', 0, '185000'],
  ['현미밥', 0.5, 'SERVING', 0, '185000'],
  ['무가당 그릭요거트', 1, 'PIECE', 0, '153000'],
  ['사과', 0.5, 'PIECE', 0, '153000'],
  ['무가당 두유', 1, 'PIECE', 0, '074000'],
  ['삶은 달걀', 1, 'PIECE', 0, '074000'],
  ['통밀식빵', 2, 'PIECE', 0, '074000'],
  ['된장찌개', 1, 'SERVING', 1, '183000'],
  ['고등어구이', 1, 'PIECE', 1, '183000'],
  ['잡곡밥', 1, 'SERVING', 1, '183000'],
  ['배추김치', 1, 'SERVING', 1, '183000'],
  ['하루견과', 1, 'PIECE', 1, '154000'],
  ['아메리카노', 1, 'GLASS', 1, '093000'],
  ['비빔밥', 1, 'SERVING', 2, '190000'],
  ['바나나', 1, 'PIECE', 2, '153000'],
  ['우유 오트밀', 1, 'SERVING', 2, '075000'],
  ['달걀프라이', 1, 'PIECE', 4, '190000'],
  ['쌀밥', 1, 'SERVING', 4, '190000'],
  ['김구이', 1, 'PIECE', 4, '190000'],
  ['닭가슴살샐러드', 1, 'SERVING', 5, '183000'],
  ['방울토마토', 8, 'PIECE', 5, '153000'],
  ['카페라떼', 1, 'GLASS', 5, '093000'],
  ['삼겹살구이', 1.5, 'SERVING', 6, '193000'],
  ['상추', 6, 'PIECE', 6, '193000'],
  ['쌈장', 1, 'SERVING', 6, '193000'],
  ['군고구마', 1, 'PIECE', 7, '160000'],
  ['김밥', 1, 'SERVING', 8, '183000'],
  ['떡볶이', 0.5, 'SERVING', 8, '183000'],
  ['귤', 2, 'PIECE', 9, '153000'],
  ['순두부찌개', 1, 'SERVING', 9, '190000'],
  ['잔치국수', 1, 'SERVING', 11, '183000'],
  ['만둣국', 1, 'SERVING', 12, '183000'],
  ['콩나물무침', 1, 'SERVING', 12, '183000'],
  ['프라이드치킨', 3, 'PIECE', 13, '200000'],
  ['치킨무', 1, 'SERVING', 13, '200000'],
  ['라면', 1, 'SERVING', 15, '213000'],
  ['팥빙수', 0.5, 'SERVING', 19, '160000'],
  ['소고기미역국', 1, 'SERVING', 20, '080000'],
]

export function recentOf(persona: Persona, now: Date) {
  if (persona !== 'haneul') return []
  const today = seoulDay(now)
  return RECENT.map(([name, quantity, unitCode, daysAgo, time], index) => {
    const usual = `${addDays(today, -daysAgo)}${time}`
    const lastEatDt = usual <= seoulStamp(now) ? usual : `${addDays(today, -2)}${time}`
    return { rcntSeq: RECENT.length - index, foodId: foodIdOf(name), quantity, unitCode, lastEatDt }
  })
}

/** Typed in because the table has not quite that. */
export const OWN_FOODS = [
  {
    foodName: '엄마표 김밥',
    servingTxt: '1줄 (230 g)',
    kcal: 420,
    carbohydrateG: 62,
    proteinG: 13,
    fatG: 13,
    sodiumMg: 890,
  },
  { foodName: '팥 호빵', servingTxt: null, kcal: 220, carbohydrateG: null, proteinG: null, fatG: null, sodiumMg: null },
] as const
