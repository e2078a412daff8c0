import { createHash } from 'node:crypto'

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** The code that a member brings others along with: always the same, and too short to tell whose it is. */
export function recommCodeOf(hcId: string): string {
  const hash = createHash('sha256').update(`recommend ${hcId}`).digest()
  return Array.from({ length: 6 }, (_, index) => LETTERS[(hash[index] ?? 0) % LETTERS.length]).join('')
}
