/**
 * What is done at four in the morning in Seoul without anybody asking: challenges and battles are counted and settled
 * and their weeks reported, which is the work that the first reading would do, members are told of challenges that open
 * and of points that end, and what was promised to go goes. In the evening members are reminded of what they reserved
 * for tomorrow. Keys and locks there make each part of it happen once, whoever comes first. Every hour what a verifier
 * has told of somebody is taken away where it has ended (docs/decisions/238).
 */
import type { Clock } from './clock.ts'
import type { Database } from './db/open.ts'
import { bringUp } from './domain/battle/count.queries.ts'
import { allBehind } from './domain/battle/queries.ts'
import { badgeNightQueries } from './domain/challenge/badge-night.queries.ts'
import { dueCount, uncounted } from './domain/challenge/count.queries.ts'
import { countDayOf } from './domain/challenge/phase.rules.ts'
import { newsQueries } from './domain/challenge/news.queries.ts'
import { settleQueries } from './domain/challenge/settle.queries.ts'
import { weekQueries } from './domain/challenge/week.queries.ts'
import { clearEnded } from './domain/identity/check.queries.ts'
import { missionDays } from './domain/mission/days.queries.ts'
import { endingQueries } from './domain/points/ending.queries.ts'
import { endedOfAll, endedOfMembers } from './domain/retention/ended.queries.ts'
import { ofAll, ofMembers, membersAfter } from './domain/retention/forget.queries.ts'
import { reminderQueries } from './domain/reservation/reminder.queries.ts'
import { eveningOf, remindedDay } from './domain/reservation/reminder.rules.ts'
import { type SessionLife, USUAL_LIFE } from './domain/session/life.rules.ts'
import { seoulDay, seoulNow, seoulStamp } from './seoul.ts'

