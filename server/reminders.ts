/**
 * Looks every minute whose time for exercise or a medicine has come, who has an order to pick up and whose lunch is
 * about to be served, and tells them (reminder.queries.ts of these nouns). Of several servers each may look: a notice
 * is written once.
 */
import type { Clock } from './clock.ts'
import type { Db } from './db/client.ts'
import { reminderQueries } from './domain/exercise/reminder.queries.ts'
import { lunchReminderQueries } from './domain/meal/reminder.queries.ts'
import { medicineReminderQueries } from './domain/medicine/reminder.queries.ts'
import { later, spansAt, type TimeSpan } from './domain/notice/span.rules.ts'
import { READY_MIN } from './domain/order/order.rules.ts'
import { orderReminderQueries } from './domain/order/reminder.queries.ts'
import { seoulNow } from './seoul.ts'

type Parts = {
  db: Db
  clock: Clock
  /** Is told what failed; the rest goes on, and the next look tries it again. */
  logError: (error: unknown, what: string) => void
  everyMs?: number
}

export type Reminders = {
  /** Looks now. A look that is under way is waited for. */
  look(): Promise<void>
  /** Looks no more; what is being written is finished. */
  stop(): Promise<void>
}

const LOOK_MS = 60_000
const PAGE = 200
/** Lunch is told of while it can still be ordered and somebody can still be asked along. */
const LUNCH_MIN = 60

export function watchReminders({ db, clock, logError, everyMs = LOOK_MS }: Parts): Reminders {
  const exercise = reminderQueries(db)
  const medicine = medicineReminderQueries(db)
  const orders = orderReminderQueries(db)
  const meals = lunchReminderQueries(db)
  let isStopped = false
  let looking: Promise<void> | undefined

  const attempt = async (work: () => Promise<void>) => {
    if (!isStopped) await work().catch((error: unknown) => logError(error, 'a reminder failed'))
  }
  /** Page after page from `first` on, until there is none or nobody looks any more. */
  const tellAll = async <Key, Row extends Key>(
    first: Key,
    next: (after: Key) => Promise<Row[]>,
    one: (row: Row) => Promise<void>,
  ) => {
    for (let page = await next(first); page.length > 0; page = await next(page.at(-1) ?? first)) {
      for (const row of page) await attempt(() => one(row))
      if (isStopped) return
    }
  }
  const ofExercise = (span: TimeSpan, now: Date) =>
    tellAll(
      '',
      (after) => exercise.owed(after, span, PAGE),
      (hcId) => exercise.notify(hcId, span.day, now),
    )
  const ofMedicine = (span: TimeSpan, now: Date) =>
    tellAll(
      { hcId: '', takeTm: '' },
      (after) => medicine.owed(after, span, PAGE),
      (dose) => medicine.notify(dose, span.day, now),
    )
  const ofOrders = (span: TimeSpan, now: Date) =>
    tellAll(
      { hcId: '', orderSeq: 0 },
      (after) => orders.owed(after, span, PAGE),
      (order) => orders.notify(order, now),
    )
  const ofLunch = async (span: TimeSpan, now: Date) => {
    const lunches = await meals.lunches(span)
    if (lunches.size === 0) return
    await tellAll(
      { hcId: '' },
      (after) => meals.owed(after, [...lunches.keys()], span.day, PAGE),
      async ({ hcId, restaurantCode }) => {
        const lunch = lunches.get(restaurantCode)
        if (lunch !== undefined) await meals.notify(hcId, lunch, span.day, now)
      },
    )
  }
  const remind = async () => {
    const now = clock.now()
    for (const span of spansAt(seoulNow(now))) {
      await ofExercise(span, now)
      await ofMedicine(span, now)
      const [ready, lunch] = [later(span, READY_MIN), later(span, LUNCH_MIN)]
      if (ready !== undefined) await ofOrders(ready, now)
      if (lunch !== undefined) await ofLunch(lunch, now)
    }
  }
  const look = () =>
    (looking ??= remind()
      .catch((error: unknown) => logError(error, 'reminders failed'))
      .finally(() => (looking = undefined)))
  const timer = setInterval(() => void look(), everyMs)
  timer.unref()

  return {
    look,
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await looking
    },
  }
}
