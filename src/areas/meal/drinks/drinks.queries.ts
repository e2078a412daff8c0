import { msg } from '@lingui/core/macro'
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import { isDay, today, type Day } from '#src/lib/days.ts'
import { isGone } from '../record/say-gone.ts'
import { listRange } from './drink-list.ts'
import type { DrinkDay, Line } from './drinks.ts'

/** The drinks that can be recorded, each in its glass, bottle or can. */
export const drinksQuery = () => query('get', '/api/healthlog/nutrition/AlcholList')

/** What was drunk on a day, with its week. The member looks at it without a connection, too; it is kept encrypted. */
export const drinkDayQuery = (day: Day) =>
  queryOptions({
    ...query('post', '/api/diary/getDiaryDrinkDetail', { body: { baseDt: day } }),
    meta: { keptOffline: true },
  })

/** Days with records between two days, the newest first. */
export const daysQuery = (startDt: Day, endDt: Day) =>
  queryOptions({
    ...query('post', '/api/diary/getDiaryMealList', { body: { startDt, endDt } }),
    meta: { keptOffline: true },
  })

/** The day of an address, else today; never one to come. */
export function dayShown(day: Day | undefined, now: Date): Day {
  const last = today(now)
  return day !== undefined && isDay(day) && day < last ? day : last
}

export const prefetchDrinkList = (queryClient: QueryClient, now: Date) => {
  const { from, to } = listRange(today(now))
  return queryClient.ensureQueryData(daysQuery(from, to))
}

export const prefetchDrinkForm = (queryClient: QueryClient, day: Day) =>
  Promise.all([queryClient.ensureQueryData(drinksQuery()), queryClient.ensureQueryData(drinkDayQuery(day))])

/** A day tells its drinks, every day of two weeks their sums. */
const STALE = ['/api/diary/getDiaryDrinkDetail', '/api/diary/getDiaryMealList'] as const

const SAVE = '/api/diary/saveDiaryDrinkIntake'
const REMOVE = '/api/diary/deleteDiaryDrinkIntake'

const listOf = (lines: readonly Line[]) =>
  lines.map(({ code, unit, quantity }) => ({ drinkCode: code, unitCode: unit, drinkQty: quantity }))

/** What another phone, or a call whose answer was lost, has taken away already is gone as well. */
const passOverGone = (error: unknown) => {
  if (!isGone(error)) throw error
}

/**
 * Puts what was drunk in the place of what stood there; nothing at all takes the day away. The form says a failure.
 * [DIA-01] [MEA-16]
 */
export function useSaveDrinks() {
  const save = useWrite('post', SAVE, { stale: STALE, failed: null })
  const clear = useWrite('post', REMOVE, { stale: STALE, failed: null })
  return {
    refusal: save.refusal,
    send: (day: Day, lines: readonly Line[]): Promise<unknown> =>
      lines.length > 0
        ? save.sendAsync({ body: { baseDt: day, drinkList: listOf(lines) } })
        : clear.sendAsync({ body: { baseDt: day } }).catch(passOverGone),
  }
}

/**
 * Takes a day away, and saves the old list again when the member thinks better of it. The notice of the removal offers
 * that.
 */
export function useDeleteDrinks() {
  const client = useQueryClient()
  const removing = useWrite('post', REMOVE, {
    stale: STALE,
    done: null,
    failed: msg`지우지 못했어요. 다시 시도해 주세요.`,
  })
  // No screen shows the day by then: a form that is opened next would begin without what came back, and replace the day
  // by that.
  const restoring = useWrite('post', SAVE, {
    stale: STALE,
    done: null,
    onAnswer: (day) => client.setQueryData(drinkDayQuery(day.baseDt).queryKey, day),
  })
  return {
    remove: (day: Day, then: () => void) => removing.send({ body: { baseDt: day } }, then),
    restore: ({ day, drunk }: DrinkDay) => restoring.send({ body: { baseDt: day, drinkList: listOf(drunk) } }),
  }
}
