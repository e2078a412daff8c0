import type { KindPlan } from '#src/health-sync/sync-plan.ts'
import { normalise } from '#src/health-sync/normalise/normalise.ts'
import { monthOfRows } from './month-rows.ts'

/** A month of health samples, as many as a phone collects (guide/performance.md): one weight index record every few minutes. */
export const MONTH_SAMPLES = 12_180

/** Records per call: what a careful client sends at once, so that others are not kept waiting: a call is kept whole or not at all. */
const PIECE = 150

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

const STEP_PLAN: KindPlan = {
  kind: 'steps', phone: 'android', type: 'STEPCOUNT_DETAIL', register: 'regHealthStepData', healthType: 'SS', today: '',
  window: { startDate: '20260101000000', endDate: '20261231235959' }, permissions: { ht: false, bw: false, pulse: false, sleep: false },
}

export type StepPiece = {
  body: string
  rows: { datauuid: string; startDt: string; endDt: string; stepCnt: number; distance: number; kcal: number; sourceNm: string }[]
}

/** A month of steps as the app's sync registers it: the same pieces, word for word. */
export function stepPieces(now: Date): StepPiece[] {
  const { pieces } = normalise({ plan: STEP_PLAN, hcId: '', data: monthOfRows(now), removedMeals: [] })
  return pieces.map(({ body }) => ({ body, rows: (JSON.parse(body) as { data: StepPiece['rows'] }).data }))
}

/** Registers the pieces one after the other, as the sync does; answers the milliseconds it took. */
export async function registerSteps(origin: string, headers: Record<string, string>, pieces: StepPiece[]): Promise<number> {
  const started = performance.now()
  for (const { body, rows } of pieces) {
    const answer = await fetch(`${origin}/api/common/regHealthStepData`, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body })
    const { data } = (await answer.json()) as { data?: { savedCnt: number } }
    // All of them the first time, none the next.
    if (data?.savedCnt !== rows.length && data?.savedCnt !== 0) throw new Error(`regHealthStepData kept ${data?.savedCnt ?? 0} of ${rows.length} samples (${answer.status})`)
  }
  return performance.now() - started
}
