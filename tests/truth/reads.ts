/** The reads that are judged, and those that say something and are not judged yet. */
import { age } from './claims/age.ts'
import { analysis } from './claims/analysis.ts'
import type { Read } from './claims/claim.ts'
import { goal, goalRows } from './claims/goals.ts'
import { alters, lead } from './claims/hub.ts'
import { home, mealDay, mealTabs } from './claims/meals.ts'
import { endings, entries, points } from './claims/points.ts'
import { pressure, pressures, sugars, weight, weightWeeks } from './claims/readings.ts'
import { report, reportPage } from './claims/reports.ts'
import { cards, detail, week } from './claims/records.ts'
import { score } from './claims/score.ts'

/** A claim's own data is what its read answers; here they stand side by side. */
const all = <Data>(...list: Read<Data>[]): Read<unknown>[] => list as Read<unknown>[]

export const reads: readonly Read<unknown>[] = [
  ...all(score),
  ...all(analysis),
  ...all(lead),
  ...all(alters),
  ...all(cards),
  ...all(...(['BW', 'BP', 'BS', 'SLP', 'HR', 'BMI', 'BDF'] as const).map(detail)),
  ...all(week),
  ...all(weight),
  ...all(weightWeeks),
  ...all(pressure),
  ...all(pressures),
  ...all(sugars),
  ...all(age),
  ...all(goal),
  ...all(goalRows),
  ...all(home),
  ...all(mealDay),
  ...all(mealTabs),
  ...all(report),
  ...all(reportPage),
  ...all(points),
  ...all(endings),
  ...all(entries),
]
