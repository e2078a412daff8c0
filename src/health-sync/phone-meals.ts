import type { FoodInsert, NativeCalls } from '#src/shell/native-calls.ts'

import { parseWireNumber } from '#src/lib/numbers.ts'
import { fromWireTime } from '#src/lib/wire-time.ts'

import type { AskPhone } from './query-log.ts'
import type { Keep } from './receipts.ts'
import type { IntakeRecord, IntakeUuid, SyncCalls } from './sync-calls.ts'
import type { KindInput, MealsSent } from './sync-steps.ts'

/** The phone's meal types for the product's: morning, noon, evening, late night, snack, before dawn. */
const PHONE_MEALS: Readonly<Record<string, string>> = {
  1: '100001',
  2: '100002',
  3: '100003',
  4: '100006',
  5: '100005',
  6: '100004',
}

/** Meal times on the wire are Seoul's. */
const SEOUL_OFFSET_MS = 9 * 3_600_000

/** Records one updateIntakeUUID takes. */
const MOST_TIES = 500

const REMOVED = 'health-sync-removed-meals'
const MOST_REMOVED = 200

export interface PhoneMeals {
  /**
   * Brings the product's meals into Android's store, each once. There is no memory here of what was written: the phone
   * gives a meal's own number back with it (`ours`), so a run cut between writing and tying finds it there.
   */
  send(input: KindInput & { ours: Record<string, string> }, signal: AbortSignal): Promise<MealsSent>
  /** Takes a meal that the member deleted off the phone; true when it is gone there. Never rejects. [HSY-74] */
  remove(datauuid: string): Promise<boolean>
  /** Meals that the member has deleted and the phone may still hold: a sync must not bring them back. */
  removed(): Promise<string[]>
}

interface PhoneMealsOptions {
  native: NativeCalls
  calls: Pick<SyncCalls, 'intakeFor' | 'tieMeals'>
  ask: AskPhone
  keep: Keep
  console: Pick<Console, 'warn'>
  /** The window under which deletes are logged: they concern no days. */
  today: () => { startDate: string; endDate: string }
}

/** The product's meal as the phone takes it; null when it has no time or no energy. [HSY-43] */
export function insertOf(meal: IntakeRecord): FoodInsert | null {
  const eaten = fromWireTime(meal.eatDt)
  const calorie = parseWireNumber(meal.kcal)
  if (!eaten || calorie === null || calorie <= 0) return null
  return {
    clientDataId: String(meal.hcUclSeqNo),
    startTime: eaten.getTime(),
    timeOffset: SEOUL_OFFSET_MS,
    mealType: PHONE_MEALS[meal.menuMealType] ?? '100005',
    name: meal.menuName,
    calorie,
    carbohydrate: parseWireNumber(meal.totCho),
    protein: parseWireNumber(meal.totProtein),
    totalFat: parseWireNumber(meal.totFat),
    sugar: parseWireNumber(meal.totSugar),
    dietaryFiber: parseWireNumber(meal.totFib),
    sodium: parseWireNumber(meal.totNa),
  }
}

/** The id in a refusal's parameters; the one that was asked for where none can be read. [HSY-41] */
export function uuidIn(parameters: unknown, asked: string): string {
  if (typeof parameters === 'object' && parameters !== null) {
    const named: unknown = Reflect.get(parameters, 'datauuid')
    return typeof named === 'string' && named !== '' ? named : asked
  }
  if (typeof parameters !== 'string') return asked
  return /datauuid["']?\s*[=:]\s*["']?([\w.-]+)/.exec(parameters)?.[1] ?? asked
}

export function createPhoneMeals({ native, calls, ask, keep, console, today }: PhoneMealsOptions): PhoneMeals {
  async function removed(): Promise<string[]> {
    try {
      const list: unknown = JSON.parse((await keep.read(REMOVED)) ?? '[]')
      return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : []
    } catch {
      return []
    }
  }
  const note = (ids: readonly string[]) => keep.write(REMOVED, JSON.stringify(ids.slice(-MOST_REMOVED)))

  /**
   * The id of the meal that the phone does not hold any more; null after a failure, which is only logged. [HSY-40 …
   * HSY-42]
   */
  async function takeOff(datauuid: string): Promise<string | null> {
    try {
      const { answer } = await ask('FOODDELETE', today(), () =>
        native.querySamsungHealth({ type: 'FOODDELETE', datauuid }),
      )
      if (answer.status === 200) return datauuid
      if (answer.status === 400 && Number(answer.kind) === 1) return uuidIn(answer.parameters, datauuid)
      console.warn('FOODDELETE error', answer)
    } catch (error) {
      console.warn('FOODDELETE error', error)
    }
    return null
  }

  async function remove(datauuid: string): Promise<boolean> {
    // Noted first: should the app close now, the next sync neither brings the meal back nor forgets to take it off.
    const waiting = (await removed()).filter((id) => id !== datauuid)
    await note([...waiting, datauuid])
    const gone = await takeOff(datauuid)
    if (gone !== null) await note((await removed()).filter((id) => id !== gone))
    return gone !== null
  }

  async function tie(ties: readonly IntakeUuid[]): Promise<void> {
    for (let start = 0; start < ties.length; start += MOST_TIES)
      await calls.tieMeals(ties.slice(start, start + MOST_TIES))
  }

  return {
    removed,
    remove,

    async send({ plan, hcId, ours }, signal) {
      for (const datauuid of await removed()) await remove(datauuid)
      const meals = await calls.intakeFor(hcId, plan.window, signal)
      const waiting = (meals ?? []).filter((meal) => !meal.datauuid)
      const ties: IntakeUuid[] = []
      const insert = async (meal: IntakeRecord): Promise<string | undefined> => {
        const data = insertOf(meal)
        if (!data) return undefined
        const { answer, counted } = await ask('FOODINSERT', plan.window, () =>
          native.querySamsungHealth({ type: 'FOODINSERT', data }),
        )
        counted(1)
        return answer.data?.datauuid
      }
      try {
        for (const meal of waiting) {
          if (signal.aborted) break
          const datauuid = ours[String(meal.hcUclSeqNo)] ?? (await insert(meal))
          if (datauuid) ties.push({ datauuid, hcUclSeqNo: meal.hcUclSeqNo, hcId })
        }
      } finally {
        // Also when the phone went silent midway: what it has is tied now. [HSY-39]
        if (!signal.aborted) await tie(ties)
      }
      return { read: waiting.length, sent: ties.length }
    },
  }
}
