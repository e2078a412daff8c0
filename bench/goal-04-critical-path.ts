import { filesOfLogin } from './goal-01-initial-js.ts'
import { importDepth, readBuiltApp } from './lib/built-app.ts'
import { all, type Goal } from './lib/goal.ts'

export const goal: Goal = {
  id: 4,
  title: 'critical path',
  measure: async () => {
    const files = await filesOfLogin()
    const depth = importDepth(readBuiltApp(), files)
    const count = files.length
    return [
      {
        quantity: 'critical path of `/login`: import depth / files',
        ours: `${depth} / ${count}`,
        reference: '–',
        gate: all('3 / 8', depth <= 3, count <= 8),
        goal: all('2 / 4', depth <= 2, count <= 4),
      },
    ]
  },
}
