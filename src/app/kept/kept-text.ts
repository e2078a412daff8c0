/** What a query received, and when. */
export interface Kept {
  data: unknown
  receivedMs: number
}

/** What was kept, as it lies in the vault; null for anything else. */
export function parseKept(text: string | null): Kept | null {
  if (text === null) return null
  const kept: unknown = JSON.parse(text)
  const valid = typeof kept === 'object' && kept !== null && 'data' in kept && 'receivedMs' in kept
  return valid && typeof kept.receivedMs === 'number' ? { data: kept.data, receivedMs: kept.receivedMs } : null
}