type Parts = {
  database: Pick<Database, 'kind' | 'db' | 'sql'>
  clock: Clock
  /** Is told what failed; the rest goes on, and the next look tries it again. */
  logError: (error: unknown, what: string) => void
  everyMs?: number
  /** Of sessions, where other than usual is set. */
  life?: SessionLife
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

/**
 * Looks every minute whether a morning, an evening or an hour has come. Once it is done, a look asks the database
 * nothing.
 */
export function watchNights({ database, clock, logError, everyMs = LOOK_MS, life = USUAL_LIFE }: Parts): NightWatch {
  let [done, reminded, cleared] = ['', '', '']
  let isStopped = false
  let looking: Promise<void> | undefined

  const begin = async () => {
    const now = clock.now()
    const [morning, evening] = [countDayOf(seoulNow(now)), eveningOf(seoulNow(now))]
    const hour = seoulStamp(now).slice(0, 10)
    const parts = { now, life, logError, isStopped: () => isStopped }
    if (!isStopped && hour !== cleared && (await clearProofs(database, parts))) cleared = hour
    if (!isStopped && morning !== done && (await alone(database, () => workOf(database, { ...parts, morning }))))
      done = morning
    if (
      !isStopped &&
      evening !== null &&
      evening !== reminded &&
      (await alone(database, () => remind(database, { ...parts, evening })))
    )
      reminded = evening
  }
  const look = () =>
    (looking ??= begin()
      .catch((error: unknown) => logError(error, 'the night’s count failed'))
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
 * Of several servers on one database one works, the others look again later. The embedded database has one server by
 * its folder's lock, and one connection. A transaction holds the lock and nothing else: a server that dies in the midst
 * loses both. (`reserve()` never answers on a connection that has to be opened first.)
 *
 * @returns what `work` answers; false where another server is at it
 */
async function alone({ kind, sql }: Parts['database'], work: () => Promise<boolean>): Promise<boolean> {
  if (kind === 'embedded') return work()
  return sql.begin(async (turn) => {
    const [lock] = await turn<{ mine: boolean }[]>`select pg_try_advisory_xact_lock(${NIGHT_LOCK}) as mine`
    return lock?.mine === true && work()
  })
}

interface Look {
  now: Date
  life: SessionLife
  logError: Parts['logError']
  isStopped: () => boolean
}

/** Does one thing after the other, past those that fail. */
function attempts({ logError, isStopped }: Look) {
  let failed = 0
  return {
    attempt: async (what: string, work: () => Promise<unknown>): Promise<void> => {
      if (isStopped()) return
      await work().catch((error: unknown) => {
        failed += 1
        logError(error, `${what} failed`)
      })
    },
    isAllDone: () => failed === 0 && !isStopped(),
  }
}

/**
 * @param look `morning`: the day whose morning it is
 * @returns whether all of it is done
 */
async function workOf({ db }: Parts['database'], look: Look & { morning: string }): Promise<boolean> {
  const { now, morning, isStopped } = look
  const settlement = settleQueries(db, missionDays)
  const { attempt, isAllDone } = attempts(look)
  for (const chalnCode of await uncounted(db, morning))
    await attempt(`the count of ${chalnCode}`, () => dueCount(db, chalnCode, now))
  for (const { batSeq } of await allBehind(db, morning, morning))
    await attempt(`the count of battle ${String(batSeq)}`, () => bringUp(db, batSeq, now))
  for (
    let page = await settlement.owed('', now, PAGE);
    page.length > 0 && !isStopped();
    page = await settlement.owed(page.at(-1) ?? '', now, PAGE)
  ) {
    for (const hcId of page) await attempt('a settlement', () => settlement.due(hcId, now))
  }
  await keepBadges(db, look)
  const weekly = weekQueries(db, missionDays)
  for (
    let page = await weekly.owed('', now, PAGE);
    page.length > 0 && !isStopped();
    page = await weekly.owed(page.at(-1) ?? '', now, PAGE)
  ) {
    for (const hcId of page) await attempt('a report of a week', () => weekly.due(hcId, now))
  }
  await tellNews(db, look)
  const endings = endingQueries(db)
  const today = seoulDay(now)
  for (
    let page = await endings.owed('', today, PAGE);
    page.length > 0 && !isStopped();
    page = await endings.owed(page.at(-1)?.hcId ?? '', today, PAGE)
  ) {
    for (const ending of page) await attempt('a notice of points that end', () => endings.notify(ending, today, now))
  }
  await forget(db, look, today)
  return isAllDone()

  /** Of challenges that can be joined from now on. */
  async function tellNews(db: Parts['database']['db'], { now, morning, isStopped }: typeof look): Promise<void> {
    const news = newsQueries(db)
    for (const opened of await news.opened(morning)) {
      // Who is not told, since they want no notices, is passed by.
      for (
        let page = await news.owed(opened, '', PAGE);
        page.length > 0 && !isStopped();
        page = await news.owed(opened, page.at(-1) ?? '', PAGE)
      )
        for (const hcId of page) await attempt('news of a challenge', () => news.notify(hcId, opened, now))
    }
  }

  /** By what was counted above. */
  async function keepBadges(db: Parts['database']['db'], { now, morning, isStopped }: typeof look): Promise<void> {
    const badges = badgeNightQueries(db, missionDays)
    for (const challenge of await badges.open(morning)) {
      const { chalnCode } = challenge
      for (
        let people = await badges.owed(chalnCode, '', PAGE);
        people.length > 0 && !isStopped();
        people = await badges.owed(chalnCode, people.at(-1)?.memberKey ?? '', PAGE)
      )
        await attempt(`the badges of ${chalnCode}`, () => badges.keep(challenge, people, now))
    }
  }

  /**
   * Keeps the promises of deletion (domain/retention/promise.rules.ts), after everything that is still told or paid of
   * what goes, and takes away what has ended.
   */
  async function forget(db: Parts['database']['db'], { now, life, isStopped }: Look, today: string): Promise<void> {
    for (
      let hcIds = await membersAfter(db, '', PAGE);
      hcIds.length > 0 && !isStopped();
      hcIds = await membersAfter(db, hcIds.at(-1) ?? '', PAGE)
    ) {
      for (const [promise, take] of [...Object.entries(ofMembers), ...Object.entries(endedOfMembers)])
        await attempt(`the end of ${promise}`, () => take(db, { hcIds, today, now, life }))
    }
    for (const [promise, take] of Object.entries(ofAll)) await attempt(`the end of ${promise}`, () => take(db, today))
    for (const [what, take] of Object.entries(endedOfAll)) await attempt(`the end of ${what}`, () => take(db, now))
  }
}

/**
 * Needs no lock: what one server takes away, another does not find.
 *
 * @returns whether it is done
 */
async function clearProofs({ db }: Parts['database'], look: Look): Promise<boolean> {
  const { attempt, isAllDone } = attempts(look)
  await attempt('the clearing of proofs', () => clearEnded(db, look.now))
  return isAllDone()
}

/**
 * @param look `evening`: the day whose evening it is
 * @returns whether everybody who has reserved something for tomorrow has been told
 */
async function remind({ db }: Parts['database'], look: Look & { evening: string }): Promise<boolean> {
  const { now, evening, isStopped } = look
  const { attempt, isAllDone } = attempts(look)
  const reminders = reminderQueries(db)
  const day = remindedDay(evening)
  for (
    let page = await reminders.owed(undefined, day, PAGE);
    page.length > 0 && !isStopped();
    page = await reminders.owed(page.at(-1), day, PAGE)
  ) {
    for (const row of page) await attempt('a reminder of a reservation', () => reminders.notify(row, now))
  }
  return isAllDone()
}
