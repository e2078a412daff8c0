/** Versions of the text behind the health consents (HDT-13); the app bundles the one in force (docs/decisions/349). */
import { seoulDay } from '#server/seoul.ts'

export const HEALTH_VERSION = '2026.10'

const VERSIONS = [
  { version: '2025.03', since: '20250301' },
  { version: HEALTH_VERSION, since: '20261001' },
] as const

/** The version that stood there when it was decided: the one in force on that day. */
export function healthVersionAt(decidedAt: Date): string {
  const day = seoulDay(decidedAt)
  return (VERSIONS.findLast(({ since }) => since <= day) ?? VERSIONS[0]).version
}
