/** A month of health samples, as many as a phone collects (guide/performance.md): one weight index record every few minutes. */
export const MONTH_SAMPLES = 12_180

/** Records per call: what a careful client sends at once, so that others are not kept waiting. */
const PIECE = 300

export type Sample = { helhidxCode: 'BW'; helhidxVal: string; helhidxOriCode: '2'; helhidxLkeqmtCode: '1'; inptDt: string; helhDate: string }

/** The month before `now`, oldest first, in pieces that one call takes. Same for same `now`. */
export function monthOfSamples(now: Date): Sample[][] {
  const everyMs = Math.floor((30 * 86_400_000) / MONTH_SAMPLES)
  const samples = Array.from({ length: MONTH_SAMPLES }, (_, index): Sample => {
    const seoul = new Date(now.getTime() + 9 * 3_600_000 - (MONTH_SAMPLES - index) * everyMs)
    const inptDt = seoul.toISOString().replace(/\D/g, '').slice(0, 14)
    return {
      helhidxCode: 'BW',
      helhidxVal: (65 + (index % 70) / 10).toFixed(1),
      helhidxOriCode: '2',
      helhidxLkeqmtCode: '1',
      inptDt,
      helhDate: inptDt.slice(0, 8),
    }
  })
  const pieces: Sample[][] = []
  for (let start = 0; start < samples.length; start += PIECE) pieces.push(samples.slice(start, start + PIECE))
  return pieces
}

/** Sends the month to our server; answers the milliseconds it took. */
export async function ingestOverHttp(origin: string, headers: Record<string, string>, pieces: Sample[][]): Promise<number> {
  const started = performance.now()
  for (const piece of pieces) {
    const answer = await fetch(`${origin}/api/healthlog/insertMyHelhIdx`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(piece),
    })
    if (!answer.ok) throw new Error(`insertMyHelhIdx answered ${answer.status}: ${await answer.text()}`)
    await answer.arrayBuffer()
  }
  return performance.now() - started
}
