/** Stories in plain words, and which of them stands first (docs/decisions/279). */
import type { Schemas } from '#src/contract/schemas.ts'
import { addDays, type Day } from '#src/lib/days.ts'
import type { StoryKind } from '#src/ui/art/story-art.tsx'

export type Category = Schemas['CareCategoryCode']
export type Story = Schemas['CareContents']

/** In the order of the chips. */
export const categories = ['MEAL', 'EXERCISE', 'SLEEP', 'MIND', 'DISEASE'] as const satisfies readonly Category[]

export const artOf: Readonly<Record<Category, StoryKind>> = {
  MEAL: 'meal',
  EXERCISE: 'exercise',
  SLEEP: 'sleep',
  MIND: 'mind',
  DISEASE: 'check',
}

/** What the app has already been told of the member's week. Whatever it has not is missing here. */
export interface KnownWeek {
  means?: Pick<Schemas['HelhWeekly'], 'indexList'> | undefined
  /** Days with their steps. */
  steps: readonly Pick<Schemas['KcalGraph']['list'][number], 'helhDate' | 'stepCnt'>[]
  stepGoal?: number | null | undefined
  eaten?:
    | {
        nutrientList: readonly Pick<
          Schemas['PatternReport']['nutrientList'][number],
          'nutrientCode' | 'eatVal' | 'stdVal'
        >[]
      }
    | undefined
}

/** Why a story stands first. */
export type Reason = { category: 'SLEEP'; minutes: number } | { category: 'DISEASE' | 'EXERCISE' | 'MEAL' }

/** A night that is long enough. */
const ENOUGH_SLEEP_MINUTES = 420
/** So many of the last days count, and so many of them below the goal are too many. */
const STEP_DAYS = 5
const SHORT_DAYS = 3

const isRaised = (status: Schemas['HelhWeekly']['indexList'][number]['statusCode']) =>
  status === 'CAUTION' || status === 'DANGER'

/**
 * What of the week deserves a story, the nearest first; null where nothing does or nothing is known. Today is not over
 * and counts nowhere.
 */
export function reasonOf({ means, steps, stepGoal, eaten }: KnownWeek, today: Day): Reason | null {
  const index = (code: Schemas['HelhIdxCode']) => means?.indexList.find(({ helhidxCode }) => helhidxCode === code)
  const minutes = index('SLP')?.avgVal ?? null
  if (minutes !== null && minutes < ENOUGH_SLEEP_MINUTES) return { category: 'SLEEP', minutes }
  if (isRaised(index('SBP')?.statusCode ?? null) || isRaised(index('DBP')?.statusCode ?? null))
    return { category: 'DISEASE' }
  const days = Array.from({ length: STEP_DAYS }, (_, ago) => addDays(today, -1 - ago))
  const walked = new Map(steps.map(({ helhDate, stepCnt }) => [helhDate, stepCnt]))
  const isShort = (day: Day) => (walked.get(day) ?? stepGoal ?? 0) < (stepGoal ?? 0)
  if (days.filter(isShort).length >= SHORT_DAYS) return { category: 'EXERCISE' }
  const salt = eaten?.nutrientList.find(({ nutrientCode }) => nutrientCode === 'NA')
  if (salt !== undefined && salt.stdVal !== null && salt.eatVal > salt.stdVal) return { category: 'MEAL' }
  return null
}

/** Kinds of stories by what a member chose to read about; a topic that this app does not know chooses nothing. */
const KIND_OF_TOPIC: Readonly<Record<string, Category>> = {
  T01: 'MEAL',
  T02: 'DISEASE',
  T03: 'EXERCISE',
  T04: 'SLEEP',
  T05: 'DISEASE',
  T06: 'EXERCISE',
  T07: 'MEAL',
  T08: 'MEAL',
  T09: 'MEAL',
  T10: 'MEAL',
  T11: 'MIND',
  T12: 'MEAL',
}

export const kindsOf = (topics: readonly Pick<Schemas['Topic'], 'topicCode'>[]): ReadonlySet<Category> =>
  new Set(topics.flatMap(({ topicCode }) => KIND_OF_TOPIC[topicCode] ?? []))

/**
 * The story that stands first, and why: of the week's reason, else the newest of what the member chose to read about
 * [MYP-09], else the newest.
 */
export function firstStory(
  newest: readonly Story[],
  reason: Reason | null,
  chosen: ReadonlySet<Category> = new Set(),
): { story: Story | undefined; reason: Reason | 'chosen' | null } {
  const meant = reason === null ? undefined : newest.find(({ categoryCode }) => categoryCode === reason.category)
  if (meant !== undefined) return { story: meant, reason }
  const liked = newest.find(({ categoryCode }) => chosen.has(categoryCode))
  return liked === undefined ? { story: newest[0], reason: null } : { story: liked, reason: 'chosen' }
}

/** Records may be used to choose for a member who has said so, and for nobody else. */
const COACHING_RULE = '4'
export const mayChoose = (rules: readonly { ruleSn: string; agreeYn: 'Y' | 'N' }[] | undefined): boolean =>
  rules?.some(({ ruleSn, agreeYn }) => ruleSn === COACHING_RULE && agreeYn === 'Y') === true
