/**
 * What is done at four in the morning in Seoul without anybody asking: challenges and battles are counted and settled, which is the work that the first
 * reading would do, and members are told of points that end. Keys and locks there make each part of it happen once, whoever comes first.
 */
import type { Clock } from './clock.ts'
import type { Database } from './db/open.ts'
import { bringUp } from './domain/battle/count.queries.ts'
import { allBehind } from './domain/battle/queries.ts'
import { dueCount, uncounted } from './domain/challenge/count.queries.ts'
import { countDayOf } from './domain/challenge/phase.rules.ts'
import { settleQueries } from './domain/challenge/settle.queries.ts'
import { missionDays } from './domain/mission/days.queries.ts'
import { endingQueries } from './domain/points/ending.queries.ts'
import { seoulDay, seoulNow } from './seoul.ts'

type Parts = {
  database: Pick<Database, 'kind' | 'db' | 'sql'>
  clock: Clock
  /** Is told what failed; the rest goes on, and the next look tries it again. */
  tell: (error: unknown, what: string) => void
  everyMs?: number
}

export type NightWatch = {
  /** Looks now. A look that is under way is waited for. */
  look(): Promise<void>
  /** Looks no more; what is being written is finished. */
  stop(): Promise<void>
}

const LOOK_MS = 60_000
const PAGE = 200
/** Any number, the same for every server of this product. */
export const NIGHT_LOCK = 4_040_404

/** Looks every minute whether a morning has come. Once a morning is done, a look asks the database nothing. */
export function watchNights({ database, clock, tell, everyMs = LOOK_MS }: Parts): NightWatch {
  let done = ''
  let isStopped = false
  let looking: Promise<void> | undefined

  const begin = async () => {
    const now = clock.now()
    const morning = countDayOf(seoulNow(now))
    if (isStopped || morning === done) return
    const isDone = await alone(database, () => workOf(database, { now, morning, tell, isStopped: () => isStopped }))
    if (isDone) done = morning
  }
  const look = () =>
    (looking ??= begin()
      .catch((error: unknown) => tell(error, 'the night’s count failed'))
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

/**
 * Of several servers on one database one works, the others look again later. The embedded database has one server by its folder's lock, and one
 * connection. A transaction holds the lock and nothing else: a server that dies in the midst loses both. (`reserve()` never answers on a connection
 * that has to be opened first.)
 * @returns what `work` answers; false where another server is at it
 */
async function alone({ kind, sql }: Parts['database'], work: () => Promise<boolean>): Promise<boolean> {
  if (kind === 'embedded') return work()
  return sql.begin(async (turn) => {
    const [lock] = await turn<{ mine: boolean }[]>`select pg_try_advisory_xact_lock(${NIGHT_LOCK}) as mine`
    return lock?.mine === true && work()
  })
}

interface Night {
  now: Date
  /** The day whose morning it is. */
  morning: string
  tell: Parts['tell']
  isStopped: () => boolean
}

/** @returns whether all of it is done */
async function workOf({ db }: Parts['database'], { now, morning, tell, isStopped }: Night): Promise<boolean> {
  const settlement = settleQueries(db, missionDays)
  let failed = 0
  const attempt = async (what: string, work: () => Promise<unknown>) => {
    if (isStopped()) return
    await work().catch((error: unknown) => {
      failed += 1
      tell(error, `${what} failed`)
    })
  }
  for (const chalnCode of await uncounted(db, morning)) await attempt(`the count of ${chalnCode}`, () => dueCount(db, chalnCode, now))
  for (const { batSeq } of await allBehind(db, morning, morning)) await attempt(`the count of battle ${String(batSeq)}`, () => bringUp(db, batSeq, now))
  for (let page = await settlement.owed('', now, PAGE); page.length > 0 && !isStopped(); page = await settlement.owed(page.at(-1) ?? '', now, PAGE)) {
    for (const hcId of page) await attempt('a settlement', () => settlement.due(hcId, now))
  }
  const endings = endingQueries(db)
  const today = seoulDay(now)
  for (let page = await endings.owed('', today, PAGE); page.length > 0 && !isStopped(); page = await endings.owed(page.at(-1)?.hcId ?? '', today, PAGE)) {
    for (const ending of page) await attempt('a notice of points that end', () => endings.tell(ending, today, now))
  }
  return failed === 0 && !isStopped()
}
