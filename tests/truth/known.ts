/** What the oracle finds untrue and is not mended yet: a row goes when its finding does, and the test insists on it. */
import type { Finding } from './claims/claim.ts'
import type { Member } from './members.ts'

export type Known = {
  finding: string
  claims: RegExp
  /** Whose findings these are; everybody's without it. */
  when?: (member: Member, finding: Finding) => boolean
}

export const known: readonly Known[] = []
