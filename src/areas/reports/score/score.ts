import type { Status, StatusScale } from '#src/charts/status-pointer.tsx'
import type { Schemas } from '#src/contract/schemas.ts'
import { isWhole, mostOf } from '#src/domain/health-score/points.ts'

export type Score = Schemas['HealthScore']
export type Part = Schemas['HealthScoreItem']
export type PartCode = Part['itemCode']

export const PARTS: readonly PartCode[] = ['BODY', 'BP', 'SUGAR', 'ACT', 'MEAL']

/**
 * The server gives no status under three known parts, and nothing at all without a record: then there is no number to
 * show.
 */
export const FEWEST_PARTS = 3

export type ScoreLead =
  /** So few parts are known that a number would tell of what is missing. */
  | { is: 'few'; missing: PartCode[] }
  /** There is no month before to compare it with. */
  | { is: 'first'; total: number; most: number; whole: boolean }
  | { is: 'same' }
  /** The parts that rose, the most first; two at most. */
  | { is: 'up'; points: number; thanksTo: PartCode[] }
  /** The part that fell most. */
  | { is: 'down'; points: number; look: PartCode | undefined }

export function leadOf({
  totalScore,
  changeScore,
  itemList,
}: Pick<Score, 'totalScore' | 'changeScore' | 'itemList'>): ScoreLead {
  const known = itemList.filter(({ score }) => score !== null).map(({ itemCode }) => itemCode)
  if (totalScore === null || known.length < FEWEST_PARTS)
    return { is: 'few', missing: PARTS.filter((code) => !known.includes(code)) }
  if (changeScore === null) return { is: 'first', total: totalScore, most: mostOf(itemList), whole: isWhole(itemList) }
  if (changeScore === 0) return { is: 'same' }
  const moved = byChange(itemList)
  if (changeScore > 0)
    return {
      is: 'up',
      points: changeScore,
      thanksTo: moved
        .filter(({ changeScore: change }) => (change ?? 0) > 0)
        .slice(0, 2)
        .map(({ itemCode }) => itemCode),
    }
  return {
    is: 'down',
    points: -changeScore,
    look: moved.filter(({ changeScore: change }) => (change ?? 0) < 0).at(-1)?.itemCode,
  }
}

/** What moved the score most stands first, what is not known last. */
export const byChange = (parts: readonly Part[]): Part[] =>
  parts.toSorted(
    (a, b) => Number(b.score !== null) - Number(a.score !== null) || (b.changeScore ?? 0) - (a.changeScore ?? 0),
  )

/** Last month's points, for the mark on the arc; undefined where the two months cannot be compared. */
export function lastMonth({ totalScore, changeScore }: Pick<Score, 'totalScore' | 'changeScore'>): number | undefined {
  return totalScore === null || changeScore === null ? undefined : totalScore - changeScore
}

/** A name within a sentence: English begins it small. */
export const inSentence = (name: string, language: string): string => (language === 'ko' ? name : name.toLowerCase())

export const statusOf = (code: Schemas['HealthStatus']): Status =>
  ({ NORMAL: 'normal', CAUTION: 'caution', DANGER: 'danger', LACK: 'lacking' } as const)[code]

const FROM_LACKING: StatusScale = ['lacking', 'normal', 'caution']
const USUAL: StatusScale = ['normal', 'caution', 'danger']
const THIRD = 100 / 3

type Index = Pick<Schemas['HealthAnalysisIndex'], 'indexCode' | 'posRate' | 'statusCode'>

/**
 * The three thirds that a measurement stands in, and how far into its own it lies. The wire has one place over all of
 * them. [CRT-15]
 */
export function pointerOf({ indexCode, posRate, statusCode }: Index): {
  status: Status
  way: number
  scale: StatusScale
} {
  const status = statusOf(statusCode)
  // Of these there can be too little, so lacking is where their scale begins.
  const scale =
    statusCode === 'LACK' || indexCode === 'STEP' || indexCode === 'SLP' || indexCode === 'KCAL' ? FROM_LACKING : USUAL
  return { status, way: Math.min(1, Math.max(0, posRate / THIRD - Math.max(0, scale.indexOf(status)))), scale }
}
