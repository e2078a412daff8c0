/** How long a session lives. */

/** Seconds: after its last renewal, and at all. */
export type SessionLife = { idle: number; most: number }

/** Where nothing else is set. */
export const USUAL_LIFE: SessionLife = { idle: 12 * 3600, most: 30 * 86_400 }

/** As it is set (server/settings.ts). */
export const lifeOf = ({ sessionSeconds, sessionDays }: { sessionSeconds: number; sessionDays: number }) =>
  ({ idle: sessionSeconds, most: sessionDays * 86_400 }) satisfies SessionLife
