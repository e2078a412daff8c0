import type { Schemas } from '#src/contract/schemas.ts'

/** Who confirms: the app in which a member says that it is them. */
export interface Provider {
  code: string
  name: string
  asksCompany: boolean
  /** Opens the app; null where nobody knows how. */
  appUrl: string | null
}

/** As the clinic knows them. Typed, and kept in memory alone. */
export interface Person {
  realName: string
  birthday: string
  mobileNo: string
  telecomCode: string | null
}

/** A request that waits at a provider. Nothing of the person is in it. */
export interface Request {
  txId: string
  untilMs: number
}

export type Answer = { is: 'WAIT' | 'DONE' | 'DENIED' | 'EXPIRED'; reason: string | null }

/** Whom each provider was told of, by its code; null where a reload has lost who it was. */
export type SentPersons = Readonly<Record<string, Person | null>>

/**
 * Whether a person is somebody else than the provider was told of: to answer the request that waits would leave it with
 * the number of before.
 */
export function isCorrection(sentPersons: SentPersons, provider: Provider | null, person: Person | null): boolean {
  const before = provider === null ? undefined : sentPersons[provider.code]
  if (before === undefined || person === null) return false
  // a person has no other keys
  return before === null || (Object.keys(person) as (keyof Person)[]).some((key) => person[key] !== before[key])
}

/** Why it does not go on: without words nobody answered. */
export interface Refused {
  about: 'whole' | 'consent' | 'gone' | 'late'
  message: string | null
}

export type Fetched = Pick<Schemas['Checkup'], 'checkupSeq' | 'checkupDt' | 'hospitalNm'>

/** How long a provider is waited for, as the clock draws it. */
export const WAIT_MS = 5 * 60_000

/**
 * Until when a request waits, by the clock of this phone: one that is wrong would count an hour, or give up at once.
 */
export function untilOn(nowMs: number, endMs: number): number {
  const leftMs = endMs - nowMs
  return leftMs > 0 && leftMs <= WAIT_MS ? endMs : nowMs + WAIT_MS
}

/** Years back that are asked for, this one included: as long as results are kept. */
const YEARS = 5

export const yearsUntil = (year: number): { startYear: string; endYear: string } => ({
  startYear: String(year - YEARS + 1),
  endYear: String(year),
})

/** An app is opened by https or by a path of this host, by nothing else. */
const OPENS = /^(https:\/\/|\/(?!\/))/

export const toProvider = ({ loginExtCode, loginExtNm, telecomUseYn, appUrl }: Schemas['LoginExt']): Provider => ({
  code: loginExtCode,
  name: loginExtNm,
  asksCompany: telecomUseYn === 'Y',
  appUrl: appUrl !== null && OPENS.test(appUrl) ? appUrl : null,
})

/** The one used last stands first. */
export const inOrder = (providers: readonly Provider[], last: string | null): Provider[] =>
  providers.toSorted((a, b) => Number(b.code === last) - Number(a.code === last))

/** `4:32` of what is left, never below zero. */
export function clockLeft(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
