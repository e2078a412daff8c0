import type { PostText } from '#src/contract/worker-calls.ts'
import type { KindPlan } from '#src/health-sync/sync-plan.ts'
import type { Piece } from '#src/health-sync/sync-types.ts'
import { normalise, ROWS_PER_PIECE } from '#src/health-sync/normalise/normalise.ts'
import { registerPieces } from '#src/health-sync/register-pieces.ts'
import { monthOfRows } from './month-rows.ts'

/**
 * A month of health samples, as many as a phone collects (guide/performance.md): one weight index record every few
 * minutes.
 */
export const MONTH_SAMPLES = 12_180

export type Sample = {
  helhidxCode: 'BW'
  helhidxVal: string
  helhidxOriCode: '2'
  helhidxLkeqmtCode: '1'
  inptDt: string
  helhDate: string
}

/** The month before `now`, oldest first, in pieces as the app's sync makes them. Same for same `now`. */
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
  for (let start = 0; start < samples.length; start += ROWS_PER_PIECE)
    pieces.push(samples.slice(start, start + ROWS_PER_PIECE))
  return pieces
}

/** Posts as the sync's worker does, with the headers of a signed-in member. */
const postAs =
  (origin: string, headers: Record<string, string>): PostText =>
  async (path, body, signal) => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      ...(signal && { signal }),
    })
    return { data: await response.json(), response }
  }

/**
 * Registers the pieces with the app's own function, two at a time; answers the milliseconds it took. Rejects where not
 * all arrived.
 */
async function registered(
  origin: string,
  headers: Record<string, string>,
  pieces: readonly Piece<string>[],
): Promise<number> {
  const started = performance.now()
  const { sent, failed } = await registerPieces(pieces, postAs(origin, headers), {
    signal: new AbortController().signal,
    onProgress: () => {},
  })
  const tookMs = performance.now() - started
  if (failed) throw new Error(`Of the month only ${sent} samples arrived`)
  return tookMs
}

/** Sends the month to our server as the app's sync would; answers the milliseconds it took. */
export const ingestOverHttp = (origin: string, headers: Record<string, string>, pieces: Sample[][]): Promise<number> =>
  registered(
    origin,
    headers,
    pieces.map((piece) => ({ call: 'insertMyHelhIdx', body: JSON.stringify(piece), count: piece.length })),
  )

const STEP_PLAN: KindPlan = {
  kind: 'steps',
  phone: 'android',
  type: 'STEPCOUNT_DETAIL',
  register: 'regHealthStepData',
  healthType: 'SS',
  today: '',
  window: { startDate: '20260101000000', endDate: '20261231235959' },
  permissions: { ht: false, bw: false, pulse: false, sleep: false, heartRate: false },
}

export type StepPiece = Piece<string> & {
  rows: {
    datauuid: string
    startDt: string
    endDt: string
    stepCnt: number
    distance: number
    kcal: number
    sourceNm: string
  }[]
}

/** A month of steps as the app's sync registers it: the same pieces, word for word. */
export function stepPieces(now: Date): StepPiece[] {
  const { pieces } = normalise({ plan: STEP_PLAN, hcId: '', data: monthOfRows(now), removedMeals: [] })
  return pieces.map((piece) => ({ ...piece, rows: (JSON.parse(piece.body) as { data: StepPiece['rows'] }).data }))
}

/** Registers a month of steps; answers the milliseconds until every day's totals stand. */
export const registerSteps = (origin: string, headers: Record<string, string>, pieces: StepPiece[]): Promise<number> =>
  registered(origin, headers, pieces)
