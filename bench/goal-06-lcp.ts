import { entryRuns } from './lib/entry-screens.ts'
import { atMost, type Goal } from './lib/goal.ts'
import { median, millis } from './lib/numbers.ts'

export const goal: Goal = {
  id: 6,
  title: 'largest contentful paint',
  measure: async () => {
    const { screens, vanilla } = await entryRuns()
    const reference = median(vanilla.map(({ lcpMs }) => lcpMs))
    return [...screens].map(([path, scores]) => {
      const ours = median(scores.map(({ lcpMs }) => lcpMs))
      const ratio = ours / reference
      return {
        quantity: `LCP of \`${path}\`, Lighthouse mobile`,
        ours: millis(ours),
        reference: `vanilla page ${millis(reference)}`,
        ratio,
        gate: atMost(ratio, 1.5),
        // Two simulated times are never equal to the last digit.
        goal: { text: '≤ 1.0', holds: ratio <= 1.005 },
      }
    })
  },
}
