/** How long a password that was shown counts: member information may be changed, and the account closed (MYP-10). */
export const SHOWN_MS = 5 * 60_000

export const isPasswordFresh = (shownAt: Date | null, now: Date): boolean =>
  shownAt !== null && now.getTime() - shownAt.getTime() < SHOWN_MS

/** Wrong ones within ten minutes; the next try is refused until they are over. */
export const PASSWORD_LIMIT = { failures: 5, windowSeconds: 600 }
