/** Filling a database with the workplace and the four people of the demo, noun by noun. */
import { seoulDay } from '#server/seoul.ts'
import { companies } from '#server/domain/company/schema.ts'
import { seeds } from '#server/seeds.gen.ts'
import { retrying } from '../retry.ts'
import type { Db } from '../client.ts'
import { addPersonas, demoSignIns, missingPersonas } from './people.ts'

export type SeedOptions = {
  /** Decides what "today", "this morning" and "a year ago" mean. */
  now: Date
  /** False leaves the four people out: everybody knows their password. */
  demo?: boolean
}

/**
 * Brings places, dishes, menus and the four people in. May be called at any time: what is there stays as it is,
 * records of members are never written again.
 */
export async function seed({ db }: { db: Db }, { now, demo = true }: SeedOptions): Promise<void> {
  // Hashing the password takes another core's time, so it runs beside the rest.
  const newcomers = demoSignIns(demo ? await missingPersonas(db) : [])
  newcomers.catch(() => {})
  await retrying(() =>
    db.transaction(async (tx) => {
      for (const { shared } of seeds) await shared?.(tx, seoulDay(now))
      await addPersonas(tx, await newcomers, now)
    }),
  )
}

/**
 * What a start does: a full seed when the database is empty, otherwise only what today needs. People who
 * left stay away.
 *
 * @returns whether the database was empty
 */
export async function seedWhenEmpty(database: { db: Db }, options: SeedOptions): Promise<boolean> {
  const found = await database.db.select({ code: companies.bizCode }).from(companies).limit(1)
  if (found.length > 0) {
    await keepDay(database, seoulDay(options.now))
    return false
  }
  await seed(database, options)
  return true
}

/**
 * Sees to it that what members ask for on a day is there: menus from three weeks before it to two weeks after. Call it
 * when the day turns; a call that has nothing to do is a few short queries.
 *
 * @param today `YYYYMMDD`, Seoul
 */
export async function keepDay({ db }: { db: Db }, today: string): Promise<void> {
  for (const { day } of seeds) await day?.(db, today)
}
