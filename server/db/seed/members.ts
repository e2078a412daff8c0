/** Storing seeded members: the four people of the demo, and fresh copies of them for tests. */
import { randomInt } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { hashPassword } from '#server/auth/password.ts'
import type { Db, Queryable } from '../client.ts'
import { retrying } from '../retry.ts'
import {
  alarms,
  credentials,
  dailyActivity,
  healthIndexRecords,
  likedMenus,
  memberAllergies,
  memberRestaurants,
  members,
  memberTargets,
  signInNames,
  stepReadings,
} from '../schema/member.ts'
import { appointments, challengeSuccesses, greenStamps, memberChallenges } from '../schema/programme.ts'
import { deviceLinks, healthConsents } from '../schema/phone.ts'
import { dishNamed } from './dishes.ts'
import { insertMany } from '../many.ts'
import { haneul } from './people/haneul.ts'
import { dasom, emily, saebyeok } from './people/others.ts'
import type { Person } from './people/person.ts'
import { allergenCode } from './places.ts'

/** Shown at start and in README: these four are for demonstration only. */
export const DEMO_PASSWORD = 'hansang-demo!1'

const PEOPLE = { haneul, saebyeok, dasom, emily }

export type Persona = keyof typeof PEOPLE

export const PERSONAS = Object.keys(PEOPLE) as Persona[]

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
  for (const newcomer of newcomers) await addPerson(db, newcomer, PEOPLE[newcomer.persona](now), now)
}

/**
 * A fresh member with the data of a persona and a sign-in of its own.
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

export interface Newcomer {
  persona: Persona
  hcId: string
  username: string
  passwordHash: string
}

async function addPerson(db: Queryable, { hcId, username, passwordHash }: Newcomer, person: Person, now: Date): Promise<void> {
  const own = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, hcId }))
  // Not "on conflict do nothing": a taken name must stop everything that follows.
  await db.insert(signInNames).values({ username, hcId })
  await db.insert(members).values({ ...person.member, hcId, usrId: username })
  await db.insert(credentials).values({ hcId, passwordHash })
  await insertMany(db, memberRestaurants, own(person.restaurants))
  await insertMany(db, memberAllergies, own(person.allergies.map((name) => ({ allergenCode: allergenCode(name) }))))
  await insertMany(db, likedMenus, own(person.liked.map((name) => ({ menuCode: dishNamed(name).menuCode }))))
  await insertMany(db, memberTargets, own(person.targets ? [person.targets] : []))
  await insertMany(db, healthIndexRecords, own(person.records))
  await insertMany(db, dailyActivity, own(person.days))
  await insertMany(db, stepReadings, own(person.steps))
  await insertMany(db, alarms, own(person.alarms))
  if (person.linked) {
    const at = person.member.joinedAt ?? now
    // Measurements of the restaurants' InBody are there because the member let them in.
    const hasInbody = person.records.some(({ helhidxOriCode }) => helhidxOriCode === '4')
    const consents = ['1', '3', 'health', 'exerciseApp', ...(hasInbody ? ['inbody'] : [])].map((consent) => ({ consent, agreeYn: 'Y' as const, decidedAt: at }))
    await insertMany(db, healthConsents, own(consents))
    await insertMany(db, deviceLinks, own([{ linkCode: person.linked, linkYn: 'Y' as const, changedAt: at }]))
  }
  await insertMany(db, memberChallenges, own(person.challenges))
  await insertMany(db, challengeSuccesses, own(person.successes))
  await insertMany(db, appointments, own(person.appointments))
  await insertMany(db, greenStamps, own(person.stamps))
}

/** Without letters and digits that look alike. */
const NAME_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

function uniqueName(persona: Persona): string {
  const tail = Array.from({ length: 8 }, () => NAME_LETTERS[randomInt(NAME_LETTERS.length)]).join('')
  return `${persona}-${tail}`
}
