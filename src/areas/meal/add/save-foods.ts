import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { connection } from '#src/app/connection.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { keyOf, mutation } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { DAY_STALE } from '#src/domain/day/day-stale.ts'
import type { WireTime } from '#src/lib/wire-time.ts'
import { settleToasts, toast } from '#src/ui/toast/toast.ts'
import { showDay, withFood, withoutFoods } from '../day/optimistic-day.ts'
import { dayFoodsQuery } from '../day/day.queries.ts'
import { removeOnPhone } from '../record/remove-on-phone.ts'
import { isGone } from '../record/say-gone.ts'
import { foodQuery, mealFoodsQuery } from './add-foods.queries.ts'
import type { Before, MealOfDay, Outcome, Saving } from './add-foods.machine.ts'
import type { Basket } from './basket.ts'
import { foodsOfMeal } from './food.ts'
import { numberChosen, withChosen } from './optimistic-foods.ts'
import { eatenAt } from './moment.ts'

export const LIST = '/api/healthlog/nutrition/SaveMealRecordSearchDetailList'

const list = mutation('post', LIST)
const onceMore = mutation('post', '/api/healthlog/nutrition/InsertTabMealMenu')
const takeBack = mutation('post', '/api/diary/removeMealDetailMealRegi')
const takeBackRest = mutation('post', '/api/healthlog/nutrition/DeleteUserCntrlNF')

/** Writes, and has all that tells of a day asked again behind it: nobody waits for that with a full basket. */
async function write<Init, Data>(
  queries: QueryClient,
  { mutationKey, mutationFn }: { mutationKey: readonly string[]; mutationFn: (init: Init) => Promise<Data> },
  init: Init,
): Promise<Data> {
  try {
    return await new MutationObserver(queries, { mutationKey, mutationFn }).mutate(init)
  } finally {
    for (const path of DAY_STALE) void queries.invalidateQueries({ queryKey: keyOf(path) })
  }
}

/** Sends some foods of the basket. What the day shows ahead gets the numbers of the answer. */
async function record(
  queries: QueryClient,
  by: typeof list | typeof onceMore,
  meal: MealOfDay,
  basket: Basket,
  foods: Basket,
): Promise<readonly number[]> {
  const { hcUclSeqNoList } = await write(queries, by, { body: bodyOf(meal, foods) })
  queries.setQueryData(
    dayFoodsQuery(meal.day).queryKey,
    (day) => day && numberChosen(day, basket, (chosen) => hcUclSeqNoList[foods.indexOf(chosen)]),
  )
  return hcUclSeqNoList
}

/**
 * The one body of a saving: the same foods make the same request, which may be sent again.
 *
 * @param otherwise when a food was eaten of which nobody said it
 */
export function bodyOf(
  { day, meal, eatDt, instead = [] }: MealOfDay,
  foods: Basket,
  otherwise?: WireTime,
): Schemas['MealFoodListForm'] {
  const timeOf = (foodId: string) => eatDt ?? (instead.includes(foodId) ? undefined : otherwise)
  return {
    baseDt: day,
    menuMealType: meal as Schemas['MealType'], // checked where the meal came from an address
    foodList: foods.map(({ foodId, qty, unit }) => ({
      foodId,
      eatQty: qty,
      unitCode: unit.code,
      ...(timeOf(foodId) && { eatDt: timeOf(foodId) }),
    })),
  }
}

/**
 * Records what was chosen. Sent twice it stands there once: foods that the meal has get the new amount, and what was
 * eaten once more is added only while the meal has no more of it than when it was asked.
 */
export async function saveFoods(queries: QueryClient, { basket, meal }: Saving): Promise<Outcome> {
  const again = new Map((meal.again ?? []).map(({ foodId, had }) => [foodId, had]))
  const plain = basket.filter(({ foodId }) => !again.has(foodId))
  settleToasts(LIST) // what could be taken back of the last one
  // Before this call, which may be the first that nobody answers: then the member is told, and decides.
  const known = connection.get() === 'offline'
  const hide = showDay(queries, meal.day, (foods) => withChosen(foods, meal, basket))
  try {
    const numbers: number[] = []
    if (plain.length > 0) numbers.push(...(await record(queries, list, meal, basket, plain)))
    const { extra, added } =
      again.size === 0
        ? NO_MORE
        : await notAddedYet(
            queries,
            meal,
            basket.filter(({ foodId }) => again.has(foodId)),
            again,
          )
    numbers.push(...added)
    if (extra.length > 0) numbers.push(...(await record(queries, onceMore, meal, basket, extra)))
    const { before } = meal
    // Without knowing what stood there nothing is taken back: it could be what was there before.
    const canUndo = before !== undefined && numbers.length > 0
    toast({
      kind: 'good',
      text: i18n._(msg`기록했어요`),
      about: LIST,
      ...(canUndo && {
        action: { label: i18n._(msg`취소`), onPress: () => void undo(queries, meal, numbers, before) },
      }),
    })
    return { is: 'saved', numbers }
  } catch (error) {
    hide()
    if (!(error instanceof ApiError)) throw error
    // Adding once more counts twice when it is sent twice: only the member sends that again.
    if (error.kind === 'network')
      return (known || navigator.onLine === false) && again.size === 0 && (await keepForLater(meal, basket))
        ? { is: 'kept' }
        : { is: 'lost' }
    const foodIds = error.status === 404 ? await goneOf(queries, basket) : []
    return foodIds.length > 0 ? { is: 'gone', foodIds } : { is: 'refused' }
  }
}

