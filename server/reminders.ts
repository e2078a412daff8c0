/** Looks every minute whose time for exercise has come, and tells them (server/domain/exercise/reminder.queries.ts). Of several servers each may look: a notice is written once. */
import type { Clock } from './clock.ts'
import type { Db } from './db/client.ts'
import { reminderQueries } from './domain/exercise/reminder.queries.ts'
import { spansAt } from './domain/exercise/reminder.rules.ts'
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
  const reminders = reminderQueries(db)
  let isStopped = false
  let looking: Promise<void> | undefined

  const remind = async () => {
    const now = clock.now()
    for (const span of spansAt(seoulNow(now))) {
      for (let page = await reminders.owed('', span, PAGE); page.length > 0 && !isStopped; page = await reminders.owed(page.at(-1) ?? '', span, PAGE)) {
        for (const hcId of page) {
          if (isStopped) return
          await reminders.tell(hcId, span.day, now).catch((error: unknown) => tell(error, 'a reminder of exercise failed'))
        }
      }
    }
  }
  const look = () =>
    (looking ??= remind()
      .catch((error: unknown) => tell(error, 'reminders of exercise failed'))
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
