/**
 * Looks every minute whose time for exercise or a medicine has come, and tells them (reminder.queries.ts of these nouns). Of several servers
 * each may look: a notice is written once.
 */
import type { Clock } from './clock.ts'
import type { Db } from './db/client.ts'
import { reminderQueries } from './domain/exercise/reminder.queries.ts'
import { medicineReminderQueries } from './domain/medicine/reminder.queries.ts'
import { spansAt, type TimeSpan } from './domain/notice/span.rules.ts'
import { seoulNow } from './seoul.ts'

type Parts = {
  db: Db
  clock: Clock
  /** Is told what failed; the rest goes on, and the next look tries it again. */
  tell: (error: unknown, what: string) => void
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

export function watchReminders({ db, clock, tell, everyMs = LOOK_MS }: Parts): Reminders {
  const exercise = reminderQueries(db)
  const medicine = medicineReminderQueries(db)
  let isStopped = false
  let looking: Promise<void> | undefined

  const attempt = async (work: () => Promise<void>) => {
    if (!isStopped) await work().catch((error: unknown) => tell(error, 'a reminder failed'))
  }
  const ofExercise = async (span: TimeSpan, now: Date) => {
    for (let page = await exercise.owed('', span, PAGE); page.length > 0 && !isStopped; page = await exercise.owed(page.at(-1) ?? '', span, PAGE)) {
      for (const hcId of page) await attempt(() => exercise.tell(hcId, span.day, now))
    }
  }
  const ofMedicine = async (span: TimeSpan, now: Date) => {
    const first = { hcId: '', takeTm: '' }
    for (let page = await medicine.owed(first, span, PAGE); page.length > 0 && !isStopped; page = await medicine.owed(page.at(-1) ?? first, span, PAGE)) {
      for (const dose of page) await attempt(() => medicine.tell(dose, span.day, now))
    }
  }
  const remind = async () => {
    const now = clock.now()
    for (const span of spansAt(seoulNow(now))) {
      await ofExercise(span, now)
      await ofMedicine(span, now)
    }
  }
  const look = () =>
    (looking ??= remind()
      .catch((error: unknown) => tell(error, 'reminders failed'))
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
