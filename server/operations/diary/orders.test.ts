import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayQueries } from '#server/domain/intake/day.queries.ts'
import { phoneQueries } from '#server/domain/phone/queries.ts'
import { noRows } from '#server/domain/phone/sample.rules.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { type DatabaseKind, everyDatabase } from '#server/test-support/database.ts'

/** How often it is tried, more or fewer: HANSANG_CASES=10 looks ten times as long. */
const RUNS = Math.ceil(6 * Number(process.env['HANSANG_CASES'] ?? 1))

const [TODAY, YESTERDAY] = ['20261119', '20261118'] as const
const EVENING = new Date('2026-11-19T12:06:00Z')
const LUNCH = { restaurantCode: 'REST000311', menuDt: TODAY, menuMealType: '2', hallNo: 'E31A', menuCourseType: 'AA' }
const EGG = 'F000057'

/** How much of something was eaten, and when; null: it was not. */
type Eaten = { times: number; day: string } | null
/** What is done to one food, in this order; the foods of a day are done in any. */
type Step = { does: 'record' | 'change' | 'remove' | 'undo'; times: number; day: string }
type Lane = {
  /** Energy of it once: what the day has to come to is known without the server. */
  kcal: number
  /** Whether it can be moved to another day. */
  moves: boolean
  /** Whether it is told once and not in an amount: one apple on the photo, one glass on the phone. */
  isOne: boolean
  /**
   * What is done when it is recorded and stands there already: the same call, which sets it or leaves it, or a change
   * of the record.
   */
  again: 'sets' | 'stays' | 'changes'
  record(caller: Caller, wanted: { times: number; day: string }, lane: string): Promise<number>
}
type Caller = { member: TestMember; server: TestServer }

const post = async <Data>({ member }: Caller, url: string, body: object): Promise<Data> => {
  const answer = await member.post(url, body)
  expect([url, answer.statusCode]).toEqual([url, 200])
  return dataOf<Data>(answer)
}
const numberOf = ({ hcUclSeqNo }: { hcUclSeqNo: number }) => hcUclSeqNo
const first = (numbers: readonly number[]): number => numbers[0] ?? 0

const photo = async (caller: Caller, { day }: { day: string }) =>
  numberOf(
    await post(caller, '/api/common/regFoodlensIntake', {
      date: day,
      menuMealType: '5',
      imgId: null,
      foods: [{ foodId: 'F1', foodNm: '사과', amount: 1, kcal: 57, cho: 13.4, protein: 0.3, fat: 0.2, na: null }],
    }),
  )

/** The phone tells what it has, again and again. @returns the number that it got */
async function phone({ member, server }: Caller, { day }: { day: string }, lane: string): Promise<number> {
  const { db } = server.database
  const food = {
    sampleId: lane,
    eatDt: `${day}193000`,
    mealType: '3',
    foodName: '걸음 앱의 우유',
    quantity: 1,
    unit: null,
    kcal: 128,
    carbohydrateG: 9.5,
    proteinG: 6.4,
    fatG: 7,
    sugarG: null,
    fibreG: null,
    sodiumMg: 80,
  }
  await phoneQueries(db).register(member.hcId, { ...noRows(), foods: [food] }, server.clock.now())
  const [today, yesterday] = await Promise.all([TODAY, YESTERDAY].map((each) => dayQueries(db).day(member.hcId, each)))
  return first(
    [...(today?.foods ?? []), ...(yesterday?.foods ?? [])].filter(({ sampleId }) => sampleId === lane).map(numberOf),
  )
}

const LANES: Record<string, Lane> = {
  course: {
    kcal: 637,
    moves: false,
    isOne: false,
    again: 'sets',
    record: async (caller, { times }) =>
      numberOf(await post(caller, '/api/meal/detail/mealRegi', { ...LUNCH, eatQty: times, eatDt: `${TODAY}121000` })),
  },
  egg: {
    kcal: 77,
    moves: false,
    isOne: false,
    again: 'sets',
    record: async (caller, { times }) => {
      const foodList = [{ foodId: EGG, eatQty: times, unitCode: 'PIECE', eatDt: `${TODAY}074000` }]
      return first(
        (
          await post<{ hcUclSeqNoList: number[] }>(caller, '/api/healthlog/nutrition/SaveMealRecordSearchDetailList', {
            baseDt: TODAY,
            menuMealType: '1',
            foodList,
          })
        ).hcUclSeqNoList,
      )
    },
  },
  // The same food in another meal, and once more each time it comes back.
  secondEgg: {
    kcal: 77,
    moves: false,
    isOne: false,
    again: 'changes',
    record: async (caller, { times }) => {
      const foodList = [{ foodId: EGG, eatQty: times, unitCode: 'PIECE', eatDt: `${TODAY}183000` }]
      return first(
        (
          await post<{ hcUclSeqNoList: number[] }>(caller, '/api/healthlog/nutrition/InsertTabMealMenu', {
            baseDt: TODAY,
            menuMealType: '3',
            foodList,
          })
        ).hcUclSeqNoList,
      )
    },
  },
  photo: { kcal: 57, moves: true, isOne: true, again: 'changes', record: photo },
  phone: { kcal: 128, moves: true, isOne: true, again: 'stays', record: phone },
  otherPhone: { kcal: 128, moves: true, isOne: true, again: 'stays', record: phone },
}
const steps = fc.array(
  // Halves and doubles of amounts with two decimals: nothing is lost by rounding, however often it is changed.
  fc.record({
    does: fc.constantFrom('record', 'change', 'change', 'remove', 'undo'),
    times: fc.constantFrom(0.5, 1, 2),
    day: fc.constantFrom(TODAY, YESTERDAY),
  }),
  { minLength: 1, maxLength: 4 },
)
const plans = fc.record(Object.fromEntries(Object.keys(LANES).map((name) => [name, steps])))

