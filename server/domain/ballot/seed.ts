/**
 * Every week a ballot on next week's Wednesday lunch, open until Friday evening, and the one of the week before, which
 * is over.
 */
import { max } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { dishNamed } from '#server/domain/meal/seed/dishes.ts'
import { LUNCH, RESTAURANTS } from '#server/domain/restaurant/seed.ts'
import { addDays, daysBetween, mondayOf, seoulDay } from '#server/seoul.ts'
import { ballotItems, ballots, menuChoices } from './schema.ts'

/** Ballots are numbered by their weeks from this Monday on. */
const FIRST_MONDAY = '20240101'

const TRAYS: readonly (readonly (readonly [count: number, ...dishes: string[]])[])[] = [
  [
    [84, '불고기덮밥', '팽이된장국', '오이무침', '배추김치'],
    [61, '순두부찌개', '현미밥', '달걀찜', '깍두기'],
  ],
  [
    [97, '꼬막비빔밥', '맑은 미역국', '열무김치'],
    [72, '들깨칼국수', '두부부침', '겉절이'],
  ],
]

const weekOf = (day: string): number => daysBetween(FIRST_MONDAY, mondayOf(day)) / 7

function planOf(day: string) {
  const [monday, choiceSeq] = [mondayOf(day), weekOf(day)]
  const trays = TRAYS[choiceSeq % TRAYS.length] ?? []
  return {
    ballot: {
      choiceSeq,
      choiceNm: '다음 주 수요일 점심은 무엇이 좋을까요',
      restaurantCode: RESTAURANTS[0].restaurantCode,
      menuDt: addDays(monday, 9),
      menuMealType: LUNCH,
      endDtm: `${addDays(monday, 4)}1800`,
    },
    items: trays.map(([choiceCnt, ...names], index) => {
      const dishes = names.map(dishNamed)
      return {
        choiceSeq,
        itemSeq: index + 1,
        menuCode: dishes[0]?.menuCode ?? '',
        subMenuTxt: names.join(','),
        sumKcal: dishes.reduce((sum, { kcal }) => sum + kcal, 0),
        choiceCnt,
      }
    }),
  }
}

async function extend(tx: Queryable, today: string): Promise<void> {
  const plans = [planOf(addDays(today, -7)), planOf(today)]
  await insertMany(
    tx,
    ballots,
    plans.map(({ ballot }) => ballot),
  )
  await insertMany(
    tx,
    ballotItems,
    plans.flatMap(({ items }) => items),
  )
}

/** Voices of last week, and one of this: haneul has not chosen yet. They are among the counts. */
const CHOSEN: Partial<Record<Persona, readonly { weeksAgo: 0 | 1; itemSeq: number }[]>> = {
  haneul: [{ weeksAgo: 1, itemSeq: 1 }],
  emily: [
    { weeksAgo: 1, itemSeq: 2 },
    { weeksAgo: 0, itemSeq: 1 },
  ],
}

export const seed: NounSeed = {
  shared: extend,
  person: async (tx, { hcId, persona }, now) => {
    const week = weekOf(seoulDay(now))
    await insertMany(
      tx,
      menuChoices,
      owned(
        hcId,
        CHOSEN[persona]?.map(({ weeksAgo, itemSeq }) => ({ choiceSeq: week - weeksAgo, itemSeq })),
      ),
    )
  },
  day: async (db, today) => {
    const [found] = await db.select({ last: max(ballots.choiceSeq) }).from(ballots)
    if (found?.last && found.last >= weekOf(today)) return
    await extend(db, today)
  },
}
