/** What a team of a challenge allows. */
const HOUR_MS = 3_600_000

/** An invitation goes out three times at most, and not within a day: nobody is pestered. */
export const MOST_SENDINGS = 3
const AGAIN_AFTER_MS = 24 * HOUR_MS

export type InviteAnswer = 'ACCEPTED' | 'REJECTED' | 'CANCELLED'

export const canAskAgain = ({ answer, sentCnt, sentAt }: { answer: InviteAnswer | null; sentCnt: number; sentAt: Date }, now: Date): boolean =>
  answer === null && sentCnt < MOST_SENDINGS && now.getTime() - sentAt.getTime() >= AGAIN_AFTER_MS

/** What makes a name one of a kind: blanks and capitals do not. */
export const nameKeyOf = (name: string): string => name.replaceAll(/\s/g, '').toLowerCase()

/** Days on which teams can change. */
export const isChangeable = ({ teamMax, teamChangeEndDt }: { teamMax: number | null; teamChangeEndDt: string | null }, today: string): boolean => teamMax !== null && teamChangeEndDt !== null && today <= teamChangeEndDt
