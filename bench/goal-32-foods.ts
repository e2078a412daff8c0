import { sought } from '#server/domain/food/search.rules.ts'
import { homeFoods } from '#server/domain/food/seed/foods.ts'
import { statementsOf } from '#server/test-support/statements.ts'
import { startLocalPostgres } from '#server/test-support/postgres.ts'
import { all, atMost, type Goal, type Line } from './lib/goal.ts'
import { emptyDatabase, openWorld, type World } from './lib/in-process.ts'
import { FOODS, manyFoods } from './lib/many-foods.ts'
import { median, millis, sideBySide } from './lib/numbers.ts'

const NOW = new Date('2026-11-19T02:24:00Z')
const ROUNDS = 7
/** On the way to kimchi stew, by first consonants, in English, and what is nowhere. */
const WORDS = ['김', '김ㅊ', '김치찌개', 'ㄱㅊㅉㄱ', 'rice', '없는음식']
const BASKETS = [1, 10, 25] as const

async function timeOf(work: (word: string) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (const word of WORDS) {
    const started = performance.now()
    await work(word)
    times.push(performance.now() - started)
  }
  return median(times)
}

async function search({ call, database }: World, where: string): Promise<Line> {
  const ours = () =>
    timeOf((word) => call({ url: `/api/healthlog/nutrition/DiMealMenu?searchWord=${encodeURIComponent(word)}` }))
  const bare = () =>
    timeOf((word) =>
      database.sql.unsafe(
        `select food_id, food_name, kcal from foods where strpos(search_key collate "C", $1) > 0
        order by length(food_name), food_name limit 20`,
        [sought(word)],
        { prepare: true },
      ),
    )
  await ours()
  await bare()
  const times = await sideBySide(ROUNDS, ours, bare)
  return {
    quantity: `a search among ${FOODS.toLocaleString('en')} foods (DiMealMenu, ${where}, median of ${WORDS.length} words)`,
    ours: millis(times.ours),
    reference: `the SQL bare ${millis(times.reference)}`,
    ratio: times.ratio,
    gate: atMost(times.ours, 20, ' ms'),
    goal: atMost(times.ours, 10, ' ms'),
  }
}

async function baskets({ call, database }: World): Promise<Line> {
  const basket = (size: number) => ({
    method: 'POST' as const,
    url: '/api/healthlog/nutrition/SaveMealRecordSearchDetailList',
    payload: {
      baseDt: '20261119',
      menuMealType: '1',
      foodList: homeFoods()
        .slice(0, size)
        .map(({ food, units }) => ({ foodId: food.foodId, eatQty: 1, unitCode: units[0]?.unitCode })),
    },
  })
  // The first time foods are new to the meal, the second they are there.
  await call(basket(25))
  const statements: number[] = []
  for (const size of BASKETS) statements.push((await statementsOf(database.sql, () => call(basket(size)))).length)
  const times: number[] = []
  for (let round = 0; round < ROUNDS * 3; round += 1) {
    const started = performance.now()
    await call(basket(10))
    times.push(performance.now() - started)
  }
  const [least = 0] = statements
  return {
    quantity: `a basket of ten foods saved (SaveMealRecordSearchDetailList; statements of ${BASKETS.join(', ')} foods)`,
    ours: `${millis(median(times))}, ${statements.join(', ')} statements`,
    reference: '–',
    gate: all('the same number of statements, ≤ 20', ...statements.map((count) => count === least), least <= 20),
    goal: atMost(median(times), 20, ' ms'),
  }
}

export const goal: Goal = {
  id: 32,
  title: 'foods',
  measure: async () => {
    const lines: Line[] = []
    const embedded = await openWorld({ now: NOW, persona: 'saebyeok', prepare: manyFoods })
    try {
      lines.push(await search(embedded, 'embedded database'), await baskets(embedded))
    } finally {
      await embedded.close()
    }
    const server = await startLocalPostgres()
    if (server === undefined) throw new Error('There is no Postgres on this machine.')
    try {
      const world = await openWorld({
        now: NOW,
        persona: 'saebyeok',
        prepare: manyFoods,
        databaseUrl: await emptyDatabase(server.url, 'bench_foods'),
      })
      try {
        lines.push(await search(world, 'Postgres'))
      } finally {
        await world.close()
      }
    } finally {
      await server.stop()
    }
    return lines
  },
}
