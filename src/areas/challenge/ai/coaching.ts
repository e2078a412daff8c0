import type { Schemas } from '#src/contract/schemas.ts'
import type { Day } from '#src/lib/days.ts'

/** The coaching of a day, as its screens show it. */
export interface Coaching {
  /** Null: the member is in no challenge that coaches. */
  challenge: { code: string; name: string; percent: number } | null
  title: string
  text: string
  tasks: { seq: number; name: string; reason: string; isDone: boolean; route: string | null }[]
  score: { points: number; change: number | null } | null
  /** Without the consent to health data there is no score, however much is recorded. */
  isScored: boolean
  type: { code: string; name: string } | null
}

export const toCoaching = (wire: Schemas['AiChallenge']): Coaching => ({
  challenge:
    wire.aiChalnYn === 'Y' && wire.chalnCode !== null
      ? { code: wire.chalnCode, name: wire.chalnNm ?? '', percent: wire.achieveRate ?? 0 }
      : null,
  title: wire.coachTitle ?? '',
  text: wire.coachTxt,
  tasks: wire.taskList.map(({ taskSeq, taskNm, reasonTxt, doneYn, menu }) => ({
    seq: taskSeq,
    name: taskNm,
    reason: reasonTxt,
    isDone: doneYn === 'Y',
    route: menu,
  })),
  score: wire.healthScore === null ? null : { points: wire.healthScore, change: wire.healthScoreDiff },
  isScored: wire.healthAgreeYn !== 'N',
  type: wire.nbtiCode === null || wire.nbtiNm === null ? null : { code: wire.nbtiCode, name: wire.nbtiNm },
})

/** The last days of the walk, the oldest first, and what a day asks. */
export interface Walk {
  goal: number
  days: { day: Day; steps: number }[]
}

/** As many as stand beside each other on a small phone. */
const DAYS_SHOWN = 5

export const toWalk = (wire: Schemas['ChalnStepPoint']): Walk => ({
  goal: wire.goalStepCnt,
  days: wire.dayList
    .slice(0, DAYS_SHOWN)
    .map(({ stepDt, stepCnt }) => ({ day: stepDt, steps: stepCnt }))
    .toReversed(),
})
