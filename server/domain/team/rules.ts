/** What a team of a challenge allows (docs/decisions/346). */
import { foldedName } from '#server/domain/identity/rules.ts'

const HOUR_MS = 3_600_000

/** Who leads a team asks somebody three times at most, and not twice within a day: nobody is pestered. */
export const MOST_SENDINGS = 3
const AGAIN_AFTER_MS = 24 * HOUR_MS

export type InviteAnswer = 'ACCEPTED' | 'REJECTED' | 'CANCELLED'

/**
 * How often somebody was asked, and when last: it counts whatever became of it, so that taking back and asking anew is
 * no way round.
 */
export interface Sendings {
  sentCnt: number
  sentAt: Date
}

/** What several invitations of one person come to: each carries how many there were before it. */
export const sendingsOf = (rows: readonly Sendings[]): Sendings | undefined =>
  rows.length === 0
    ? undefined
    : {
        sentCnt: Math.max(...rows.map((one) => one.sentCnt)),
        sentAt: new Date(Math.max(...rows.map((one) => one.sentAt.getTime()))),
      }

export const canBeAsked = (before: Sendings | undefined, now: Date): boolean =>
  before === undefined || (before.sentCnt < MOST_SENDINGS && now.getTime() - before.sentAt.getTime() >= AGAIN_AFTER_MS)

/** From when somebody can be asked again; null for now, and for never. */
export const askableFrom = (before: Sendings | undefined, now: Date): Date | null =>
  before === undefined || canBeAsked(before, now) || before.sentCnt >= MOST_SENDINGS
    ? null
    : new Date(before.sentAt.getTime() + AGAIN_AFTER_MS)

export const canAskAgain = (invite: Sendings & { answer: InviteAnswer | null }, now: Date): boolean =>
  invite.answer === null && canBeAsked(invite, now)

/** What makes a name one of a kind: blanks, capitals, width and what nobody sees do not. */
export const nameKeyOf = foldedName

/** Days on which teams can change. */
export const isChangeable = (
  { teamMax, teamChangeEndDt }: { teamMax: number | null; teamChangeEndDt: string | null },
  today: string,
): boolean => teamMax !== null && teamChangeEndDt !== null && today <= teamChangeEndDt
