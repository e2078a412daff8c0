import { entryRuns } from './lib/entry-screens.ts'
import { all, type Goal } from './lib/goal.ts'
import { median } from './lib/numbers.ts'

export const goal: Goal = {
  id: 7,
  title: 'Lighthouse',
  measure: async () => {
    const { screens } = await entryRuns()
    return [...screens].map(([path, scores]) => {
      const performance = median(scores.map((score) => score.performance))
      const accessibility = Math.min(...scores.map((score) => score.accessibility))
      const practices = Math.min(...scores.map((score) => score.bestPractices))
      const failing = [...new Set(scores.flatMap((score) => score.failing))]
      return {
        quantity: `Lighthouse performance / accessibility / best practices of \`${path}\``,
        ours: `${performance} / ${accessibility} / ${practices}${failing.length ? ` (${failing.join(', ')})` : ''}`,
        reference: '–',
        gate: all('95 / 100 / 100', performance >= 95, accessibility === 100, practices === 100),
        goal: all('100 / 100 / 100', performance === 100, accessibility === 100, practices === 100),
      }
    })
  },
}