/** Two orders of the same steps, in which those of one food keep theirs. */
const orders = plans.chain((plan) => {
  const turns = Object.entries(plan).flatMap(([name, each]) => each.map(() => name))
  const order = fc.shuffledSubarray(turns, { minLength: turns.length })
  return fc.record({ plan: fc.constant(plan), one: order, other: order })
})

/** Does the steps of a plan in this order. @returns what is eaten at the end, as far as this side knows */
async function live(
  caller: Caller,
  plan: Record<string, Step[]>,
  order: readonly string[],
): Promise<Map<string, Eaten>> {
  const left = new Map(Object.entries(plan).map(([name, each]) => [name, [...each]]))
  const now = new Map<string, { number: number; eaten: Eaten; before: Eaten }>()
  for (const name of order) {
    const [lane, step] = [LANES[name], left.get(name)?.shift()]
    if (lane === undefined || step === undefined) throw new Error(`No step of ${name} is left.`)
    const { number, eaten, before } = now.get(name) ?? { number: 0, eaten: null, before: null }
    const wanted = { times: step.times, day: lane.moves ? step.day : TODAY }
    // What was done last is undone: it comes back, goes away or is changed back.
    const aim = {
      record: eaten && lane.again === 'stays' ? eaten : wanted,
      change: eaten && wanted,
      remove: null,
      undo: before,
    }[step.does]
    let [next, after] = [number, aim]
    if (aim && (!eaten || (step.does === 'record' && lane.again !== 'changes'))) {
      next = await lane.record(caller, aim, name)
      if (lane.isOne && !eaten) after = { ...aim, times: 1 }
    } else if (aim) {
      await post(caller, '/api/diary/modifyMealDetailMealRegi', {
        hcUclSeqNo: number,
        eatQty: aim.times,
        ...(lane.moves && { eatDt: `${aim.day}193000` }),
      })
    } else if (eaten) {
      await post(caller, '/api/diary/removeMealDetailMealRegi', { hcUclSeqNoList: [number] })
    }
    now.set(name, { number: next, eaten: after, before: eaten })
  }
  return new Map([...now].map(([name, { eaten }]) => [name, eaten]))
}

/** Both days as the app reads them, without the numbers that a record happens to have. */
async function daysOf({ member, server }: Caller) {
  const read = async (day: string) => {
    const { mealList, ...menu } = dataOf<{ mealList: { foodList: Record<string, unknown>[] }[] }>(
      await member.get(`/api/healthlog/nutrition/DayEatMealMenu?baseDt=${day}`),
    )
    const meals = mealList.map((meal) => ({
      ...meal,
      foodList: meal.foodList
        .map(({ hcUclSeqNo: _number, hcId: _member, ...food }) => food)
        .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
    }))
    const [info, nutrition] = await Promise.all(
      ['DayMealInfo', 'DayEatNutrition'].map(async (call) =>
        dataOf(await member.get(`/api/healthlog/nutrition/${call}?baseDt=${day}`)),
      ),
    )
    return { menu, meals, info, nutrition }
  }
  const counted = await dayQueries(server.database.db).eatenDays(member.hcId, YESTERDAY, TODAY)
  return { today: await read(TODAY), yesterday: await read(YESTERDAY), counted }
}

const servers = new Map<DatabaseKind, TestServer>()
beforeAll(async () => {
  for (const kind of everyDatabase) servers.set(kind, await startTestServer(kind, { now: EVENING }))
})
afterAll(() => Promise.all([...servers.values()].map((server) => server.close())))

test(
  'records, changes, undos and meals of the phone come to one day, in whatever order and on every database [MEA-09]',
  { timeout: 20_000 * RUNS },
  async () => {
    await fc.assert(
      fc.asyncProperty(orders, async ({ plan, one, other }) => {
        const days = []
        for (const server of servers.values()) {
          for (const order of [one, other]) {
            const caller = { member: await server.member(), server }
            const eaten = await live(caller, plan, order)
            const read = await daysOf(caller)
            const sums = new Map<string, number>()
            for (const [name, is] of eaten)
              if (is) sums.set(is.day, (sums.get(is.day) ?? 0) + is.times * (LANES[name]?.kcal ?? 0))
            expect(read.counted).toEqual([...sums].toSorted().map(([day, kcal]) => ({ day, kcal: Math.round(kcal) })))
            days.push(read)
          }
        }
        for (const day of days) expect(day).toEqual(days[0])
      }),
      { seed: 20_261_119, numRuns: RUNS },
    )
  },
)
