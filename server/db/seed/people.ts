/** Storing seeded members: the four people of the demo, and fresh copies of them for tests. */
import { randomInt } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { hashPassword } from '#server/auth/password.ts'
import { signInNames } from '#server/domain/session/schema.ts'
import { seeds } from '#server/seeds.gen.ts'
import type { Db, Queryable } from '../client.ts'
import { retrying } from '../retry.ts'
import { type Newcomer, type Persona, PERSONAS } from './noun.ts'

/** Shown at start and in README: these four are for demonstration only. */
export const DEMO_PASSWORD = 'hansang-demo!1'

/** Keys of the four. Fixed, so that a support conversation can name them; copies get random ones. */
const DEMO_KEYS: Record<Persona, string> = {
  haneul: 'HC0000000311',
  saebyeok: 'HC0000000312',
  dasom: 'HC0000000313',
  emily: 'HC0000000314',
}

/** Who of the four is not there. */
export async function missingPersonas(db: Queryable): Promise<Persona[]> {
  const present = await db.select().from(signInNames).where(inArray(signInNames.username, PERSONAS))
  return PERSONAS.filter((persona) => !present.some(({ username }) => username === persona))
}

/**
 * Sign-ins for `addPersonas`; only computes, so it may run beside a transaction. All share one hash: their password
 * is public, and one hash per person would double the time of a first start.
 */
export async function demoSignIns(personas: readonly Persona[]): Promise<Newcomer[]> {
  if (personas.length === 0) return []
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  return personas.map((persona) => ({ persona, hcId: DEMO_KEYS[persona], username: persona, passwordHash }))
}

/** Adds people with everything they own, as of `now`. */
export async function addPersonas(db: Queryable, newcomers: readonly Newcomer[], now: Date): Promise<void> {
  for (const newcomer of newcomers) {
    for (const { person } of seeds) await person?.(db, newcomer, now)
  }
}

/**
 * A fresh member with the data of a persona and a sign-in of its own.
 *
 * @param username lower case; by default unique, such as `haneul-4f7k2`
 * @throws when the name is taken
 */
export async function makeMember(
  { db }: { db: Db },
  { persona, now, username = uniqueName(persona) }: { persona: Persona; now: Date; username?: string },
): Promise<{ username: string; password: string; hcId: string }> {
  const hcId = `HC${String(randomInt(1_000_000_000, 10_000_000_000))}`
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const newcomer = { persona, hcId, username, passwordHash }
  await retrying(() => db.transaction((tx) => addPersonas(tx, [newcomer], now)))
  return { username, password: DEMO_PASSWORD, hcId }
}

/** Without letters and digits that look alike. */
const NAME_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

function uniqueName(persona: Persona): string {
  const tail = Array.from({ length: 8 }, () => NAME_LETTERS[randomInt(NAME_LETTERS.length)]).join('')
  return `${persona}-${tail}`
}