/** Keeps a basket on the phone until somebody answers. @returns whether it could be kept */
async function keepForLater(asked: MealOfDay, basket: Basket): Promise<boolean> {
  const { keep, drop } = await import('#src/app/outbox/outbox.ts')
  // It was eaten now, not when it is sent; what the meal has already keeps its time.
  const now = eatenAt(asked.day, asked.meal)
  const body = bodyOf(asked, basket, now)
  const about = {
    day: asked.day,
    meal: asked.meal,
    bowls: basket.map(({ name }) => name).join(','),
    eatDt: asked.eatDt ?? now,
  }
  const id = await keep({ path: LIST, body, stale: DAY_STALE, about })
  if (id === null) return false
  toast({
    kind: 'good',
    text: i18n._(msg`적어 뒀어요. 연결되면 보낼게요`),
    about: LIST,
    action: {
      label: i18n._(msg`취소`),
      onPress: () =>
        void drop(id).then((was) =>
          toast({
            kind: was ? 'removed' : 'plain',
            text: i18n._(was ? msg`기록을 지웠어요` : msg`벌써 보냈어요. 기록에서 지울 수 있어요`),
            about: LIST,
          }),
        ),
    },
  })
  return true
}

/** How much of a food a meal has. */
export const hadOf = (foods: readonly Before[], foodId: string): number =>
  foods.reduce((sum, food) => sum + (food.foodId === foodId ? food.eatQty : 0), 0)

/** What is still to be added once more, and the numbers of what a call added that nobody answered. */
interface OnceMore {
  extra: Basket
  added: readonly number[]
}
const NO_MORE: OnceMore = { extra: [], added: [] }

/** Adding once more is the one call that counts twice when it is sent twice: what stands there is looked at first. */
async function notAddedYet(
  queries: QueryClient,
  { day, meal, before }: MealOfDay,
  foods: Basket,
  had: ReadonlyMap<string, number>,
): Promise<OnceMore> {
  const now = foodsOfMeal(await queries.fetchQuery({ ...mealFoodsQuery(day, meal), staleTime: 0 }), meal)
  const extra = foods.filter(({ foodId }) => hadOf(now, foodId) <= (had.get(foodId) ?? 0))
  const done = foods.filter((food) => !extra.includes(food)).map(({ foodId }) => foodId)
  const isNew = ({ foodId, hcUclSeqNo }: Before) =>
    foodId !== null && done.includes(foodId) && !before?.some((old) => old.hcUclSeqNo === hcUclSeqNo)
  return { extra, added: now.filter(isNew).map(({ hcUclSeqNo }) => hcUclSeqNo) }
}

/** Which of the foods are there no more: a refusal names none. */
async function goneOf(queries: QueryClient, basket: Basket): Promise<string[]> {
  const found = await Promise.all(
    basket.map(({ foodId }) => queries.fetchQuery({ ...foodQuery(foodId), staleTime: 0 }).catch(() => undefined)),
  )
  return basket.flatMap(({ foodId }, at) => (found[at] === null ? [foodId] : []))
}

/** A sync may have brought the foods to the phone already: there they go, too. [HSY-74] */
async function removeFresh(queries: QueryClient, hcUclSeqNoList: number[]): Promise<void> {
  try {
    const { datauuidList } = await write(queries, takeBack, { body: { hcUclSeqNoList } })
    removeOnPhone(datauuidList)
  } catch (error) {
    if (!isGone(error)) throw error
    // Another phone has removed one: this call passes over what is gone, where the other removes all or none.
    await write(queries, takeBackRest, { body: { hcUclSeqNoList } })
  }
}

/** What was new goes, and what the meal had before gets its old amount back. */
async function undo(
  queries: QueryClient,
  meal: MealOfDay,
  numbers: readonly number[],
  before: readonly Before[],
): Promise<void> {
  const old = before.filter(({ hcUclSeqNo }) => numbers.includes(hcUclSeqNo))
  const fresh = numbers.filter((number) => !old.some(({ hcUclSeqNo }) => hcUclSeqNo === number))
  const hide = showDay(queries, meal.day, (foods) => old.reduce(withFood, withoutFoods(foods, new Set(fresh))))
  try {
    if (fresh.length > 0) await removeFresh(queries, fresh)
    const foodList = old.flatMap(({ foodId, eatQty, unitCode, eatDt }) =>
      foodId === null ? [] : [{ foodId, eatQty, unitCode, eatDt }],
    )
    if (foodList.length > 0) await write(queries, list, { body: { ...bodyOf(meal, []), foodList } })
    toast({ kind: 'removed', text: i18n._(msg`기록을 지웠어요`), about: LIST })
  } catch {
    hide()
    toast({ kind: 'bad', text: i18n._(msg`지우지 못했어요. 다시 시도해 주세요.`), about: LIST })
  }
}
