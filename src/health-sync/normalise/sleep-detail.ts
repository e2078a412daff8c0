import type { SleepRow } from '#src/shell/health-rows.ts'

import { wallTime } from './amounts.ts'

type StageCode = 'A' | 'R' | 'L' | 'D'

/** When a night began, and its stages, as the server keeps them. */
export interface SleepDetail {
  startDt: string
  stageList: { fromDt: string; stageCode: StageCode; durationSec: number }[]
}

const CODES: Readonly<Record<SleepRow['stages'][number]['stage'], StageCode>> = {
  awake: 'A',
  rem: 'R',
  light: 'L',
  deep: 'D',
}

/** As many as the contract takes; a night has some thirty. */
const MOST_STAGES = 500
const DAY_MS = 86_400_000

/**
 * Undefined where the night cannot be placed: it keeps its minutes. Stages that overlap or stand outside of the night
 * are left out, since the server would refuse the night for them.
 */
export function sleepDetail({ startTime, endTime, timeOffset, stages }: SleepRow): SleepDetail | undefined {
  const length = endTime - startTime
  const startDt = wallTime(startTime, timeOffset)
  if (startDt === null || !(length > 0 && length <= DAY_MS)) return undefined
  const stageList: SleepDetail['stageList'] = []
  let until = startTime
  for (const { startTime: from, endTime: to, stage } of stages.toSorted((a, b) => a.startTime - b.startTime)) {
    const durationSec = Math.floor((to - from) / 1000)
    const fromDt = wallTime(from, timeOffset)
    if (from < until || to > endTime || durationSec < 1 || fromDt === null || stageList.length === MOST_STAGES) continue
    stageList.push({ fromDt, stageCode: CODES[stage], durationSec })
    until = to
  }
  return { startDt, stageList }
}
