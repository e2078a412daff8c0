import { fromWireTime, toWireTime } from '#src/lib/wire-time.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { lengthMs, type Run } from './run.ts'

const SHORTEST_MS = 1000

/** A whole second of the wire, so that the same run is sent with the same key however often. */
const wire = (ms: number) => toWireTime(new Date(ms))

/**
 * What a run is saved as: the same for the same run, whenever it is sent. It lasts from its first start for as long as
 * somebody moved or rested, without the pauses: who goes on after a night has not exercised all night. Both are told by
 * the server's clock, as far as it was known. A move is done when all its sets are.
 */
export function bodyOf({ plan, done, spentMs, restedMs, startedMs, aheadMs }: Run): Schemas['AiHealthCareForm'] {
  const start = (startedMs ?? 0) + (aheadMs ?? 0)
  const lasted = Math.max(SHORTEST_MS, lengthMs({ spentMs, restedMs }))
  return {
    prgmCode: plan.code,
    startDt: wire(start),
    endDt: wire((fromWireTime(wire(start))?.getTime() ?? start) + lasted),
    moveList: plan.moves.map(({ sn }, move) => ({
      moveSn: sn,
      doneYn: (done[move] ?? []).every(Boolean) ? 'Y' : 'N',
      moveSec: Math.min(7200, Math.round((spentMs[move] ?? 0) / 1000)),
    })),
  }
}
